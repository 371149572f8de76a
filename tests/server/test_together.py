"""Two server processes at one database and one bus: nobody notices which one they are on."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.server.live import Person, serving
from tests.server.servers import Server
from tests.server.test_play import play_on


@pytest.mark.slow
def test_people_on_two_servers_play_one_game(
    bus_server: tuple[str, Server], tmp_path: Path
) -> None:
    db, bus = f"sqlite:///{tmp_path}/polis.db", bus_server[0]
    with serving(db, bus=bus) as first, serving(db, bus=bus) as second:
        anna, oleg = Person(first, "Anna"), Person(second, "Oleg")
        table = anna.table("me", "open", private=False)
        assert oleg.command(table, "sit", seat=1)["type"] == "done"
        assert anna.command(table, "start")["type"] == "done"
        with anna.at(table) as one, oleg.at(table) as two:
            while one.until("presence")["online"] != [0, 1]:
                pass
            play_on([one, two], random.Random(1))
        same = [person.http.get(f"/api/tables/{table}/record").text for person in (anna, oleg)]
        for person in (anna, oleg):
            person.close()
    assert one.frame["result"] == two.frame["result"] and same[0] == same[1]


@pytest.mark.slow
def test_a_command_sent_again_to_another_server_is_done_once(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/polis.db"
    with serving(db) as first, serving(db) as second:
        anna = Person(first, "Anna")
        table = anna.table("me", "bot")
        anna.get(f"/api/tables/{table}")
        said = anna.command(table, "say", text="Hello", request="once")
        anna.http.base_url = f"http://{second.address}"
        anna.get(f"/api/tables/{table}")
        again = anna.command(table, "say", text="Hello", request="once")
        anna.http.base_url = f"http://{first.address}"
        anna.command(table, "say", text="One", request="one")
        anna.http.base_url = f"http://{second.address}"
        last = anna.command(table, "say", text="One", request="one")
        chat = anna.get(f"/api/tables/{table}")["chat"]
        anna.close()
    assert said["seq"] == again["seq"] and last["seq"] == said["seq"] + 1
    assert [line["text"] for line in chat] == ["Hello", "One"]
