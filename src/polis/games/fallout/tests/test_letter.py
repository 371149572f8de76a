"""What the rulebook leaves to the players, and the clause each refusal and payment stands under."""

from __future__ import annotations

import pytest

from polis.core.codec import pack
from polis.core.match import Match
from polis.core.record import Record
from polis.games.fallout.tests.table import (
    GAME,
    actor,
    alive,
    arranged,
    cash,
    is_mortgaged,
    kinds,
    names_told,
    offer,
    owned,
)
from polis.lab.script import Script


def clauses(table: Script) -> dict[str, str]:
    """By event told: its clause."""
    return {str(event["event"]): str(event["clause"]) for event in table.story()}


# Rent of the last turn, asked for by hand

LAST = {"rent_claim": "manual", "rounds": "20", "turn": 3}


def last_turn(**more: object) -> Script:
    """The last seat of the last round lands on another's site: 6 for Den, 50 for Diamond City."""
    table = arranged(3, **{**LAST, **more})
    table.state.round, table.state.starter = 20, 0
    return table


def on_diamond_city(**more: object) -> Script:
    more = {"deeds": {1: "diamond_city"}, "at": {3: 34}, **more}
    return last_turn(**more).play("3: roll; *: dice 1 4")


def test_F2_2_the_rent_of_the_last_turn_can_be_asked_for() -> None:
    table = on_diamond_city()
    assert actor(table) == 1 and {"claim", "waive"} <= kinds(table, 1)
    table.play("1: claim")
    assert actor(table) == 0 and cash(table) == [1550, 1500, 1450]
    assert names_told(table).index("rent_due") < names_told(table).index("limit_reached")


def test_F2_2_or_let_go() -> None:
    table = on_diamond_city().play("1: waive")
    assert actor(table) == 0 and cash(table) == [1500, 1500, 1500]


def test_F2_2_nobody_rolls_after_the_last_turn() -> None:
    table = on_diamond_city()
    assert table.refused("1: roll").code == "rent_first"
    assert table.refused("2: roll").code == "not_your_rent"
    assert table.refused("2: claim").code == "nothing_to_claim"


def test_F2_2_business_goes_on_before_the_last_rent() -> None:
    table = on_diamond_city(deeds={1: "diamond_city", 3: "vernon"}).play("3: mortgage vernon")
    assert actor(table) == 1 and is_mortgaged(table, "vernon")
    assert cash(table.play("1: claim"))[2] == 1550


def test_F2_2_a_visitor_short_of_the_last_rent_raises_it_before_the_end() -> None:
    table = on_diamond_city(deeds={1: "diamond_city", 3: "vernon"}, cash=[0, 0, 10])
    table.play("1: claim")
    assert actor(table) == 3 and "give_up" in kinds(table, 3)
    table.play("3: mortgage vernon")
    assert actor(table) == 0 and cash(table) == [50, 0, 60]


def test_F2_2_a_visitor_ruined_by_the_last_rent_is_out() -> None:
    table = on_diamond_city(cash=[0, 0, 10]).play("1: claim")
    assert alive(table) == [1, 2] and actor(table) == 0 and "limit_reached" in names_told(table)


def test_F2_2_in_the_first_edition_the_last_rent_was_lost() -> None:
    assert actor(on_diamond_city(edition="1")) == 0


def test_F2_2_time_called_by_all_leaves_the_last_rent_too() -> None:
    more = {"deeds": {1: "diamond_city"}, "at": {3: 34}, "rounds": "none", "time": "called"}
    table = last_turn(**more).play("1: time; 2: time; 3: time; 3: roll; *: dice 1 4")
    assert actor(table) == 1 and cash(table.play("1: claim"))[0] == 1550


# An agreed time


def clocked(played: int, **more: object) -> Script:
    """Time by the clock, to be called once twenty rounds are played."""
    table = arranged(3, time="clock", time_from="20", **more)
    table.state.round = played + 1
    return table


def test_F1_6_by_the_clock_nobody_can_contradict() -> None:
    table = clocked(20, jailed={1: 1, 2: 1, 3: 1}).play("2: time")
    table.play("1: roll; *: dice 1 2; 2: roll; *: dice 1 2")
    assert actor(table) == 3  # everyone has had as many turns
    table.play("3: roll; *: dice 1 2")
    assert actor(table) == 0 and names_told(table).count("clock_called") == 1


def test_F1_6_the_clock_is_not_called_before_the_agreed_rounds() -> None:
    error = clocked(19).refused("1: time")
    assert (error.code, error.rule, error.facts["round"]) == ("too_early", "F1.6", 20)


def test_F1_6_one_call_is_enough() -> None:
    table = clocked(20).play("2: time")
    assert table.refused("1: time").code == "called_already" and "time" not in kinds(table, 3)


def test_F1_6_by_common_consent_one_call_is_not() -> None:
    table = arranged(3, time="called", jailed={1: 1, 2: 1, 3: 1}).play("1: time; 2: time")
    table.play("1: roll; *: dice 1 2; 2: roll; *: dice 1 2; 3: roll; *: dice 1 2")
    assert actor(table) == 1 and {"time"} <= kinds(table, 3)


# Which card opens the Jail


@pytest.mark.parametrize(("card", "left"), [("guide", "special_card"), ("special", "guide_card")])
def test_F3_2_who_has_both_cards_chooses(card: str, left: str) -> None:
    table = arranged(2, jailed={1: 1}, cards={1: "guide special"})
    assert {"roll", "fine", "show_card"} <= kinds(table, 1)
    table.play(f"1: show_card {card}")
    assert owned(table, 1) == {left} and table.state.jail[0] == 0


def test_F3_2_with_one_card_there_is_nothing_to_choose() -> None:
    table = arranged(2, jailed={1: 1}, cards={1: "special"})
    assert table.refused("1: show_card guide").code == "one_card"
    assert owned(table.play("1: use_card"), 1) == set()


def test_F3_2_two_cards_are_told_apart() -> None:
    table = arranged(2, jailed={1: 1}, cards={1: "guide special"})
    assert table.refused("1: use_card").code == "which_card"
    assert table.refused("2: show_card guide").code == "not_your_move"


def test_F3_2_games_of_the_first_edition_used_the_guides() -> None:
    table = arranged(2, jailed={1: 1}, cards={1: "guide special"}, edition="1").play("1: use_card")
    assert owned(table, 1) == {"special_card"}


# The next card


def deck(table: Script, number: int) -> dict[str, object]:
    found = GAME.view(table.state, 0)["decks"]
    assert isinstance(found, list)
    return dict(found[number])


def test_F2_6_the_last_card_not_drawn_is_known_to_come_next() -> None:
    table = arranged(2, deck="stimpak")
    assert deck(table, 0)["next"] == "stimpak" and deck(table, 1)["next"] == ""


def test_F2_6_once_all_were_drawn_the_first_comes_again() -> None:
    table = arranged(2, deck="stimpak").play("1: roll; *: dice 3 4; *: draw stimpak")
    assert deck(table, 0)["unseen"] == [] and deck(table, 0)["next"] == deck(table, 0)["known"][0]


# Refusals: the true clause, and the nearest move


@pytest.mark.parametrize(
    ("position", "line", "rule"),
    [
        ({"cash": [10, 0], "jailed": {1: 1}}, "1: fine", "F3.2"),
        ({"cash": [10, 0], "deeds": {1: "brown"}}, "1: build junktown", "F4.1"),
        ({"cash": [10, 0], "deeds": {1: "den"}, "mortgaged": "den"}, "1: redeem den", "F4.4"),
        ({"deeds": {2: "den"}}, "1: mortgage den", "F4.4"),
        ({"deeds": {2: "den"}, "mortgaged": "den"}, "1: redeem den", "F4.4"),
        ({"deeds": {2: "brown"}, "levels": {"brown": 1}}, "1: sell junktown", "F4.3"),
        ({"deeds": {2: "brown"}}, "1: build junktown", "F4.1"),
        ({}, "2: roll", "F1.2"),
        ({}, "1: buy", "F1.3"),
    ],
)
def test_F4_6_a_refusal_names_what_forbids(
    position: dict[str, object], line: str, rule: str
) -> None:
    assert arranged(2, **position).refused(line).rule == rule


def test_F2_1_a_purchase_without_the_cash_is_refused_by_its_clause() -> None:
    table = arranged(2, cash=[50, 500]).play("1: roll; *: dice 1 2")
    assert (table.refused("1: buy").rule, table.refused("2: refuse").rule) == ("F2.1", "F2.1")
    assert table.refused("1: roll").rule == "F2.1"


@pytest.mark.parametrize(
    ("bid", "nearest"), [("500", "bid : 400"), ("0", "bid : 11"), ("-5", "bid : 11")]
)
def test_F2_1_a_refused_bid_is_answered_with_the_nearest(bid: str, nearest: str) -> None:
    table = arranged(2, cash=[500, 400]).play("1: roll; *: dice 1 2; 1: refuse; 1: bid : 10")
    error = table.refused(f"2: bid : {bid}")
    assert (error.rule, error.nearest) == ("F2.1", nearest)


def test_F2_1_without_the_cash_for_the_lowest_bid_there_is_none() -> None:
    table = arranged(2, cash=[500, 9]).play("1: roll; *: dice 1 2; 1: refuse; 1: bid : 10")
    assert table.refused("2: bid : 50").nearest == ""


def test_F4_2_a_bid_for_a_building_stands_under_its_own_clause() -> None:
    deeds, money = {1: "brown", 2: "light_blue"}, [500, 60]
    table = arranged(2, deeds=deeds, shacks=1, cash=money)
    table.play("1: build junktown; 2: want 1; 1: bid : 55")
    for bid, nearest in (("61", "bid : 60"), ("20", "bid : 56")):
        error = table.refused(f"2: bid : {bid}")
        assert (error.rule, error.nearest) == ("F4.2", nearest)


def test_F4_5_an_offer_beyond_the_cash_is_answered_with_all_of_it() -> None:
    table = arranged(2, deeds={2: "den"}, cash=[100, 0])
    error = table.refused(offer(1, 2, 300, "den"))
    assert error.code == "offer_no_cash" and error.nearest == "offer 2 : 100 4"


def test_F4_5_and_what_its_interest_leaves() -> None:
    table = arranged(2, deeds={2: "den"}, mortgaged="den", cash=[100, 0])
    assert table.refused(offer(1, 2, 98, "den")).nearest == "offer 2 : 94 4"


def test_F4_5_nothing_is_near_an_offer_of_what_neither_has() -> None:
    assert arranged(2, cash=[100, 0]).refused(offer(1, 2, 300, "den")).nearest == ""


def test_F1_6_after_an_agreed_end_the_limit_is_named() -> None:
    over = on_diamond_city().play("1: waive")
    assert over.refused("1: roll").rule == "F1.6"
    alone = arranged(2, cash=[0, 0]).play("1: roll; *: dice 1 3")
    assert alone.refused("2: roll").rule == "F1.5"


# Payments, each under the clause that asks for it


@pytest.mark.parametrize(
    ("position", "script", "event", "clause"),
    [
        ({"deeds": {2: "klamath"}}, "1: roll; *: dice 1 2", "paid_rent", "F2.2"),
        ({}, "1: roll; *: dice 1 3", "paid_bank", "F2.7"),
        ({}, "1: roll; *: dice 3 4; *: draw stimpak", "paid_card", "F2.6"),
        ({}, "1: roll; *: dice 3 4; *: draw round_of_cola", "paid_player", "F5.4"),
        ({"jailed": {1: 3}}, "1: roll; *: dice 1 3", "paid_fine", "F3.2"),
        (
            {
                "deeds": {1: "vernon", 2: "klamath"},
                "mortgaged": "vernon",
                "cash": [0, 100, 0],
            },
            "1: roll; *: dice 1 2; 1: give_up",
            "paid_interest",
            "F5.2",
        ),
    ],
)
def test_F5_1_a_payment_is_told_under_its_own_clause(
    position: dict[str, object], script: str, event: str, clause: str
) -> None:
    table = arranged(3, **position).play(script)
    assert clauses(table)[event] == clause


def test_F5_1_a_debt_paid_later_is_told_under_the_same_clause() -> None:
    table = arranged(3, deeds={1: "den"}, cash=[100, 0, 0]).play("1: roll; *: dice 1 3")
    assert "paid_bank" not in clauses(table)
    position = {"deeds": {1: "den"}, "cash": [0, 0, 0]}
    table = arranged(3, **position).play("1: roll; *: dice 3 4; *: draw stimpak; 1: mortgage den")
    assert clauses(table)["paid_card"] == "F2.6" and cash(table)[0] == 45


def test_F5_1_a_position_without_the_causes_of_its_debts_can_be_read() -> None:
    table = arranged(3, deeds={1: "den"}, cash=[5, 0, 0])
    table.play("1: roll; *: dice 3 4; *: draw stimpak")
    stored = Match.new("fallout", 3, "x").to_json()
    state = pack(table.state)
    assert isinstance(state, dict) and isinstance(stored["options"], dict)
    older = {name: value for name, value in state.items() if name not in ("causes", "edition")}
    options = {name: stored["options"][name] for name in ("rent_claim", "rounds", "time")}
    match = Match.from_json({**stored, "options": options, "state": older})
    match.play(0, "mortgage den")
    assert match.state.cash[0] == 50 and len(match.state.debts) == 0
    assert match.head.options["edition"] == "1"


def test_F1_6_a_record_names_the_edition_it_was_played_in() -> None:
    head = Match.new("fallout", 3, "x").head
    assert isinstance(head, Record) and head.options["edition"] == "2"
