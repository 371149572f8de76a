"""Bots in worker processes: real processes, killed and stopped for real."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable

import pytest

from polis.bots.levels import LEVELS
from polis.core.match import Match
from polis.server.workers import NoThought, Thinking, Turns, Waiting, Workers, within

pytestmark = pytest.mark.slow
QUICK = Thinking(workers=1, budget=100, grace=700, pace=0)


def at_work(thinking: Thinking, story: Callable[[Workers], Awaitable[None]]) -> None:
    async def run() -> None:
        workers = Workers(thinking)
        await workers.start()
        try:
            await story(workers)
        finally:
            await workers.close()

    asyncio.run(run())


def opening() -> Match:
    return Match.new("estates", seats=3, seed="workers")


async def thought(workers: Workers, match: Match, bot: str = "random") -> str:
    return await workers.think("table", match, match.actors[0], bot)


async def some_pid(workers: Workers) -> int:
    while not workers.pids():
        await asyncio.sleep(0.01)
    return workers.pids()[0]


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_of_every_level_finds_a_legal_move(level: str) -> None:
    async def story(workers: Workers) -> None:
        match = opening()
        assert await thought(workers, match, level) in match.moves(match.actors[0])

    at_work(QUICK._replace(budget=300), story)


def test_a_worker_that_was_killed_is_replaced_and_its_job_done_again() -> None:
    async def story(workers: Workers) -> None:
        match = opening()
        await thought(workers, match)
        first = await some_pid(workers)
        os.kill(first, signal.SIGSTOP)  # so that the job is in its hands when it dies
        waiting = asyncio.create_task(thought(workers, match))
        await asyncio.sleep(0.1)
        os.kill(first, signal.SIGKILL)
        assert await waiting in match.moves(match.actors[0])
        assert workers.pids() != [first]
        assert workers.failures == 1

    at_work(QUICK, story)


def test_a_stuck_worker_is_killed_and_the_job_done_by_its_successor() -> None:
    async def story(workers: Workers) -> None:
        match = opening()
        await thought(workers, match)
        stuck = await some_pid(workers)
        os.kill(stuck, signal.SIGSTOP)
        assert await thought(workers, match) in match.moves(match.actors[0])
        with pytest.raises(ProcessLookupError):
            os.kill(stuck, 0)

    at_work(QUICK, story)


def test_after_two_failures_the_table_is_told_to_help_itself() -> None:
    async def story(workers: Workers) -> None:
        match = opening()
        match.head = match.head._replace(game="no such game")
        with pytest.raises(NoThought):
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
    workers = Workers(QUICK)
    guesses = {bytes(workers.job(match, match.actors[0], "random").guess) for _ in range(20)}
    assert len(guesses) > 1


def test_jobs_are_taken_in_turn_by_table() -> None:
    async def story() -> list[str]:
        turns = Turns()
        for table in ("a", "a", "a", "b", "c"):
            turns.put(Waiting(table, b""))
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
