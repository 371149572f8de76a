"""The modules a game's rules call, from its schema: ``python -m tools.schema`` writes them anew.

``codes.py`` has the numbers of moves; ``tell.py`` a function for every event and ``refuse.py`` one
for every refusal, so that a wrong argument is a type error. A test keeps them fresh.
"""

from __future__ import annotations

import keyword
import subprocess
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from polis.core.registry import games
from polis.core.schema import Arg, Domain, Event, MoveType, Refusal, Schema
from tools.shell import BIN, ROOT

GAMES = ROOT / "src" / "polis" / "games"
HEAD = "# Generated from schema.py by tools/schema.py. Do not edit.\n"
FUTURE = "\nfrom __future__ import annotations\n\n"
EVENT_ARGS, REFUSAL_ARGS = 5, 3


def written(game: str) -> dict[str, str]:
    """Every generated module of a game, by its file's name."""
    schema = import_module(f"polis.games.{game}.schema").SCHEMA
    assert isinstance(schema, Schema)
    return {"codes.py": codes(schema), "tell.py": tellers(schema), "refuse.py": refusers(schema)}


def codes(schema: Schema) -> str:
    about = (
        '"""The numbers of moves, of events and refusals that rules choose, of named values."""\n'
    )
    words: list[Event | Refusal] = [*schema.events, *schema.refusals]
    lines = ["\n# Moves", *(f"{kind.code}: Final = {kind.number}" for kind in schema.moves)]
    chosen = [f"{word.name.upper()}: Final = {word.number}" for word in words if word.chosen]
    lines += ["\n# Events and refusals", *chosen] if chosen else []
    for domain in coded(schema):
        lines += [f"\n# {domain.name.capitalize()}"]
        lines += [f"{name.upper()}: Final = {i}" for i, name in enumerate(domain.names, domain.low)]
    return "\n".join([HEAD + about + FUTURE + "from typing import Final", *lines, ""])


def coded(schema: Schema) -> list[Domain]:
    """Domains whose values rules know by constants, in the order in which they occur."""
    words: list[MoveType | Event | Refusal] = [*schema.moves, *schema.events, *schema.refusals]
    found = {arg.domain.name: arg.domain for word in words for arg in word.args}
    return [domain for domain in found.values() if domain.coded]


def tellers(schema: Schema) -> str:
    about = '"""What is told, a function for each event."""\n'
    imports = "from mypy_extensions import i64\n\nfrom polis.core.model import Log\n"
    imports += "from polis.core.seats import EVERYONE\n"
    return HEAD + about + FUTURE + imports + "".join(map(teller, schema.events))


def teller(event: Event) -> str:
    if event.house:
        return house_teller(event)
    args, numbers = typed(event.args), filled(event.args, EVENT_ARGS)
    body = f"if not log.silent:\n        log.write(EVERYONE, {event.number}, {numbers})"
    made = function(event.name, ["log: Log", *args], event.clause, body)
    if event.whispered:
        args, body = ["log: Log", "to: i64", *args], body.replace("EVERYONE", "to")
        made += function(f"{event.name}_to", args, event.clause, body)
    return made


def house_teller(event: Event) -> str:
    """Houses are the seats, then the rivals; what is told of a rival is the next event."""
    rest, room = event.args[1:], EVENT_ARGS - 1
    numbers = filled(rest, room)
    body = f"""if log.silent:
        return
    if of < players:
        log.write(EVERYONE, {event.number}, of, {numbers})
    else:
        log.write(EVERYONE, {event.number + 1}, of - players, {numbers})"""
    args = ["log: Log", "players: i64", "of: i64", *typed(rest)]
    return function(event.name, args, event.clause, body)


def function(name: str, args: list[str], clause: str, body: str) -> str:
    return f"\n\ndef {name}({', '.join(args)}) -> None:\n    # [{clause}]\n    {body}\n"


def refusers(schema: Schema) -> str:
    about = '"""Why a move is refused, a function for each reason."""\n'
    imports = "from mypy_extensions import i64\n\nfrom polis.core.model import Why\n"
    return HEAD + about + FUTURE + imports + "".join(map(refuser, schema.refusals))


def refuser(refusal: Refusal) -> str:
    args, numbers = typed(refusal.args), [str(refusal.number), *names(refusal.args)]
    clause = refusal.clause if len(refusal.clauses) == 1 else f"{refusal.clause}, …"
    body = f"why.because({', '.join(numbers)})"
    return function(refusal.name, ["why: Why", *args], clause, body)


def names(args: list[Arg]) -> list[str]:
    return [f"{arg.name}_" if keyword.iskeyword(arg.name) else arg.name for arg in args]


def typed(args: list[Arg]) -> list[str]:
    return [f"{name}: i64" for name in names(args)]


def filled(args: list[Arg], length: int) -> str:
    return ", ".join([*names(args), *["0"] * (length - len(args))])


def formatted(text: str) -> str:
    command = [str(BIN / "ruff"), "format", "-", "--stdin-filename", str(ROOT / "generated.py")]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    return done.stdout


def files(game: str) -> Iterator[tuple[Path, str]]:
    for name, text in written(game).items():
        yield GAMES / game / name, formatted(text)


if __name__ == "__main__":
    for game in games():
        for path, text in files(game):
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.write_text(text, encoding="utf-8")
                print(path.relative_to(ROOT))
