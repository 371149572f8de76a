"""A store on a real database, with tables to begin with, and writers in processes of their own."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from polis.server.store import Listing, Store, open_store

RACER = str(Path(__file__).with_name("racer.py"))
OPEN = Listing("estates", "open", private=False, users=["anna"], waiting=["anna"], due_at=50)
RUNNING = Listing("estates", "running", users=["anna", "oleg"], waiting=["oleg"])


def with_store(url: str, story: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(url)
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(run())


async def made(store: Store, *ids: str, listing: Listing = OPEN) -> None:
    for id in ids:
        assert await store.create(id, b"\x01\xff" * 16, "anna", b'"first"', 10, listing)


def spawned(*words: object) -> subprocess.Popen[str]:
    command = [sys.executable, RACER, *map(str, words)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
