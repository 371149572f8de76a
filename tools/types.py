"""The page's types from the server's messages and from the games' views: ``python -m tools.types``
writes them anew.

Decision: straight from msgspec's own description of the types. A way over JSON Schema needs a
Node package and gives the same, with every field of a message optional that has a default here.
"""

from __future__ import annotations

import types
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints, is_typeddict

import msgspec.inspect as inspect

from polis.core.registry import games
from polis.server import messages
from polis.server.messages.base import Message
from polis.server.messages.commands import Incoming
from polis.server.messages.frames import Outgoing
from tools.shell import ROOT

FILE = ROOT / "web" / "src" / "lib" / "messages.ts"
HEAD = "// Generated from src/polis/server/messages by tools/types.py. Do not edit.\n"
UNIONS = {"Outgoing": Outgoing, "Incoming": Incoming}
PLAIN: dict[type[inspect.Type], str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


def written() -> str:
    """The whole file."""
    parts = [interface(kind) for kind in messages.types()]
    for name, union in UNIONS.items():
        members = " | ".join(kind.__name__ for kind in get_args(union))
        parts.append(f"export type {name} = {members};\n")
    return "\n".join([HEAD, *parts])


def interface(kind: type[Message]) -> str:
    found = inspect.type_info(kind)
    assert isinstance(found, inspect.StructType)
    lines = [f"  type: '{found.tag}';"] if found.tag else []
    lines += [f"  {field.encode_name}: {name_of(field.type)};" for field in found.fields]
    return "\n".join([f"export interface {kind.__name__} {{", *lines, "}", ""])


def name_of(kind: inspect.Type) -> str:
    match kind:
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.ListType():
            item = name_of(kind.item_type)
            return f"({item})[]" if " " in item else f"{item}[]"
        case inspect.DictType():
            return f"Record<string, {name_of(kind.value_type)}>"
        case inspect.UnionType():
            return " | ".join(name_of(part) for part in kind.types)
        case inspect.LiteralType():
            return " | ".join(f"'{value}'" for value in kind.values)
        case inspect.CustomType():
            return "unknown"
    return PLAIN[type(kind)]


# Views


def view_files() -> Iterator[tuple[Path, str]]:
    """For every game whose view is made of TypedDicts, the file of its page's types."""
    for game in games():
        module = import_module(f"polis.games.{game}.view")
        found = [value for value in vars(module).values() if is_typeddict(value)]
        own = [value for value in found if value.__module__ == module.__name__]
        if own:
            head = f"// Generated from games/{game}/view.py by tools/types.py. Do not edit.\n"
            path = ROOT / "src" / "polis" / "games" / game / "ui" / "shown.ts"
            yield path, "\n".join([head, *map(shape, own)])


def shape(kind: type) -> str:
    lines = [f"  {name}: {spelled(hint)};" for name, hint in get_type_hints(kind).items()]
    about = [f"/** {' '.join(kind.__doc__.split())} */"] if kind.__doc__ else []
    # A type and not an interface: the shell hands views on as records of anything.
    return "\n".join([*about, f"export type {kind.__name__} = {{", *lines, "};", ""])


NAMES = {int: "number", str: "string", bool: "boolean", type(None): "null"}


def spelled(hint: object) -> str:
    """A type of Python as the page writes it."""
    args = get_args(hint)
    if get_origin(hint) is list:
        item = spelled(args[0])
        return f"({item})[]" if " " in item else f"{item}[]"
    if get_origin(hint) is dict:
        return f"Record<string, {spelled(args[1])}>"
    if get_origin(hint) is Literal:
        return " | ".join(f"'{value}'" for value in args)
    if get_origin(hint) is types.UnionType:
        return " | ".join(map(spelled, args))
    assert isinstance(hint, type), hint
    return hint.__name__ if is_typeddict(hint) else NAMES[hint]


if __name__ == "__main__":
    for path, text in [(FILE, written()), *view_files()]:
        path.write_text(text, encoding="utf-8")
