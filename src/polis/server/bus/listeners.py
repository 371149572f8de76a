"""Who listens to what in this process."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import structlog

Handler = Callable[[bytes], Coroutine[Any, Any, None]]
Missed = Callable[[], Coroutine[Any, Any, None]]

log = structlog.get_logger()


class Listeners:
    def __init__(self) -> None:
        self.heard: dict[str, list[Handler]] = {}
        self.missed: list[Missed] = []
        self.tasks: set[asyncio.Task[None]] = set()

    def add(self, topic: str, heard: Handler) -> None:
        self.heard.setdefault(topic, []).append(heard)

    def deliver(self, topic: str, message: bytes) -> None:
        for heard in self.heard.get(topic, []):
            self.spawn(heard(message))

    def tell_missed(self) -> None:
        for missed in self.missed:
            self.spawn(missed())

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """A listener that waits for the database holds up no other."""
        task = asyncio.create_task(guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def rest(self) -> None:
        """Let those who have begun to listen finish."""
        while self.tasks:
            await asyncio.gather(*self.tasks)


async def guarded(work: Awaitable[None]) -> None:
    try:
        await work
    except Exception:
        log.exception("bus_listener_failed")
