"""A database of an earlier version, with people and games in it, goes on in this one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command

from polis.server.store import Store, address
from polis.server.store.engine import make_engine, writing
from polis.server.store.migrate import alembic_config, migrate
from polis.server.store.schema import users
from tests.server.live import serving, visiting
from tests.server.stores import with_store

# Rows of a database as each version left it: an account, a guest at a table, one who only looked
# on; a game that has begun, and a table open to all.
STORED = Path(__file__).parent / "stored"
REVISIONS = sorted(path.stem for path in STORED.glob("*.json"))
OLEG = "polis=IjZtT3B4STRWb2Z0VG1YMFpfcWVkdnljWUVNdXFHUVVsIg.FujT9wphvwnxN8I-1ONtMmdPHsU"


def lay(connection: sa.Connection, revision: str) -> None:
    """The tables of that version, and its rows."""
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
    rows = msgspec.json.decode((STORED / f"{revision}.json").read_bytes())
    found = sa.MetaData()
    found.reflect(connection)
    for name in ("settings", "users", "sessions", "tables", "members", "acts"):
        connection.execute(found.tables[name].insert(), rows[name])


@pytest.fixture(params=REVISIONS)
def old(request: pytest.FixtureRequest, url: str) -> str:
    async def run() -> None:
        engine = make_engine(address.parse(url))
        async with writing(engine).begin() as connection:
            await connection.run_sync(lay, request.param)
        await engine.dispose()

    asyncio.run(run())
    return url


def test_nobody_and_nothing_is_lost(old: str) -> None:
    asyncio.run(migrate(old))

    async def story(store: Store) -> None:
        found = await store.access.rows(sa.select(users.c.name, users.c.seen, users.c.created))
        assert sorted(name for name, *_ in found) == ["Anna", "Oleg", "Passer-by"]
        assert all(seen > created for _, seen, created in found)
        assert len(await store.all_ids()) == 2
        assert await store.people.by_login("ANNA.old")

    with_store(old, story)


def test_its_people_play_on(old: str) -> None:
    with serving(old) as live, visiting(live) as come:
        anna, oleg = come(), come()
        anna.me = anna.post("/api/login", {"login": "anna.old", "password": "an old password"})
        assert anna.me["name"] == "Anna" and anna.me["language"] == "ru"
        (table,) = [row["id"] for row in anna.get("/api/tables")["mine"]]
        assert anna.command(table, "say", text="Ещё здесь", request="new")["type"] == "done"
        frame = anna.get(f"/api/tables/{table}")
        assert [line["text"] for line in frame["chat"]] == ["Привет", "Ещё здесь"]
        oleg.http.headers["cookie"] = OLEG
        assert oleg.get("/api/me")["name"] == "Oleg"
        assert oleg.get(f"/api/tables/{table}")["info"]["my_seats"] == [1]
