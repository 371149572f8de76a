"""What crosses the wire: the HTTP routes as OpenAPI describes them, and the typed messages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
from msgspec import inspect

from polis.server import messages
from polis.server.http.app import description
from polis.server.messages.base import Message
from polis.server.messages.commands import Command, Incoming
from polis.server.messages.frames import Outgoing
from tools.docs.games import table
from tools.docs.source import Field, fields_of, prose

TALK = {
    "Incoming": Incoming,
    "Outgoing": Outgoing,
}  # said on sockets; every other type is a part or an HTTP body
GROUPS = {
    "me": "People",
    "accounts": "People",
    "login": "People",
    "logout": "People",
    "games": "Games",
    "texts": "Games",
    "tables": "Tables",
    "health": "Operating",
    "ready": "Operating",
}
PLAIN = {
    inspect.IntType: "integer",
    inspect.StrType: "string",
    inspect.BoolType: "true or false",
    inspect.FloatType: "number",
    inspect.NoneType: "null",
    inspect.AnyType: "anything",
}


# Routes


def routes(_: str = "") -> str:
    """Every route, by what it is about."""
    found: dict[str, list[str]] = {group: [] for group in dict.fromkeys(GROUPS.values())}
    for path, item in description()["paths"].items():
        group = GROUPS[path.split("/")[2]]
        for method, operation in item.items():
            found[group].append("\n".join(route(method.upper(), path, operation)))
    return "\n".join(f"## {group}\n\n{''.join(parts)}" for group, parts in found.items())


def route(method: str, path: str, operation: dict[str, Any]) -> Iterator[str]:
    yield f"### {method} `{path}`\n"
    yield f"**{operation['summary']}.** {prose(operation['description'])}\n"
    given = [one for one in operation.get("parameters", []) if one["in"] != "header"]
    if given:
        yield from table(["parameter", "in", "type", "note"], [parameter(one) for one in given])
        yield ""
    body = operation.get("requestBody")
    if body:
        yield f"Body: {schema(content(body))}.\n"
    for status, answer in operation["responses"].items():
        if status < "300":
            yield f"Answer {status}: {schema(content(answer))}.\n"
    yield ""


def parameter(one: dict[str, Any]) -> list[str]:
    default, note = one["schema"].get("default"), one["description"]
    shown = f"; {default:,} if not given" if default is not None else ""
    return [f"`{one['name']}`", one["in"], schema(one["schema"]), note + shown]


def content(part: dict[str, Any]) -> dict[str, Any]:
    (kind, found), *_ = part.get("content", {"": {"schema": {}}}).items()
    return dict(found["schema"]) if kind == "application/json" else {"type": kind or "nothing"}


def schema(found: dict[str, Any]) -> str:
    """A JSON schema in words."""
    if "$ref" in found:
        return link(found["$ref"].rpartition("/")[2])
    either = found.get("anyOf") or found.get("oneOf")
    if either:
        named = [one["$ref"].rpartition("/")[2] for one in either if "$ref" in one]
        if set(named) >= {"Move", "Ping"}:
            return "one of the [commands](websocket.md#commands)"
        return " or ".join(map(schema, either))
    if found.get("type") == "array":
        return f"list of {schema(found['items'])}"
    low, high = found.get("minimum"), found.get("maximum")
    bounds = f", {low:.0f} to {high:,.0f}" if low is not None and high is not None else ""
    return f"{found.get('type', 'anything')}{bounds}"


# Messages


def union(name: str) -> str:
    """Every message of one direction."""
    return "\n".join(message(kind) for kind in get_args(TALK[name]))


def types(_: str = "") -> str:
    """Every other type of the wire, by name."""
    others = sorted(set(messages.types()) - talked() - {Command}, key=lambda k: k.__name__)
    return "\n".join(map(message, others))


def talked() -> set[type[Message]]:
    return {kind for name in TALK for kind in get_args(TALK[name])}


def message(kind: type[Message]) -> str:
    found = inspect.type_info(kind)
    assert isinstance(found, inspect.StructType)
    lines = [f"### {kind.__name__}", "", *about(kind)]
    if found.tag:
        lines += [f'`"type": "{found.tag}"`', ""]
    written = {field.name: field for base in kind.__mro__[-4::-1] for field in fields_of(base)}
    # What all commands share is said once, above them.
    shared = fields_named(Command) if issubclass(kind, Command) else set()
    rows = [row(f, written[f.name]) for f in found.fields if f.name not in shared]
    return "\n".join(
        [*lines, *(table(["field", "type", "default", "meaning"], rows) if rows else []), ""]
    )


def fields_named(kind: type[Message]) -> set[str]:
    return {field.name for field in fields_of(kind)}


def about(kind: type[Message]) -> list[str]:
    own = kind.__dict__.get("__doc__")
    return [prose(own), ""] if own else []


def row(field: inspect.Field, written: Field) -> list[str]:
    default = "" if field.required else f"`{plain(field)}`"
    return [f"`{field.encode_name}`", words(field.type), default, written.about]


def plain(field: inspect.Field) -> str:
    made = field.default_factory is not msgspec.NODEFAULT
    value = field.default_factory() if made else field.default
    return msgspec.json.encode(value).decode() if not isinstance(value, Message) else "{}"


def words(kind: inspect.Type) -> str:
    """A type in words, with links to those that have a chapter."""
    match kind:
        case inspect.StructType():
            return link(kind.cls.__name__)
        case inspect.ListType():
            return f"list of {words(kind.item_type)}"
        case inspect.DictType():
            return f"object of {words(kind.value_type)}"
        case inspect.UnionType():
            return " or ".join(map(words, kind.types))
        case inspect.LiteralType():
            return " or ".join(f'`"{value}"`' for value in kind.values)
        case inspect.CustomType():
            return "as the game makes it"
        case inspect.IntType(ge=low, le=high) if low is not None:
            return f"integer, {low} to {high:,}"
        case inspect.StrType(max_length=most) if most is not None:
            return f"string of at most {most} characters"
    return PLAIN[type(kind)]


def link(name: str) -> str:
    page = "websocket.md" if name in {kind.__name__ for kind in talked()} else "messages.md"
    return f"[{name}]({page}#{name.lower()})"
