"""The modules that rules are made with, from a game's schema: ``python -m polis.testing.generate``.

| module | what it has |
|---|---|
| ``codes.py`` | the numbers of moves, their phases, and the named values that rules know |
| ``tell.py`` | a function for every event, so that a wrong argument is a type error |
| ``refuse.py`` | a function for every reason to refuse |
| ``could.py`` | a function for every opportunity |
| ``position.py`` | the class of positions, with its copy |
| ``shown.py`` | the parts of a view that show fields as they are |
| ``flow.py`` | from a phase to what it asks and what follows it |
| ``dispatch.py`` | from a move to what checks it and carries it out |
| ``game.py`` | the class of the game: what follows from the schema, and the rules by their names |

A test keeps them fresh. A schema imports none of them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path

from polis.core.codec import attributes
from polis.core.registry import games
from polis.core.schema import (
    FLAG,
    Arg,
    Domain,
    EventType,
    Field,
    MoveType,
    OpportunityType,
    RefusalType,
    Schema,
)
from polis.testing.generate_dispatch import FUTURE, HEAD, dispatch, flow, home, names
from polis.testing.generate_game import game as game_class
from polis.testing.generate_views import ABOUT, shown

DENSE = "# fmt: off\n"  # a hundred functions of a kind are read as a table
WIDEST = 100
EVENT_ARGS = 5


def written(game: str) -> dict[str, str]:
    """Every generated module of a game, by its file's name."""
    schema = import_module(f"polis.games.{game}.schema").SCHEMA
    assert isinstance(schema, Schema)
    made = {"codes.py": codes(schema), "tell.py": tellers(schema), "refuse.py": refusers(schema)}
    if schema.opportunities:
        made["could.py"] = finders(schema)
    if schema.fields:
        made["position.py"] = position(schema)
    if schema.phases:
        made["flow.py"] = flow(game, schema)
    if any(kind.does for kind in schema.moves):
        made["dispatch.py"] = dispatch(game, schema)
        made["game.py"] = game_class(game, schema)
    if schema.views:
        made["shown.py"] = HEAD + ABOUT + FUTURE + shown(game, schema)
    return made


# Codes


def codes(schema: Schema) -> str:
    about = '"""The numbers of moves, and of named values that rules know."""\n'
    lines = ["\n# Moves", *(f"{kind.code}: Final = {kind.number}" for kind in schema.moves)]
    for domain in coded(schema):
        lines += [f"\n# {domain.name.capitalize()}"]
        lines += [f"{name.upper()}: Final = {i}" for i, name in enumerate(domain.names, domain.low)]
    chosen = [f"{one.name.upper()}: Final = {one.number}" for one in schema.events if one.chosen]
    lines += ["\n# Events", *chosen] if chosen else []
    imports = "from typing import Final"
    if any(kind.phases for kind in schema.moves):
        imports += "\n\nfrom librt.vecs import vec\nfrom mypy_extensions import i64"
        lines += moments(schema)
    return "\n".join([HEAD + about + FUTURE + imports, *lines, ""])


def moments(schema: Schema) -> list[str]:
    """Of each move the set of its phases, written out as a number, and which of nature's it is."""
    phases = next(field.domain.names for field in schema.fields if field.name == "phase")
    sets = [sum(1 << phases.index(name) for name in kind.phases) for kind in schema.moves]
    natures = [kind for kind in schema.moves if kind.nature]
    draws = [natures.index(kind) if kind.nature else -1 for kind in schema.moves]
    return [
        "\n# By move: the set of its phases, none for what is for any time",
        f"DURING: Final = vec[i64]({sets})",
        "# By move: which of nature's draws it is, -1 for what players do",
        f"DRAWS: Final = vec[i64]({draws})\n\n",
        "def is_due(kind: i64, phase: i64) -> bool:",
        '    """Whether a move is one of this phase."""',
        "    return (DURING[kind] >> phase) & 1 != 0",
    ]


def coded(schema: Schema) -> list[Domain]:
    """Domains whose values rules know by constants, in the order in which they occur."""
    words: list[MoveType | EventType | RefusalType | OpportunityType] = [
        *schema.moves,
        *schema.events,
        *schema.refusals,
        *schema.opportunities,
    ]
    found = {arg.domain.name: arg.domain for word in words for arg in word.args}
    found |= {field.domain.name: field.domain for field in schema.fields}
    return [domain for domain in found.values() if domain.coded]


# Events and refusals


def tellers(schema: Schema) -> str:
    about = '"""What is told, a function for each event."""\n'
    imports = "from mypy_extensions import i64\n\nfrom polis.core.model import Log\n"
    imports += "from polis.core.seats import EVERYONE\n"
    of_rivals = {event.number + 1 for event in schema.events if event.house}
    told = [teller(event) for event in schema.events if event.number not in of_rivals]
    return HEAD + DENSE + about + FUTURE + imports + "".join(told)


def teller(event: EventType) -> str:
    if event.house:
        return house_teller(event)
    args, numbers = typed(event.args), filled(event.args, EVENT_ARGS)
    body = f"if not log.silent:\n        log.write(EVERYONE, {event.number}, {numbers})"
    made = function(event.name, ["log: Log", *args], body)
    if event.whispered:
        args, body = ["log: Log", "to: i64", *args], body.replace("EVERYONE", "to")
        made += function(f"{event.name}_to", args, body)
    return made


def house_teller(event: EventType) -> str:
    """Houses are the seats, then the rivals; what is told of a rival is the next event."""
    rest, room = event.args[1:], EVENT_ARGS - 1
    numbers = filled(rest, room)
    body = f"if not log.silent:\n        log.write_of(players, of, {event.number}, {numbers})"
    args = ["log: Log", "players: i64", "of: i64", *typed(rest)]
    return function(event.name, args, body)


def refusers(schema: Schema) -> str:
    about = '"""Why a move is refused, a function for each reason."""\n'
    imports = "from mypy_extensions import i64\n\nfrom polis.core.model import Why\n"
    return HEAD + DENSE + about + FUTURE + imports + "".join(map(refuser, schema.refusals))


def refuser(refusal: RefusalType) -> str:
    args, numbers = typed(refusal.args), [str(refusal.number), *names(refusal.args)]
    return function(refusal.name, ["why: Why", *args], f"why.because({', '.join(numbers)})")


def finders(schema: Schema) -> str:
    about = '"""What a seat could do, a function for each opportunity."""\n'
    imports = "from mypy_extensions import i64\n\n"
    imports += "from polis.core.opportunities import Opportunities\n"
    return HEAD + DENSE + about + FUTURE + imports + "".join(map(finder, schema.opportunities))


def finder(kind: OpportunityType) -> str:
    args = ["found: Opportunities", "worth: i64", "code: i64", *typed(kind.args)]
    body = f"found.add({kind.number}, worth, code, {filled(kind.args, EVENT_ARGS)})"
    return function(kind.name, args, body)


def function(name: str, args: Sequence[str], body: str) -> str:
    head = f"def {name}({', '.join(args)}) -> None:"
    if len(head) > WIDEST:
        line = f"    {', '.join(args)},"
        parts = line if len(line) <= WIDEST else "    " + ",\n    ".join(args) + ","
        head = f"def {name}(\n{parts}\n) -> None:"
    return f"\n{head}\n    {body}\n"


def typed(args: Sequence[Arg]) -> list[str]:
    return [f"{name}: i64" for name in names(args)]


def filled(args: Sequence[Arg], length: int) -> str:
    return ", ".join([*names(args), *["0"] * (length - len(args))])


# Positions


def position(schema: Schema) -> str:
    about = '"""A position: what lies on the table."""\n'
    vectors = any(field.by for field in schema.fields)
    module, base = schema.base.rsplit(".", 1)
    imports = "from librt.vecs import vec\n" if vectors else ""
    imports += f"from mypy_extensions import i64\n\nfrom {module} import {base}\n"
    known = getattr(import_module(module), base)()
    own = [field for field in schema.fields if not is_inherited(field, known)]
    lines = [f"class {schema.state}({base}):", "    def __init__(self) -> None:"]
    lines += ["        super().__init__()", *map(declared, own), ""]
    lines += [f"    def copy(self) -> {schema.state}:", f"        new = {schema.state}()"]
    copied = ["actors", "players", *(field.name for field in schema.fields if not field.by)]
    lines += [f"        new.{name} = self.{name}" for name in copied]
    lines += [f"        new.{f.name} = self.{f.name}[:]" for f in schema.fields if f.by]
    lines += ["        return new", ""]
    scratch = [f'"{field.name}"' for field in schema.fields if field.scratch]
    if scratch:
        lines += [
            "    def scratch(self) -> list[str]:",
            f"        return [{', '.join(scratch)}]",
            "",
        ]
    return HEAD + about + FUTURE + imports + "\n\n" + "\n".join(lines)


def is_inherited(field: Field, known: object) -> bool:
    """Whether the base class has a field, which then starts there as the schema says."""
    if field.name not in attributes(known):
        return False
    value = getattr(known, field.name)
    assert field.by or value == field.start, f"{field.name} starts otherwise"
    return True


def declared(field: Field) -> str:
    note = f"  # {field.about}" if field.about else ""
    if field.by:
        return f"        self.{field.name}: vec[i64] = vec[i64](){note}"
    if field.domain is FLAG:
        return f"        self.{field.name}: bool = {bool(field.start)}{note}"
    return f"        self.{field.name}: i64 = {field.start}{note}"


# Files


def formatted(text: str) -> str:
    """As ruff formats it; left as it is where there is none."""
    ruff = shutil.which(
        "ruff", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    )
    if ruff is None:
        return text
    for words in (["check", "--select", "I", "--fix", "--quiet"], ["format"]):
        command = [ruff, *words, "-", "--line-length", str(WIDEST)]
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
        text = done.stdout
    return text


def files(game: str) -> Iterator[tuple[Path, str]]:
    for name, text in written(game).items():
        yield home(game) / name, formatted(text)


if __name__ == "__main__":
    for game in sys.argv[1:] or games():
        for path, text in files(game):
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.write_text(text, encoding="utf-8")
                print(path)
