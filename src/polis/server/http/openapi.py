"""The description of the HTTP routes, made of the routes and the types of the messages."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Litestar, Request, get
from litestar.openapi import OpenAPIConfig

from polis import __version__
from polis.server import messages
from polis.server.http.refusals import STATUS
from polis.server.messages.commands import Incoming

CONFIG = OpenAPIConfig(
    title="Polis", version=__version__, render_plugins=[], use_handler_docstrings=True
)
TEMPLATE = "#/components/schemas/{name}"


def components(template: str) -> dict[str, dict[str, Any]]:
    """JSON Schema of every message, by name."""
    hook = schema_of_anything
    return msgspec.json.schema_components(
        messages.types(), schema_hook=hook, ref_template=template
    )[1]


def schema_of_anything(kind: type) -> dict[str, Any]:
    """Views are what their game makes of them."""
    assert kind is object, kind
    return {"description": "As the game makes it."}


def describe(app: Litestar) -> dict[str, Any]:
    """Litestar knows the routes but not that unknown fields are refused: the types come from
    msgspec itself, and every route may answer with a Problem."""
    described = app.openapi_schema.to_schema()
    described["components"] = {"schemas": components(TEMPLATE)}
    refusal = {"description": "Refused", "content": {"application/json": {"schema": problem()}}}
    for path, item in described["paths"].items():
        for operation in item.values():
            for status in sorted({*STATUS.values(), 422}):
                operation["responses"][str(status)] = refusal
            if path.endswith("/commands"):
                take_union(operation)
    return described


def problem() -> dict[str, object]:
    """What a refusal says; a refused command also repeats which one it was."""
    return {"anyOf": [{"$ref": TEMPLATE.format(name=name)} for name in ("Problem", "Refused")]}


def take_union(operation: dict[str, Any]) -> None:
    names = [kind.__name__ for kind in Incoming.__args__]
    either = {"anyOf": [{"$ref": TEMPLATE.format(name=name)} for name in names]}
    operation["requestBody"]["content"]["application/json"]["schema"] = either


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request[Any, Any, Any]) -> dict[str, Any]:
    described: dict[str, Any] = request.app.state.openapi
    return described


ROUTES = [openapi]
