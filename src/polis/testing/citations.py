"""Where sources name a clause or raise an error, read from their syntax without running them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

IN_DOCSTRING = re.compile(r"\[([A-Z]+\d+\.\d+)\]")
IN_NAME = re.compile(r"(?<![A-Za-z0-9])([A-Z]+\d+)_(\d+)(?![0-9])")
# The facts an error takes by position.
BY_POSITION = {"RecordError": ["line"], "DataError": ["field"]}
ERRORS = ("NotationError", "OptionError", "RecordError", "DataError")


class Citation(NamedTuple):
    """A function, written ``module:name``, that names a clause."""

    clause: str
    where: str


def modules(folder: Path) -> list[Path]:
    """The modules of a folder, without its tests."""
    found = sorted(folder.rglob("*.py"))
    return [path for path in found if "tests" not in path.relative_to(folder).parts]


def functions(path: Path) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            yield node


def rules(folder: Path) -> list[Citation]:
    """The rule functions of a game, by the clauses their docstrings open with or mention."""
    return [
        Citation(clause, f"{module_name(path, folder)}:{function.name}")
        for path in modules(folder)
        for function in functions(path)
        for clause in dict.fromkeys(IN_DOCSTRING.findall(ast.get_docstring(function) or ""))
    ]


def tests(folder: Path) -> list[Citation]:
    """The tests of a game, by the clauses in their names: ``test_E3_2_the_bidder_pays``."""
    return [
        Citation(f"{chapter}.{number}", f"{module_name(path, folder)}:{function.name}")
        for path in sorted((folder / "tests").rglob("*.py"))
        for function in functions(path)
        if function.name.startswith("test_")
        for chapter, number in IN_NAME.findall(function.name)
    ]


def module_name(path: Path, folder: Path) -> str:
    return ".".join(path.relative_to(folder).with_suffix("").parts)


def errors(folder: Path) -> dict[str, set[str]]:
    """Every code an error is raised with, and the facts its sentence may use."""
    found: dict[str, set[str]] = {}
    for path in modules(folder):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                code = first_string(node)
                if node.func.id in ERRORS and code:
                    facts = {word.arg for word in node.keywords if word.arg}
                    given = facts | set(BY_POSITION.get(node.func.id, []))
                    # A sentence may rely only on what every place that raises it gives.
                    found[code] = found.get(code, given) & given
    return found


def said(folder: Path) -> set[str]:
    """The keys that code says in so many words."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in modules(folder)]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    spoken = [c for c in calls if isinstance(c.func, ast.Attribute) and c.func.attr == "say"]
    return {key for call in spoken if (key := first_string(call))}


def first_string(call: ast.Call) -> str:
    value = call.args[0] if call.args else None
    text = value.value if isinstance(value, ast.Constant) else ""
    return text if isinstance(text, str) else ""


def written(roots: list[Path]) -> str:
    """All code that could name a text, tests aside: Python, TypeScript, Svelte, options."""
    found = [path for root in roots for path in modules(root)]
    for root in roots:
        for name in ("*.ts", "*.svelte", "game.toml"):
            found += [p for p in root.rglob(name) if "node_modules" not in p.parts]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(set(found)))
