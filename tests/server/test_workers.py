"""Bots in worker processes: real processes, killed and stopped for real."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable

import pytest

from polis.bots.levels import LEVELS
from polis.core.match import Match
from polis.server.thinking.fair_queue import FairQueue, QueuedJob
from polis.server.thinking.pool import NoAnswer, PoolSettings, WorkerPool, within
from polis.server.thinking.studies import Effort, Study, study, study_of

pytestmark = pytest.mark.slow
# Where a worker is to be found stuck, nobody waits for long; else as long as a busy machine needs.
QUICK = PoolSettings(workers=1, budget=100, grace=120_000, pace=0, students=1)
IMPATIENT = QUICK._replace(grace=8000)
LITTLE = Effort(games=24, outlook=12, budget=0)


def at_work(thinking: PoolSettings, story: Callable[[WorkerPool], Awaitable[None]]) -> None:
    async def run() -> None:
        workers = WorkerPool(thinking)
        await workers.start()
        try:
            await story(workers)
        finally:
            await workers.close()

    asyncio.run(run())


def opening() -> Match:
    return Match.new("estates", seats=3, seed="workers")


async def thought(workers: WorkerPool, match: Match, bot: str = "random") -> str:
    return await workers.think("table", match, match.actors[0], bot)


async def some_pid(workers: WorkerPool) -> int:
    while not workers.pids():
        await asyncio.sleep(0.01)
    return workers.pids()[0]


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_of_every_level_finds_a_legal_move(level: str) -> None:
    async def story(workers: WorkerPool) -> None:
        match = opening()
        assert await thought(workers, match, level) in match.moves(match.actors[0])

    at_work(QUICK._replace(budget=1500), story)  # a master on the interpreted build needs it


def test_a_worker_that_was_killed_is_replaced_and_its_job_done_again() -> None:
    async def story(workers: WorkerPool) -> None:
        match = opening()
        await thought(workers, match)
        first = await some_pid(workers)
        os.kill(first, signal.SIGSTOP)  # so that the job is in its hands when it dies
        waiting = workers.think("table", match, match.actors[0], "random")
        while len(workers.bot_jobs):  # until it has been taken
            await asyncio.sleep(0.01)
        os.kill(first, signal.SIGKILL)
        assert await waiting in match.moves(match.actors[0])
        assert workers.pids() != [first]
        assert workers.failures == 1

    at_work(QUICK, story)


def test_a_stuck_worker_is_killed_and_the_job_done_by_its_successor() -> None:
    async def story(workers: WorkerPool) -> None:
        match = opening()
        await thought(workers, match)
        stuck = await some_pid(workers)
        os.kill(stuck, signal.SIGSTOP)
        assert await thought(workers, match) in match.moves(match.actors[0])
        with pytest.raises(ProcessLookupError):
            os.kill(stuck, 0)

    at_work(IMPATIENT, story)


def test_after_two_failures_the_table_is_told_to_help_itself() -> None:
    async def story(workers: WorkerPool) -> None:
        match = opening()
        match.head = match.head._replace(game="no such game")
        with pytest.raises(NoAnswer):
            await thought(workers, match)
        assert workers.failures == 2

    at_work(QUICK, story)


def test_a_worker_is_shown_guesses_and_never_the_position() -> None:
    """Money is secret here, so guesses of the same position differ in it."""
    match = Match.new("estates", seats=3, seed="workers", options={"money": "secret"})
    for i in range(30):
        seat = match.actors[0]
        moves = match.moves(seat)
        match.play(seat, moves[7 * i % len(moves)])
    workers = WorkerPool(QUICK)
    guesses = {bytes(workers.job(match, match.actors[0], "random").guess) for _ in range(20)}
    assert len(guesses) > 1


def study_here(match: Match, moves: tuple[str, ...] = (), effort: Effort = LITTLE) -> Study:
    seat = match.actors[0]
    asked = study_of(match.head.game, match.state, seat, seat, effort, moves, seed=7)
    asked.limit = 600_000  # those who study let everybody else go first
    return asked


def test_a_study_ranks_legal_moves_and_tells_everybodys_chance() -> None:
    async def story(workers: WorkerPool) -> None:
        match = opening()
        found = await workers.study("table", study_here(match))
        legal = match.moves(match.actors[0])
        assert found.usual in legal
        assert {each.move for each in found.candidates} <= {*legal}
        assert all(0 <= each.wins <= 1 and each.games for each in found.candidates)
        assert sum(found.outlook) == pytest.approx(1, abs=0.01)

    at_work(QUICK, story)


def test_a_study_looks_at_the_moves_it_is_told_to() -> None:
    match = opening()
    for text in match.moves(match.actors[0])[-3:]:
        assert study(study_here(match, (text,), Effort(8, 0, 0))).of(text)


def test_a_study_without_a_budget_is_the_same_for_the_same_seed() -> None:
    assert study(study_here(opening())) == study(study_here(opening()))


def test_a_study_of_a_finished_game_tells_who_won() -> None:
    match = Match.new("estates", seats=2, seed="study")
    while not match.over:
        match.play(match.actors[0], match.moves(match.actors[0])[0])
    found = study(study_of("estates", match.state, 0, 0, LITTLE))
    assert found.candidates == []
    assert [i for i, chance in enumerate(found.outlook) if chance] == match.winners


def test_a_study_keeps_to_its_budget() -> None:
    hurried = study(study_here(opening(), effort=Effort(100_000, 100_000, 60)))
    assert sum(each.games for each in hurried.candidates) < 50_000


def test_a_bot_does_not_wait_for_studies() -> None:
    async def story(workers: WorkerPool) -> None:
        match = opening()
        await thought(workers, match)
        long = study_here(match, effort=Effort(10_000_000, 0, 100_000))
        waiting = [workers.study("table", long) for _ in range(3)]
        assert await thought(workers, match) in match.moves(match.actors[0])
        assert not any(study.done() for study in waiting)

    at_work(QUICK, story)


def test_a_study_that_cannot_be_done_says_so() -> None:
    async def story(workers: WorkerPool) -> None:
        lost = study_here(opening())
        lost.game = "no such game"
        with pytest.raises(NoAnswer):
            await workers.study("table", lost)

    at_work(QUICK, story)


def test_jobs_are_taken_in_turn_by_table() -> None:
    async def story() -> list[str]:
        turns = FairQueue()
        for table in ("a", "a", "a", "b", "c"):
            turns.put(QueuedJob(table, b"", 1.0, bytes.decode))
        return [(await turns.get()).table for _ in range(5)]

    assert asyncio.run(story()) == ["a", "b", "c", "a", "a"]


@pytest.mark.parametrize("later", range(3))
def test_who_is_sent_home_while_a_line_comes_goes_home(later: int) -> None:
    async def story() -> None:
        pipe = asyncio.StreamReader()
        reading = asyncio.create_task(within(5, pipe))
        await asyncio.sleep(0.01)
        pipe.feed_data(b"a thought\n")
        for _ in range(later):
            await asyncio.sleep(0)
        asked = reading.cancel()
        await asyncio.wait([reading])
        assert reading.cancelled() == asked

    asyncio.run(story())


def test_a_worker_retires_after_its_share_of_jobs() -> None:
    async def story(workers: WorkerPool) -> None:
        match, seen = opening(), list[int]()
        for _ in range(5):
            assert await thought(workers, match) in match.moves(match.actors[0])
            seen += workers.pids()
        assert workers.bot_workers[0].started == 3, "two jobs each"
        assert len(set(seen)) >= 3
        assert workers.failures == 0

    at_work(QUICK._replace(jobs=2), story)
