"""F5.4: debts to several players at once, and of several."""

from __future__ import annotations

from polis.games.fallout.tests.table import (
    GAME,
    actor,
    alive,
    arranged,
    cash,
    owner,
)
from polis.testing.script import seen

COLA = "1: roll; *: dice 3 4; *: draw round_of_cola"
PARTY = "1: roll; *: dice 1 1; *: draw show"


def test_F5_4_pay_every_player_is_one_debt() -> None:
    table = arranged(4, cash=[150, 0, 0, 0]).play(COLA)
    assert cash(table) == [0, 50, 50, 50]


def test_F5_4_nobody_is_paid_before_all_of_it_is_raised() -> None:
    table = arranged(4, cash=[149, 0, 0, 0], deeds={1: "hub"}).play(COLA)
    assert cash(table) == [149, 0, 0, 0] and actor(table) == 1
    assert cash(table.play("1: mortgage hub")) == [69, 50, 50, 50]


def test_F5_4_what_cannot_be_raised_is_paid_in_seat_order_and_the_rest_goes_to_the_bank() -> None:
    table = arranged(4, cash=[120, 0, 0, 0], deeds={1: "hub"}, mortgaged="hub").play(COLA)
    table.play("1: give_up")
    assert cash(table) == [0, 50, 50, 20] and alive(table) == [2, 3, 4]
    assert table.state.lot >= 0 and actor(table) == 2


def test_F5_4_the_order_begins_at_his_left() -> None:
    table = arranged(3, cash=[0, 0, 60], turn=3, at={3: 0})
    table.play("3: roll; *: dice 3 4; *: draw round_of_cola")
    assert cash(table) == [50, 10, 0]


def test_F5_4_receive_from_every_player_is_a_debt_of_each() -> None:
    table = arranged(4, cash=[0, 50, 20, 70], deeds={3: "hub"}).play(PARTY)
    assert cash(table) == [50, 0, 20, 70] and actor(table) == 3
    assert cash(table.play("3: mortgage hub")) == [150, 0, 40, 20]
    assert actor(table) == 1  # the double rolls again


def test_F5_4_a_payer_who_is_ruined_leaves_all_to_the_drawer_and_the_next_one_pays() -> None:
    table = arranged(4, cash=[0, 50, 20, 70], deeds={3: "hub"}, mortgaged="hub").play(PARTY)
    table.play("3: give_up")
    assert alive(table) == [1, 2, 4] and owner(table, "hub") == 1
    assert cash(table) == [50 + 20 + 50 - 7, 0, 0, 20]


def test_F5_4_two_debts_at_once_are_settled_in_the_order_they_arose() -> None:
    """Seat 2 is ruined and leaves mortgages; the interest on them waits until seat 3 has paid."""
    table = arranged(3, cash=[0, 0, 20], deeds={2: "station", 3: "hub"}, mortgaged="station")
    table.play(PARTY, "2: give_up")
    assert actor(table) == 3 and alive(table) == [1, 3]
    view = seen(GAME, table.state, 0)
    assert [(d["who"], d["to"], d["amount"]) for d in view["debts"]] == [(2, 0, 50), (0, -1, 40)]
    table.play("3: mortgage hub")
    assert cash(table) == [10, 0, 40] and view["debts"] != [] and actor(table) == 1


def test_F5_4_two_payers_in_need_raise_their_money_one_after_the_other() -> None:
    table = arranged(3, cash=[0, 0, 0], deeds={2: "hub", 3: "den"}).play(PARTY)
    assert actor(table) == 2
    assert table.refused("3: redeem den").code == "not_mortgaged"
    table.play("2: mortgage hub")
    assert actor(table) == 3
    assert cash(table.play("3: mortgage den")) == [100, 20, 10]


def test_F5_4_one_who_raises_it_early_pays_in_his_turn() -> None:
    table = arranged(3, cash=[0, 0, 0], deeds={2: "hub", 3: "den"}).play(PARTY)
    table.play("3: mortgage den; 2: mortgage hub")
    assert cash(table) == [100, 20, 10] and actor(table) == 1
