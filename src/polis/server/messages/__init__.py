"""Everything that crosses the wire, typed once. The page's TypeScript is generated from this."""

from __future__ import annotations

from polis.server.messages import analysis, commands, frames, games, http, parts
from polis.server.messages.base import Message


def types() -> list[type[Message]]:
    """Every message, module by module, in the order they are written."""
    modules = (parts, frames, commands, http, analysis, games)
    found = [
        value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type) and value.__module__ == module.__name__
    ]
    return [value for value in found if issubclass(value, Message)]
