"""The page's types from the server's messages: ``python -m tools.types`` writes them anew.

Decision: straight from msgspec's own description of the types. A way over JSON Schema needs a
Node package and gives the same, with every field of a message optional that has a default here.
"""

from __future__ import annotations

import msgspec.inspect as inspect

from polis.server import messages
from polis.server.messages import Message
from tools.shell import ROOT

FILE = ROOT / "web" / "src" / "lib" / "messages.ts"
HEAD = "// Generated from src/polis/server/messages.py by tools/types.py. Do not edit.\n"
UNIONS = ("Outgoing", "Incoming")
PLAIN: dict[type[inspect.Type], str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


def written() -> str:
    """The whole file."""
    found = [value for value in vars(messages).values() if isinstance(value, type)]
    types = [value for value in found if issubclass(value, Message) and value is not Message]
    parts = [interface(kind) for kind in types]
    parts += [f"export type {name} = {members(name)};\n" for name in UNIONS]
    return "\n".join([HEAD, *parts])


def interface(kind: type[Message]) -> str:
    found = inspect.type_info(kind)
    assert isinstance(found, inspect.StructType)
    lines = [f"  type: '{found.tag}';"] if found.tag else []
    lines += [f"  {field.encode_name}: {name_of(field.type)};" for field in found.fields]
    return "\n".join([f"export interface {kind.__name__} {{", *lines, "}", ""])


def members(union: str) -> str:
    return " | ".join(kind.__name__ for kind in getattr(messages, union).__args__)


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


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
