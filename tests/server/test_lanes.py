"""Nobody's work holds up another's: notices by person, replays by address."""

from __future__ import annotations

import asyncio

import pytest

from polis.server.errors import TableError
from polis.server.runtime.lanes import Lanes
from polis.server.runtime.services import Services
from polis.server.settings import Settings


def test_one_name_waits_for_itself_and_others_pass() -> None:
    async def run() -> None:
        lanes, greedy, done = Lanes(each=1, total=2, most=9), asyncio.Event(), list[str]()

        async def work(name: str, until: asyncio.Event | None = None) -> None:
            assert lanes.join(name)
            try:
                async with lanes.turn(name):
                    if until:
                        await until.wait()
                    done.append(name)
            finally:
                lanes.leave(name)

        slow = [asyncio.create_task(work("greedy", greedy)) for _ in range(8)]
        await asyncio.wait_for(work("victim"), 60)
        assert done == ["victim"]
        greedy.set()
        await asyncio.gather(*slow)
        assert done == ["victim", *["greedy"] * 8] and not lanes.all

    asyncio.run(run())


def test_there_is_an_end_to_what_one_name_may_have_waiting() -> None:
    async def run() -> None:
        lanes = Lanes(each=1, total=1, most=2)
        assert [lanes.join("a") for _ in range(3)] == [True, True, False]
        assert lanes.join("b")
        lanes.leave("a")
        assert lanes.join("a")

    asyncio.run(run())


def test_replays_are_limited_by_address() -> None:
    now = [0.0]

    async def run() -> None:
        settings = Settings(replay_rate=1.0, replay_burst=2)
        home = Services(settings, clock=lambda: now[0])
        for _ in range(2):
            async with home.looking_back("1.2.3.4"):
                pass
        with pytest.raises(TableError) as refused:
            async with home.looking_back("1.2.3.4"):
                pass
        assert refused.value.code == "too_fast" and refused.value.facts["seconds"] == 1
        async with home.looking_back("5.6.7.8"):
            pass
        now[0] += 1
        async with home.looking_back("1.2.3.4"):
            pass

    asyncio.run(run())
