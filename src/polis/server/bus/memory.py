"""The bus of a single process."""

from __future__ import annotations

from polis.server.bus.ears import Ears, Heard, Missed


class MemoryBus:
    def __init__(self) -> None:
        self.ears = Ears()

    async def publish(self, topic: str, message: bytes) -> None:
        self.ears.deliver(topic, message)

    async def subscribe(self, topic: str, heard: Heard) -> None:
        self.ears.add(topic, heard)

    def on_missed(self, missed: Missed) -> None:
        self.ears.missed.append(missed)

    async def healthy(self) -> bool:
        return True

    async def close(self) -> None:
        await self.ears.rest()
