"""Bots at real tables: stored moves, in a server of their own, on SQLite."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from polis.core.codec import pack
from polis.core.registry import load
from polis.games.fallout.tests.table import arranged, offer
from polis.server.domain import planning, schedule
from polis.server.domain.acts import Created, PlannedSeat, Started, decoder
from polis.server.domain.table import Table
from polis.server.domain.words import opening
from polis.server.runtime.services import Services
from polis.server.settings import Settings
from polis.server.store.schema import acts, tables
from polis.server.telemetry.metrics import REGISTRY

pytestmark = pytest.mark.slow
ANNA = PlannedSeat("person", "anna", "Anna")
BORIS = PlannedSeat("person", "boris", "Boris")
SECONDS = 240


def bot(level: str) -> PlannedSeat:
    return PlannedSeat("bot", bot=level)


def services(folder: Path, **changes: object) -> Services:
    quick: dict[str, object] = {"workers": 1, "bot_budget": 200, "bot_pace": 0}
    quick |= {"sweep_seconds": 0.1, "takeover": 200, "notice_wait": 0.0, "private_notices": True}
    return Services(Settings(db=f"sqlite:///{folder}/polis.sqlite3", **{**quick, **changes}))  # type: ignore[arg-type]


def in_server(
    folder: Path, story: Callable[[Services], Awaitable[None]], **changes: object
) -> None:
    async def run() -> None:
        home = services(folder, **changes)
        await home.open()
        try:
            await asyncio.wait_for(story(home), SECONDS)
        finally:
            await home.close()

    asyncio.run(run())


async def begun(
    home: Services, id: str, *seats: PlannedSeat, game: str = "estates", start: str = ""
) -> None:
    """A table whose game has begun."""
    options = planning.chosen(load(game), {})
    created = Created(
        at=home.now(), by="anna", game=game, options=options, seats=list(seats), start=start
    )
    assert await home.host.create(id, b"7" * 32, created)

    def begin(table: Table, now: int) -> Started:
        nonces = [""] * len(seats)
        return Started(at=now, lines=opening(table, nonces), nonces=nonces)

    await home.host.act(id, begin)


async def until(home: Services, id: str, so: Callable[[Table], bool]) -> Table:
    while not so(table := await home.host.table(id)):
        await asyncio.sleep(0.02)
    return table


def is_over(table: Table) -> bool:
    return table.status == "over"


def test_a_table_of_bots_plays_to_its_end(tmp_path: Path) -> None:
    async def story(home: Services) -> None:
        await begun(home, "t", bot("random"), bot("random"))
        await until(home, "t", is_over)

    in_server(tmp_path, story)


def test_F4_6_a_bot_plays_on_while_an_offer_to_a_person_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schedule, "PATIENCE", 300)
    position = arranged(3, deeds={2: "vernon", 3: "klamath"}).play(offer(2, 3, 20, "klamath"))
    start = json.dumps(pack(position.state))

    async def story(home: Services) -> None:
        await begun(home, "t", bot("random"), ANNA, BORIS, game="fallout", start=start)
        assert (await home.host.table("t")).actors() == [2]
        table = await until(home, "t", lambda table: table.actors() != [2])
        assert table.match is not None and table.match.entries[0].seat == 0

    in_server(tmp_path, story)


def test_after_a_restart_the_bots_go_on(tmp_path: Path) -> None:
    async def first(home: Services) -> None:
        await begun(home, "t", bot("random"), bot("random"))
        await until(home, "t", lambda table: table.seq > 10)

    async def second(home: Services) -> None:
        assert not is_over(await home.host.table("t"))
        await until(home, "t", is_over)

    in_server(tmp_path, first)
    in_server(tmp_path, second)


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "stuck"])
def test_a_worker_is_lost_and_the_game_goes_on(tmp_path: Path, blow: signal.Signals) -> None:
    async def story(home: Services) -> None:
        await begun(home, "t", bot("random"), bot("random"))
        await until(home, "t", lambda table: table.seq > 10)
        (lost,) = home.background.workers.pids()
        os.kill(lost, blow)
        await until(home, "t", is_over)
        assert home.background.workers.pids() != [lost]

    in_server(tmp_path, story, bot_budget=100)


def test_a_bot_of_a_forgotten_name_does_not_stop_the_table(tmp_path: Path) -> None:
    async def story(home: Services) -> None:
        await begun(home, "t", bot("no longer known"), bot("random"), bot("random"), bot("random"))
        await until(home, "t", is_over)

    in_server(tmp_path, story)


def test_one_table_that_cannot_be_folded_does_not_stop_the_others(tmp_path: Path) -> None:
    spoiled = {"broken": '{"type":"played","at":5,"lines":["1: build top 12"]}', "unreadable": "{"}

    async def spoil(home: Services) -> None:
        """The longest overdue of all, as a change of rules or an import may leave them."""
        acted, home.host.acted = home.host.acted, []  # the next server finds all of it undone
        for id in (*spoiled, "fine"):
            await begun(home, id, bot("random"), bot("random"))
        async with home.store.access.change() as connection:
            for id, act in spoiled.items():
                row = sa.and_(acts.c.game == id, acts.c.seq == 2)
                await connection.execute(acts.update().where(row).values(act=act))
                await connection.execute(tables.update().where(tables.c.id == id).values(due_at=1))
        home.host.acted = acted

    async def story(home: Services) -> None:
        await until(home, "fine", is_over)
        assert set(home.background.scheduler.quarantine.held(home.now())) == {*spoiled}
        assert REGISTRY.get_sample_value("polis_tables_quarantined") == 2
        assert REGISTRY.get_sample_value("polis_tables_failed_total") == before + 2, "once each"

    before = REGISTRY.get_sample_value("polis_tables_failed_total") or 0
    in_server(tmp_path, spoil, sweep_seconds=1000)
    in_server(tmp_path, story)


def test_a_bot_keeps_its_pace_where_nobody_has_a_socket(tmp_path: Path) -> None:
    """Over HTTP one that could only pass answered at once, and one that could bid did not."""

    async def story(home: Services) -> None:
        await begun(home, "t", bot("random"), bot("random"), ANNA)
        table = await until(home, "t", lambda table: table.seq > 2)
        stored = [decoder.decode(act) for act in await home.store.acts(table.id)]
        assert stored[2].at - stored[1].at >= 400

    in_server(tmp_path, story, bot_pace=400)
