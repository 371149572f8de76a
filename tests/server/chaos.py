"""A wire between pages and servers that drops, doubles and swaps messages, and breaks."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import WebSocketException

DROP, DOUBLE, SWAP, CUT = 0.02, 0.04, 0.02, 0.005

Connection = ClientConnection | ServerConnection


class Sea:
    def __init__(self, upstream: str, chance: random.Random) -> None:
        self.upstream = upstream
        self.chance = chance
        self.address = ""
        self.dropped = self.doubled = self.swapped = self.cut = 0

    async def carry(self, page: ServerConnection) -> None:
        assert page.request is not None
        cookie = {"cookie": page.request.headers.get("cookie", "")}
        url = f"ws://{self.upstream}{page.request.path}"
        with contextlib.suppress(OSError, WebSocketException):
            async with connect(url, additional_headers=cookie, compression=None) as server:
                ways = [self.drift(page, server), self.drift(server, page)]
                tasks = [asyncio.create_task(way) for way in ways]
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    async def drift(self, here: Connection, there: Connection) -> None:
        """Pass messages on, or not, or twice, or the next one first; sometimes give up."""
        held: str | bytes | None = None
        with contextlib.suppress(WebSocketException):
            async for message in here:
                fate = self.chance.random()
                if fate < CUT:
                    self.cut += 1
                    return
                if fate < CUT + DROP:
                    self.dropped += 1
                elif fate < CUT + DROP + SWAP and held is None:
                    held = message
                else:
                    await there.send(message)
                    if fate > 1 - DOUBLE:
                        self.doubled += 1
                        await there.send(message)
                    if held is not None:
                        self.swapped += 1
                        await there.send(held)
                        held = None


@asynccontextmanager
async def chaotic(upstream: str, chance: random.Random) -> AsyncIterator[Sea]:
    sea = Sea(upstream, chance)
    async with serve(sea.carry, "127.0.0.1", 0, compression=None) as server:
        host, port = next(iter(server.sockets)).getsockname()[:2]
        sea.address = f"{host}:{port}"
        yield sea
