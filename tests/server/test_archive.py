"""Export, import, backup and recheck: what is stored leaves and returns whole."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from polis.cli import main
from polis.server.ops.archive import backup, export, import_file
from polis.server.ops.recheck import Checked, recheck
from polis.server.store import Listing, Store, StoreError, User, open_store
from polis.server.store.schema import acts, tables
from tests.server.stories import USERS, store_game, store_people

RACER = str(Path(__file__).with_name("racer.py"))
Change = Callable[[Store], Awaitable[None]]


def with_store(url: str, story: Change) -> None:
    async def run() -> None:
        store = await open_store(url)
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(run())


async def fill(store: Store) -> None:
    await store_people(store)
    for id, moves in (("Beta", 10_000), ("alpha", 25), ("ärger", 0)):
        await store_game(store, id, moves)


@pytest.fixture(scope="module")
def originals(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite database with people, a finished game and two others; and its export."""
    folder = tmp_path_factory.mktemp("originals")
    with_store(f"sqlite:///{folder / 'full.db'}", fill)
    asyncio.run(export(f"sqlite:///{folder / 'full.db'}", folder / "full.polis"))
    return folder


@pytest.fixture
def full(originals: Path, tmp_path: Path) -> str:
    return f"sqlite:///{shutil.copy(originals / 'full.db', tmp_path)}"


@pytest.fixture
def exported(originals: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(originals / "full.polis", tmp_path))


# Export and import


def test_an_export_imported_into_either_kind_of_database_is_equal(
    url: str, other_url: str, tmp_path: Path
) -> None:
    with_store(url, fill)
    first, second = tmp_path / "first", tmp_path / "second"
    counts = asyncio.run(export(url, first))
    assert counts.tables == 3 and counts.users == 2 and counts.acts > 60
    assert asyncio.run(import_file(other_url, first)) == counts
    assert asyncio.run(export(other_url, second)) == counts
    assert second.read_bytes() == first.read_bytes()

    async def same(store: Store) -> None:
        assert await store.people.user("u-anna") == USERS[0]
        assert await store.people.session("token", 50) == "u-anna"
        assert [found.id for found in await store.tables_of("u-oleg")][:1] == ["Beta"]
        assert all(checked.difference is None for checked in await rechecked(store))

    with_store(other_url, same)


def test_an_export_may_be_read_by_its_owner_only(exported: Path) -> None:
    assert stat.S_IMODE(exported.stat().st_mode) == 0o600


def test_importing_twice_changes_nothing(full: str, exported: Path, tmp_path: Path) -> None:
    asyncio.run(import_file(full, exported))
    again = tmp_path / "again"
    asyncio.run(export(full, again))
    assert again.read_bytes() == exported.read_bytes()


def test_a_table_with_another_history_stops_the_whole_import(exported: Path, url: str) -> None:
    async def other(store: Store) -> None:
        await store_game(store, "alpha", 24)

    with_store(url, other)
    with pytest.raises(StoreError, match="Table alpha is already stored here"):
        asyncio.run(import_file(url, exported))

    async def untouched(store: Store) -> None:
        assert await store.all_ids() == ["alpha"]
        assert await store.people.user("u-anna") is None

    with_store(url, untouched)


def test_a_login_that_belongs_to_somebody_else_stops_the_import(exported: Path, url: str) -> None:
    async def other(store: Store) -> None:
        await store.people.add(User("u-other", "Anna", login="Anna"))

    with_store(url, other)
    with pytest.raises(StoreError, match='login "anna" belongs to somebody else'):
        asyncio.run(import_file(url, exported))


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda text: "", "is not an export"),
        (lambda text: "polis 1\ngame estates\n", "is not an export"),
        (lambda text: "\0" * 100, "is not an export"),
        (lambda text: text.replace('"polis_export":1', '"polis_export":2', 1), "newer Polis"),
        (lambda text: text.replace('"revision":"0002"', '"revision":"7"', 1), "newer Polis"),
        (lambda text: text.replace('"acts":[', '"deeds":[', 1), "line 1 cannot"),
        (lambda text: text.replace('["users",[', '["users",[1,', 1), "line 6 cannot"),
        (lambda text: text.replace("Oleg", "Igor", 1), "is not complete"),
        (lambda text: text + "more", "is not complete"),
        (lambda text: "\n".join(text.split("\n")[:-2]) + "\n", "is not complete"),
        (lambda text: text[: len(text) // 2], "cannot be used|is not complete"),
    ],
)
def test_a_spoiled_export_is_refused_and_nothing_of_it_stays(
    exported: Path, tmp_path: Path, spoil: Callable[[str], str], complaint: str
) -> None:
    exported.write_text(spoil(exported.read_text()))
    url = f"sqlite:///{tmp_path / 'empty.db'}"
    with pytest.raises(StoreError, match=complaint):
        asyncio.run(import_file(url, exported))

    async def empty(store: Store) -> None:
        assert await store.all_ids() == [] and await store.people.user("u-anna") is None

    with_store(url, empty)


def test_an_existing_file_is_not_written_over(full: str, exported: Path) -> None:
    before = exported.read_bytes()
    with pytest.raises(StoreError, match="exists already"):
        asyncio.run(export(full, exported))
    assert exported.read_bytes() == before


def test_exporting_what_is_not_there_makes_no_database(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="no database file"):
        asyncio.run(export(f"sqlite:///{tmp_path / 'none.db'}", tmp_path / "out"))
    assert list(tmp_path.iterdir()) == []


# Backup


@pytest.mark.slow
def test_a_backup_made_while_a_process_writes_is_whole(url: str, tmp_path: Path) -> None:
    names = [f"t{i}" for i in range(10)]

    async def make(store: Store) -> None:
        for name in names:
            await store.create(name, b"s", "u", b'"first"', 1, Listing("estates", "open"))

    with_store(url, make)
    copy = tmp_path / "copy.db"
    command = [sys.executable, RACER, "fill", url, *names]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as filler:
        assert filler.stdout is not None
        before = dict.fromkeys(names, 1)
        for line in (filler.stdout.readline() for _ in range(200)):
            before[line.split()[0]] = int(line.split()[1])
        kind = asyncio.run(backup(url, copy))
        after = [filler.stdout.readline() for _ in range(20)]
        filler.kill()
    assert all(after)
    restored = f"sqlite:///{copy}"
    if kind == "export":
        restored = f"sqlite:///{tmp_path / 'restored.db'}"
        asyncio.run(import_file(restored, copy))

    async def whole(store: Store) -> None:
        for name, last in before.items():
            stored = await store.acts(name)
            assert stored == [b'"first"', *(b'"%d"' % n for n in range(2, len(stored) + 1))]
            assert len(stored) >= last

    with_store(restored, whole)


def test_a_backup_is_one_file_for_its_owner_only(full: str, tmp_path: Path) -> None:
    folder = tmp_path / "safe"
    folder.mkdir()
    asyncio.run(backup(full, folder / "copy.db"))
    assert [path.name for path in folder.iterdir()] == ["copy.db"]
    assert stat.S_IMODE((folder / "copy.db").stat().st_mode) == 0o600


# Recheck


async def rechecked(store: Store, only: str = "") -> list[Checked]:
    return [checked async for checked in recheck(store, [only] if only else [])]


async def rewrite(store: Store, table: str, seq: int, old: str, new: str) -> None:
    """Change what is stored, behind the server's back."""
    row = sa.and_(acts.c.game == table, acts.c.seq == seq)
    async with store.access.change() as connection:
        text = (await connection.execute(sa.select(acts.c.act).where(row))).scalar_one()
        assert old in text
        changed = acts.update().where(row).values(act=text.replace(old, new, 1))
        await connection.execute(changed)


def test_an_unchanged_store_has_no_difference(full: str) -> None:
    async def story(store: Store) -> None:
        found = {checked.table: checked for checked in await rechecked(store)}
        assert [checked.difference for checked in found.values()] == [None] * 3
        assert found["Beta"].lines > found["alpha"].lines > found["ärger"].lines

    with_store(full, story)


async def first_line(store: Store, seq: int) -> str:
    text = (await store.acts("alpha", seq - 1))[0].decode()
    return text.partition('"lines":["')[2].partition('"')[0]


@pytest.mark.parametrize("seq", [4, 9, 20])
def test_a_planted_move_is_found_at_its_act(full: str, seq: int) -> None:
    async def story(store: Store) -> None:
        await rewrite(store, "alpha", seq, await first_line(store, seq), "1: build top 12")
        (checked,) = await rechecked(store, "alpha")
        assert checked.difference is not None and checked.difference.seq == seq
        assert checked.difference.line == checked.lines + 1

    with_store(full, story)


def test_a_planted_draw_is_found(full: str) -> None:
    async def story(store: Store) -> None:
        text = (await store.acts("alpha", 1))[0].decode()
        draws = [word.partition('"')[0] for word in text.split('"*: ')[1:]]
        other = next(draw for draw in draws if draw != draws[0])
        await rewrite(store, "alpha", 2, f"*: {draws[0]}", f"*: {other}")
        (checked,) = await rechecked(store, "alpha")
        assert checked.difference is not None
        assert (checked.difference.seq, checked.difference.line) == (2, 1)
        assert checked.difference.reason.code == "wrong_draw"

    with_store(full, story)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"result": "[1,2]"}, "stored_result"),
        ({"result": "[]"}, "stored_result"),
        ({"secret": "00" * 32}, "wrong_draw"),
    ],
)
def test_a_changed_result_or_secret_is_found(full: str, change: dict[str, str], code: str) -> None:
    async def story(store: Store) -> None:
        async with store.access.change() as connection:
            await connection.execute(tables.update().where(tables.c.id == "Beta").values(**change))
        (checked,) = await rechecked(store, "Beta")
        assert checked.difference is not None and checked.difference.reason.code == code

    with_store(full, story)


def test_a_missing_act_is_found(full: str) -> None:
    async def story(store: Store) -> None:
        async with store.access.change() as connection:
            await connection.execute(acts.delete().where(acts.c.game == "alpha", acts.c.seq == 3))
        (checked,) = await rechecked(store, "alpha")
        assert checked.difference is not None and checked.difference.reason.code == "act_missing"

    with_store(full, story)


def test_an_act_that_cannot_be_read_does_not_hide_other_games(full: str) -> None:
    async def story(store: Store) -> None:
        await rewrite(store, "Beta", 5, "played", "danced")
        await rewrite(store, "alpha", 4, '"seat":', '"place":')
        found = {checked.table: checked.difference for checked in await rechecked(store)}
        difference = found["Beta"]
        assert difference is not None and difference.reason.code == "act_unreadable"
        assert difference.seq == 5 and found["ärger"] is None

    with_store(full, story)


# The command line


def test_the_commands_tell_what_they_did(
    full: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, other = tmp_path / "out", f"sqlite:///{tmp_path / 'other.db'}"
    assert main(["export", str(file), "--db", full, "--lang", "en"]) == 0
    assert "tables 3" in capsys.readouterr().out
    assert main(["import", str(file), "--db", other, "--lang", "ru"]) == 0
    assert "столов — 3" in capsys.readouterr().out
    assert main(["backup", str(tmp_path / "copy.db"), "--db", other, "--lang", "en"]) == 0
    assert "copy of the database" in capsys.readouterr().out
    assert main(["recheck", "--db", f"sqlite:///{tmp_path / 'copy.db'}", "--lang", "en"]) == 0
    assert "All of them go as they are stored" in capsys.readouterr().out


def test_recheck_ends_with_status_1_at_a_difference(
    full: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = full.removeprefix("sqlite:///")
    with sqlite3.connect(file) as database:
        database.execute("UPDATE tables SET result = '[7,7]' WHERE id = 'Beta'")
    database.close()
    assert main(["recheck", "--db", full, "--lang", "en"]) == 1
    out = capsys.readouterr().out
    assert "Table Beta" in out and "[7, 7] is stored" in out
    assert "1 of them goes another way" in out


@pytest.mark.parametrize("command", ["export x", "backup x", "recheck", "recheck --game none"])
def test_a_missing_database_is_one_sentence(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [str(tmp_path / word) if word == "x" else word for word in command.split()]
    assert main([*words, "--db", f"sqlite:///{tmp_path / 'none.db'}", "--lang", "en"]) == 2
    assert "There is no database file" in capsys.readouterr().err


def test_an_unknown_table_is_one_sentence(full: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["recheck", "--db", full, "--game", "none", "--lang", "en"]) == 2
    assert 'no table "none"' in capsys.readouterr().err


def test_an_import_plays_again_what_came(
    full: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def spoil(store: Store) -> None:
        await rewrite(store, "alpha", 9, await first_line(store, 9), "1: build top 12")

    with_store(full, spoil)
    file, other = tmp_path / "out", f"sqlite:///{tmp_path / 'other.db'}"
    assert main(["export", str(file), "--db", full, "--lang", "en"]) == 0
    assert main(["import", str(file), "--db", other, "--lang", "en"]) == 1
    out = capsys.readouterr().out
    assert "tables 3" in out and "Table alpha, act 9" in out
