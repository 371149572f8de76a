"""A database that stops answering, or that takes nothing: who is told what, and how soon.

Times are bounds that a loaded machine keeps; what is measured is that nobody waits for ever.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.engine.interfaces import DBAPIConnection

from polis.server.domain.acts import Reminded
from polis.server.errors import StoreError
from polis.server.runtime import heartbeat, services
from polis.server.runtime.services import Services
from polis.server.settings import Settings
from polis.server.store import Store, address
from polis.server.store.migrate import migrate
from tests.server.freezer import Freezer, freezer
from tests.server.servers import new_database
from tests.server.stores import made
from tests.server.test_background import ANNA, BORIS, begun

SHORT = 1.0  # seconds a store is waited for here
LONG = 60.0  # as good as for ever


def through_a_freezer(
    url: str, story: Callable[[Store, Freezer], Awaitable[None]], seconds: float = SHORT
) -> None:
    async def run() -> None:
        await migrate(url)
        async with freezer(url) as frozen, asyncio.timeout(LONG):
            store = Store(address.parse(frozen.url), seconds)
            await story(store, frozen)

    asyncio.run(run())


@pytest.fixture
def postgres(request: pytest.FixtureRequest) -> str:
    return new_database(request.getfixturevalue("postgres_server"))


async def refused(work: Awaitable[object]) -> str:
    with pytest.raises(StoreError) as told:
        await work
    return told.value.code


def test_whoever_waits_for_a_frozen_database_is_refused(postgres: str) -> None:
    async def story(store: Store, frozen: Freezer) -> None:
        await made(store, "t")
        assert await store.acts("t") == [b'"first"'] and await store.all_ids() == ["t"]
        frozen.freeze()
        asked = (store.append("t", 2, b'"x"', 2), store.acts("t"), store.all_ids())
        codes = await asyncio.gather(*map(refused, asked))
        assert set(codes) == {"store_silent"}
        assert store.access.gate.silent
        started = time.monotonic()
        for _ in range(100):
            assert await refused(store.acts("t")) == "store_silent"
        assert time.monotonic() - started < SHORT, "nobody waits once it is known to be silent"
        await store.close()

    through_a_freezer(postgres, story)


def test_a_database_that_answers_again_is_used_again_and_nothing_is_lost(postgres: str) -> None:
    async def story(store: Store, frozen: Freezer) -> None:
        await made(store, "t")
        frozen.freeze()
        assert await refused(store.append("t", 2, b'"x"', 2)) == "store_silent"
        frozen.thaw()
        await store.heart.beat(1000, 500)
        stored = await store.acts("t")
        assert stored[0] == b'"first"' and len(stored) in (1, 2), "taken or not, and never half"
        assert await store.append("t", len(stored) + 1, b'"y"', 3)
        await store.close()

    through_a_freezer(postgres, story)


def test_a_store_whose_database_is_frozen_can_be_closed(postgres: str) -> None:
    async def story(store: Store, frozen: Freezer) -> None:
        await made(store, "t")
        await store.acts("t")
        frozen.freeze()
        waiting = asyncio.create_task(refused(store.append("t", 2, b'"x"', 2)))
        await asyncio.sleep(0)
        await store.close()
        assert await waiting == "store_silent"

    through_a_freezer(postgres, story)


# A whole server


async def opened(url: str) -> Services:
    home = Services(Settings(db=url, workers=1, store_seconds=SHORT, sweep_seconds=0.1))
    await home.open()
    return home


def test_a_server_says_that_it_is_not_ready_and_ends_when_told_to(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heartbeat, "FRESH", 0)

    async def run() -> None:
        await migrate(postgres)
        async with freezer(postgres) as frozen, asyncio.timeout(LONG):
            home = await opened(frozen.url)
            await begun(home, "t", ANNA, BORIS)
            assert await home.ready()
            frozen.freeze()
            assert not await home.ready()
            act = home.host.act("t", lambda table, now: Reminded(at=now, seat=0))
            assert await refused(act) == "store_silent"
            await home.close()

    asyncio.run(run())


def test_a_server_is_ready_again_when_its_database_is(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heartbeat, "FRESH", 0)
    monkeypatch.setattr(services, "READY", LONG)

    async def run() -> None:
        await migrate(postgres)
        async with freezer(postgres) as frozen, asyncio.timeout(LONG):
            home = await opened(frozen.url)
            await begun(home, "t", ANNA, BORIS)
            frozen.freeze()
            assert not await home.ready()
            frozen.thaw()
            assert await home.ready()
            assert (await home.host.table("t")).status == "running"
            await home.close()

    asyncio.run(run())


def test_a_server_that_cannot_write_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk, or one that became read-only: reading still works."""
    monkeypatch.setattr(heartbeat, "FRESH", 0)

    read_only = [0]

    def taken(connection: DBAPIConnection, *given: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA query_only = {read_only[0]}")
        cursor.close()

    async def run() -> None:
        home = await opened(f"sqlite:///{tmp_path}/polis.db")
        event.listen(home.store.access.engine.sync_engine, "checkout", taken)
        assert await home.ready()
        read_only[:] = [1]
        assert await home.store.all_ids() == [] and not await home.ready()
        read_only[:] = [0]
        assert await home.ready()
        await home.close()

    asyncio.run(run())


def test_a_server_whose_database_is_locked_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heartbeat, "FRESH", 0)

    async def run() -> None:
        home = await opened(f"sqlite:///{tmp_path}/polis.db")
        with closing(sqlite3.connect(tmp_path / "polis.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert not await home.ready()
            other.execute("ROLLBACK")
        async with asyncio.timeout(LONG):
            while not await home.ready():
                await asyncio.sleep(0.05)
        await home.close()

    asyncio.run(run())
