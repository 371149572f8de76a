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
import re
import shutil
import subprocess
import sys
import textwrap
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
    PhaseType,
    RefusalType,
    Schema,
)
from polis.testing.generate_views import ABOUT, shown

HEAD = "# Generated from schema.py by polis.testing.generate. Do not edit.\n"
FUTURE = "\nfrom __future__ import annotations\n\n"
DENSE = "# fmt: off\n"  # a hundred functions of a kind are read as a table
WIDEST = 100
EVENT_ARGS = 5
MODEL = ("LEGAL", "ROOM", "Game", "Log", "Menu", "Odds", "Why")
GIVEN = ("state", "seat", "kind", "code", "payload", "log", "why", "menu", "odds", "rng")
MOMENT = {"draw": "DRAWS[kind]", "timely": "is_due(kind, state.phase)"}
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
    """``apply``, ``enact`` and ``check`` halve the moves until the function of one is found, and
    what is asked of a phase is found by it in the same way."""
    found = Sources(game)
    calls = [(kind, found.carry_out(kind, schema)) for kind in schema.moves]
    state = f"state: {schema.state}, seat: i64, code: i64"
    made = HEAD + '"""From the number of a move to the functions of its rules."""\n' + FUTURE
    body = f"\n\ndef apply({state}, log: Log) -> None:\n    kind = code >> 48\n"
    body += tree("kind", [(kind, call) for kind, call in calls if not kind.freeform], 1)
    if any(kind.freeform for kind in schema.moves):
        body += f"\n\ndef enact({state}, payload: vec[i64], log: Log) -> None:\n"
        body += "    kind = code >> 48\n"
        body += tree("kind", [(kind, call) for kind, call in calls if kind.freeform], 1)
    body += f"\n\ndef check({state}, payload: vec[i64], why: Why) -> None:\n"
    body += checks(found, schema) + by_phase(found, schema)
    body += game_of(found, schema)
    return made + imports_of(found, schema, body) + body


def imports_of(found: Sources, schema: Schema, body: str) -> str:
    """What the functions and the class of a dispatch are made with."""
    home = f"polis.games.{found.game}"
    made = "from librt.vecs import vec\nfrom mypy_extensions import i64\n\n"
    for module, words in (
        ("polis.core.model", MODEL),
        ("polis.core.rng", ("Rng",)),
        ("polis.core.schema", ("Schema",)),
        ("polis.core.seats", ("NONE", "holds")),
        (f"{home}.codes", ("DRAWS", "OVER", "is_due")),
    ):
        if used := [word for word in words if re.search(rf"\b{word}\b", body)]:
            made += f"from {module} import {', '.join(used)}\n"
    for name in sorted({line.split(".")[0] for line in found.used}):
        made += f"{found.imports[name]}\n"
    made += f"from {home}.position import {schema.state}\n"
    return made + f"from {home}.schema import SCHEMA\n"


def checks(found: Sources, schema: Schema) -> str:
    body = '    """The reason against a move, if there is any: the moment, then the move."""\n'
    body += f"    kind = code >> 48\n    {found.moment()}\n"
    body += "    if why.refusal != LEGAL:\n        return\n"
    calls = [(kind, found.check(kind)) for kind in schema.moves]
    return body + tree("kind", [(kind, call) for kind, call in calls if call], 1)


def by_phase(found: Sources, schema: Schema) -> str:
    """``choices``, ``chances``, ``sample`` and ``proceed``, as far as the phases have them."""
    state, body = f"state: {schema.state}", ""
    menus = [(phase, found.ask(phase.legal)) for phase in schema.phases if phase.legal]
    if menus:
        body += f"\n\ndef choices({state}, seat: i64, menu: Menu) -> None:\n"
        body += "    phase = state.phase\n" + tree("phase", menus, 1)
    drawn = [phase for phase in schema.phases if phase.chances]
    if drawn:
        body += f"\n\ndef chances({state}, odds: Odds) -> None:\n    phase = state.phase\n"
        body += tree("phase", [(phase, found.ask(phase.chances)) for phase in drawn], 1)
        body += f"\n\ndef sample({state}, rng: Rng) -> i64:\n    phase = state.phase\n"
        quick = [phase for phase in drawn if phase.sample]
        calls = [(phase, f"return {found.ask(phase.sample)}") for phase in quick]
        body += (tree("phase", calls, 1) if calls else "") + "    odds = Odds()\n"
        body += "    chances(state, odds)\n    return odds.draw(rng)\n"
    after = [(phase, found.ask(phase.follows)) for phase in schema.phases if phase.follows]
    if after:
        body += f"\n\ndef follow({state}, log: Log) -> None:\n    phase = state.phase\n"
        body += tree("phase", after, 1)
        body += f"\n\ndef proceed({state}, log: Log) -> None:\n"
        body += '    """Until somebody must decide or draw."""\n'
        body += "    while state.actors == NONE and state.phase != OVER:\n"
        body += "        follow(state, log)\n"
    return body


def game_of(found: Sources, schema: Schema) -> str:
    """The class a game is made of: what of it follows from the schema."""
    args = f"self, state: {schema.state}, seat: i64, code: i64"
    made = f"\n\nclass {schema.state}Rules(Game[{schema.state}]):\n"
    made += '    """What follows from the schema."""\n\n'
    made += "    def schema(self) -> Schema:\n        return SCHEMA\n\n"
    made += method("copy", f"self, state: {schema.state}", schema.state, "return state.copy()")
    taken = f"{args}, payload: vec[i64], why: Why"
    made += method("check", taken, "None", "check(state, seat, code, payload, why)")
    after = found.ask("flow.proceed") if found.has("flow.proceed") else ""
    if any(phase.follows for phase in schema.phases):
        after = "proceed(state, log)"
    made += method("apply", f"{args}, log: Log", "None", "apply(state, seat, code, log)", after)
    if any(kind.freeform for kind in schema.moves):
        taken = f"{args}, payload: vec[i64], log: Log"
        made += method("enact", taken, "None", "enact(state, seat, code, payload, log)", after)
    return made + phases_of(schema) + determinized(schema)


def phases_of(schema: Schema) -> str:
    """The methods that ask the phase."""
    state, made = f"self, state: {schema.state}", ""
    if any(phase.legal for phase in schema.phases):
        ask = "if holds(state.actors, seat) and seat < state.players:"
        call = "    choices(state, seat, menu)"
        made += method("legal", f"{state}, seat: i64, menu: Menu", "None", ask, call)
    if any(phase.chances for phase in schema.phases):
        made += method("chances", f"{state}, odds: Odds", "None", "chances(state, odds)")
        made += method("sample", f"{state}, rng: Rng", "i64", "return sample(state, rng)")
    return made


def determinized(schema: Schema) -> str:
    """Where no field of a position is hidden from anybody, all worlds are alike."""
    if any(field.seen != ALL for field in schema.fields):
        return ""
    taken = f"self, state: {schema.state}, viewer: i64, rng: Rng"
    call = "return state.copy()  # everybody sees all fields"
    return method("determinize", taken, schema.state, call)


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

    def carry_out(self, kind: MoveType, schema: Schema) -> str:
        """The call that makes a move, or one for each phase it is made in."""
        if len(kind.does) == 1:
            return self.call(kind.does[0], kind)
        numbers = {phase.name: phase for phase in schema.phases}
        phases = zip(kind.phases, kind.does, strict=True)
        calls = [(numbers[name], self.call(path, kind)) for name, path in phases]
        return "phase = state.phase\n" + tree("phase", sorted(calls, key=by_number), 0).rstrip()

    def ask(self, path: str) -> str:
        return self.call(path, MoveType("", []))

    def call(self, path: str, kind: MoveType) -> str:
        known = {name: name for name in GIVEN} | MOMENT
        known |= dict(zip(names(kind.args), SHIFTS, strict=False))
        self.used.add(path)
        return f"{path}({', '.join(known[name] for name in self.functions[path])})"

    def has(self, path: str) -> bool:
        return path in self.functions

    def check(self, kind: MoveType) -> str:
        """The call of ``check_<move>``; "" for a move that only its moment forbids."""
        path = self.find(f"check_{kind.name}")
        return self.call(path, kind) if path else ""

    def moment(self) -> str:
        return self.ask(self.find("check_moment"))

    def find(self, name: str) -> str:
        """The module that has this function, and its name; "" if none has."""
        return next((path for path in self.functions if path.split(".")[1] == name), "")


def by_number(call: tuple[MoveType | PhaseType, str]) -> int:
    return call[0].number


def tree(what: str, calls: Sequence[tuple[MoveType | PhaseType, str]], depth: int) -> str:
    """Halve the moves or phases until one call is left; neighbours with the same call stay
    together."""
    groups: list[tuple[int, int, str]] = []
    for kind, call in calls:
        if groups and groups[-1][2] == call and groups[-1][1] == kind.number - 1:
            groups[-1] = (groups[-1][0], kind.number, call)
        else:
            groups.append((kind.number, kind.number, call))
    return branch(what, groups, {kind.number: kind.name for kind, _ in calls}, depth)


def branch(
    what: str, groups: Sequence[tuple[int, int, str]], known: dict[int, str], depth: int
) -> str:
    indent = "    " * depth
    if len(groups) <= 3:
        tests: dict[str, list[tuple[str, str]]] = {}
        for low, high, call in groups:
            test = f"{what} == {low}" if low == high else f"{low} <= {what} <= {high}"
            note = known[low] if low == high else f"{known[low]} … {known[high]}"
            tests.setdefault(call, []).append((test, note))
        lines: list[str] = []
        for i, (call, asked) in enumerate(tests.items()):
            test = " or ".join(test for test, _ in asked)
            note = ", ".join(note for _, note in asked)
            lines += [f"{indent}{'el' if i else ''}if {test}:  # {note}"]
            lines += [textwrap.indent(call, f"{indent}    ")]
        return "\n".join(lines) + "\n"
    half = len(groups) // 2
    made = f"{indent}if {what} < {groups[half][0]}:\n"
    made += branch(what, groups[:half], known, depth + 1) + f"{indent}else:\n"
    return made + branch(what, groups[half:], known, depth + 1)


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
