# interpreted: what people read and write, made from codes on demand
"""What the public API speaks in: moves, choices and events of a match, by name."""

from __future__ import annotations

from typing import NamedTuple

from polis.core import notation
from polis.core.preview import Effect
from polis.core.schema import Schema


class Move(str):
    """A move in notation, such as ``build top 4``: plain text that knows its parts."""

    __slots__ = ()

    @property
    def kind(self) -> str:
        return self.split()[0]

    @property
    def values(self) -> list[str]:
        """The arguments as written, without a payload."""
        return self.partition(":")[0].split()[1:]


class Argument(NamedTuple):
    """An argument of a choice, and the values it may take, as written in notation."""

    name: str
    domain: str
    values: list[str]


class Choice(NamedTuple):
    """Legal moves of one kind: every combination of its arguments' values is legal. A free-form
    kind is on no list and has an ``example`` that is legal now."""

    move: str
    args: list[Argument]
    example: str = ""


class Event(NamedTuple):
    """Something that was told, with the line of the record and the clause it comes from."""

    line: int
    name: str
    clause: str
    args: dict[str, int | str]  # a named value by its name, a seat counted from 0


class Opportunity(NamedTuple):
    """Something a seat could do, what it costs and brings, and the move that takes it up now."""

    name: str
    clause: str
    args: dict[str, int | str]
    move: str  # "" where it takes more than one, or cannot be made yet


class Preview(NamedTuple):
    """What a move would do, as far as its seat can know. ``money`` is what each seat gains or pays,
    empty where that is not known before a reveal. ``events`` are those the seat would be told.
    ``chance`` acts next. It is ``costly`` to end the game for oneself, to give a whole group away
    or to spend all one has."""

    money: list[int]
    events: list[Event]
    chance: bool
    costly: bool


def preview(schema: Schema, lines: int, effect: Effect) -> Preview:
    """Of the move that would follow so many lines."""
    told = [event(schema, lines + 1, row) for row in effect.events]
    return Preview(effect.money, told, effect.chance, effect.costly)


def opportunity(schema: Schema, row: tuple[int, ...], move: str) -> Opportunity:
    """From (opportunity, worth, move, a, b, c, d, e)."""
    kind = schema.opportunities[row[0]]
    return Opportunity(kind.name, kind.clause, notation.values_of(kind, row[3:]), move)


def event(schema: Schema, line: int, row: tuple[int, ...]) -> Event:
    """From (event, a, b, c, d, e)."""
    kind = schema.events[row[0]]
    return Event(line, kind.name, kind.clause, notation.values_of(kind, row[1:]))


def choice(schema: Schema, box: notation.Choice) -> Choice:
    args = notation.named(schema, box.kind).args
    written = [
        Argument(arg.name, arg.domain.name, [arg.domain.write(value) for value in domain])
        for arg, domain in zip(args, box.domains, strict=True)
    ]
    return Choice(box.kind, written)
