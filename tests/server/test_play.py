"""Whole games over the wire, and everything people do around a game."""

from __future__ import annotations

import random
from collections.abc import Callable

from polis.core.record import read
from polis.core.verify import verify
from tests.server.live import Json, Page, Person, any_move

People = Callable[..., Person]


def begun(people: People, **wishes: object) -> tuple[Person, Person, str]:
    """Anna's table, at which Oleg sits by invitation; the game has begun."""
    anna, oleg = people("Anna"), people("Oleg", "ru")
    table = anna.table("me", "friend", **wishes)
    invitation = anna.invitation(table, 1)
    done = oleg.command(table, "sit", seat=1, invitation=invitation)
    assert done["type"] == "done"
    assert anna.command(table, "start")["type"] == "done"
    return anna, oleg, table


def play_on(pages: list[Page], chance: random.Random, moves: int = 10_000) -> None:
    """Whoever must decide does, until the end or so many moves."""
    for page in pages:
        page.until_seq(1)
    while moves and pages[0].frame["result"] is None:
        page = next(page for page in pages if page.acts)
        done = page.move(chance)
        assert done["type"] == "done", done
        moves -= 1
        for each in pages:
            each.until_seq(done["seq"])


def test_two_people_play_a_whole_game_over_sockets_and_its_record_verifies(people: People) -> None:
    anna, oleg, table = begun(people)
    promise = anna.get(f"/api/tables/{table}")["info"]["promise"]
    with anna.at(table) as one, oleg.at(table) as two:
        play_on([one, two], random.Random(1))
    end = oleg.get(f"/api/tables/{table}")
    record = read(anna.http.get(f"/api/tables/{table}/record").text)
    draws = verify(record)
    assert draws and record.promise == promise and record.nonces == ["", ""]
    assert record.result == end["result"]["scores"] and record.secret == end["info"]["secret"]
    proof = oleg.get(f"/api/tables/{table}/proof")
    assert [draw["text"] for draw in proof["draws"]] == [draw.text for draw in draws]


def test_a_page_that_counts_only_what_it_is_sent_hears_the_whole_game(people: People) -> None:
    anna, oleg, table = begun(people)
    with anna.at(table) as one, oleg.at(table) as two:
        play_on([one, two], random.Random(2), 40)
    heard = [told for frame in two.seen if frame["type"] == "frame" for told in frame["events"]]
    assert heard == oleg.get(f"/api/tables/{table}")["events"]


def test_after_a_loss_one_request_brings_a_page_up_to_date(people: People) -> None:
    anna, oleg, table = begun(people)
    with anna.at(table) as one, oleg.at(table) as two:
        play_on([one, two], random.Random(3), 5)
        known = two.frame
    with anna.at(table) as one, oleg.at(table) as two:
        play_on([one, two], random.Random(4), 5)
    caught_up = oleg.get(f"/api/tables/{table}?line={known['line']}&seq={known['seq']}")
    whole = oleg.get(f"/api/tables/{table}")
    assert caught_up["view"] == whole["view"] and caught_up["choices"] == whole["choices"]
    assert known["events"] != [] and caught_up["events"] == [
        told for told in whole["events"] if told["line"] > known["line"]
    ]


def test_a_stale_move_is_refused_and_the_table_shown_as_it_is(people: People) -> None:
    anna, oleg, table = begun(people)
    with anna.at(table) as one, oleg.at(table) as two:
        play_on([one, two], random.Random(5), 2)
        page = one if one.acts else two
        old = page.frame["seq"] - 1
        text = any_move(page.frame, random.Random(5))
        refused = page.ask("move", seat=page.frame["seat"], text=text, seq=old)
        assert refused["stale"] and refused["problem"]["code"] == "stale"
        assert page.until("frame")["seq"] == old + 1


def test_a_repeated_request_is_done_once(people: People) -> None:
    anna, _, table = begun(people)
    said = [anna.command(table, "say", text="Hello", request="once") for _ in range(3)]
    frame = anna.get(f"/api/tables/{table}")
    assert {answer["seq"] for answer in said} == {said[0]["seq"]} and len(frame["chat"]) == 1


def test_two_people_may_count_their_requests_alike(people: People) -> None:
    anna, oleg, table = begun(people)
    for person in (anna, oleg):
        assert person.command(table, "say", text="Hello", request="1")["type"] == "done"
    assert len(anna.get(f"/api/tables/{table}")["chat"]) == 2


def test_taking_back_is_free_at_first_and_asked_of_the_others_later(people: People) -> None:
    anna, oleg, table = begun(people)
    with anna.at(table) as one, oleg.at(table) as two:
        play_on([one, two], random.Random(5), 0)
        mover, other = (one, two) if one.acts else (two, one)
        seat, before = mover.frame["seat"], mover.frame["view"]
        mover.until_seq(mover.ask("move", seat=seat, text="offer left1")["seq"])
        assert mover.frame["can_undo"] == "free"
        mover.until_seq(mover.ask("undo", seat=seat)["seq"])
        assert mover.frame["view"] == before
        done = mover.ask("move", seat=seat, text="offer left1")
        other.until_seq(done["seq"])
        done = other.ask("move", seat=1 - seat, text="pass")
        mover.until_seq(done["seq"])
        assert mover.frame["can_undo"] == "ask"
        asked = mover.ask("undo", seat=seat)
        proposal = other.until_seq(asked["seq"])["proposal"]
        done = other.ask("answer", seat=1 - seat, proposal=proposal["id"], yes=True)
        assert mover.until_seq(done["seq"])["view"] == before


def test_an_illegal_move_names_its_rule_in_the_language_of_the_mover(people: People) -> None:
    anna, oleg, table = begun(people)
    anna.patch("/api/me", {"language": "ru"})
    frame = anna.get(f"/api/tables/{table}")
    mover = anna if frame["info"]["seats"][0]["acts"] else oleg
    refused = mover.command(
        table, "move", seat=0 if mover is anna else 1, text="bid 3", seq=frame["seq"]
    )
    problem = refused["problem"]
    assert problem["code"] == "wrong_moment" and problem["rule"] == "E2.2"
    assert "ставк" in problem["sentence"].lower() or "аукцион" in problem["sentence"].lower()


def test_a_spectator_sees_the_public_view_and_no_choices(people: People) -> None:
    _anna, _oleg, table = begun(people)
    with people().at(table) as page:
        frame = page.until("frame")
    assert frame["seat"] is None and frame["choices"] == [] and frame["info"]["my_seats"] == []
    assert [seat["cash"] for seat in frame["view"]["seats"]] == [None, None]


def test_everyone_sees_who_is_here(people: People) -> None:
    anna, oleg, table = begun(people)
    with anna.at(table) as one, oleg.at(table):
        while one.until("presence")["online"] != [0, 1]:
            pass
    assert anna.get(f"/api/tables/{table}")["info"]["watchers"] == 0


def test_one_person_plays_both_seats_and_chooses_whose_eyes(people: People) -> None:
    anna = people("Anna")
    table = anna.table("me", "me")
    assert anna.command(table, "start")["type"] == "done"
    chance = random.Random(6)
    with anna.at(table) as page:
        page.until("frame")
        for _ in range(12):
            acting = next(s["number"] for s in page.frame["info"]["seats"] if s["acts"])
            assert page.ask("look", seat=acting)["type"] == "done"
            frame = page.until("frame")
            assert frame["seat"] == acting and frame["view"]["seats"][acting]["cash"] is not None
            done = page.move(chance)
            page.until_seq(done["seq"])
            assert done["type"] == "done"


def test_nobody_looks_through_another_seat_while_the_game_runs(people: People) -> None:
    _anna, oleg, table = begun(people)
    with oleg.at(table) as page:
        page.until("frame")
        refused = page.ask("look", seat=0)
    assert refused["problem"]["code"] == "not_your_seat"
    assert oleg.http.get(f"/api/tables/{table}?seat=0").status_code == 403
    assert oleg.http.get(f"/api/tables/{table}/replay?seat=0").status_code == 403


def test_a_seat_is_taken_to_another_device_by_its_own_link_once(people: People) -> None:
    _anna, oleg, table = begun(people)
    link = oleg.invitation(table, 1)
    phone, thief = people(), people()
    assert phone.command(table, "sit", seat=1, invitation=link)["type"] == "done"
    info = phone.get(f"/api/tables/{table}")["info"]
    assert info["my_seats"] == [1] and info["seats"][1]["name"] == "Oleg"
    assert oleg.get(f"/api/tables/{table}")["info"]["my_seats"] == []
    refused = thief.command(table, "sit", seat=1, invitation=link)
    assert refused["problem"]["code"] == "seat_taken"


def test_a_used_link_stays_dead_when_the_seat_comes_home(people: People) -> None:
    _anna, oleg, table = begun(people)
    used = oleg.invitation(table, 1)
    phone, thief = people(), people()
    assert phone.command(table, "sit", seat=1, invitation=used)["type"] == "done"
    home = phone.invitation(table, 1)
    assert oleg.command(table, "sit", seat=1, invitation=home)["type"] == "done"
    for dead in (used, home):
        refused = thief.command(table, "sit", seat=1, invitation=dead)
        assert refused["problem"]["code"] == "seat_taken"
    new = oleg.invitation(table, 1)
    assert thief.command(table, "sit", seat=1, invitation=new)["type"] == "done"


def test_an_invitation_that_was_withdrawn_stays_withdrawn(people: People) -> None:
    anna, oleg = people("Anna"), people("Oleg")
    table = anna.table("me", "friend")
    old = anna.invitation(table, 1)
    assert oleg.command(table, "sit", seat=1, invitation=old)["type"] == "done"
    assert anna.command(table, "arrange", seat=1, plan={"kind": "friend"})["type"] == "done"
    refused = oleg.command(table, "sit", seat=1, invitation=old)
    assert refused["problem"]["code"] == "seat_kept"
    new = anna.invitation(table, 1)
    assert people("Ira").command(table, "sit", seat=1, invitation=new)["type"] == "done"


def test_the_table_moves_with_its_owner_to_another_device(people: People) -> None:
    anna = people("Anna")
    table = anna.table("me", "bot")
    phone = people()
    phone.command(table, "sit", seat=0, invitation=anna.invitation(table, 0))
    assert phone.get(f"/api/tables/{table}")["info"]["owner"]
    assert phone.command(table, "start")["type"] == "done"


def test_an_invitation_opens_only_an_empty_seat(people: People) -> None:
    anna = people("Anna")
    table = anna.table("me", "friend")
    invitation = anna.invitation(table, 1)
    people("Oleg").command(table, "sit", seat=1, invitation=invitation)
    refused = anna.command(table, "sit", seat=1, invitation=invitation)
    assert refused["problem"]["code"] == "seat_taken"


def test_a_rematch_is_one_table_with_the_same_people(people: People) -> None:
    anna, oleg, table = begun(people)
    with anna.at(table) as one, oleg.at(table) as two:
        play_on([one, two], random.Random(7))
    made = [person.command(table, "rematch")["table"] for person in (anna, oleg)]
    info = oleg.get(f"/api/tables/{made[0]}")["info"]
    assert made[0] == made[1] == oleg.get(f"/api/tables/{table}")["info"]["rematch"]
    assert [seat["name"] for seat in info["seats"]] == ["Anna", "Oleg"]
    assert info["status"] == "open" and info["my_seats"] == [1]
    assert anna.command(made[0], "start")["type"] == "done"


def test_who_resigns_is_played_on_by_a_bot_and_marked(people: People) -> None:
    anna, oleg, table = begun(people)
    assert oleg.command(table, "resign", seat=1)["type"] == "done"
    seat = anna.get(f"/api/tables/{table}")["info"]["seats"][1]
    assert seat["resigned"] and seat["bot"] and seat["sitting_in"]
    assert oleg.command(table, "return", seat=1)["problem"]["code"] == "resigned"


def test_a_bot_sits_in_for_the_absent_until_they_return(people: People) -> None:
    anna, oleg, table = begun(people)
    with oleg.at(table) as page:
        page.until("frame")
        refused = anna.command(table, "sit_in", seat=1)
        assert refused["problem"]["code"] == "still_here"
    wait_until_gone(anna, table)
    assert anna.command(table, "sit_in", seat=1)["type"] == "done"
    assert oleg.command(table, "return", seat=1)["type"] == "done"
    assert not anna.get(f"/api/tables/{table}")["info"]["seats"][1]["sitting_in"]


def wait_until_gone(person: Person, table: str) -> None:
    while person.get(f"/api/tables/{table}")["info"]["seats"][1]["online"]:
        pass


def test_nobody_moves_during_a_break(people: People) -> None:
    anna, oleg, table = begun(people)
    anna.command(table, "pause", on=True)
    frame = anna.get(f"/api/tables/{table}")
    assert frame["info"]["paused"] and not any(s["acts"] for s in frame["info"]["seats"])
    refused = anna.command(table, "move", seat=0, text="offer left1", seq=frame["seq"])
    assert refused["problem"]["code"] == "paused"
    oleg.command(table, "pause", on=False)
    assert not anna.get(f"/api/tables/{table}")["info"]["paused"]


def test_a_person_alone_with_bots_plays_to_the_end(people: People) -> None:
    anna = people("Anna")
    table = anna.table("me", "bot", "bot")
    assert anna.command(table, "start")["type"] == "done"
    chance = random.Random(8)
    with anna.at(table) as page:
        page.until("frame")
        while page.frame["result"] is None:
            if page.acts:
                page.until_seq(page.move(chance)["seq"])
            else:
                page.until("frame")
    assert len(page.frame["result"]["scores"]) == 3


def test_a_game_goes_on_from_a_position_of_a_finished_one(people: People) -> None:
    anna, oleg, table = begun(people)
    with anna.at(table) as one, oleg.at(table) as two:
        play_on([one, two], random.Random(9))
    replay = anna.get(f"/api/tables/{table}/replay?from=40&to=40&seat=0")
    again = anna.table("me", "me", start=f"{table}@40")
    anna.command(again, "start")
    assert anna.get(f"/api/tables/{again}?seat=0")["view"] == replay["frames"][0]["view"]


def test_a_running_game_gives_no_position_away(people: People) -> None:
    anna, _, table = begun(people)
    seats = [{"kind": "me"}, {"kind": "me"}]
    wish = {"game": "estates", "seats": seats, "start": f"{table}@20"}
    answer = anna.send("POST", "/api/tables", wish)
    assert answer.status_code == 409 and answer.json()["code"] == "not_over"


def test_a_running_game_gives_no_record_away(people: People) -> None:
    anna, _, table = begun(people)
    for what in ("record", "proof"):
        answer = anna.http.get(f"/api/tables/{table}/{what}")
        assert answer.status_code == 409 and answer.json()["code"] == "not_over"
    assert anna.get(f"/api/tables/{table}")["info"]["secret"] == ""


def test_lists_show_my_tables_and_those_open_to_all(people: People) -> None:
    anna, oleg = people("Anna"), people("Oleg")
    private, open_to_all = anna.table("me", "friend"), anna.table("me", "open", private=False)
    assert {row["id"] for row in anna.get("/api/tables")["mine"]} == {private, open_to_all}
    found = {row["id"] for row in oleg.get("/api/tables")["open"]}
    assert open_to_all in found and private not in found
    assert oleg.command(open_to_all, "sit", seat=1)["type"] == "done"
    assert rows_of(oleg, open_to_all)["seats"][1]["mine"]


def rows_of(person: Person, table: str) -> Json:
    found: Json = next(row for row in person.get("/api/tables")["mine"] if row["id"] == table)
    return found


def test_a_table_that_waits_for_me_comes_first(people: People) -> None:
    anna, _oleg, table = begun(people)
    anna.table("me", "friend")
    waits = {row["id"]: row["waits_for_me"] for row in anna.get("/api/tables")["mine"]}
    assert waits[table] == anna.get(f"/api/tables/{table}")["info"]["seats"][0]["acts"]


def test_an_account_is_the_same_person_everywhere(people: People) -> None:
    anna, elsewhere = people("Anna"), people()
    table = anna.table("me", "bot")
    login = f"anna.{table[:8]}".lower()
    anna.me = anna.post("/api/accounts", {"login": login, "password": "correct horse"})
    elsewhere.me = elsewhere.post("/api/login", {"login": login, "password": "correct horse"})
    assert elsewhere.me["name"] == "Anna" and elsewhere.me["account"] == login
    assert elsewhere.get(f"/api/tables/{table}")["info"]["my_seats"] == [0]
    elsewhere.me = elsewhere.post("/api/logout", {})
    assert elsewhere.me["account"] == ""
    assert elsewhere.get(f"/api/tables/{table}")["info"]["my_seats"] == []
