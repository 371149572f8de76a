"""The module ``game.py``: the class of a game, by which the rest of Polis knows it. What follows
from the schema is written out; every other method calls the function of its name in the rules.

All methods belong to the class itself: Python has no fast way to call an inherited method of a
compiled class, and whoever drives a game from outside would pay for that at every move.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

from polis.core import model
from polis.core.schema import ALL, Schema
from polis.testing.generate_dispatch import FUTURE, HEAD, Sources

ABOUT = '"""The game as the rest of Polis knows it."""\n'
CORE = (
    ("model", ("Game", "Log", "Menu", "Odds", "Why")),
    ("opportunities", ("Opportunities",)),
    ("rng", ("Rng",)),
    ("schema", ("Schema",)),
    ("seats", ("holds",)),
)


def game(name: str, schema: Schema) -> str:
    found = Sources(name)
    known = by_schema(found, schema)
    body = f"\n\nclass {schema.state}Game(Game[{schema.state}]):\n"
    for declared in methods():
        lines = known.get(declared.name) or by_rules(declared, found)
        if lines:
            taken = ", ".join(ast.unparse(arg) for arg in declared.args.args)
            head = f"def {declared.name}({taken}) -> {result(declared)}:"
            head = re.sub(r"\bS\b", schema.state, head)
            head = re.sub(r"\bView\b", f"{schema.state}View", head)
            body += f"    {head}\n" + "".join(f"        {line}\n" for line in lines) + "\n"
    body += f"\nGAME: Final = {schema.state}Game()\n"
    return HEAD + ABOUT + FUTURE + imports(found, schema, body) + body


def methods() -> list[ast.FunctionDef]:
    """What a game may be asked, as the class of all games declares it."""
    source = Path(str(model.__file__)).with_name("model.py").read_text(encoding="utf-8")
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    declared = next(node for node in classes if node.name == "Game").body
    return [node for node in declared if isinstance(node, ast.FunctionDef)]


def result(declared: ast.FunctionDef) -> str:
    return ast.unparse(declared.returns) if declared.returns else "None"


def by_rules(declared: ast.FunctionDef, found: Sources) -> list[str]:
    """None where a game has no function of that name: then the class of all games answers."""
    call = found.method(declared.name, [arg.arg for arg in declared.args.args])
    if not call:
        return []
    return [call if result(declared) == "None" else f"return {call}"]


def by_schema(found: Sources, schema: Schema) -> dict[str, list[str]]:
    """The lines of every method that follows from the schema."""
    after = [found.ask("flow.proceed")] if found.has("flow.proceed") else []
    if any(phase.follows for phase in schema.phases):
        after = ["proceed(state, log)"]
    known = {
        "schema": ["return SCHEMA"],
        "copy": ["return state.copy()"],
        "check": ["check(state, seat, code, payload, why)"],
        "apply": ["apply(state, seat, code, log)", *after],
    }
    if any(kind.freeform for kind in schema.moves):
        known["enact"] = ["enact(state, seat, code, payload, log)", *after]
    if any(phase.legal for phase in schema.phases):
        ask = "if holds(state.actors, seat) and seat < state.players:"
        known["legal"] = [ask, "    choices(state, seat, menu)"]
    if any(phase.chances for phase in schema.phases):
        known["chances"] = ["chances(state, odds)"]
        known["sample"] = ["return sample(state, rng)"]
    if all(field.seen == ALL for field in schema.fields):
        known["determinize"] = ["return state.copy()  # everybody sees all fields"]
    return known


def imports(found: Sources, schema: Schema, body: str) -> str:
    place = f"polis.games.{found.game}"
    made = "from typing import Final\n\nfrom librt.vecs import vec\n"
    made += "from mypy_extensions import i64\n\n"
    flows = ["chances", "choices", "proceed", "sample"] if schema.phases else []
    for module, words in (
        *((f"polis.core.{name}", words) for name, words in CORE),
        (f"{place}.dispatch", ("apply", "check", "enact")),
        (f"{place}.flow", flows),
    ):
        if used := [word for word in words if re.search(rf"(?<!def )(?<!\.)\b{word}\b", body)]:
            made += f"from {module} import {', '.join(used)}\n"
    for name in sorted({path.split(".")[0] for path in found.used}):
        made += f"{found.imports[name]}\n"
    made += f"from {place}.position import {schema.state}\n"
    made += f"from {place}.schema import SCHEMA\n"
    return made + f"from {place}.view import {schema.state}View\n"
