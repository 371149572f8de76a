"""F4.5: trade: offers, answers, and what they do to both sides."""

from __future__ import annotations

from typing import Any

import pytest

from polis.core import notation
from polis.core.preview import preview
from polis.games.fallout.tests.table import (
    GAME,
    Script,
    actor,
    arranged,
    cash,
    is_mortgaged,
    names_told,
    offer,
    owned,
)
from polis.testing.script import seen

PAIR: dict[str, Any] = {"deeds": {1: "junktown vernon", 2: "klamath dupont", 3: "den"}}


def test_F4_5_cash_property_and_cards_in_any_mix() -> None:
    table = arranged(3, **PAIR, cards={2: "guide"})
    table.play(offer(1, 2, 70, "vernon", "klamath", "guide_card"), "2: accept 1")
    assert owned(table, 1) == {"junktown", "klamath", "guide_card"}
    assert owned(table, 2) == {"dupont", "vernon"} and cash(table) == [1430, 1570, 1500]


def test_F4_5_money_below_zero_is_asked_for() -> None:
    table = arranged(3, **PAIR).play(offer(1, 2, -300, "vernon"), "2: accept 1")
    assert cash(table) == [1800, 1200, 1500] and owned(table, 2) == {"klamath", "dupont", "vernon"}


def test_F4_5_a_gift_is_an_offer_too() -> None:
    table = arranged(3, **PAIR).play(offer(1, 3, 0, "vernon"), "3: accept 1")
    assert owned(table, 3) == {"den", "vernon"}


def test_F4_5_a_counter_offer_takes_the_place_of_what_it_answers() -> None:
    table = arranged(3, **PAIR).play(offer(1, 2, 50, "klamath"), offer(2, 1, -90, "klamath"))
    assert names_told(table)[-3] == "countered"
    assert table.refused("2: accept 1").code == "no_offer"
    assert cash(table.play("1: accept 2")) == [1410, 1590, 1500]


def test_F4_5_declined_is_gone() -> None:
    table = arranged(3, **PAIR).play(offer(1, 2, 50, "klamath"), "2: decline 1")
    assert table.refused("2: accept 1").code == "no_offer" and actor(table) == 1


def test_F4_5_withdrawn_is_gone() -> None:
    table = arranged(3, **PAIR).play(offer(1, 2, 50, "klamath"), "1: withdraw")
    assert table.refused("2: accept 1").code == "no_offer"
    assert table.refused("1: withdraw").code == "no_offer"


def test_F4_5_a_new_offer_takes_the_place_of_the_old_one() -> None:
    table = arranged(3, **PAIR).play(offer(1, 2, 50, "klamath"), offer(1, 3, 60, "den"))
    assert table.refused("2: accept 1").code == "no_offer" and actor(table) == 3


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (offer(1, 1, 5, "vernon"), "no_such_partner"),
        (offer(1, 4, 5, "vernon"), "no_such_partner"),
        (offer(1, 2, 5), "offer_empty"),
        (offer(1, 2, 0, "den"), "not_of_you_two"),
        (offer(1, 2, 0, "hub"), "not_of_you_two"),
        (offer(1, 2, 1501, "klamath"), "offer_no_cash"),
        ("1: offer 2 : 0 1 1", "offer_unreadable"),
        ("1: offer 2 : 0 30", "offer_unreadable"),
        ("1: offer 2 : 9999999 1", "offer_unreadable"),
        ("1: offer 2 :", "offer_unreadable"),
    ],
)
def test_F4_5_what_is_no_offer(line: str, code: str) -> None:
    assert arranged(3, **PAIR).refused(line).code == code


def test_F4_5_nothing_of_a_group_with_buildings() -> None:
    table = arranged(2, deeds={1: "brown"}, levels={"klamath": 1})
    assert table.refused(offer(1, 2, 0, "junktown")).code == "offer_built"


def test_F4_5_a_mortgaged_property_costs_its_taker_ten_per_cent_at_once() -> None:
    table = arranged(2, deeds={1: "vernon"}, mortgaged="vernon")
    table.play(offer(1, 2, -50, "vernon"), "2: accept 1")
    assert cash(table) == [1550, 1440] and is_mortgaged(table, "vernon")


def test_F4_5_redeemed_at_once_it_costs_the_mortgage_and_no_second_ten_per_cent() -> None:
    table = arranged(2, deeds={1: "vernon"}, mortgaged="vernon")
    table.play(offer(1, 2, 0, "vernon"), "2: accept 1; 2: redeem vernon")
    assert cash(table)[1] == 1500 - 10 - 100


def test_F4_5_redeemed_after_the_next_roll_it_costs_ten_per_cent_again() -> None:
    table = arranged(2, deeds={1: "vernon"}, mortgaged="vernon", at={1: 10})
    table.play(offer(1, 2, 0, "vernon"), "2: accept 1; 1: roll; *: dice 4 6; 2: redeem vernon")
    assert cash(table)[1] == 1500 - 10 - 110


def test_F4_5_no_trade_whose_interest_cannot_be_paid() -> None:
    table = arranged(2, deeds={1: "vernon"}, mortgaged="vernon", cash=[0, 9])
    table.play(offer(1, 2, 0, "vernon"))
    refusal = table.refused("2: accept 1")
    assert refusal.code == "offer_no_interest" and refusal.facts["amount"] == 10
    assert table.offered(2) == ["decline 1"]


def test_F4_5_the_cash_received_pays_the_interest() -> None:
    table = arranged(2, deeds={1: "vernon"}, mortgaged="vernon", cash=[10, 0])
    table.play(offer(1, 2, 10, "vernon"), "2: accept 1")
    assert cash(table) == [0, 0] and owned(table, 2) == {"vernon"}


def test_F4_5_the_page_shows_what_an_offer_does_to_both_sides() -> None:
    table = arranged(2, deeds={1: "junktown dark_blue", 2: "klamath vernon"}, mortgaged="klamath")
    table.play(offer(1, 2, 100, "klamath", "vault111"))
    shown = seen(GAME, table.state, 0)["offers"][0]
    assert shown["sides"][0] == {
        "gets": ["klamath"],
        "gives": ["vault111"],
        "cash": 1500 - 100 - 3,
        "interest": 3,
        "completes": ["brown"],
        "breaks": ["dark_blue"],
    }
    assert shown["sides"][1] == {
        "gets": ["vault111"],
        "gives": ["klamath"],
        "cash": 1600,
        "interest": 0,
        "completes": [],
        "breaks": [],
    }


# Offers of the menu


def test_F4_5_the_menu_offers_to_buy_what_is_missing_in_a_group_begun() -> None:
    table = arranged(3, **PAIR, cash=[130, 0, 0])
    assert [t for t in table.offered(1) if "propose" in t] == [
        *["propose price klamath", "propose half_more klamath", "propose double klamath"]
    ]
    table.play("1: propose double klamath; 2: accept 1")
    assert cash(table) == [10, 120, 0]


def test_F4_5_the_menu_swaps_for_what_the_other_collects() -> None:
    table = arranged(3, **PAIR).play("1: swap plus100 klamath; 2: accept 1")
    assert owned(table, 1) == {"junktown", "klamath"} and cash(table) == [1400, 1600, 1500]


def test_F4_5_one_offer_of_the_menu_a_roll() -> None:
    table = arranged(3, **PAIR).play("1: propose price klamath; 2: decline 1")
    assert table.refused("1: propose double klamath").code == "not_useful"


def test_F4_5_nothing_on_the_menu_for_what_one_does_not_collect() -> None:
    assert arranged(3, **PAIR).refused("1: propose price den").code == "not_useful"


# Never in the way


def test_F4_6_an_offer_asks_its_partner_but_blocks_nobody() -> None:
    table = arranged(3, **PAIR, at={1: 10}).play(offer(1, 3, 5, "den"))
    assert actor(table) == 3 and "roll" in table.offered(1)
    table.play("1: roll")
    assert "lapsed" in names_told(table)
    assert actor(table.play("*: dice 4 6")) == 2


def test_F4_6_an_offer_lapses_when_what_it_speaks_of_changes() -> None:
    table = arranged(3, **PAIR).play(offer(1, 2, 5, "klamath"), "2: mortgage klamath")
    assert table.refused("2: accept 1").code == "no_offer"


def test_F4_6_other_offers_for_the_same_thing_lapse_when_it_is_sold() -> None:
    table = arranged(3, **PAIR).play(offer(1, 2, 5, "klamath"), offer(3, 2, 9, "klamath"))
    table.play("2: accept 3")
    assert table.refused("2: accept 1").code == "no_offer" and owned(table, 3) == {"den", "klamath"}


def test_F4_6_ten_offers_a_roll_and_no_more() -> None:
    table = arranged(3, **PAIR)
    for money in range(10):
        table.play(offer(1, 2, money, "klamath"))
    assert table.refused(offer(1, 2, 11, "klamath")).code == "offers_spent"
    table.play("1: roll; *: dice 4 6")
    assert table.fork().play(offer(1, 2, 11, "klamath")).state.offers[0] == 1


def test_F4_6_the_oldest_offer_is_answered_first() -> None:
    table = arranged(3, **PAIR).play(offer(3, 1, 5, "vernon"), offer(1, 2, 5, "klamath"))
    assert actor(table) == 1
    assert actor(table.play("1: decline 3")) == 2


def test_F4_5_an_offer_may_name_deeds_and_cards_or_give_their_numbers() -> None:
    schema = GAME.schema()
    assert [*notation.read_payload(schema, "offer 2 : -50 den guide_card")] == [-50, 4, 28]
    assert [*notation.read_payload(schema, "offer 2 : -50 4 28")] == [-50, 4, 28]


def test_F5_1_who_accepts_hears_that_the_maker_owes() -> None:
    deeds = {1: "hub", 2: "diamond_city", 3: "klamath"}
    table = arranged(3, deeds=deeds, at={1: 34}, cash=[20, 5, 900], rent_claim="manual")
    table.play("1: roll; *: dice 1 4", offer(1, 3, 20, "hub"), "2: claim")
    error = table.refused("3: accept 1")
    assert (error.code, error.rule, error.facts["player"]) == ("maker_owes", "F5.1", 0)


def is_costly(table: Script, seat: int, text: str) -> bool:
    return preview(GAME, table.state, seat - 1, notation.read(GAME.schema(), text), []).costly


def test_F4_5_to_give_a_whole_group_away_is_costly_and_half_of_one_is_not() -> None:
    table = arranged(3, deeds={1: "brown vernon", 2: "hub"})
    table.play(offer(2, 1, 10, "junktown"), offer(3, 1, 10, "vernon"))
    assert is_costly(table, 1, "accept 2") and not is_costly(table, 1, "accept 3")


def test_F5_1_to_go_bankrupt_or_to_spend_all_is_costly_and_to_mortgage_is_not() -> None:
    table = arranged(2, deeds={2: "vernon"}, at={1: 11}, cash=[160, 500])
    table.play("1: roll; *: dice 1 2")
    assert is_costly(table, 1, "buy") and not is_costly(table, 1, "refuse")
    table = arranged(2, deeds={1: "hub", 2: "green"}, at={1: 28}, levels={"green": 4}, cash=[60, 9])
    table.play("1: roll; *: dice 1 2")
    assert is_costly(table, 1, "give_up") and not is_costly(table, 1, "mortgage hub")
