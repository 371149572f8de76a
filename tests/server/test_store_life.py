"""The store from its migrations to its end: nothing that was answered is lost."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa
from alembic import command

from polis.server.store import Store, StoreError, open_store
from polis.server.store.migrate import alembic_config, migrate
from tests.server.stores import made, spawned, with_store


@pytest.mark.slow
def test_a_killed_writer_has_lost_no_append_it_answered(url: str) -> None:
    names = [f"t{i}" for i in range(20)]
    with_store(url, lambda store: made(store, *names))
    for _ in range(2):  # the second life goes on where the first was cut off
        answered = killed_while_writing(url, names)

        async def story(store: Store, answered: dict[str, int] = answered) -> None:
            for name, last in answered.items():
                stored = await store.acts(name)
                assert stored == [b'"first"', *(b'"%d"' % n for n in range(2, len(stored) + 1))]
                assert len(stored) >= last > 1

        with_store(url, story)


def killed_while_writing(url: str, names: list[str]) -> dict[str, int]:
    """The last place each table was told to be stored, by a process killed in mid-sentence."""
    answered: dict[str, int] = {}
    with spawned("fill", url, *names) as filler:
        assert filler.stdout is not None
        lines = [filler.stdout.readline() for _ in range(1000)]
        filler.kill()
        lines += filler.stdout.read().split("\n")[:-1]
    for line in lines:
        table, seq = line.split()
        answered[table] = int(seq)
    return answered


def test_closing_stores_what_is_on_its_way(url: str) -> None:
    async def run() -> None:
        store = await open_store(url)
        await made(store, "t")
        waiting = asyncio.create_task(store.append("t", 2, b'"last"', 20))
        await asyncio.sleep(0)
        await store.close()
        assert await waiting
        again = await open_store(url)
        assert await again.acts("t") == [b'"first"', b'"last"']
        await again.close()

    asyncio.run(run())


def test_a_closed_store_answers_nobody(url: str) -> None:
    async def run() -> None:
        store = await open_store(url)
        reading = [asyncio.create_task(store.all_ids()) for _ in range(5)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*reading) == [[]] * 5
        for late in (store.all_ids(), store.acts("t"), store.append("t", 2, b'"x"', 1)):
            with pytest.raises(StoreError):
                await late

    asyncio.run(run())


def test_a_database_that_dropped_its_connections_is_found_again(
    url: str, request: pytest.FixtureRequest
) -> None:
    if url.startswith("sqlite"):
        pytest.skip("SQLite is a file")
    database = request.getfixturevalue("postgres_server")
    drop = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"

    async def story(store: Store) -> None:
        await made(store, "t")
        for seq in range(2, 6):
            database.psql(f"{drop} AND datname = '{store.url.database}'")
            assert await store.append("t", seq, b'"%d"' % seq, seq)
            database.psql(f"{drop} AND datname = '{store.url.database}'")
            assert len(await store.acts("t")) == seq
            assert await store.all_ids() == ["t"]

    with_store(url, story)


def test_the_migrations_end_in_the_schema_and_can_be_taken_back(url: str) -> None:
    def check(connection: sa.Connection) -> None:
        config = alembic_config()
        config.attributes["connection"] = connection
        command.check(config)
        command.downgrade(config, "base")
        assert sa.inspect(connection).get_table_names() == ["alembic_version"]
        command.upgrade(config, "head")
        command.check(config)

    async def story(store: Store) -> None:
        async with store.access.change() as connection:
            await connection.run_sync(check)

    with_store(url, story)


def test_servers_that_start_together_agree_on_the_database(url: str) -> None:
    async def run() -> None:
        await asyncio.gather(*(migrate(url) for _ in range(4)))

    asyncio.run(run())
    with_store(url, lambda store: made(store, "t"))
