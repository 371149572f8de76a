"""The bus of a single process."""

from __future__ import annotations

from polis.server.bus.listeners import Handler, Listeners, Missed


class MemoryBus:
    def __init__(self) -> None:
        self.listeners = Listeners()

    async def publish(self, topic: str, message: bytes) -> None:
        self.listeners.deliver(topic, message)

    async def subscribe(self, topic: str, heard: Handler) -> None:
        self.listeners.add(topic, heard)

    def on_missed(self, missed: Missed) -> None:
        self.listeners.missed.append(missed)

    async def healthy(self) -> bool:
        return True

    async def close(self) -> None:
        await self.listeners.rest()
