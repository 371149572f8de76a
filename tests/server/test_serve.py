"""``polis serve`` as people start it: it comes up, stops politely, and comes up again with all."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.live import Live, Person, serving
from tests.server.servers import free_port
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


def test_several_processes_without_a_bus_are_refused() -> None:
    command = [sys.executable, "-m", "polis", "--lang", "en", "serve", "--processes", "2"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "need a bus" in done.stderr
