"""The bus on NATS: subjects ``polis.<topic>``; the library keeps the connection."""

from __future__ import annotations

import asyncio

import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error

from polis.server.bus.listeners import Handler, Listeners, Missed

PREFIX = "polis."
GAP = "polis.gap"  # "something I said may not have reached you"
PAUSE = 1  # seconds between attempts to come back
PATIENCE = 5
FIRST = 5  # how long a server that starts waits for it

log = structlog.get_logger()


class NatsBus:
    """After a lost connection a gap is announced: whoever hears of it asks the store."""

    trouble: tuple[type[Exception], ...] = (Error, OSError, TimeoutError)

    def __init__(self, url: str) -> None:
        self.url = url
        self.listeners = Listeners()
        self.client = Client()
        self.last: Exception | None = None

    async def start(self) -> None:
        try:
            async with asyncio.timeout(FIRST):
                await self.connect()
        except TimeoutError as error:
            # The library tries without end and tells the reason aside.
            raise self.last or error from error
        await self.client.subscribe(GAP, cb=self.missed)

    async def connect(self) -> None:
        await self.client.connect(
            self.url,
            max_reconnect_attempts=-1,
            reconnect_time_wait=PAUSE,
            connect_timeout=FIRST,
            ping_interval=PATIENCE,
            reconnected_cb=self.came_back,
            disconnected_cb=self.went_away,
            error_cb=self.note,
        )

    async def healthy(self) -> bool:
        return self.client.is_connected

    async def close(self) -> None:
        """Say what is left to say, then go."""
        if self.client.is_connected:
            await self.client.drain()
        else:
            await self.client.close()
        await self.listeners.rest()

    async def publish(self, topic: str, message: bytes) -> None:
        """Returns at once: the library writes what has gathered."""
        try:
            await self.client.publish(PREFIX + topic, message)
        except self.trouble as error:
            await self.note(error)  # coming back announces a gap anyway

    async def subscribe(self, topic: str, heard: Handler) -> None:
        self.listeners.add(topic, heard)
        if len(self.listeners.heard[topic]) == 1:
            await self.client.subscribe(PREFIX + topic, cb=self.hear)
        if self.client.is_connected:
            await self.client.flush()

    def on_missed(self, missed: Missed) -> None:
        self.listeners.missed.append(missed)

    async def hear(self, message: Msg) -> None:
        self.listeners.deliver(message.subject.removeprefix(PREFIX), message.data)

    async def missed(self, message: Msg) -> None:
        self.listeners.tell_missed()

    async def came_back(self) -> None:
        """The others may have missed what was on its way; we hear the gap ourselves too."""
        await self.client.publish(GAP, b"")

    async def went_away(self) -> None:
        log.warning("bus_lost", bus="nats")

    async def note(self, error: Exception) -> None:
        self.last = error
        log.warning("bus_trouble", bus="nats", reason=type(error).__name__)
