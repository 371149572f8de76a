"""B6.13: debts, and bankruptcy."""

from __future__ import annotations

from polis.games.bibs.tests.table import (
    GAME,
    actor,
    arranged,
    cash,
    drive,
    free,
    kinds,
    level,
    offer,
    owner,
    told,
)
from polis.testing.script import seen

WHOLE = {1: "bar@o1 cafe@o2 restaurant@o3"}


def test_B6_13_a_debtor_sells_at_once_and_without_the_steps() -> None:
    table = arranged(
        2, firms={**WHOLE, 2: "oil@o5"}, levels={"dining": 2, "oil": 5}, at={1: "o2"}, cash=[900, 0]
    )
    drive(table, 1, 1, 2)
    assert actor(table) == 1 and kinds(table, 1) == {"sell", "sell_unit", "strip"}
    table.play("1: sell_unit bar; 1: sell_unit bar; 1: return bar")
    assert cash(table)[0] == 900 + 50 + 60 and level(table, "cafe") == 2
    table.play("1: sell cafe; 1: sell restaurant")
    assert cash(table) == [900 + 110 + 310 - 1200, 1200] and actor(table) == 2


def test_B6_13_everybody_sees_what_the_bank_would_give_a_debtor() -> None:
    table = arranged(
        2, firms={**WHOLE, 2: "oil@o5"}, levels={"dining": 2, "oil": 5}, at={1: "o2"}, cash=[0, 0]
    )
    drive(table, 1, 1, 2)
    assert seen(GAME, table.state, 1)["seats"][0]["raisable"] == 3 * (40 + 115)
    table.play("1: sell bar; 1: sell cafe")
    assert cash(table)[0] == 2 * 155
    assert seen(GAME, table.state, 1)["seats"][0]["raisable"] == 155


def test_B6_13_meanwhile_he_buys_nothing() -> None:
    table = arranged(
        2, firms={1: "bar@o1", 2: "oil@o5"}, plots={1: "o2"}, at={1: "o2"}, cash=[9, 0]
    )
    drive(table, 1, 1, 2)
    refusal = table.refused("1: found bread o2")
    assert refusal.code == "debt_first" and refusal.rule == "B6.13"
    assert table.refused(offer(1, 2, 5, "o1")).code == "debt_first"


def test_B6_13_a_deal_may_save_him() -> None:
    table = arranged(2, plots={1: "o1"}, firms={2: "oil@o5"}, at={1: "o2"}, cash=[9, 50])
    drive(table, 1, 1, 2).play(offer(1, 2, -120, "o1"))
    assert table.refused("2: accept 1").code == "offer_no_cash"
    table = arranged(2, plots={1: "o1"}, firms={2: "bar@o5"}, at={1: "o2"}, cash=[9, 50])
    drive(table, 1, 1, 2).play(offer(1, 2, -20, "o1"), "2: accept 1")
    assert cash(table) == [4, 55] and actor(table) == 2


def test_B6_13_who_still_cannot_pay_is_bankrupt() -> None:
    table = arranged(
        3,
        firms={1: "bar@o1", 2: "oil@o5"},
        hand={1: "gas"},
        at={1: "o2"},
        cash=[9, 0, 0],
        levels={"oil": 5},
    )
    drive(table, 1, 1, 2)
    assert kinds(table, 1) == {"return", "sell", "give_up"}
    table.play("1: return gas; 1: give_up")
    assert cash(table) == [0, 209, 0] and owner(table, "o1") == 0
    assert {"bar", "gas"} <= free(table) and actor(table) == 2
    assert table.refused("1: roll").code == "are_bankrupt"


def test_B6_13_with_nothing_at_all_he_is_bankrupt_at_once() -> None:
    table = drive(arranged(3, firms={2: "oil@o3"}, cash=[5, 0, 0]), 1, 1, 2)
    assert told(table, "ruined_by_player") == [
        {"event": "ruined_by_player", "player": 0, "other": 1, "amount": 5}
    ]


def test_B6_13_nobody_gives_up_while_the_bank_could_save_him() -> None:
    table = arranged(2, firms={1: "bar@o1", 2: "oil@o5"}, at={1: "o2"}, cash=[45, 0])
    assert drive(table, 1, 1, 2).refused("1: give_up").code == "still_solvent"
    table = arranged(2, firms={1: "bar@o1", 2: "oil@o5"}, at={1: "o2"}, cash=[44, 0])
    assert "give_up" in drive(table, 1, 1, 2).offered(1)
    assert arranged(2).refused("1: give_up").code == "no_debt"


def test_B6_13_a_debt_to_the_bank_ruins_too() -> None:
    table = drive(arranged(3, firms={2: "oil@o3"}, bank="oil", cash=[5, 0, 0]), 1, 1, 2)
    assert told(table, "ruined_by_bank")
