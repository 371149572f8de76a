"""The store on real databases: one act per place, nothing lost, nothing in the wrong order."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from polis.server.bus.memory import MemoryBus
from polis.server.errors import TableError
from polis.server.runtime.host import Host
from polis.server.store import Listing, Store, StoreError, User, address, open_store
from polis.server.store.migrate import migrate
from polis.server.store.people import hashed
from tests.server.stores import OPEN, RUNNING, made, spawned, with_store

PLAYED = Listing("estates", "running", waiting=["oleg"], card='{"seats":["Анна"]}')


# Places


def test_of_a_hundred_appends_for_one_place_one_is_stored(url: str) -> None:
    async def story(store: Store) -> None:
        await made(store, "t")
        wishes = [store.append("t", 2, b'"%d"' % i, 20 + i, RUNNING) for i in range(100)]
        answers = await asyncio.gather(*wishes)
        assert answers.count(True) == 1
        assert await store.acts("t") == [b'"first"', b'"%d"' % answers.index(True)]

    with_store(url, story)


def test_of_a_hundred_appends_by_two_stores_one_is_stored(url: str) -> None:
    async def story(store: Store) -> None:
        await made(store, "t")
        other = Store(address.parse(url))
        both = [store, other] * 50
        wishes = [store.append("t", 2, b'"%d"' % i, 20, RUNNING) for i, store in enumerate(both)]
        answers = await asyncio.gather(*wishes)
        assert answers.count(True) == 1
        assert await other.acts("t", 1) == [b'"%d"' % answers.index(True)]
        await other.close()

    with_store(url, story)


@pytest.mark.slow
def test_of_a_hundred_appends_by_two_processes_one_is_stored(url: str) -> None:
    with_store(url, lambda store: made(store, "t"))
    with spawned("race", url, "t", 2, 50) as one, spawned("race", url, "t", 2, 50) as two:
        for racer in (one, two):
            assert racer.stdout is not None and racer.stdout.readline() == "ready\n"
        for racer in (one, two):
            assert racer.stdin is not None
            racer.stdin.write("go\n")
            racer.stdin.flush()
        given = [int(racer.communicate()[0]) for racer in (one, two)]
    assert sum(given) == 1

    async def story(store: Store) -> None:
        assert len(await store.acts("t")) == 2

    with_store(url, story)


def test_an_act_goes_only_behind_the_one_before_it(url: str) -> None:
    async def story(store: Store) -> None:
        await made(store, "t")
        assert not await store.append("t", 3, b'"hole"', 20)
        assert not await store.append("t", 1, b'"again"', 20)
        assert not await store.append("nowhere", 2, b'"lost"', 20)
        assert not await store.append("nowhere", 1, b'"lost"', 20)
        assert await store.all_ids() == ["t"]
        assert await store.acts("t") == [b'"first"']

    with_store(url, story)


def test_many_tables_at_once_keep_every_act_in_order(url: str) -> None:
    async def fill(store: Store, table: str) -> None:
        for seq in range(2, 22):
            assert await store.append(table, seq, f'"{table} {seq}"'.encode(), seq)

    async def story(store: Store) -> None:
        names = [f"t{i:02}" for i in range(40)]
        await made(store, *names)
        await asyncio.gather(*(fill(store, name) for name in names))
        for name in names:
            expected = [f'"{name} {seq}"'.encode() for seq in range(2, 22)]
            assert await store.acts(name) == [b'"first"', *expected]
            assert await store.acts(name, 15) == expected[14:]
        assert await store.seqs([*names, "nowhere"]) == dict.fromkeys(names, 21)

    with_store(url, story)


def test_in_a_batch_only_those_who_came_second_store_nothing(url: str) -> None:
    async def story(store: Store) -> None:
        names = [f"t{i}" for i in range(20)]
        await made(store, *names)
        assert await store.append("t7", 2, b'"earlier"', 20, PLAYED)
        wishes = [store.append(name, 2, b'"%s"' % name.encode(), 30, PLAYED) for name in names]
        answers = await asyncio.gather(*wishes)
        assert [name for name, stored in zip(names, answers, strict=True) if not stored] == ["t7"]
        assert await store.acts("t7", 1) == [b'"earlier"']
        listed = [row for name in names if (row := await store.listed(name))]
        assert {(row.status, tuple(row.waiting)) for row in listed} == {("running", ("oleg",))}
        assert [row.changed for row in listed if row.id in ("t6", "t7")] == [30, 20]
        assert [row.due_at for row in listed] == [None] * 20

    with_store(url, story)


def test_appends_sent_before_the_answer_to_the_last_are_stored_in_order(url: str) -> None:
    async def story(store: Store) -> None:
        await made(store, "t")
        wishes = [store.append("t", seq, b'"%d"' % seq, seq) for seq in range(2, 12)]
        assert await asyncio.gather(*wishes) == [True] * 10

    with_store(url, story)


def test_an_id_is_given_once(url: str) -> None:
    async def story(store: Store) -> None:
        await made(store, "t")
        assert not await store.create("t", b"other", "oleg", b'"second"', 11, RUNNING)
        assert await store.secret("t") == b"\x01\xff" * 16
        assert await store.secret("nowhere") is None

    with_store(url, story)


# Errors


def test_an_act_the_database_refuses_spoils_no_other(url: str) -> None:
    async def story(store: Store) -> None:
        await made(store, "a", "b", "c")
        await plant_refusal(store)
        wishes = [store.append(id, 2, b'"poison"' if id == "b" else b'"fine"', 5) for id in "abc"]
        fine, refused, also = await asyncio.gather(*wishes, return_exceptions=True)
        assert fine is True and also is True
        assert isinstance(refused, StoreError) and "poison" in str(refused)
        assert [len(await store.acts(id)) for id in "abc"] == [2, 1, 2]

    with_store(url, story)


async def plant_refusal(store: Store) -> None:
    """A rule in the database itself that forbids one act."""
    if address.is_sqlite(store.url):
        rule = """CREATE TRIGGER no BEFORE INSERT ON acts WHEN NEW.act = '"poison"'
                  BEGIN SELECT RAISE(ABORT, 'poison'); END"""
    else:
        rule = """ALTER TABLE acts ADD CONSTRAINT poison CHECK (act <> '"poison"')"""
    async with store.access.change() as connection:
        await connection.execute(sa.text(rule))


@pytest.mark.parametrize(
    "url", ["", "polis", "sqlite://", "mysql://root:secret@host/x", "//a:secret@host"]
)
def test_an_address_that_is_no_database_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(StoreError, match="is not the address of a database") as refused:
        asyncio.run(open_store(url))
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(
    "url", ["sqlite:////nowhere/at/all.db", "postgresql://a:secret@127.0.0.1:1/x"]
)
def test_a_database_out_of_reach_is_named_without_its_password(url: str) -> None:
    with pytest.raises(StoreError, match="cannot be opened") as refused:
        asyncio.run(open_store(url))
    assert "secret" not in str(refused.value)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "polis.db").write_text("a shopping list, " * 100)
    with pytest.raises(StoreError, match="cannot be opened"):
        asyncio.run(open_store(f"sqlite:///{tmp_path / 'polis.db'}"))


def test_a_database_of_a_newer_version_is_refused(url: str) -> None:
    async def story(store: Store) -> None:
        async with store.access.change() as connection:
            await connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(StoreError, match="made by a newer Polis"):
            await migrate(url)

    with_store(url, story)


# Lists


def test_lists_follow_the_last_act(url: str) -> None:
    async def story(store: Store) -> None:
        await made(store, "a", "b")
        assert {found.id for found in await store.open_tables()} == {"a", "b"}
        assert await store.due(49) == [] and set(await store.due(50)) == {"a", "b"}
        assert await store.append("a", 2, b'"x"', 60, RUNNING)
        assert [found.id for found in await store.open_tables()] == ["b"]
        assert [found.id for found in await store.tables_of("anna")] == ["a", "b"]
        assert [found.waiting for found in await store.tables_of("oleg")] == [["oleg"]]
        assert await store.due(99) == ["b"]

    with_store(url, story)


def test_who_belongs_to_a_table_changes_only_when_told(url: str) -> None:
    async def story(store: Store) -> None:
        await made(store, "a")
        await store.append("a", 2, b'"x"', 60, RUNNING)
        await store.append("a", 3, b'"x"', 61, Listing("estates", "over", result=[4, -2]))
        assert [found.result for found in await store.tables_of("oleg")] == [[4, -2]]
        await store.append("a", 4, b'"x"', 62, Listing("estates", "over", users=["anna"]))
        assert await store.tables_of("oleg") == []

    with_store(url, story)


def test_a_lost_append_changes_no_list(url: str) -> None:
    async def story(store: Store) -> None:
        await made(store, "a")
        before = await store.listed("a")
        assert not await store.append("a", 1, b'"x"', 99, RUNNING)
        assert await store.listed("a") == before

    with_store(url, story)


def test_private_tables_are_in_no_public_list(url: str) -> None:
    async def story(store: Store) -> None:
        await made(store, "a", listing=Listing("estates", "open", private=True, users=["anna"]))
        assert await store.open_tables() == []
        assert [found.private for found in await store.tables_of("anna")] == [True]

    with_store(url, story)


# People


def test_a_login_is_one_whatever_its_case(url: str) -> None:
    async def story(store: Store) -> None:
        people = store.people
        assert await people.add(User("1", "Анна", login="Анна"))
        assert not await people.add(User("2", "Other", login="АННА"))
        assert await people.add(User("2", "Guest")) and await people.add(User("3", "Guest"))
        assert not await people.set_login("2", "анна", "hash")
        assert await people.set_login("2", "oleg", "hash")
        assert await people.save(User("2", "Oleg", 3, "ru", "", "", {"webhook": "x"}))
        found = await people.by_login("OLEG")
        assert found == User("2", "Oleg", 3, "ru", "oleg", "hash", {"webhook": "x"})
        assert await people.set_password("2", "new hash") and await people.saw("2", 9)
        assert await people.user("2") == User(
            "2", "Oleg", 3, "ru", "oleg", "new hash", {"webhook": "x"}, seen=9
        )
        assert not await people.save(User("nobody", "x"))
        assert not await people.set_login("nobody", "nobody", "hash")

    with_store(url, story)


def test_of_two_who_want_one_login_at_once_one_gets_it(url: str) -> None:
    async def story(store: Store) -> None:
        for id in "12":
            await store.people.add(User(id, ""))
        wishes = [store.people.set_login(id, "anna", "hash") for id in "12"]
        assert sorted(await asyncio.gather(*wishes)) == [False, True]

    with_store(url, story)


def test_guests_who_never_came_back_are_forgotten_unless_a_table_is_theirs(url: str) -> None:
    async def story(store: Store) -> None:
        people = store.people
        for id, login, created, seen in [
            ("gone", "", 10, 20),
            ("new", "", 110, 0),
            ("regular", "", 10, 110),
            ("anna", "", 10, 20),
            ("account", "known", 10, 20),
        ]:
            await people.add(User(id, id, login=login, created=created, seen=seen))
            await people.open_session(id, id, now=10, expires=1000)
        await made(store, "t")
        assert await people.forget_guests(100) == 1
        kept = [id for id in ("gone", "new", "regular", "anna", "account") if await people.user(id)]
        assert kept == ["new", "regular", "anna", "account"]
        assert await people.session("gone", 11) is None and await people.session("anna", 11)

    with_store(url, story)


def test_a_person_who_is_removed_is_in_no_list(url: str) -> None:
    async def story(store: Store) -> None:
        people = store.people
        await people.add(User("anna", "Anna", login="anna"))
        for token in "ab":
            await people.open_session(token, "anna", now=10, expires=20)
        await made(store, "t")
        names = {hashed(token) for token in "ab"}
        assert await people.living(names | {"other"}, 11) == names
        assert {*await people.close_sessions("anna")} == names
        assert await people.living(names, 11) == set()
        await people.remove("anna")
        assert await people.user("anna") is None and await store.tables_of("anna") == []
        assert await store.all_ids() == ["t"]

    with_store(url, story)


def test_one_owner_has_few_places_in_the_list_of_open_tables(url: str) -> None:
    async def story(store: Store) -> None:
        await made(store, *"abcde")
        assert await store.create("f", b"1" * 32, "oleg", b'"first"', 5, OPEN)
        found = [table.id for table in await store.open_tables(of_one=2)]
        assert found == ["a", "b", "f"]
        assert len(await store.open_tables(limit=1)) == 1

    with_store(url, story)


def test_no_id_of_a_table_troubles_the_database(url: str) -> None:
    async def story(store: Store) -> None:
        host = Host(store, MemoryBus())
        for id in ("\0", "a\0b", "é" * 500, "'; --"):
            with pytest.raises(TableError) as refused:
                await host.table(id)
            assert refused.value.code == "no_table"

    with_store(url, story)


def test_a_session_lasts_until_it_is_closed_or_runs_out(url: str) -> None:
    async def story(store: Store) -> None:
        people = store.people
        await people.add(User("1", "Anna"))
        for token in "abc":
            await people.open_session(token, "1", now=10, expires=20)
        assert await people.session("a", 19) == "1" and await people.session("a", 20) is None
        await people.close_session("a")
        assert await people.session("a", 11) is None and await people.session("b", 11) == "1"
        assert await people.forget_expired(20) == 2

    with_store(url, story)


def test_a_setting_keeps_its_first_value(url: str) -> None:
    async def story(store: Store) -> None:
        values = await asyncio.gather(*(store.people.keep("key", str(i)) for i in range(10)))
        assert len(set(values)) == 1

    with_store(url, story)
