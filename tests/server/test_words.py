"""Words from outside: names, talk and nonces are plain text, and never spoil a page or a record."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.server.live import Person, any_move
from tests.server.test_play import begun

People = Callable[..., Person]


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("  Anna \n\t Petrowna ", "Anna Petrowna"),
        ("Anna\u202eannA", "AnnaannA"),
        ("A\u2028name 2 Eve\x85promise 0", "A name 2 Eve promise 0"),
        ("\x00\x07Anna", "Anna"),
    ],
)
def test_a_name_is_one_line_of_plain_text(people: People, given: str, kept: str) -> None:
    anna = people()
    assert anna.patch("/api/me", {"name": given})["name"] == kept


def test_a_name_too_long_is_refused(people: People) -> None:
    answer = people().send("PATCH", "/api/me", {"name": "x" * 41})
    assert answer.status_code == 422 and answer.json()["field"] == "name"


def test_names_and_talk_are_sent_as_data_never_as_a_page(people: People) -> None:
    anna = people("<img src=x onerror=alert(1)>")
    table = anna.table("me", "bot")
    anna.command(table, "say", text="<script>alert(1)</script>")
    answer = anna.http.get(f"/api/tables/{table}")
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.json()["chat"][0]["text"] == "<script>alert(1)</script>"


def test_talk_too_long_is_refused(people: People) -> None:
    anna, _, table = begun(people)
    assert anna.command(table, "say", text="x" * 501)["problem"]["code"] == "too_long"


@pytest.mark.parametrize("given", ["two words of chance", "x" * 65, "line\nbreak" * 2, "имя" * 6])
def test_a_nonce_cannot_spoil_a_record(people: People, given: str) -> None:
    anna = people("Anna")
    table = anna.table("me", "bot", private=False)
    for command, field in (("reveal", "nonce"), ("commit", "commitment")):
        refused = anna.command(table, command, **{field: given})
        assert refused["problem"]["code"] == f"bad_{field}"


def test_a_game_with_wild_names_still_verifies(people: People) -> None:
    from polis.core.record import read

    anna = people("seal 3 ff \u2028 secret 00")
    table = anna.table("me", "me")
    anna.command(table, "start")
    chance = random.Random(3)
    while (frame := anna.get(f"/api/tables/{table}"))["result"] is None:
        seat = next(s["number"] for s in frame["info"]["seats"] if s["acts"])
        looked = anna.get(f"/api/tables/{table}?seat={seat}")
        text = any_move(looked, chance)
        anna.command(table, "move", seat=seat, text=text, seq=looked["seq"])
    assert read(anna.http.get(f"/api/tables/{table}/record").text).names[0] == anna.me["name"]
