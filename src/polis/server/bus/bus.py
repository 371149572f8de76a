"""How server processes tell each other what was stored. A hint, not the truth: that is the store.

Messages may be lost while a connection is. Whoever listens says with ``on_missed`` what to do then:
look into the store.
"""

from __future__ import annotations

from typing import Protocol
from urllib.parse import urlsplit

from polis.server.bus.listeners import Handler, Missed
from polis.server.bus.memory import MemoryBus
from polis.server.errors import StoreError, masked, short

DEFAULT = "memory://"
KINDS = ("redis", "rediss", "unix", "nats", "tls")


class Bus(Protocol):
    async def publish(self, topic: str, message: bytes) -> None:
        """Tell all processes, this one included. Never fails and never waits for anybody."""

    async def subscribe(self, topic: str, heard: Handler) -> None:
        """From now on ``heard`` is called with every message on a topic."""

    def on_missed(self, missed: Missed) -> None:
        """``missed`` is called when messages may have been lost, ours or another process's."""

    async def healthy(self) -> bool: ...

    async def close(self) -> None: ...


class Connected(Bus, Protocol):
    """A bus outside this process."""

    trouble: tuple[type[Exception], ...]

    async def start(self) -> None: ...


async def open_bus(url: str = DEFAULT) -> Bus:
    """The bus at an address, connected."""
    kind = urlsplit(url).scheme
    if kind == "memory" or url == "memory":
        return MemoryBus()
    if kind not in KINDS:
        raise StoreError("bus_url", url=masked(url))
    try:
        bus = make(url, kind)
    except ValueError as error:
        raise StoreError("bus_url", url=masked(url)) from error
    try:
        await bus.start()
    except bus.trouble as error:
        await bus.close()
        raise StoreError("bus_unreachable", url=masked(url), reason=short(error)) from error
    return bus


def make(url: str, kind: str) -> Connected:
    # Only the library that is needed: each costs a tenth of a second at every start.
    if kind in ("nats", "tls"):
        from polis.server.bus.nats import NatsBus

        return NatsBus(url)
    from polis.server.bus.redis import RedisBus

    return RedisBus(url)
