"""The reference of the library, from signatures and docstrings. The source is read, not imported:
what is compiled has neither."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache

from tools.docs.games import table
from tools.docs.source import code, fields, prose
from tools.shell import SOURCE

Function = ast.FunctionDef | ast.AsyncFunctionDef
WIDE = 88  # characters of a signature on one line
MARKS = ("classmethod", "staticmethod")


def module(words: str) -> str:
    """What a module has under the names that follow its own, or all it documents."""
    home, *wanted = words.split()
    text = SOURCE.joinpath(*home.split(".")).with_suffix(".py").read_text(encoding="utf-8")
    body = ast.parse(text).body
    found = {node.name: node for node in body if isinstance(node, ast.ClassDef | Function)}
    chosen = wanted or [name for name, node in found.items() if is_told(node)]
    parts = [part for name in chosen for part in described(found[name], home, text.splitlines())]
    return "\n".join(parts)


@cache
def exported() -> dict[tuple[str, str], str]:
    """What ``polis`` itself offers, and under which name."""
    body = ast.parse((SOURCE / "polis" / "__init__.py").read_text(encoding="utf-8")).body
    imports = [node for node in body if isinstance(node, ast.ImportFrom)]
    return {
        (str(node.module), alias.name): alias.asname or alias.name
        for node in imports
        for alias in node.names
    }


def is_told(node: ast.ClassDef | Function) -> bool:
    if node.name.startswith("_"):
        return False
    return is_property(node) or ast.get_docstring(node) is not None


def is_property(node: ast.ClassDef | Function) -> bool:
    return "property" in map(ast.unparse, node.decorator_list)


def described(node: ast.ClassDef | Function, home: str, lines: list[str]) -> Iterator[str]:
    name = exported().get((home, node.name), "")
    yield f"### {name or node.name}\n"
    brought = f"from polis import {name}" if name else f"from {home} import {node.name}"
    if isinstance(node, ast.ClassDef):
        yield from class_part(node, brought, lines)
    else:
        yield block(f"{brought}\n\n{signature(node, name)}")
        yield f"{prose(ast.get_docstring(node))}\n"


def class_part(node: ast.ClassDef, brought: str, lines: list[str]) -> Iterator[str]:
    methods = {part.name: part for part in node.body if isinstance(part, Function)}
    yield block(brought + made(node, methods.get("__init__")))
    yield f"{prose(ast.get_docstring(node))}\n"
    rows = [
        [f"`{one.name}`", f"`{one.type}`", one.default and f"`{one.default}`", one.about]
        for one in fields(node, lines)
    ]
    if rows:
        yield from [*table(["field", "type", "default", "meaning"], rows), ""]
    for name, method in methods.items():
        if is_told(method):
            yield f"#### {node.name}.{name}\n"
            yield block(signature(method))
            yield f"{prose(ast.get_docstring(method))}\n"


def made(node: ast.ClassDef, maker: Function | None) -> str:
    return f"\n\n{call(node.name, arguments(maker.args))}" if maker else ""


def block(text: str) -> str:
    return f"```python\n{text}\n```\n"


def signature(node: Function, name: str = "") -> str:
    """As it is written, without ``self``."""
    returned = code(node.returns) if node.returns else "None"
    if is_property(node):
        return f"{node.name}: {returned}"
    marks = "".join(f"@{mark}\n" for mark in MARKS if mark in map(ast.unparse, node.decorator_list))
    return f"{marks}{call(f'def {name or node.name}', arguments(node.args))} -> {returned}"


def call(head: str, given: list[str]) -> str:
    """Over several lines where one is too short."""
    line = f"{head}({', '.join(given)})"
    if len(line) <= WIDE:
        return line
    return f"{head}(\n" + "".join(f"    {one},\n" for one in given) + ")"


def arguments(args: ast.arguments) -> list[str]:
    plain = [*args.posonlyargs, *args.args]
    defaults = [""] * (len(plain) - len(args.defaults)) + [f" = {code(d)}" for d in args.defaults]
    given = [
        f"{code(arg)}{default}"
        for arg, default in zip(plain, defaults, strict=True)
        if arg.arg not in ("self", "cls")
    ]
    given += [f"*{code(args.vararg)}"] if args.vararg else []
    return given + ([f"**{code(args.kwarg)}"] if args.kwarg else [])
