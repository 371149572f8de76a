"""Queues by name, so that nobody's work holds up another's: few at a time for one person or
address, more for all of them together, and an end to how much one may have waiting."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Lane:
    def __init__(self, each: int) -> None:
        self.joined = 0
        self.free = asyncio.Semaphore(each)


class Lanes:
    """``each`` at a time under one name, ``total`` under all, ``most`` joined under one."""

    def __init__(self, each: int, total: int, most: int) -> None:
        self.each = each
        self.most = most
        self.free = asyncio.Semaphore(total)
        self.all: dict[str, Lane] = {}

    def join(self, name: str) -> bool:
        """Whether there is still room under this name; whoever joined must ``leave``."""
        lane = self.all.get(name) or Lane(self.each)
        if lane.joined >= self.most:
            return False
        self.all[name] = lane
        lane.joined += 1
        return True

    def leave(self, name: str) -> None:
        lane = self.all[name]
        lane.joined -= 1
        if not lane.joined:
            del self.all[name]

    @asynccontextmanager
    async def turn(self, name: str) -> AsyncIterator[None]:
        """Wait for one's turn, first among those of the same name: so each name has at most
        ``each`` in the queue of all."""
        async with self.all[name].free, self.free:
            yield
