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

from polis.core.registry import PACKAGE, load
from polis.core.texts import Texts

View = Mapping[str, object]
Draw = Callable[[View, Texts, Sequence[str]], RenderableType]
Remark = Callable[[View, Texts, str], str]
SEATS = "seats"  # the part of a view that has a part for every seat


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
        return Plain(book, domains(game), names).grow(Tree(Text(book.say("title"))), view)
    return cast(Draw, own)(view, book, names)


def remark(game: str, view: View, book: Texts, move: str) -> str:
    own = offered(game, "remark")
    return "" if own is None else cast(Remark, own)(view, book, move)


def domains(game: str) -> list[str]:
    """The domains whose values a view of the game may name."""
    schema = load(game).game.schema()
    lists = [kind.args for kind in schema.moves] + [event.args for event in schema.events]
    return list(dict.fromkeys(arg.domain.name for args in lists for arg in args))


class Plain:
    """Any view as a tree of names and values in words; short lists stay on one line."""

    def __init__(self, book: Texts, known: Sequence[str], names: Sequence[str]) -> None:
        self.book = book
        self.known = known
        self.names = names

    def grow(self, branch: Tree, value: object) -> Tree:
        for key, inner in pairs(value):
            name = self.book.word(key, self.known)
            if key == SEATS and isinstance(inner, list):
                inner = {self.book.seat(i, self.names): one for i, one in enumerate(inner)}
            if nested(inner):
                self.grow(branch.add(Text(name)), inner)
            else:
                branch.add(Text(f"{name}: {self.flat(inner, self.book.is_seat(key))}"))
        return branch

    def flat(self, value: object, is_seat: bool) -> str:
        if isinstance(value, list):
            return ", ".join(self.flat(one, is_seat) for one in value) or "—"
        if isinstance(value, bool):
            return "✓" if value else "—"
        if value is None:
            return "—"
        if is_seat and isinstance(value, int):
            return self.book.seat(value, self.names) if value >= 0 else "—"
        return self.book.word(str(value), self.known)


def pairs(value: object) -> list[tuple[str, object]]:
    if isinstance(value, Mapping):
        return [(str(key), inner) for key, inner in value.items()]
    if isinstance(value, list):
        return [(str(i + 1), inner) for i, inner in enumerate(value)]
    return []


def nested(value: object) -> bool:
    inner = [item for _, item in pairs(value)]
    return isinstance(value, Mapping) or any(isinstance(item, Mapping | list) for item in inner)
