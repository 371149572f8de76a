"""A way to a database that can freeze: connections are taken and kept, and nothing flows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import parse_qs, urlsplit


class Freezer:
    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        asked = parse_qs(parts.query)
        self.host = asked.get("host", [parts.hostname or ""])[0]
        self.port = int(asked.get("port", [parts.port or 5432])[0])
        self.flows = asyncio.Event()
        self.flows.set()
        self.url = ""
        self.carrying: set[asyncio.Task[None]] = set()
        self.parts = parts

    def freeze(self) -> None:
        self.flows.clear()

    def thaw(self) -> None:
        self.flows.set()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        own, ends = asyncio.current_task(), [writer]
        assert own is not None
        self.carrying.add(own)
        try:
            await self.flows.wait()
            theirs = await self.connect()
            ends.append(theirs[1])
            ways = [(reader, theirs[1]), (theirs[0], writer)]
            tasks = [asyncio.create_task(self.flow(*way)) for way in ways]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            for end in ends:
                end.transport.abort()
            self.carrying.discard(own)

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self.host.startswith("/"):
            path = Path(self.host) / f".s.PGSQL.{self.port}"
            return await asyncio.open_unix_connection(str(path))
        return await asyncio.open_connection(self.host, self.port)

    async def flow(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        while data := await source.read(1 << 16):
            await self.flows.wait()
            target.write(data)
            await target.drain()


@asynccontextmanager
async def freezer(url: str) -> AsyncIterator[Freezer]:
    """The database at an address, through a freezer."""
    found = Freezer(url)
    server = await asyncio.start_server(found.carry, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    who = f"{found.parts.username}:{found.parts.password or ''}"
    found.url = f"postgresql://{who}@127.0.0.1:{port}{found.parts.path}"
    try:
        yield found
    finally:
        server.close()
        carrying = [*found.carrying]
        for task in carrying:
            task.cancel()
        await asyncio.gather(*carrying, return_exceptions=True)
