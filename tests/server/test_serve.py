"""``polis serve`` as people start it: it comes up, stops politely, and comes up again with all."""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import socket
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from polis.server.http import connections
from polis.server.http.connections import PunctualProtocol
from polis.server.store import Store
from polis.terminal import backup, doctor, export, import_, recheck, serve
from polis.terminal.arguments import is_told
from tests.server import servers
from tests.server.live import WAIT, Live, Person, serving
from tests.server.servers import free_port
from tests.server.stores import made, with_store
from tests.server.test_play import play_on


def two(live: Live, table: str = "") -> tuple[Person, str]:
    """One person on both seats of a game that has begun."""
    anna = Person(live, "Anna")
    table = table or anna.table("me", "me")
    anna.command(table, "start")
    return anna, table


def test_a_server_that_stops_says_so_and_loses_nothing(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/polis.db"
    with serving(db) as live:
        anna, table = two(live)
        seats = [f"?seat={seat}" for seat in (0, 1)]
        with anna.at(table, seats[0]) as one, anna.at(table, seats[1]) as other:
            play_on([one, other], random.Random(1), 12)
            before = one.frame
            live.server.should_exit = True
            with pytest.raises(ConnectionClosed) as closed:
                one.until("the end")
        cookies = anna.http.cookies
        anna.close()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    with serving(db) as live:
        again = httpx.get(f"http://{live.address}/api/tables/{table}?seat=0", cookies=cookies)
    after = again.json()
    assert after["view"] == before["view"] and after["seq"] == before["seq"]
    assert after["build"] == before["build"], "the same page is not an old one"


@pytest.mark.slow
def test_the_command_serves_until_it_is_told_to_stop(tmp_path: Path) -> None:
    port = free_port()
    words = ["serve", "--port", str(port), "--db", f"sqlite:///{tmp_path}/polis.db"]
    command = [sys.executable, "-m", "polis", *words, "--key", str(tmp_path / "key")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        answer = wait_for(f"http://127.0.0.1:{port}/api/ready")
        process.send_signal(signal.SIGTERM)
        out, log = process.communicate(timeout=120)
    assert answer["status"] == "ok" and f"127.0.0.1:{port}".encode() in out
    assert b'"event": "closed"' in log and b"Traceback" not in log
    key = (tmp_path / "key").read_bytes()
    assert key and key not in log + out


def wait_for(address: str) -> dict[str, str]:
    for _ in range(1200):
        try:
            answer = httpx.get(address)
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            found: dict[str, str] = answer.json()
            return found
    raise AssertionError(f"{address} never answered")


@pytest.mark.skipif(os.name != "posix", reason="rights and signals of Unix")
def test_when_the_parent_is_killed_its_processes_leave_the_port(tmp_path: Path) -> None:
    port, (bus, server) = free_port(), servers.redis()
    server.start()
    words = ["serve", "--port", str(port), "--processes", "2", "--workers", "1"]
    secret = {"POLIS_DB": f"sqlite:///{tmp_path}/polis.db", "POLIS_BUS": bus}
    command = [sys.executable, "-m", "polis", *words]
    try:
        with subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=os.environ | secret
        ) as process:
            wait_for(f"http://127.0.0.1:{port}/api/ready")
            process.kill()
        for _ in range(1200):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)):
                    break
            time.sleep(0.1)
        else:
            raise AssertionError("somebody still listens")
    finally:
        server.stop()
    assert stat.S_IMODE((tmp_path / "polis.db").stat().st_mode) == 0o600


def test_the_database_is_read_by_its_owner_only(tmp_path: Path) -> None:
    """A new one, and one that an older version made."""
    file = tmp_path / "polis.db"
    with_store(f"sqlite:///{file}", lambda store: made(store, "t"))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.chmod(0o644)

    async def look(store: Store) -> None:
        await store.append("t", 2, b'"x"', 2)
        beside = [file.with_name(file.name + end) for end in ("", "-wal", "-shm")]
        assert [stat.S_IMODE(each.stat().st_mode) for each in beside] == [0o600] * 3

    with_store(f"sqlite:///{file}", look)


def test_half_a_request_is_not_waited_for(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "SECONDS", 0.5)
    halves = [b"", b"GET /api/health HTTP/1.1\r\nHost: x\r\n"]
    halves += [b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"]
    for half in halves:
        with socket.create_connection(("127.0.0.1", live.port), 60) as line:
            line.sendall(half)
            assert gone(line)


def gone(line: socket.socket) -> bool:
    """Whether the other side ends the connection; what it says before does not matter."""
    try:
        while line.recv(1 << 16):
            pass
    except ConnectionResetError:
        pass
    return True


def test_nothing_runs_out_for_a_page_that_is_open(
    people: Callable[..., Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its socket says nothing for long, and is no request that is late."""
    came, made = list[PunctualProtocol](), PunctualProtocol.connection_made

    def noted(line: PunctualProtocol, transport: asyncio.Transport) -> None:
        came.append(line)
        made(line, transport)

    monkeypatch.setattr(PunctualProtocol, "connection_made", noted)
    anna = people("Anna")
    with anna.at(anna.table("me", "me")) as page:
        page.until("frame")
        assert len(came) == 2 and not any(line.deadline for line in came)


def test_whoever_comes_as_a_server_ends_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    came, ending = threading.Event(), threading.Event()
    made, shutdown = PunctualProtocol.connection_made, PunctualProtocol.shutdown

    def noted(line: PunctualProtocol, transport: asyncio.Transport) -> None:
        made(line, transport)
        came.set()

    def ended(line: PunctualProtocol) -> None:
        shutdown(line)
        ending.set()

    with serving(f"sqlite:///{tmp_path}/polis.db") as live:
        monkeypatch.setattr(PunctualProtocol, "connection_made", noted)
        monkeypatch.setattr(PunctualProtocol, "shutdown", ended)
        with socket.create_connection(("127.0.0.1", live.port)) as line:
            assert came.wait(WAIT)
            live.server.should_exit = True
            assert ending.wait(WAIT)
            line.sendall(b"GET /api/health HTTP/1.1\r\nhost: here\r\n\r\n")
            assert line.recv(4096).startswith(b"HTTP/1.1 200")


def test_several_processes_without_a_bus_are_refused() -> None:
    command = [sys.executable, "-m", "polis", "--lang", "en", "serve", "--processes", "2"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "need a bus" in done.stderr


def test_an_address_in_the_environment_stays_off_the_command_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("POLIS_DB", "postgresql://anna:geheim@host/polis")
    monkeypatch.setenv("POLIS_BUS", "redis://:geheim@host")
    for command in (serve, doctor, recheck, backup, export, import_):
        parser = argparse.ArgumentParser()
        command.add_arguments(parser)
        assert parser.get_default("db") == "postgresql://anna:geheim@host/polis"
        assert parser.get_default("bus") in ("redis://:geheim@host", None)
    assert not is_told("postgresql://anna:geheim@host/polis")
    assert is_told("postgresql://anna:other@host/polis")
