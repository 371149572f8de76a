"""Group commit: appends that arrive while a transaction runs share the next one.

One task per process. A commit costs milliseconds whether it holds one act or hundreds, so a busy
server stores many times more moves than it commits. Nobody is answered before the commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

from polis.server.errors import StoreError, short
from polis.server.store.gate import Gate
from polis.server.store.rows import Append

MOST = 512  # appends in one transaction

Place = tuple[str, int]


class HotPath(Protocol):
    """The two operations that must be fast, by the driver itself without SQLAlchemy."""

    async def write(self, batch: Sequence[Append]) -> set[Place]:
        """Store what has a free place, at most one act per table, in one transaction."""

    async def acts(self, table: str, after: int) -> list[str]: ...

    def lost(self, error: Exception) -> bool:
        """Whether the database itself is away, not only unwilling to take a row."""

    async def close(self) -> None: ...


class PendingAppend:
    """An append and whoever waits for its answer."""

    def __init__(self, append: Append, answer: asyncio.Future[bool]) -> None:
        self.append = append
        self.answer = answer

    def say(self, stored: bool) -> None:
        if not self.answer.done():
            self.answer.set_result(stored)

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            told = error if isinstance(error, StoreError) else None
            self.answer.set_exception(told or StoreError("store_failed", reason=short(error)))


class Writer:
    def __init__(
        self, hot: HotPath, alone: asyncio.Lock | None = None, gate: Gate | None = None
    ) -> None:
        self.hot = hot
        self.gate = gate or Gate()
        self.alone = alone or asyncio.Lock()  # whoever holds it is the only one that writes
        self.queue: list[PendingAppend] = []
        self.task: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> bool:
        """True once it is stored for good, False if its place was taken."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.queue.append(PendingAppend(append, answer))
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.run())
        return await answer

    async def run(self) -> None:
        """Write until nobody waits."""
        while self.queue:
            async with self.alone:
                taken, repeated = self.take()
                await self.store(taken)
            # Whoever wanted the same place later in the queue has lost it, or will when it is
            # tried again: the place is filled, or its first writer met an error.
            for waiting in repeated:
                waiting.say(False)

    async def close(self) -> None:
        """Finish what has been asked for."""
        if self.task is not None:
            await self.task

    def take(self) -> tuple[list[PendingAppend], list[PendingAppend]]:
        """The next transaction: one act per table, those of other places stay for the next."""
        first: dict[str, PendingAppend] = {}
        repeated: list[PendingAppend] = []
        left: list[PendingAppend] = []
        for waiting in self.queue:
            table, seq = waiting.append[:2]
            if table not in first and len(first) < MOST:
                first[table] = waiting
            elif table in first and first[table].append.seq == seq:
                repeated.append(waiting)
            else:
                left.append(waiting)
        self.queue = left
        return list(first.values()), repeated

    async def store(self, batch: list[PendingAppend]) -> None:
        try:
            async with self.gate.waiting():
                stored = await self.hot.write([waiting.append for waiting in batch])
        except Exception as error:
            await self.store_apart(batch, error)
            return
        for waiting in batch:
            waiting.say(waiting.append[:2] in stored)

    async def store_apart(self, batch: list[PendingAppend], error: Exception) -> None:
        """One row spoiled the transaction: each on its own, so that only that one hears of it."""
        if len(batch) == 1 or isinstance(error, StoreError) or self.hot.lost(error):
            for waiting in batch:
                waiting.fail(error)
            return
        for waiting in batch:
            await self.store([waiting])
