"""Jobs that wait for a worker, in turn by table."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from polis.analysis.looks import Look
from polis.server.telemetry import metrics
from polis.server.thinking.studies import Studied
from polis.server.thinking.worker import MoveFound

T = TypeVar("T")


class QueuedJob(Generic[T]):
    """A job, and the table that waits for it, no longer than ``limit`` seconds."""

    def __init__(self, table: str, job: bytes, limit: float, read: Callable[[bytes], T]) -> None:
        self.table = table
        self.job = job
        self.limit = limit
        self.read = read
        self.tries = 0
        self.answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    def resolve(self, line: bytes) -> None:
        answer = self.read(line)
        if not self.answer.done():
            metrics.THOUGHTS.inc()
            self.answer.set_result(answer)


def move_in(line: bytes) -> str:
    return msgspec.json.decode(line, type=MoveFound).move


def study_in(line: bytes) -> Studied:
    return msgspec.json.decode(line, type=Studied)


def look_in(line: bytes) -> Look:
    return msgspec.json.decode(line, type=Look)


AnyJob = QueuedJob[str] | QueuedJob[Studied] | QueuedJob[Look]


class FairQueue:
    """Jobs in turn by table, so that no table can crowd out the others."""

    def __init__(self) -> None:
        self.tables: dict[str, deque[AnyJob]] = {}
        self.some = asyncio.Event()

    def __len__(self) -> int:
        return sum(map(len, self.tables.values()))

    def put(self, queued: AnyJob) -> None:
        self.tables.setdefault(queued.table, deque()).append(queued)
        self.some.set()

    async def get(self) -> AnyJob:
        while not self.tables:
            self.some.clear()
            await self.some.wait()
        table = next(iter(self.tables))
        line = self.tables.pop(table)
        first = line.popleft()
        if line:
            self.tables[table] = line
        return first
