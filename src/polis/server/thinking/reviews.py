"""Reviews of finished games: each computed once, decision by decision, while people wait.

Decision: no more jobs are handed in than there are processes for them, so that a hint or another
table's review never waits behind a whole game. They wait in turn by who asked first.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from itertools import islice

import structlog

from polis.analysis import review as analysis
from polis.analysis.decisions import questions
from polis.analysis.looks import Look
from polis.core.match import Match
from polis.core.record import Record
from polis.core.seats import SPECTATOR
from polis.server.domain.narration import heard
from polis.server.errors import TableError
from polis.server.messages.analysis import (
    Review,
    ReviewAccount,
    ReviewPoint,
    ReviewState,
    ReviewTurn,
)
from polis.server.messages.parts import Told
from polis.server.thinking.lookback import job_of
from polis.server.thinking.pool import WorkerPool

KEPT = 64  # reviews in memory, computed or on their way
AT_ONCE = 64  # on their way
OF_ONE = 2  # of them asked for by one person
EVENTS = 4  # of a lucky moment that are told

log = structlog.get_logger("polis.reviews")


class Work:
    """A review on its way, or there."""

    def __init__(self, lines: int, payer: str) -> None:
        self.lines = lines
        self.payer = payer
        self.done = 0
        self.total = 0
        self.review: Review | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        return self.task is not None and not self.task.done()

    def is_of(self, record: Record) -> bool:
        """Whether it is worth waiting for: of this very game, and not failed."""
        return self.lines == len(record.entries) and (self.running or self.review is not None)


class Reviews:
    def __init__(self, workers: WorkerPool, games: int = 0, of_one: int = OF_ONE) -> None:
        self.workers = workers
        self.games = games
        self.of_one = of_one
        self.works: OrderedDict[str, Work] = OrderedDict()

    def ask(self, id: str, record: Record, payer: str = "") -> ReviewState:
        """How far it is; whoever asks first sets it going."""
        work = self.works.get(id)
        if work is None or not work.is_of(record):
            work = self.begin(id, record, payer)
        self.works.move_to_end(id)
        return ReviewState(work.done, work.total, work.review)

    def begin(self, id: str, record: Record, payer: str) -> Work:
        running = [work.payer for work in self.works.values() if work.running]
        if payer and running.count(payer) >= self.of_one:
            raise TableError("too_many_reviews", most=self.of_one)
        if len(running) >= AT_ONCE:
            raise TableError("busy")
        work = self.works[id] = Work(len(record.entries), payer)
        work.task = asyncio.create_task(self.compute(id, work, Match.replay(record)))
        at_rest = [old for old, work in self.works.items() if not work.running]
        for old in islice(at_rest, max(0, len(self.works) - KEPT)):
            del self.works[old]
        return work

    async def compute(self, id: str, work: Work, match: Match) -> None:
        asked = questions(match, self.games)
        work.total = len(asked)
        free = asyncio.Semaphore(len(self.workers.study_workers))

        async def answer(at: int) -> Look:
            async with free:
                look = await self.workers.look(f"review {id}", job_of(match, asked[at]), work.payer)
            work.done += 1
            return look

        try:
            async with asyncio.TaskGroup() as group:
                tasks = [group.create_task(answer(at)) for at in range(len(asked))]
        except* Exception as errors:
            log.warning("no review", table=id, error=repr(errors.exceptions[0]))
        else:
            found = analysis.review(match, asked, [task.result() for task in tasks])
            work.review = told(match, found)

    async def close(self) -> None:
        tasks = [work.task for work in self.works.values() if work.task]
        for task in tasks:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)


def told(match: Match, found: analysis.Review) -> Review:
    """A review as the page gets it."""
    points = [ReviewPoint(**point._asdict()) for point in found.points]
    accounts = [ReviewAccount(**account._asdict()) for account in found.accounts]
    turns = [
        ReviewTurn(**turn._asdict(), events=events(match, found.points[turn.point], turn.luck))
        for turn in found.turns
    ]
    decisions = found.decisions
    return Review(found.game, decisions, found.games, points, found.result, accounts, turns)


def events(match: Match, point: analysis.Point, luck: bool) -> list[Told]:
    """What everybody heard of the draws behind a lucky moment."""
    if not luck:
        return []
    steps = [step for step in match.history.steps if step.line in point.draws]
    return [event for step in steps for event in heard(match, step, SPECTATOR)][:EVENTS]
