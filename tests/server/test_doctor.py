"""The doctor names what is wrong, and nothing else."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from polis.cli import main
from polis.server.ops import doctor, soundness
from polis.server.ops.findings import Finding, Installation
from polis.server.store import Store, open_store
from tests.server.servers import free_port
from tests.server.stores import with_store
from tests.server.stories import store_game


def examined(check: str, **words: object) -> Finding:
    installation = Installation(**words)  # type: ignore[arg-type]
    return asyncio.run(doctor.examined(getattr(doctor, check), installation))


@pytest.mark.parametrize("check", ["python", "rules", "bus", "workers", "clock", "disk"])
def test_a_sound_machine_has_nothing_wrong(check: str) -> None:
    assert examined(check).state == "fine"


def test_a_database_that_is_not_there_yet_is_no_trouble(tmp_path: Path) -> None:
    assert examined("database", db=f"sqlite:///{tmp_path}/new.db").key == "doctor-database-new"


def test_a_database_in_order_is_fine(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/polis.db"

    async def make() -> None:
        await (await open_store(url)).close()

    asyncio.run(make())
    assert examined("database", db=url).state == "fine"


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    file = tmp_path / "polis.db"
    file.write_text("not a database, but long enough to be taken for one" * 50)
    found = examined("database", db=f"sqlite:///{file}")
    assert found.state == "bad" and str(file) in found.sentence("en")


def test_a_database_out_of_reach_is_named_without_its_password() -> None:
    found = examined("database", db="postgresql://anna:geheim@127.0.0.1:1/polis")
    sentence = found.sentence("en")
    assert found.state == "bad" and "127.0.0.1" in sentence and "geheim" not in sentence


# What is in it


@pytest.fixture
def filled(tmp_path: Path) -> Path:
    """A database with some games in it, closed: all of it in one file."""
    file = tmp_path / "polis.db"

    async def fill(store: Store) -> None:
        for id in ("alpha", "beta", "gamma"):
            await store_game(store, id, 30)

    with_store(f"sqlite:///{file}", fill)
    return file


def on_file(check: str, file: Path) -> Finding:
    found = asyncio.run(doctor.examined(getattr(soundness, check), Installation(db=str(file))))
    assert found.sentence("en") and found.sentence("ru")
    return found


@pytest.mark.parametrize("check", ["sound", "storing", "private", "outages"])
def test_a_sound_database_has_nothing_wrong(filled: Path, check: str) -> None:
    assert on_file(check, filled).state == "fine"


@pytest.mark.parametrize("check", ["sound", "storing", "private", "outages"])
def test_nothing_is_wrong_with_what_is_not_there_yet(tmp_path: Path, check: str) -> None:
    assert on_file(check, tmp_path / "new.db").state == "fine"


def spoil(file: Path, what: bytes, bytes_: int = 200) -> None:
    """Overwrite what is stored behind a word."""
    data = bytearray(file.read_bytes())
    at = data.rindex(what)
    data[at : at + bytes_] = b"\xfe" * bytes_
    file.write_bytes(data)


def test_spoiled_bytes_of_a_game_are_found_and_named(filled: Path) -> None:
    with closing(sqlite3.connect(filled)) as file, file:
        file.execute("UPDATE acts SET act = 'x' || act WHERE game = 'beta' AND seq = 7")
    found = on_file("sound", filled)
    assert found.key == "doctor-sound-rows" and found.facts["id"] == "beta"
    assert "beta" in found.sentence("en") and "recheck" in found.sentence("ru")


def test_bytes_that_are_no_text_any_more_are_found(filled: Path) -> None:
    spoil(filled, b'"lines":[', 5)
    assert on_file("sound", filled).key == "doctor-sound-rows"


def test_a_spoiled_page_of_the_file_is_found(filled: Path) -> None:
    data = bytearray(filled.read_bytes())
    size = int.from_bytes(data[16:18], "big")
    for page in range(1, len(data) // size):
        data[page * size : page * size + 8] = b"\xff" * 8
    filled.write_bytes(data)
    found = on_file("sound", filled)
    assert found.state == "bad" and "backup" in found.sentence("en")


def test_a_database_that_cannot_be_written_is_found(filled: Path) -> None:
    with closing(sqlite3.connect(filled, isolation_level=None)) as other:
        other.execute(
            "CREATE TRIGGER full BEFORE INSERT ON settings BEGIN "
            "SELECT RAISE(ABORT, 'database or disk is full'); END"
        )
    found = on_file("storing", filled)
    assert found.key == "doctor-storing-bad" and "disk is full" in found.sentence("en")


@pytest.mark.parametrize(
    "check",
    [doctor.database, doctor.clock, soundness.sound, soundness.storing, soundness.outages],
)
def test_a_silent_database_is_found_by_all_who_ask_it(
    check: Callable[[Installation], Awaitable[Finding]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that takes connections and says nothing."""
    monkeypatch.setattr(soundness, "WAITING", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        db = f"postgresql://anna:geheim@127.0.0.1:{silent.getsockname()[1]}/polis"
        found = asyncio.run(doctor.examined(check, Installation(db=db)))
    assert found.key == "doctor-silent" and "geheim" not in found.sentence("en")


def test_a_file_that_others_can_read_is_found(filled: Path) -> None:
    filled.chmod(0o644)
    found = on_file("private", filled)
    assert found.state == "bad" and f"chmod 600 {filled}" in found.sentence("en")


@pytest.mark.parametrize(("told", "state"), [(True, "note"), (False, "fine")])
def test_a_password_on_the_command_line_is_noticed(told: bool, state: str) -> None:
    where = Installation(db="postgresql://anna:geheim@127.0.0.1/polis", told=told)
    found = asyncio.run(doctor.examined(soundness.private, where))
    assert found.state == state and "geheim" not in found.sentence("en")


def test_outages_and_a_clock_set_back_are_told(filled: Path) -> None:
    now = time.time_ns() // 1_000_000

    async def away(store: Store) -> None:
        await store.heart.beat(now - 60_000, 5000)
        await store.heart.beat(now - 20_000, 5000)

    with_store(f"sqlite:///{filled}", away)
    found = on_file("outages", filled)
    assert found.key == "doctor-outages" and found.facts["seconds"] == 40

    async def ahead(store: Store) -> None:
        await store.heart.beat(now + 3_600_000, 10_000_000)

    with_store(f"sqlite:///{filled}", ahead)
    assert on_file("outages", filled).key == "doctor-outages-clock"


def test_recheck_goes_on_past_a_spoiled_table_and_names_it(
    filled: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(filled)) as file, file:
        spoiled = "CAST(x'7bfffe' AS TEXT)"
        file.execute(f"UPDATE acts SET act = {spoiled} WHERE game = 'alpha' AND seq = 7")
        file.execute("UPDATE tables SET secret = 'no hex' WHERE id = 'beta'")
    assert main(["recheck", "--db", str(filled), "--json", "--lang", "en"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 3
    assert [found["table"] for found in told["different"]] == ["alpha", "beta"]
    assert all("backup" in found["reason"] for found in told["different"])


def test_a_bus_out_of_reach_is_named() -> None:
    found = examined("bus", bus="redis://127.0.0.1:1")
    assert found.state == "bad" and "redis://127.0.0.1:1" in found.sentence("en")


def test_a_port_in_use_is_named() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert examined("port", port=taken.getsockname()[1]).key == "doctor-port-bad"


def test_a_free_port_is_fine() -> None:
    assert examined("port", port=free_port()).state == "fine"


def test_a_page_that_is_not_built_is_named(tmp_path: Path) -> None:
    assert examined("page", page=str(tmp_path)).state == "bad"
    (tmp_path / "index.html").write_text("<!doctype html>")
    assert examined("page", page=str(tmp_path)).state == "fine"


@pytest.mark.parametrize(("language", "word"), [("en", "cannot be used"), ("ru", "недоступен")])
def test_the_command_says_it_in_plain_words_and_by_its_status(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, word: str
) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    words = ["doctor", "--db", f"sqlite:///{tmp_path}/p.db", "--page", str(tmp_path), "--json"]
    assert main([*words, "--port", str(free_port())]) == 0
    assert json.loads(capsys.readouterr().out)["ok"] is True
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert main([*words, "--lang", language, "--port", str(taken.getsockname()[1])]) == 1
    told = json.loads(capsys.readouterr().out)
    (wrong,) = [finding for finding in told["findings"] if finding["state"] == "bad"]
    assert word in wrong["text"]
