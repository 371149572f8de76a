"""Bots think here: a fixed number of worker processes, asked in turn, replaced when they fail.

A table that waits for a thought never waits forever: a worker that dies or overstays is replaced,
the job goes to another one once, and then the table is told to help itself.

Studies of positions have processes of their own, started when first needed and kinder than those
of bots, so that no bot ever waits for one.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import msgspec
import structlog

import polis
from polis.analysis.looks import Look
from polis.bots.levels import name_of
from polis.core.codec import pack
from polis.core.match import Match
from polis.core.rng import Rng
from polis.server.telemetry import metrics
from polis.server.thinking.fair_queue import (
    AnyJob,
    FairQueue,
    QueuedJob,
    look_in,
    move_in,
    study_in,
)
from polis.server.thinking.lookback import LookBack
from polis.server.thinking.studies import Studied, Study, new_seed
from polis.server.thinking.worker import READY, STUDIES, Job

log = structlog.get_logger("polis.workers")

TRIES = 2
JOBS = 5000
START = 20.0  # seconds a process may take to come up on a busy machine


class PoolSettings(NamedTuple):
    """How bots think: how many at once, and how long, in milliseconds."""

    workers: int = max(1, (os.cpu_count() or 1) - 1)
    budget: int = 1500
    grace: int = 2000
    pace: int = 600  # a bot's move is not shown sooner to people who watch
    students: int = max(1, (os.cpu_count() or 1) // 2)  # processes for studies
    jobs: int = JOBS  # of a process, then a fresh one takes its place

    @property
    def limit(self) -> int:
        return 3 * self.budget + self.grace


Seed = Callable[[Match, int], int]


def any_seed(match: Match, seat: int) -> int:
    return new_seed()


class NoAnswer(Exception):
    """No worker could find a move."""


class WorkerProcess:
    """One process at a time; a failed one makes room for the next."""

    def __init__(self, *words: str, jobs: int = JOBS) -> None:
        self.jobs = jobs
        self.words = words
        self.process: asyncio.subprocess.Process | None = None
        self.started = 0
        self.done = 0  # by the process there is now

    async def ask(self, job: bytes, limit: float) -> bytes:
        """An answer. Any failure raises, and leaves no process behind."""
        try:
            process = await self.running()
            assert process.stdin and process.stdout
            process.stdin.write(job + b"\n")
            line = await within(limit, process.stdout)
            if not line:
                raise EOFError("the worker ended")
            self.done += 1
            return line
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
        self.done = 0
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "polis.server.thinking.worker", *self.words),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # a terminal's Ctrl+C is for the server, which ends its workers
            env={**os.environ, "PYTHONPATH": search_path()},
        )
        self.started += 1
        assert self.process.stdout
        if await within(START, self.process.stdout) != READY:
            raise EOFError("the worker did not start")

    async def retire(self) -> None:
        """A process that has done its share gives way to a fresh one, before anybody waits for it:
        should something in it ever grow without end, it ends here."""
        if self.done >= self.jobs:
            with contextlib.suppress(OSError, EOFError, TimeoutError):
                await self.start()

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


class WorkerPool:
    def __init__(self, settings: PoolSettings | None = None, seed: Seed = any_seed) -> None:
        self.settings = settings or PoolSettings()
        self.seed = seed
        self.bot_jobs = FairQueue()
        self.bot_workers = [
            WorkerProcess(jobs=self.settings.jobs) for _ in range(max(1, self.settings.workers))
        ]
        self.study_jobs = FairQueue()
        studying = range(max(1, self.settings.students))
        self.study_workers = [WorkerProcess(STUDIES, jobs=self.settings.jobs) for _ in studying]
        self.tasks: list[asyncio.Task[None]] = []
        self.failures = 0

    async def start(self) -> None:
        running = [
            self.run_worker(worker, self.bot_jobs, at_once=True) for worker in self.bot_workers
        ]
        running += [
            self.run_worker(worker, self.study_jobs, at_once=False) for worker in self.study_workers
        ]
        self.tasks = [asyncio.create_task(each) for each in running]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for worker in [*self.bot_workers, *self.study_workers]:
            await worker.end()
        for jobs in (self.bot_jobs, self.study_jobs):
            for queued in [*jobs]:
                queued.answer.cancel()

    def pids(self) -> list[int]:
        return [worker.process.pid for worker in self.bot_workers if worker.process]

    def think(
        self, table: str, match: Match, seat: int, bot: str, hushed: bool = False, payer: str = ""
    ) -> asyncio.Future[str]:
        """The move of a bot that is shown a guess, so that it knows what its seat may know; a
        ``hushed`` one asks nobody for anything. The guess is made now; the match may go on."""
        job = self.encoded(self.job(match, seat, bot, hushed))
        queued = QueuedJob(table, job, self.settings.limit / 1000, move_in, payer)
        self.bot_jobs.put(queued)
        return queued.answer

    def study(self, table: str, study: Study, payer: str = "") -> asyncio.Future[Studied]:
        """What is to be thought of a guess. Studies asked for one table wait for each other, not
        for those of another. Raises NoAnswer; cancel it if nobody wants to know any more."""
        queued = QueuedJob(table, self.encoded(study), study.limit / 1000, study_in, payer)
        self.study_jobs.put(queued)
        return queued.answer

    def look(self, table: str, job: LookBack, payer: str = "") -> asyncio.Future[Look]:
        """One decision of a finished game looked back at, in turn with studies."""
        queued = QueuedJob(table, self.encoded(job), job.limit / 1000, look_in, payer)
        self.study_jobs.put(queued)
        return queued.answer

    def job(self, match: Match, seat: int, bot: str, hushed: bool = False) -> Job:
        guess = match.game.determinize(match.state, seat, Rng(self.seed(match, seat)))
        if hushed:
            match.game.hush(guess, seat)
        return Job(
            game=match.head.game,
            seat=seat,
            bot=name_of(bot, match.head.game),
            seed=self.seed(match, seat),
            budget=self.settings.budget,
            limit=self.settings.limit,
            guess=msgspec.Raw(msgspec.json.encode(pack(guess))),
        )

    @staticmethod
    def encoded(job: Job | Study | LookBack) -> bytes:
        return msgspec.json.encode(job)

    async def run_worker(self, worker: WorkerProcess, jobs: FairQueue, at_once: bool) -> None:
        """Give one worker job after job."""
        with contextlib.suppress(OSError, EOFError, TimeoutError):
            if at_once:
                await worker.start()
        while True:
            queued = await jobs.get()
            if not queued.answer.done():
                await self.attempt(worker, queued, jobs)
                await worker.retire()

    async def attempt(self, worker: WorkerProcess, queued: AnyJob, jobs: FairQueue) -> None:
        queued.tries += 1
        try:
            queued.resolve(await worker.ask(queued.job, queued.limit))
        except asyncio.CancelledError:
            queued.answer.cancel()
            raise
        except Exception as error:
            self.failed(queued, error, jobs)

    def failed(self, queued: AnyJob, error: Exception, jobs: FairQueue) -> None:
        self.failures += 1
        metrics.WORKERS_FAILED.inc()
        log.warning("worker failed", table=queued.table, error=repr(error), tries=queued.tries)
        if queued.tries < TRIES:
            jobs.put(queued)
        elif not queued.answer.done():
            queued.answer.set_exception(NoAnswer(queued.table))
