"""A process that repeats on one topic what it hears on another."""

from __future__ import annotations

import asyncio
import sys

from polis.server.bus import open_bus


async def main(url: str) -> None:
    bus = await open_bus(url)

    async def answer(message: bytes) -> None:
        await bus.publish("answers", message)

    await bus.subscribe("questions", answer)
    await bus.publish("answers", b"ready")
    await asyncio.sleep(60)


asyncio.run(main(sys.argv[1]))
