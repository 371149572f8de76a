"""What stands in the source beside the types: docstrings, defaults, comments behind fields."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from typing import NamedTuple

COMMENT = re.compile(r"  # (?P<text>.+)$")
CODE = re.compile(r"``([^`]+)``")


class Field(NamedTuple):
    """``name: type = default  # about``."""

    name: str
    type: str
    default: str  # "" where it must be given
    about: str


def prose(doc: str | None) -> str:
    """A docstring as Markdown; its examples as blocks of code."""
    text = CODE.sub(r"`\1`", inspect.cleandoc(doc or ""))
    paragraphs = text.split("\n\n")
    return "\n\n".join(f"```python\n{p}\n```" if p.startswith(">>> ") else p for p in paragraphs)


def fields_of(kind: type) -> list[Field]:
    """The fields a class itself declares, in order."""
    text = textwrap.dedent(inspect.getsource(kind))
    (node,) = ast.parse(text).body
    assert isinstance(node, ast.ClassDef)
    return fields(node, text.splitlines())


def fields(node: ast.ClassDef, lines: list[str]) -> list[Field]:
    return [
        Field(
            ast.unparse(part.target),
            code(part.annotation),
            code(part.value) if part.value else "",
            comment(lines, part),
        )
        for part in node.body
        if isinstance(part, ast.AnnAssign)
    ]


def code(node: ast.AST) -> str:
    """As our sources are written, with double quotes."""
    return ast.unparse(node).replace("'", '"')


def comment(lines: list[str], node: ast.stmt) -> str:
    found = COMMENT.search(lines[(node.end_lineno or node.lineno) - 1])
    return found["text"] if found else ""
