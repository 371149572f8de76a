"""The modules ``dispatch.py`` and ``flow.py`` of a game: from a move to what checks it and carries
it out, and from a phase to what it asks and what follows it."""

from __future__ import annotations

import ast
import keyword
import re
import textwrap
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from polis.core.schema import Arg, MoveType, PhaseType, Schema

HEAD = "# Generated from schema.py by polis.testing.generate. Do not edit.\n"
FUTURE = "\nfrom __future__ import annotations\n\n"
MODEL = ("LEGAL", "ROOM", "Log", "Menu", "Odds", "Why")
GIVEN = ("state", "seat", "kind", "code", "payload", "log", "why", "menu", "odds", "rng")
MOMENT = {"draw": "DRAWS[kind]", "timely": "is_due(kind, state.phase)"}
SHIFTS = ("code & ROOM", "code >> 16 & ROOM", "code >> 32 & ROOM")


def dispatch(game: str, schema: Schema) -> str:
    """``apply``, ``enact`` and ``check`` halve the moves until the function of one is found."""
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
    body += checks(found, schema)
    return made + imports_of(found, schema, body) + body


def flow(game: str, schema: Schema) -> str:
    """What is asked of a phase is found by halving too."""
    found = Sources(game)
    made = HEAD + '"""What each phase asks of a player or of nature, and what follows what."""\n'
    body = by_phase(found, schema)
    return made + FUTURE + imports_of(found, schema, body) + body


def imports_of(found: Sources, schema: Schema, body: str) -> str:
    """What the functions are made with."""
    place = f"polis.games.{found.game}"
    made = "from librt.vecs import vec\n" if "vec[" in body else ""
    made += "from mypy_extensions import i64\n\n"
    for module, words in (
        ("polis.core.model", MODEL),
        ("polis.core.rng", ("Rng",)),
        ("polis.core.seats", ("NONE",)),
        (f"{place}.codes", ("DRAWS", "OVER", "is_due")),
    ):
        if used := [word for word in words if re.search(rf"\b{word}\b", body)]:
            made += f"from {module} import {', '.join(used)}\n"
    for name in sorted({line.split(".")[0] for line in found.used}):
        made += f"{found.imports[name]}\n"
    return made + f"from {place}.position import {schema.state}\n"


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

    def method(self, name: str, given: Sequence[str]) -> str:
        """The call of the function with a method's name that takes what the method is given: that
        of ``rules.py``, or of the only module that has one; "" if none has."""
        known = {"game": "self"} | {each: each for each in given if each != "self"}
        fitting = [
            path
            for path, taken in self.functions.items()
            if path.split(".")[1] == name and known.keys() >= set(taken)
        ]
        own = [path for path in fitting if path.startswith("rules.")] or fitting
        if len(own) > 1:
            raise ValueError(f"{self.game}: which of {', '.join(own)} is the method {name}?")
        for path in own:
            self.used.add(path)
            return f"{path}({', '.join(known[each] for each in self.functions[path])})"
        return ""

    def check(self, kind: MoveType) -> str:
        """The call of ``check_<move>``; "" for a move that only its moment forbids."""
        path = self.find(f"check_{kind.name}")
        return self.call(path, kind) if path else ""

    def moment(self) -> str:
        return self.ask(self.find("check_moment"))

    def find(self, name: str) -> str:
        """The module that has this function, and its name; "" if none has."""
        return next((path for path in self.functions if path.split(".")[1] == name), "")


def names(args: Sequence[Arg]) -> list[str]:
    return [f"{arg.name}_" if keyword.iskeyword(arg.name) else arg.name for arg in args]


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


def home(game: str) -> Path:
    """The folder of a game, here or where ``POLIS_GAMES`` says."""
    return Path(next(iter(import_module(f"polis.games.{game}").__path__)))
