"""Moves as people and machines outside see them: text, JSON, boxes for a form, action ids."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain, product
from math import prod
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.codec import Json
from polis.core.digits import is_number, is_signed
from polis.core.errors import NotationError
from polis.core.model import Menu, first_of, kind_of, move, second_of, third_of
from polis.core.schema import Arg, Domain, EventType, MoveType, OpportunityType, RefusalType, Schema
from polis.core.seats import NATURE

CHANCE = "*"  # how nature signs its moves


class Choice(NamedTuple):
    """A box of legal moves: one kind, and the values each argument may take."""

    kind: str
    domains: list[list[int]]

    def size(self) -> int:
        return prod(map(len, self.domains))


def args_of(schema: Schema, code: int) -> tuple[MoveType, list[int]]:
    kind = schema.moves[kind_of(code)]
    return kind, [first_of(code), second_of(code), third_of(code)][: len(kind.args)]


def named(schema: Schema, name: str) -> MoveType:
    for kind in schema.moves:
        if kind.name == name:
            return kind
    known = ", ".join(kind.name for kind in schema.moves)
    raise NotationError("unknown_move", text=name, known=known)


# Text


def write(schema: Schema, code: int, payload: Iterable[int] = ()) -> str:
    """``bid 21``, ``build top 4``, or with payload ``bid 3 : 1 0 0`` or ``offer 2 : 50 o3``."""
    kind, args = args_of(schema, code)
    values = [arg.domain.write(value) for arg, value in zip(kind.args, args, strict=True)]
    return " ".join([kind.name, *values, *write_payload(kind, payload)])


def write_payload(kind: MoveType, payload: Iterable[int]) -> list[str]:
    """Numbers; things by name, where the kind has names for them."""
    if not kind.freeform:
        return []
    known = range(len(kind.things))
    return [":", *[kind.things[n] if i and n in known else str(n) for i, n in enumerate(payload)]]


def read(schema: Schema, text: str) -> int:
    """The code of a written move. Named values may also be given by their number."""
    parts = text.partition(":")[0].split()
    if not parts:
        raise NotationError("empty_move")
    kind, values = named(schema, parts[0]), parts[1:]
    if len(values) != len(kind.args):
        raise NotationError("argument_count", move=kind.name, form=form(kind), given=len(values))
    return code_of(kind, [value_of(arg, v) for arg, v in zip(kind.args, values, strict=True)])


def read_payload(schema: Schema, text: str) -> vec[i64]:
    """Payload. Things may also be given by their number, as records do that knew no names."""
    large, _, small = text.partition(":")
    things = named(schema, large.split()[0]).things if small and large.split() else []
    numbers: list[i64] = []
    for word in small.split():
        numbers.append(small_number(things if numbers else [], word))
    return vec[i64](numbers)


def small_number(things: list[str], word: str) -> int:
    if word in things:
        return things.index(word)
    if not is_signed(word):
        raise NotationError("payload_unreadable", text=word[:40])
    return int(word)


def form(kind: MoveType) -> str:
    """How a kind is written: ``build <row> <lot>``."""
    return " ".join([kind.name, *[f"<{arg.name}>" for arg in kind.args]])


def value_of(arg: Arg, text: str) -> int:
    domain = arg.domain
    if domain.name == "seat":
        if text == CHANCE:
            raise NotationError("bad_seat", text=text)
        return read_seat(text)
    if text in domain.names:
        return domain.low + domain.names.index(text)
    if is_number(text) and domain.low <= int(text) <= domain.high:
        return int(text)
    raise NotationError("bad_value", argument=arg.name, value=text[:40], allowed=range_of(domain))


def range_of(domain: Domain) -> str:
    return ", ".join(domain.names) if domain.names else f"{domain.low}..{domain.high}"


def code_of(kind: MoveType, args: Sequence[int]) -> int:
    a, b, c = [*args, 0, 0, 0][:3]
    return move(kind.number, a, b, c)


def write_seat(seat: int) -> str:
    """Seats are counted from 1 outside; nature is ``*``."""
    return CHANCE if seat == NATURE else str(seat + 1)


def read_seat(text: str) -> int:
    if text == CHANCE:
        return NATURE
    if not is_number(text) or not 1 <= int(text) <= NATURE:
        raise NotationError("bad_seat", text=text[:40])
    return int(text) - 1


# JSON


def to_json(schema: Schema, code: int, payload: Iterable[int] = ()) -> dict[str, Json]:
    """``{"move": "bid", "amount": 21}``; payload under its own name."""
    kind, args = args_of(schema, code)
    data: dict[str, Json] = {"move": kind.name}
    for arg, value in zip(kind.args, args, strict=True):
        data[arg.name] = arg.domain.write(value) if arg.domain.names else value
    if kind.freeform:
        data["payload"] = list(payload)
    return data


def from_json(schema: Schema, data: dict[str, Json]) -> int:
    kind = named(schema, str(data.get("move")))
    return code_of(kind, [json_value(arg, data.get(arg.name)) for arg in kind.args])


def json_value(arg: Arg, value: Json) -> int:
    """A value by its name or its number; seats are numbers from 0, as in the API."""
    domain = arg.domain
    if isinstance(value, str) and domain.names:
        return value_of(arg, value)
    if isinstance(value, int) and not isinstance(value, bool):
        return value_of(arg, str(value + 1 if domain.name == "seat" else value))
    raise NotationError(
        "bad_value", argument=arg.name, value=str(value)[:40], allowed=range_of(domain)
    )


# Boxes


def codes(menu: Menu) -> list[int]:
    return [menu.at(i) for i in range(menu.total)]


def choices(schema: Schema, menu: Menu) -> list[Choice]:
    """The menu as boxes: one for a kind when its moves fill it, otherwise one for each run."""
    by_kind: dict[int, list[range]] = {}
    for run in range(menu.runs):
        moves = range(menu.first_in(run), menu.last_in(run) + 1)
        by_kind.setdefault(kind_of(moves[0]), []).append(moves)
    boxes: list[Choice] = []
    for code, runs in sorted(by_kind.items()):
        rows = [row_of(schema, moves[0], len(moves)) for moves in runs]
        if len(rows) > 1:
            whole = [sorted({*chain.from_iterable(values)}) for values in zip(*rows, strict=True)]
            if prod(map(len, whole)) == sum(map(len, runs)):
                rows = [whole]
        boxes += [Choice(schema.moves[code].name, row) for row in rows]
    return boxes


def row_of(schema: Schema, start: int, length: int) -> list[list[int]]:
    _, args = args_of(schema, start)
    row = [[value] for value in args]
    if row:
        row[0] = list(range(args[0], args[0] + length))
    return row


def spell(schema: Schema, choice: Choice) -> list[int]:
    kind = named(schema, choice.kind)
    return [code_of(kind, args) for args in product(*choice.domains)]


# Action ids


def action_count(schema: Schema) -> int:
    return sum(kind.size() for kind in schema.moves)


def action_id(schema: Schema, code: int) -> int:
    """A number from 0 to ``action_count`` - 1 that means the same move in every position."""
    kind, args = args_of(schema, code)
    number = 0
    for arg, value in zip(kind.args, args, strict=True):
        number = number * arg.domain.size() + value - arg.domain.low
    return sum(k.size() for k in schema.moves[: kind.number]) + number


def action_code(schema: Schema, number: int) -> int:
    for kind in schema.moves:
        if number < kind.size():
            args: list[int] = []
            for arg in reversed(kind.args):
                number, rest = divmod(number, arg.domain.size())
                args.insert(0, rest + arg.domain.low)
            return code_of(kind, args)
        number -= kind.size()
    raise NotationError("unknown_action", number=number)


# Events and refusals


def event_json(schema: Schema, row: Sequence[int]) -> dict[str, Json]:
    """``{"event": "sold", "clause": "E3.2", "player": 2, ...}`` from (event, a, b, c, d, e)."""
    event = schema.events[row[0]]
    return {"event": event.name, "clause": event.clause, **values_of(event, row[1:])}


def values_of(
    word: EventType | RefusalType | OpportunityType, numbers: Sequence[int]
) -> dict[str, int | str]:
    pairs = zip(word.args, numbers, strict=False)
    return {arg.name: arg.domain.write(n) if arg.domain.names else n for arg, n in pairs}
