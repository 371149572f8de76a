"""A first lesson over the wire: the others follow the story as long as the learner does."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.live import Json, Page, Person

People = Callable[..., Person]
SEATS = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]


def begun(people: People) -> tuple[Person, str]:
    anna = people("Anna")
    made = anna.post("/api/tables", {"game": "estates", "seats": SEATS, "start": "tutorial"})
    table = str(made["id"])
    assert anna.command(table, "start")["type"] == "done"
    return anna, table


def lesson(person: Person, table: str) -> Json:
    return person.get(f"/api/tables/{table}/lesson")


def wait_for_me(page: Page) -> None:
    while not page.acts and page.frame["result"] is None:
        page.until_seq(page.frame["seq"] + 1)


def test_a_game_says_how_many_seats_its_lesson_has(people: People) -> None:
    rows = people().http.get("/api/games").json()
    assert {row["id"]: row["tutorial"] for row in rows}["estates"] == 3


def test_a_lesson_is_followed_to_its_end(people: People) -> None:
    anna, table = begun(people)
    steps = []
    with anna.at(table) as page:
        page.until_seq(1)
        wait_for_me(page)
        while page.frame["result"] is None:
            at = lesson(anna, table)
            steps.append(at["step"])
            done = anna.command(table, "move", seat=0, text=at["wants"][0], seq=page.frame["seq"])
            assert done["type"] == "done", done
            page.until_seq(done["seq"])
            wait_for_me(page)
        assert page.frame["result"]["winners"] == [0]
        assert page.frame["info"]["tutorial"]
    assert len(steps) == lesson(anna, table)["total"] and all(steps)


def test_whoever_leaves_the_story_plays_on_with_bots_that_think(people: People) -> None:
    anna, table = begun(people)
    with anna.at(table) as page:
        page.until_seq(1)
        wait_for_me(page)
        anna.command(table, "move", seat=0, text="offer mayor", seq=page.frame["seq"])
        at = lesson(anna, table)
        assert (at["on"], at["step"], at["wants"]) == (False, "", [])
        page.until_seq(page.frame["seq"] + 1)
        wait_for_me(page)
        assert page.acts


def test_a_lesson_needs_the_learner_first_and_bots_around(people: People) -> None:
    wish = {"game": "estates", "seats": [*reversed(SEATS)], "start": "tutorial"}
    answer = people().send("POST", "/api/tables", wish)
    assert answer.status_code == 422 and answer.json()["code"] == "other_lesson"


def test_a_table_that_teaches_nothing_has_no_lesson(people: People) -> None:
    anna = people()
    table = anna.table("me", "bot")
    assert anna.http.get(f"/api/tables/{table}/lesson").json()["code"] == "no_lesson"


def test_only_the_learner_reads_along(people: People) -> None:
    _, table = begun(people)
    assert people().http.get(f"/api/tables/{table}/lesson").status_code == 403


def test_a_rematch_of_a_lesson_is_a_real_game(people: People) -> None:
    anna, table = begun(people)
    with anna.at(table) as page:
        page.until_seq(1)
        wait_for_me(page)
        while page.frame["result"] is None:
            text = lesson(anna, table)["wants"][-1]
            done = anna.command(table, "move", seat=0, text=text, seq=page.frame["seq"])
            page.until_seq(done["seq"])
            wait_for_me(page)
    again = anna.command(table, "rematch")["table"]
    assert not anna.get(f"/api/tables/{again}")["info"]["tutorial"]
