"""The bus on Redis: channels ``polis.<topic>``, one connection that listens, one that speaks."""

from __future__ import annotations

import asyncio
from typing import Any

import structlog
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from polis.server.bus.listeners import Handler, Listeners, Missed

PREFIX = "polis."
GAP = "polis.gap"  # "something I said may not have reached you"
PAUSE = 0.25  # seconds between attempts to come back
PATIENCE = 5.0
MOST = 10_000  # messages kept for a Redis that does not take them

TROUBLE: tuple[type[Exception], ...] = (RedisError, OSError, TimeoutError)
log = structlog.get_logger()


class RedisBus:
    """What is said while Redis is away is dropped, and a gap is announced when it is back: whoever
    hears of a gap asks the store, which has everything."""

    trouble = TROUBLE

    def __init__(self, url: str) -> None:
        # The library would reconnect silently; we must know, since messages are lost meanwhile.
        self.client: Redis = Redis.from_url(
            url,
            retry=Retry(NoBackoff(), 0),
            socket_timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
            health_check_interval=PATIENCE,
        )
        self.listeners = Listeners()
        self.outbox: list[tuple[str, bytes]] = []
        self.news = asyncio.Event()
        self.gap = False
        self.pubsub: PubSub | None = None
        self.confirmed: dict[str, asyncio.Event] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.client.ping()
        self.tasks = [asyncio.create_task(self.listen()), asyncio.create_task(self.speak())]
        await self.channel(GAP)

    async def healthy(self) -> bool:
        try:
            return bool(await self.client.ping())
        except TROUBLE:
            return False

    async def close(self) -> None:
        """Say what is left to say, then go."""
        if self.outbox:
            await self.send(self.take())
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.listeners.rest()
        await self.client.aclose()

    # Speaking

    async def publish(self, topic: str, message: bytes) -> None:
        """Returns at once: messages that come together travel together."""
        if len(self.outbox) >= MOST:
            self.gap = True
            return
        self.outbox.append((PREFIX + topic, message))
        self.news.set()

    async def speak(self) -> None:
        while True:
            if not self.gap:
                await self.news.wait()
            if not await self.send(self.take()):
                await asyncio.sleep(PAUSE)

    def take(self) -> list[tuple[str, bytes]]:
        self.news.clear()
        taken, self.outbox = self.outbox, []
        return taken + ([(GAP, b"")] if self.gap else [])

    async def send(self, messages: list[tuple[str, bytes]]) -> bool:
        try:
            async with self.client.pipeline(transaction=False) as pipeline:
                for channel, message in messages:
                    pipeline.publish(channel, message)
                await pipeline.execute()
        except TROUBLE as error:
            self.note(error)
            self.gap = True
            return False
        self.gap = False
        return True

    # Listening

    async def subscribe(self, topic: str, heard: Handler) -> None:
        self.listeners.add(topic, heard)
        await self.channel(PREFIX + topic)

    def on_missed(self, missed: Missed) -> None:
        self.listeners.missed.append(missed)

    async def channel(self, channel: str) -> None:
        """Subscribe, and wait until Redis has said so; if it is away, ``listen`` will do it."""
        if channel in self.confirmed:
            return
        sure = self.confirmed.setdefault(channel, asyncio.Event())
        try:
            if self.pubsub is not None:
                await self.pubsub.subscribe(channel)
            async with asyncio.timeout(PATIENCE):
                await sure.wait()
        except TROUBLE as error:
            self.note(error)

    async def listen(self) -> None:
        """Hear until the connection breaks, then come back; in between something was missed."""
        while True:
            try:
                async with self.client.pubsub() as self.pubsub:
                    await self.pubsub.subscribe(*self.confirmed or [GAP])
                    await self.hear(self.pubsub)
            except TROUBLE as error:
                self.note(error)
            self.pubsub = None
            await asyncio.sleep(PAUSE)

    async def hear(self, pubsub: PubSub) -> None:
        while True:
            message = await pubsub.get_message(timeout=PATIENCE / 2)
            if message is not None:
                self.understand(message)

    def understand(self, message: dict[str, Any]) -> None:
        channel = message["channel"].decode()
        if message["type"] == "subscribe":
            sure = self.confirmed.setdefault(channel, asyncio.Event())
            if sure.is_set() and channel == GAP:
                self.listeners.tell_missed()
            sure.set()
        elif channel == GAP:
            self.listeners.tell_missed()
        elif message["type"] == "message":
            self.listeners.deliver(channel.removeprefix(PREFIX), message["data"])

    def note(self, error: BaseException) -> None:
        log.warning("bus_lost", bus="redis", reason=type(error).__name__)
