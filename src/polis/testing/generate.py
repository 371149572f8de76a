"""The modules that rules are made with, from a game's schema: ``python -m polis.testing.generate``.

| module | what it has |
|---|---|
| ``codes.py`` | the numbers of moves, their phases, and the named values that rules know |
| ``tell.py`` | a function for every event, so that a wrong argument is a type error |
| ``refuse.py`` | a function for every reason to refuse |
| ``position.py`` | the class of positions, with its copy |
| ``shown.py`` | the parts of a view that show fields as they are |
| ``dispatch.py`` | from a move to what checks it and carries it out; the game's base class |

A test keeps them fresh. A schema imports none of them.
"""

from __future__ import annotations

import ast
import keyword
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
    ALL,
    FLAG,
    Arg,
    Domain,
    EventType,
    Field,
    MoveType,
    RefusalType,
    Schema,
)
from polis.testing.generate_views import ABOUT, shown

HEAD = "# Generated from schema.py by polis.testing.generate. Do not edit.\n"
FUTURE = "\nfrom __future__ import annotations\n\n"
DENSE = "# fmt: off\n"  # a hundred functions of a kind are read as a table
WIDEST = 100
EVENT_ARGS = 5
GIVEN = ("state", "seat", "kind", "code", "payload", "log", "why")
SHIFTS = ("code & ROOM", "code >> 16 & ROOM", "code >> 32 & ROOM")


def written(game: str) -> dict[str, str]:
    """Every generated module of a game, by its file's name."""
    schema = import_module(f"polis.games.{game}.schema").SCHEMA
    assert isinstance(schema, Schema)
    made = {"codes.py": codes(schema), "tell.py": tellers(schema), "refuse.py": refusers(schema)}
    if schema.fields:
        made["position.py"] = position(schema)
    if any(kind.does for kind in schema.moves):
        made["dispatch.py"] = dispatch(game, schema)
    if schema.views:
        made["shown.py"] = HEAD + ABOUT + FUTURE + shown(game, schema)
    return made


# Codes


def codes(schema: Schema) -> str:
    about = '"""The numbers of moves, and of named values that rules know."""\n'
    words: list[EventType | RefusalType] = [*schema.events, *schema.refusals]
    lines = ["\n# Moves", *(f"{kind.code}: Final = {kind.number}" for kind in schema.moves)]
    chosen = [f"{word.name.upper()}: Final = {word.number}" for word in words if word.chosen]
    lines += ["\n# Events and refusals", *chosen] if chosen else []
    for domain in coded(schema):
        lines += [f"\n# {domain.name.capitalize()}"]
        lines += [f"{name.upper()}: Final = {i}" for i, name in enumerate(domain.names, domain.low)]
    imports = "from typing import Final"
    if any(kind.during for kind in schema.moves):
        imports += "\n\nfrom librt.vecs import vec\nfrom mypy_extensions import i64"
        lines += moments(schema)
    return "\n".join([HEAD + about + FUTURE + imports, *lines, ""])


def moments(schema: Schema) -> list[str]:
    """Of each move the set of its phases, written out as a number."""
    phases = next(field.domain.names for field in schema.fields if field.name == "phase")
    sets = [sum(1 << phases.index(name) for name in kind.during) for kind in schema.moves]
    return [
        "\n# By move: the set of its phases, none for what is for any time",
        f"DURING: Final = vec[i64]({sets})\n\n",
        "def is_due(kind: i64, phase: i64) -> bool:",
        '    """Whether a move is one of this phase."""',
        "    return (DURING[kind] >> phase) & 1 != 0",
    ]


def coded(schema: Schema) -> list[Domain]:
    """Domains whose values rules know by constants, in the order in which they occur."""
    words: list[MoveType | EventType | RefusalType] = [
        *schema.moves,
        *schema.events,
        *schema.refusals,
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


def function(name: str, args: Sequence[str], body: str) -> str:
    head = f"def {name}({', '.join(args)}) -> None:"
    if len(head) > WIDEST:
        head = f"def {name}(\n    {', '.join(args)},\n) -> None:"
    return f"\n{head}\n    {body}\n"


def names(args: Sequence[Arg]) -> list[str]:
    return [f"{arg.name}_" if keyword.iskeyword(arg.name) else arg.name for arg in args]


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


# Dispatch


def dispatch(game: str, schema: Schema) -> str:
    """``apply``, ``enact`` and ``check`` halve the moves until the function of one is found."""
    found = Sources(game)
    menu = [(kind, found.call(kind.does, kind)) for kind in schema.moves if not kind.freeform]
    freeform = [(kind, found.call(kind.does, kind)) for kind in schema.moves if kind.freeform]
    checks = [(kind, found.check(kind)) for kind in schema.moves]
    state = f"state: {schema.state}, seat: i64, code: i64"
    made = HEAD + '"""From the number of a move to the functions of its rules."""\n' + FUTURE
    body = f"\n\ndef apply({state}, log: Log) -> None:\n    kind = code >> 48\n" + tree(menu, 1)
    if freeform:
        body += f"\n\ndef enact({state}, payload: vec[i64], log: Log) -> None:\n"
        body += "    kind = code >> 48\n" + tree(freeform, 1)
    body += f"\n\ndef check({state}, payload: vec[i64], why: Why) -> None:\n"
    body += '    """The reason against a move, if there is any: the moment, then the move."""\n'
    body += f"    kind = code >> 48\n    {found.moment()}\n"
    body += "    if why.refusal != LEGAL:\n        return\n"
    body += tree([(kind, call) for kind, call in checks if call], 1)
    body += game_of(found, schema, bool(freeform))
    return made + imports_of(game, schema, found) + body


def imports_of(game: str, schema: Schema, found: Sources) -> str:
    """What the functions and the class of a dispatch are made with."""
    made = "from librt.vecs import vec\nfrom mypy_extensions import i64\n\n"
    made += "from polis.core.model import LEGAL, ROOM, Game, Log, Why\n"
    made += "from polis.core.rng import Rng\n" if is_open(schema) else ""
    made += "from polis.core.schema import Schema\n"
    used = sorted({line.split(".")[0] for line in found.used})
    made += "".join(f"{found.imports[name]}\n" for name in used)
    made += f"from polis.games.{game}.position import {schema.state}\n"
    return made + f"from polis.games.{game}.schema import SCHEMA\n"


def game_of(found: Sources, schema: Schema, has_freeform: bool) -> str:
    """The class a game is made of: what of it follows from the schema."""
    args = f"self, state: {schema.state}, seat: i64, code: i64"
    made = f"\n\nclass {schema.state}Rules(Game[{schema.state}]):\n"
    made += '    """What follows from the schema."""\n\n'
    made += "    def schema(self) -> Schema:\n        return SCHEMA\n\n"
    made += method("copy", f"self, state: {schema.state}", schema.state, "return state.copy()")
    taken = f"{args}, payload: vec[i64], why: Why"
    made += method("check", taken, "None", "check(state, seat, code, payload, why)")
    after = found.call("flow.proceed", MoveType("", [])) if found.has("flow.proceed") else ""
    made += method("apply", f"{args}, log: Log", "None", "apply(state, seat, code, log)", after)
    if has_freeform:
        taken, call = (
            f"{args}, payload: vec[i64], log: Log",
            "enact(state, seat, code, payload, log)",
        )
        made += method("enact", taken, "None", call, after)
    if is_open(schema):
        taken = f"self, state: {schema.state}, viewer: i64, rng: Rng"
        call = "return state.copy()  # everybody sees all fields"
        made += method("determinize", taken, schema.state, call)
    return made


def is_open(schema: Schema) -> bool:
    """Whether no field of a position is hidden from anybody."""
    return all(field.seen == ALL for field in schema.fields)


def method(name: str, args: str, result: str, *lines: str) -> str:
    body = "".join(f"        {line}\n" for line in lines if line)
    return f"    def {name}({args}) -> {result}:\n{body}\n"


class Sources:
    """The functions of a game's rules, read from their files: they are called with what their
    parameters are called."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.used: set[str] = set()
        self.imports: dict[str, str] = {}
        self.functions: dict[str, list[str]] = {}
        for path in sorted(home(game).rglob("*.py")):
            parts = path.relative_to(home(game)).with_suffix("").parts
            if "tests" in parts or path.read_text(encoding="utf-8").startswith(HEAD.rstrip()):
                continue
            package = ".".join(["polis", "games", game, *parts[:-1]])
            self.imports[parts[-1]] = f"from {package} import {parts[-1]}"
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.FunctionDef):
                    taken = [arg.arg for arg in node.args.args]
                    self.functions[f"{parts[-1]}.{node.name}"] = taken

    def call(self, path: str, kind: MoveType) -> str:
        known = {name: name for name in GIVEN} | dict(zip(names(kind.args), SHIFTS, strict=False))
        self.used.add(path)
        return f"{path}({', '.join(known[name] for name in self.functions[path])})"

    def has(self, path: str) -> bool:
        return path in self.functions

    def check(self, kind: MoveType) -> str:
        """The call of ``check_<move>``; "" for a move that only its moment forbids."""
        path = self.find(f"check_{kind.name}")
        return self.call(path, kind) if path else ""

    def moment(self) -> str:
        return self.call(self.find("check_moment"), MoveType("", []))

    def find(self, name: str) -> str:
        """The module that has this function, and its name; "" if none has."""
        return next((path for path in self.functions if path.split(".")[1] == name), "")


def tree(calls: Sequence[tuple[MoveType, str]], depth: int) -> str:
    """Halve the moves until one call is left; neighbours with the same call stay together."""
    groups: list[tuple[int, int, str]] = []
    for kind, call in calls:
        if groups and groups[-1][2] == call and groups[-1][1] == kind.number - 1:
            groups[-1] = (groups[-1][0], kind.number, call)
        else:
            groups.append((kind.number, kind.number, call))
    by_number = {kind.number: kind for kind, _ in calls}
    return branch(groups, by_number, depth)


def branch(groups: Sequence[tuple[int, int, str]], kinds: dict[int, MoveType], depth: int) -> str:
    indent = "    " * depth
    if len(groups) <= 3:
        lines: list[str] = []
        for i, (low, high, call) in enumerate(groups):
            test = f"kind == {low}" if low == high else f"{low} <= kind <= {high}"
            note = kinds[low].name if low == high else f"{kinds[low].name} … {kinds[high].name}"
            lines += [f"{indent}{'el' if i else ''}if {test}:  # {note}", f"{indent}    {call}"]
        return "\n".join(lines) + "\n"
    half = len(groups) // 2
    made = f"{indent}if kind < {groups[half][0]}:\n" + branch(groups[:half], kinds, depth + 1)
    return made + f"{indent}else:\n" + branch(groups[half:], kinds, depth + 1)


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


def home(game: str) -> Path:
    """The folder of a game, here or where ``POLIS_GAMES`` says."""
    return Path(next(iter(import_module(f"polis.games.{game}").__path__)))


def files(game: str) -> Iterator[tuple[Path, str]]:
    for name, text in written(game).items():
        yield home(game) / name, formatted(text)


if __name__ == "__main__":
    for game in sys.argv[1:] or games():
        for path, text in files(game):
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.write_text(text, encoding="utf-8")
                print(path)
