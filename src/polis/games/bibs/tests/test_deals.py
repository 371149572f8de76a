"""B6.3: offers and answers between two players."""

from __future__ import annotations

import pytest

from polis.core import notation
from polis.core.texts import texts
from polis.games.bibs.data import PLOT_NAMES
from polis.games.bibs.tests.table import (
    GAME,
    actor,
    arranged,
    cash,
    drive,
    firms,
    names_told,
    offer,
    told,
)
from polis.testing.script import seen

PAIR: dict[int, str] = {1: "bar@o1 oil@o5", 2: "cafe@o2", 3: "restaurant@o3"}


def test_B6_3_a_counter_offer_takes_the_place_of_what_it_answers() -> None:
    table = arranged(3, firms=PAIR).play(offer(1, 2, 50, "o2"), offer(2, 1, -90, "o2"))
    assert "countered" in names_told(table)
    assert table.refused("2: accept 1").code == "no_offer"
    assert cash(table.play("1: accept 2"))[:2] == [2910, 3090]


def test_B6_3_declined_and_withdrawn_offers_are_gone() -> None:
    table = arranged(3, firms=PAIR).play(offer(1, 2, 50, "o2"), "2: decline 1")
    assert table.refused("2: accept 1").code == "no_offer" and actor(table) == 1
    table.play(offer(1, 2, 50, "o2"), "1: withdraw")
    assert table.refused("2: accept 1").code == "no_offer"
    assert table.refused("1: withdraw").code == "no_offer"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (offer(1, 1, 5, "o1"), "no_such_partner"),
        (offer(1, 4, 5, "o1"), "no_such_partner"),
        (offer(1, 2, 5), "offer_empty"),
        (offer(1, 2, 0, "o3"), "plot_not_yours"),
        (offer(1, 2, 0, "o9"), "plot_not_yours"),
        (offer(1, 2, 0, "gas"), "card_not_yours"),
        (offer(1, 2, 3001, "o2"), "offer_no_cash"),
        ("1: offer 2 : 0 1 1", "offer_unreadable"),
        ("1: offer 2 : 0 78", "offer_unreadable"),
        ("1: offer 2 :", "offer_unreadable"),
        (offer(2, 1, 5, "o1"), "not_your_turn_to_offer"),
        ("2: accept 9", "no_such_partner"),
    ],
)
def test_B6_3_what_is_no_offer(line: str, code: str) -> None:
    assert arranged(3, firms=PAIR).refused(line).code == code


def test_B1_6_offers_are_made_on_ones_own_turn_or_in_answer() -> None:
    table = drive(arranged(2, firms={1: "bar@o1"}), 1, 1, 2)
    assert table.refused(offer(1, 2, -5, "o1")).code == "not_your_turn_to_offer"


def test_B6_3_things_are_written_by_the_names_the_log_shows() -> None:
    table = arranged(3, firms=PAIR, hand={1: "gas"}, plots={2: "c8"})
    table.play("1: offer 2 : -50 c8 gas")
    assert told(table, "term_plot", "term_card") == [
        {"event": "term_plot", "player": 1, "plot": "c8"},
        {"event": "term_card", "player": 0, "firm": "gas"},
    ]
    written = notation.write(GAME.schema(), notation.read(GAME.schema(), "offer 2"), [-50, 22, 76])
    assert written == "offer 2 : -50 c8 gas"
    assert list(notation.read_payload(GAME.schema(), written)) == [-50, 22, 76]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_B1_4_a_plot_is_shown_by_the_name_that_moves_want(language: str) -> None:
    book = texts(language, "bibs")
    for name in PLOT_NAMES:
        for kind in ("plot", "cell"):
            assert name in book.say(f"{kind}-{name}", {}).split()


def test_B6_3_an_offer_beyond_ones_cash_is_answered_with_the_nearest() -> None:
    table = arranged(3, firms=PAIR, cash=[400, 0, 0])
    assert table.refused("1: offer 2 : 500 o2").nearest == "offer 2 : 400 o2"
    assert table.refused("1: offer 2 : 500 o3").nearest == ""


def test_B6_3_a_ready_offer_beyond_ones_cash_too() -> None:
    table = arranged(3, firms=PAIR, cash=[400, 0, 0])
    assert table.refused("1: propose triple cafe").nearest == "propose double cafe"


def test_B1_6_anyone_may_offer_a_debtor_a_deal() -> None:
    own = {1: "bar@o1", 2: "oil@o5", 3: "cafe@o2"}
    table = drive(arranged(3, firms=own, at={1: "o2"}, cash=[9, 0, 500]), 1, 1, 2)
    assert table.refused(offer(3, 2, 5, "o5")).code == "not_your_turn_to_offer"
    table.play(offer(3, 1, 200, "o1"))
    assert actor(table) == 1 and "accept 3" in table.offered(1)
    assert cash(table.play("1: accept 3")) == [99, 110, 300] and actor(table) == 2


def test_B1_6_an_offer_asks_its_partner_but_blocks_nobody() -> None:
    table = arranged(3, firms=PAIR, at={1: "o10"}).play(offer(1, 3, 5, "o3"))
    assert actor(table) == 3 and "roll" in table.offered(1)
    drive(table, 1, 2, 2)
    assert "lapsed" in names_told(table) and actor(table) == 2


def test_B1_6_an_offer_lapses_when_what_it_speaks_of_changes() -> None:
    table = arranged(3, firms=PAIR).play(offer(1, 2, -5, "o1"), "1: desk; 1: sell bar")
    assert table.refused("2: accept 1").code == "no_offer"


def test_B1_6_ten_offers_before_a_roll_and_no_more() -> None:
    table = arranged(3, firms=PAIR)
    for money in range(10):
        table.play(offer(1, 2, money, "o2"))
    refusal = table.refused(offer(1, 2, 11, "o2"))
    assert refusal.code == "offers_spent" and refusal.facts["count"] == 10


def test_B6_3_who_can_no_longer_pay_can_no_longer_accept() -> None:
    table = arranged(3, firms=PAIR, cash=[100, 20, 0]).play(offer(1, 2, -30, "o1"))
    assert table.refused("2: accept 1").code == "offer_no_cash"
    assert table.offered(2) == ["decline 1"]


def test_B6_3_the_menu_offers_to_buy_what_is_missing_in_a_group_begun() -> None:
    table = arranged(3, firms=PAIR, cash=[400, 0, 0])
    assert [t for t in table.offered(1) if "propose" in t] == [
        *["propose cost cafe", "propose half_more cafe", "propose double cafe"],
        *["propose cost restaurant", "propose half_more restaurant", "propose double restaurant"],
    ]
    table.play("1: propose half_more cafe; 2: accept 1")
    assert cash(table) == [160, 240, 0] and firms(table, 1) == {"bar", "cafe", "oil"}


def test_B6_3_one_offer_of_the_menu_a_turn_and_only_for_what_one_collects() -> None:
    table = arranged(3, firms=PAIR)
    assert table.refused("2: propose cost bar").code == "not_your_move"
    assert table.refused("1: propose cost bread").code == "not_useful"
    assert arranged(3, firms=PAIR, cash=[9, 0, 0]).refused("1: propose cost cafe").code == (
        "offer_no_cash"
    )
    table.play("1: propose cost cafe; 2: decline 1")
    assert table.refused("1: propose double cafe").code == "not_useful"


def test_B6_3_the_page_shows_an_offer_with_its_payload() -> None:
    table = arranged(2, firms={1: "bar@o1", 2: "cafe@o2"}, hand={1: "oil"})
    table.play(offer(1, 2, 100, "o2", "oil"))
    shown = seen(GAME, table.state, 0)["offers"][0]
    assert shown["payload"] == [100, 1, 77] and shown["cards"] == ["oil"]
    assert shown["sides"] == [{"cash": 2900, "plots": 2}, {"cash": 3100, "plots": 0}]
    assert [event["event"] for event in told(table, "term_business", "term_card", "term_cash")] == [
        *["term_business", "term_card", "term_cash"]
    ]
