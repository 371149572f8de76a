"""A position on the screen: drawn by the game's own ``terminal.py``, or plainly from its view.

A game's module offers ``draw(view, texts, names)`` and may offer ``remark(view, texts, move)``, a
few words beside a move on the list of choices.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from polis.core.registry import PACKAGE
from polis.core.texts import Texts

View = Mapping[str, object]
Draw = Callable[[View, Texts, Sequence[str]], RenderableType]
Remark = Callable[[View, Texts, str], str]


@cache
def offered(game: str, name: str) -> object:
    """A function of the game's ``terminal.py``; None if it has no such module or function."""
    module = f"{PACKAGE}.{game}.terminal"
    if find_spec(module) is None:
        return None
    return getattr(import_module(module), name, None)


def draw(game: str, view: View, book: Texts, names: Sequence[str]) -> RenderableType:
    own = offered(game, "draw")
    if own is None:
        return plain(Tree(Text(book.say("title"))), view)
    return cast(Draw, own)(view, book, names)


def remark(game: str, view: View, book: Texts, move: str) -> str:
    own = offered(game, "remark")
    return "" if own is None else cast(Remark, own)(view, book, move)


def plain(branch: Tree, value: object) -> Tree:
    """Any view as a tree of names and values; short lists stay on one line."""
    for key, inner in pairs(value):
        if nested(inner):
            plain(branch.add(Text(key)), inner)
        else:
            branch.add(Text(f"{key}: {flat(inner)}"))
    return branch


def pairs(value: object) -> list[tuple[str, object]]:
    if isinstance(value, Mapping):
        return [(str(key), inner) for key, inner in value.items()]
    if isinstance(value, list):
        return [(str(i + 1), inner) for i, inner in enumerate(value)]
    return []


def nested(value: object) -> bool:
    inner = [item for _, item in pairs(value)]
    return isinstance(value, Mapping) or any(isinstance(item, Mapping | list) for item in inner)


def flat(value: object) -> str:
    if isinstance(value, list):
        return " ".join(map(str, value)) or "—"
    return "—" if value is None else str(value)
