"""The clause under which each refusal and each payment stands, and the nearest move."""

from __future__ import annotations

from typing import Any

import pytest

from polis.core.codec import pack
from polis.core.match import Match
from polis.core.record import Record
from polis.games.fallout.position import Fallout
from polis.games.fallout.tests.table import Script, arranged, cash, offer


def clauses(table: Script) -> dict[str, str]:
    """By event told: its clause."""
    return {str(event["event"]): str(event["clause"]) for event in table.story()}


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
def test_F4_6_a_refusal_names_what_forbids(position: dict[str, Any], line: str, rule: str) -> None:
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


def test_F2_1_a_raise_beyond_the_cash_is_answered_with_a_smaller_one() -> None:
    table = arranged(2, cash=[500, 70]).play("1: roll; *: dice 1 2; 1: refuse; 1: bid : 10")
    assert table.refused("2: raise hundred").nearest == "raise fifty"


@pytest.mark.parametrize(
    ("cards", "line", "nearest"),
    [
        ("guide special", "use_card", "show_card guide"),
        ("special", "show_card special", "use_card"),
        ("", "use_card", ""),
    ],
)
def test_F3_2_a_card_is_answered_with_a_card(cards: str, line: str, nearest: str) -> None:
    table = arranged(2, jailed={1: 1}, cards={1: cards})
    assert table.refused(f"1: {line}").nearest == nearest


@pytest.mark.parametrize(
    ("line", "nearest"),
    [
        ("sell_down 5 orange", "sell_less 5 rivet_city"),
        ("sell_keep 5 tenpenny", "sell_less 5 tenpenny"),
        ("sell_less 6 vault101", "sell_down 6 orange"),
        ("sell_down 13 orange", "sell_less 11 rivet_city"),
        ("sell_down 0 red", ""),
    ],
)
def test_F4_3_a_group_sold_down_is_answered_with_about_as_many_steps(
    line: str, nearest: str
) -> None:
    stands = {"rivet_city": 5, "tenpenny": 4, "vault101": 4}
    table = arranged(2, deeds={1: "orange"}, levels=stands, shacks=3)
    assert table.refused(f"1: {line}").nearest == nearest


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
    assert error.code == "offer_no_cash" and error.nearest == "offer 2 : 100 den"


def test_F4_5_and_what_its_interest_leaves() -> None:
    table = arranged(2, deeds={2: "den"}, mortgaged="den", cash=[100, 0])
    assert table.refused(offer(1, 2, 98, "den")).nearest == "offer 2 : 94 den"


def test_F4_5_nothing_is_near_an_offer_of_what_neither_has() -> None:
    assert arranged(2, cash=[100, 0]).refused(offer(1, 2, 300, "den")).nearest == ""


def test_F1_6_after_an_agreed_end_the_limit_is_named() -> None:
    over = arranged(2, rounds="20", turn=2)
    over.state.round, over.state.starter = 20, 0
    over.play("2: roll; *: dice 4 6")
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
    position: dict[str, Any], script: str, event: str, clause: str
) -> None:
    table = arranged(3, **position).play(script)
    assert clauses(table)[event] == clause


def test_F5_1_a_debt_paid_later_is_told_under_the_same_clause() -> None:
    table = arranged(3, deeds={1: "den"}, cash=[100, 0, 0]).play("1: roll; *: dice 1 3")
    assert "paid_bank" not in clauses(table)
    position: dict[str, Any] = {"deeds": {1: "den"}, "cash": [0, 0, 0]}
    table = arranged(3, **position).play("1: roll; *: dice 3 4; *: draw stimpak; 1: mortgage den")
    assert clauses(table)["paid_card"] == "F2.6" and cash(table)[0] == 45


def stored(table: Script, **options: str) -> Match:
    """The position written down and read again, as a game of its own."""
    blank = Match.new("fallout", table.state.players, "x", options).to_json()
    return Match.from_json({**blank, "state": pack(table.state)})


def test_F5_1_a_position_with_a_debt_keeps_what_it_is_for() -> None:
    table = arranged(3, deeds={1: "den"}, cash=[5, 0, 0])
    match = stored(table.play("1: roll; *: dice 3 4; *: draw stimpak"))
    match.play(0, "mortgage den")
    assert "paid_card" in [event.name for event in match.events(0)]


def test_F2_2_a_position_with_the_last_rent_open_can_be_stored() -> None:
    position: dict[str, Any] = {"deeds": {1: "diamond_city"}, "at": {2: 34}, "turn": 2}
    agreed: dict[str, Any] = {"rent_claim": "manual", "rounds": "20"}
    table = arranged(2, **position, **agreed)
    table.state.round, table.state.starter = 20, 0
    match = stored(table.play("2: roll; *: dice 1 4"), **agreed)
    match.play(0, "claim")
    assert match.over and isinstance(match.state, Fallout)
    assert match.state.cash[0] == 1550


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
    assert isinstance(match.state, Fallout)
    assert match.state.cash[0] == 50 and len(match.state.debts) == 0
    assert match.head.options["edition"] == "1"


def test_F1_6_a_record_names_the_edition_it_was_played_in() -> None:
    head = Match.new("fallout", 3, "x").head
    assert isinstance(head, Record) and head.options["edition"] == "2"
