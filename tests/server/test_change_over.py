"""``./dev play`` serves at once on interpreted rules; the compiled ones take over in mid-game."""

from __future__ import annotations

import os
import random
import socket
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.live import Person
from tests.server.test_play import play_on
from tools import compile as compiling
from tools import play

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(os.environ.get("POLIS_BUILD") != "compiled", reason="needs both builds"),
]


class Address:
    """Where people find the server, whichever it is."""

    def __init__(self, table: play.Launcher) -> None:
        self.address = table.address.removeprefix("http://")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[play.Launcher]:
    with socket.create_server(("127.0.0.1", 0), backlog=256) as listening:
        words = ["--db", f"sqlite:///{tmp_path}/polis.db", "--workers", "1", "--no-limits"]
        yield play.Launcher(words, listening)


def test_a_game_goes_on_and_nobody_is_refused(table: play.Launcher) -> None:
    assert compiling.is_current(), "the step before this one compiles"
    server = table.start(compiled=False, preparing=True)
    try:
        assert play.answers(table.address, server)
        anna = Person(Address(table), "Anna")
        assert anna.me["preparing"]
        id = anna.table("me", "me")
        anna.command(id, "start")
        seats = [f"?seat={seat}" for seat in (0, 1)]
        with anna.at(id, seats[0]) as one, anna.at(id, seats[1]) as other:
            play_on([one, other], random.Random(1), 12)
            before = one.frame
            caller = Client(f"{table.address}/api/tables/{id}")
            server = table.change_over(server)
            answers = caller.stop()
            with pytest.raises(ConnectionClosed) as closed:
                one.until("the end")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012, "a page asks again"
        assert answers and set(answers) == {200}
        assert not anna.get("/api/me")["preparing"]
        with anna.at(id, seats[0]) as one, anna.at(id, seats[1]) as other:
            for page in (one, other):
                page.until("frame")
            assert one.frame["view"] == before["view"] and one.frame["seq"] == before["seq"]
            assert one.frame["build"] == before["build"], "the page need not be reloaded"
            play_on([one, other], random.Random(2), 12)
        anna.close()
    finally:
        server.terminate()
        server.wait()


class Client:
    """Somebody who asks again and again, and would notice a refused connection."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.answers: list[int] = []
        self.done = threading.Event()
        self.thread = threading.Thread(target=self.call)
        self.thread.start()

    def call(self) -> None:
        while not self.done.is_set():
            with httpx.Client(timeout=120) as http:
                self.answers.append(http.get(self.address).status_code)

    def stop(self) -> list[int]:
        self.done.set()
        self.thread.join()
        return self.answers


def test_a_taken_port_is_refused_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert play.play(["--port", str(taken.getsockname()[1])]) == 2
    said = capsys.readouterr().out
    assert said.count("\n") == 1 and "--port" in said


def test_a_port_that_is_none_is_left_to_the_server_to_refuse() -> None:
    done = subprocess.run(
        ["./dev", "play", "--port", "banana"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2 and "Traceback" not in done.stderr
