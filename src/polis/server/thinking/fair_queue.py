"""Jobs that wait for a worker, in turn by whose they are, and among theirs by table."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

import msgspec

from polis.analysis.looks import Look
from polis.server.telemetry import metrics
from polis.server.thinking.studies import Studied
from polis.server.thinking.worker import MoveFound

T = TypeVar("T")
V = TypeVar("V")


class QueuedJob(Generic[T]):
    """A job, and the table that waits for it, no longer than ``limit`` seconds. ``payer`` is whose
    turn it takes; a table of nobody takes its own."""

    def __init__(
        self, table: str, job: bytes, limit: float, read: Callable[[bytes], T], payer: str = ""
    ) -> None:
        self.table = table
        self.payer = payer or table
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
    """Jobs in turn by payer, so that nobody can crowd out the others, however many tables they
    have; and the jobs of one payer in turn by table."""

    def __init__(self) -> None:
        self.lines: dict[str, dict[str, deque[AnyJob]]] = {}  # payer → table → jobs
        self.some = asyncio.Event()

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __iter__(self) -> Iterator[AnyJob]:
        return (job for tables in self.lines.values() for jobs in tables.values() for job in jobs)

    def ahead(self, payer: str = "") -> int:
        """How many jobs come before the next one of a payer: everybody's turn, as often as the
        payer has tables that wait."""
        return len(self.lines) * max(1, len(self.lines.get(payer, ())))

    def waiting(self, payer: str, table: str) -> int:
        """Jobs of a payer for one table that somebody still waits for."""
        jobs = self.lines.get(payer, {}).get(table, ())
        return sum(not job.answer.done() for job in jobs)

    def put(self, queued: AnyJob) -> None:
        tables = self.lines.setdefault(queued.payer, {})
        tables.setdefault(queued.table, deque()).append(queued)
        self.some.set()

    async def get(self) -> AnyJob:
        while not self.lines:
            self.some.clear()
            await self.some.wait()
        payer, tables = first(self.lines)
        table, jobs = first(tables)
        found = jobs.popleft()
        if jobs:
            tables[table] = jobs
        if tables:
            self.lines[payer] = tables
        return found


def first(lines: dict[str, V]) -> tuple[str, V]:
    """Take the one whose turn it is out of the line."""
    name = next(iter(lines))
    return name, lines.pop(name)
