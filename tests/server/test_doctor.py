"""The doctor names what is wrong, and nothing else."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path

import pytest

from polis.cli import main
from polis.server.ops import doctor
from polis.server.ops.findings import Finding, Installation
from polis.server.store import open_store
from tests.server.servers import free_port


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
