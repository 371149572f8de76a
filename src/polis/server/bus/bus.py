"""How server processes tell each other what was stored. A hint, not the truth: that is the store.

Messages may be lost while a connection is. Whoever listens says with ``on_missed`` what to do then:
look into the store.
"""

from __future__ import annotations

from typing import Protocol
from urllib.parse import urlsplit

from nats.errors import Error as NatsError
from redis.exceptions import RedisError

from polis.server.bus.ears import Heard, Missed
from polis.server.bus.memory import MemoryBus
from polis.server.bus.nats import NatsBus
from polis.server.bus.redis import RedisBus
from polis.server.store.address import masked
from polis.server.store.errors import StoreError, short

DEFAULT = "memory://"


class Bus(Protocol):
    async def publish(self, topic: str, message: bytes) -> None:
        """Tell all processes, this one included. Never fails and never waits for anybody."""

    async def subscribe(self, topic: str, heard: Heard) -> None:
        """From now on ``heard`` is called with every message on a topic."""

    def on_missed(self, missed: Missed) -> None:
        """``missed`` is called when messages may have been lost, ours or another process's."""

    async def healthy(self) -> bool: ...

    async def close(self) -> None: ...


async def open_bus(url: str = DEFAULT) -> Bus:
    """The bus at an address, connected."""
    kind = urlsplit(url).scheme
    if kind == "memory" or url == "memory":
        return MemoryBus()
    if kind not in ("redis", "rediss", "unix", "nats", "tls"):
        raise StoreError("bus_url", url=masked(url))
    bus: NatsBus | RedisBus | None = None
    try:
        bus = NatsBus(url) if kind in ("nats", "tls") else RedisBus(url)
        await bus.start()
    except (RedisError, NatsError, OSError, TimeoutError, ValueError) as error:
        if bus is not None:
            await bus.close()
        raise StoreError("bus_unreachable", url=masked(url), reason=short(error)) from error
    return bus
