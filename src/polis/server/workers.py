"""Bots think here: a fixed number of worker processes, asked in turn, replaced when they fail.

A table that waits for a thought never waits forever: a worker that dies or overstays is replaced,
the job goes to another one once, and then the table is told to help itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import sys
from collections import deque
from pathlib import Path
from typing import NamedTuple

import msgspec
import structlog

import polis
from polis.bots.levels import name_of
from polis.core.codec import pack
from polis.core.match import Match
from polis.core.rng import Rng
from polis.server import metrics
from polis.server.thinker import READY, Job, Thought

log = structlog.get_logger("polis.workers")

TRIES = 2
START = 20.0  # seconds a process may take to come up on a busy machine
SEEDS = 1 << 60


class Thinking(NamedTuple):
    """How bots think: how many at once, and how long, in milliseconds."""

    workers: int = max(1, (os.cpu_count() or 1) - 1)
    budget: int = 1500
    grace: int = 2000
    pace: int = 600  # a bot's move is not shown sooner to people who watch

    @property
    def limit(self) -> int:
        return 3 * self.budget + self.grace


class NoThought(Exception):
    """No worker could find a move."""


class Waiting:
    """A job, and the table that waits for it."""

    def __init__(self, table: str, job: bytes) -> None:
        self.table = table
        self.job = job
        self.tries = 0
        self.move: asyncio.Future[str] = asyncio.get_running_loop().create_future()


class Turns:
    """Jobs in turn by table, so that no table can crowd out the others."""

    def __init__(self) -> None:
        self.tables: dict[str, deque[Waiting]] = {}
        self.some = asyncio.Event()

    def __len__(self) -> int:
        return sum(map(len, self.tables.values()))

    def put(self, waiting: Waiting) -> None:
        self.tables.setdefault(waiting.table, deque()).append(waiting)
        self.some.set()

    async def get(self) -> Waiting:
        while not self.tables:
            self.some.clear()
            await self.some.wait()
        table = next(iter(self.tables))
        line = self.tables.pop(table)
        first = line.popleft()
        if line:
            self.tables[table] = line
        return first


class Worker:
    """One process at a time; a failed one makes room for the next."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.started = 0

    async def ask(self, job: bytes, limit: float) -> str:
        """A move. Any failure raises, and leaves no process behind."""
        try:
            process = await self.running()
            assert process.stdin and process.stdout
            process.stdin.write(job + b"\n")
            line = await within(limit, process.stdout)
            return msgspec.json.decode(line, type=Thought).move
        except BaseException:
            await self.end()
            raise

    async def running(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            await self.start()
        assert self.process is not None
        return self.process

    async def start(self) -> None:
        await self.end()
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "polis.server.thinker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": search_path()},
        )
        self.started += 1
        assert self.process.stdout
        if await within(START, self.process.stdout) != READY:
            raise EOFError("the worker did not start")

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def within(seconds: float, pipe: asyncio.StreamReader) -> bytes:
    """A line of a process. Not by ``wait_for``: before Python 3.12 it forgets a cancellation that
    comes together with the line, and a server that closes would wait for its bots forever."""
    async with asyncio.timeout(seconds):
        return await pipe.readline()


def search_path() -> str:
    """The worker runs the build its server runs."""
    here = str(Path(polis.__file__).resolve().parents[1])
    return os.pathsep.join([here, *filter(None, [os.environ.get("PYTHONPATH")])])


class Workers:
    def __init__(self, thinking: Thinking | None = None) -> None:
        self.thinking = thinking or Thinking()
        self.turns = Turns()
        self.all = [Worker() for _ in range(max(1, self.thinking.workers))]
        self.tasks: list[asyncio.Task[None]] = []
        self.failures = 0

    async def start(self) -> None:
        self.tasks = [asyncio.create_task(self.employ(worker)) for worker in self.all]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for worker in self.all:
            await worker.end()
        for waiting in [w for line in self.turns.tables.values() for w in line]:
            waiting.move.cancel()

    def pids(self) -> list[int]:
        return [worker.process.pid for worker in self.all if worker.process]

    def think(self, table: str, match: Match, seat: int, bot: str) -> asyncio.Future[str]:
        """The move of a bot that is shown a guess, so that it knows what its seat may know. The
        guess is made now; the match may go on without it."""
        waiting = Waiting(table, self.encoded(self.job(match, seat, bot)))
        self.turns.put(waiting)
        return waiting.move

    def job(self, match: Match, seat: int, bot: str) -> Job:
        guess = match.game.guess(match.state, seat, Rng(secrets.randbelow(SEEDS)))
        return Job(
            game=match.head.game,
            seat=seat,
            bot=name_of(bot),
            seed=secrets.randbelow(SEEDS),
            budget=self.thinking.budget,
            limit=self.thinking.limit,
            guess=msgspec.Raw(msgspec.json.encode(pack(guess))),
        )

    @staticmethod
    def encoded(job: Job) -> bytes:
        return msgspec.json.encode(job)

    async def employ(self, worker: Worker) -> None:
        """Give one worker job after job."""
        with contextlib.suppress(OSError, EOFError, TimeoutError):
            await worker.start()
        while True:
            waiting = await self.turns.get()
            if not waiting.move.done():
                await self.try_on(worker, waiting)

    async def try_on(self, worker: Worker, waiting: Waiting) -> None:
        waiting.tries += 1
        try:
            move = await worker.ask(waiting.job, self.thinking.limit / 1000)
        except asyncio.CancelledError:
            waiting.move.cancel()
            raise
        except Exception as error:
            self.failed(waiting, error)
        else:
            if not waiting.move.done():
                metrics.THOUGHTS.inc()
                waiting.move.set_result(move)

    def failed(self, waiting: Waiting, error: Exception) -> None:
        self.failures += 1
        metrics.WORKERS_FAILED.inc()
        log.warning("worker failed", table=waiting.table, error=repr(error), tries=waiting.tries)
        if waiting.tries < TRIES:
            self.turns.put(waiting)
        elif not waiting.move.done():
            waiting.move.set_exception(NoThought(waiting.table))
