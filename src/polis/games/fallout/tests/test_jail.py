"""F3: Jail."""

from __future__ import annotations

import pytest

from polis.games.fallout.tests.table import actor, arranged, cash, kinds, offer, owned, where


def test_F3_1_straight_to_jail_without_the_salary() -> None:
    table = arranged(2, at={1: 29}).play("1: roll; *: dice 3 4; *: draw wanted")
    assert where(table, 1) == "at10" and cash(table)[0] == 1500 and actor(table) == 2


def test_F3_2_pay_fifty_then_roll_like_anyone() -> None:
    table = arranged(2, jailed={1: 1}).play("1: fine; 1: roll; *: dice 5 5")
    assert cash(table)[0] == 1450 and where(table, 1) == "at20" and actor(table) == 1


def test_F3_2_use_a_card_then_roll_like_anyone() -> None:
    table = arranged(2, jailed={1: 1}, cards={1: "guide"}).play("1: use_card; 1: roll; *: dice 5 5")
    assert cash(table)[0] == 1500 and where(table, 1) == "at20" and actor(table) == 1
    assert owned(table, 1) == set() and table.state.ring[1] == 1


def test_F3_2_a_card_may_be_bought_from_another_player_first() -> None:
    table = arranged(2, jailed={1: 1}, cards={2: "special"})
    table.play(offer(1, 2, 40, "special_card"), "2: accept 1; 1: use_card")
    assert cash(table) == [1460, 1540] and table.state.jail[0] == 0


def test_F3_2_a_double_frees_and_moves_but_gives_no_extra_roll() -> None:
    table = arranged(2, jailed={1: 2}).play("1: roll; *: dice 5 5")
    assert where(table, 1) == "at20" and table.state.jail[0] == 0 and actor(table) == 2


@pytest.mark.parametrize("tries", [1, 2])
def test_F3_2_another_roll_leaves_one_inside(tries: int) -> None:
    table = arranged(2, jailed={1: tries}).play("1: roll; *: dice 4 6")
    assert where(table, 1) == "at10" and table.state.jail[0] == tries + 1 and actor(table) == 2


def test_F3_2_after_the_third_failure_the_fine_is_owed_and_the_roll_moves() -> None:
    table = arranged(2, jailed={1: 3}).play("1: roll; *: dice 4 6")
    assert where(table, 1) == "at20" and cash(table)[0] == 1450 and table.state.jail[0] == 0


def test_F3_2_who_cannot_pay_the_fine_raises_it_before_he_moves() -> None:
    table = arranged(2, jailed={1: 3}, cash=[10, 0], deeds={1: "vernon"})
    table.play("1: roll; *: dice 4 6")
    assert where(table, 1) == "at10" and kinds(table, 1) == {"give_up", "mortgage"}
    table.play("1: mortgage vernon")
    assert where(table, 1) == "at20" and cash(table)[0] == 60


def test_F3_2_neither_fine_nor_card_outside_jail() -> None:
    table = arranged(2, at={1: 10}, cards={1: "guide"})
    assert table.refused("1: fine").code == table.refused("1: use_card").code == "not_in_jail"


@pytest.mark.parametrize(("line", "code"), [("1: fine", "no_cash"), ("1: use_card", "no_card")])
def test_F3_2_each_way_out_needs_its_means(line: str, code: str) -> None:
    assert arranged(2, jailed={1: 1}, cash=[49, 0]).refused(line).code == code


def test_F3_3_in_jail_one_collects_rent() -> None:
    table = arranged(2, jailed={2: 1}, deeds={2: "klamath"}).play("1: roll; *: dice 1 2")
    assert cash(table) == [1496, 1504]


def test_F3_3_in_jail_one_bids() -> None:
    table = arranged(2, jailed={2: 1}).play(
        "1: roll; *: dice 1 2; 1: refuse; 1: pass; 2: raise one"
    )
    assert owned(table, 2) == {"klamath"}


def test_F3_3_in_jail_one_does_all_business() -> None:
    table = arranged(
        2, jailed={2: 1}, deeds={2: "brown vernon dupont"}, mortgaged="vernon", levels={"brown": 1}
    )
    assert {"build", "sell", "mortgage", "redeem"} <= kinds(table, 2)
    table.play(offer(2, 1, -10, "dupont"), "1: accept 2")
    assert owned(table, 1) == {"dupont"}


def test_F3_2_in_the_first_edition_of_two_cards_none_is_chosen() -> None:
    table = arranged(2, jailed={1: 1}, cards={1: "guide special"}, edition="1")
    assert table.refused("1: show_card special").code == "card_not_chosen"
    assert table.play("1: use_card").state.jail[0] == 0
