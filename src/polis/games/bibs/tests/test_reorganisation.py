"""B6.6: firms that are stripped, taken off and put elsewhere, and what a holding says to it."""

from __future__ import annotations

import pytest

from polis.games.bibs.tests.table import (
    Script,
    actor,
    arranged,
    bound,
    cards,
    cash,
    drive,
    firms,
    free,
    kinds,
    level,
    offer,
    told,
)

SHARED = {1: "bar@o1 cafe@o2", 2: "restaurant@o3"}
SPLIT = {1: "bar@o1", 2: "cafe@o2 restaurant@o3"}


def next_turn(table: Script) -> Script:
    """Both roll to a State order that they have no firm for."""
    table.state.position[0] = table.state.position[1] = 8
    drive(table, 1, 1, 1)
    return drive(table, 2, 1, 1)


# What becomes of a firm in hand


def taken_off(reading: str = "next_turn") -> Script:
    table = arranged(2, firms={1: "oil@o1"}, removed_firm=reading)
    return next_turn(table.play("1: desk; 1: take oil"))


def test_B6_6_a_firm_taken_off_is_put_down_by_the_next_roll() -> None:
    table = taken_off()
    refusal = table.refused("1: roll")
    assert refusal.code == "must_put_back" and refusal.rule == "B6.6"
    assert "roll" in table.play("1: place oil o1").offered(1)


def test_B6_6_or_it_goes_back_to_the_bank() -> None:
    table = taken_off().play("1: desk; 1: return oil")
    assert "roll" in table.offered(1) and cash(table)[0] == 3200


def test_B6_6_or_another_firm_is_bought_in_its_place() -> None:
    table = taken_off().play("1: found gas o1")
    drive(table, 1, 1, 1)
    assert told(table, "replaced") == [
        {"event": "replaced", "player": 0, "firm": "oil", "amount": 200}
    ]
    assert cards(table, 1) == set() and "oil" in free(table)


def test_B6_6_or_another_player_has_it() -> None:
    table = taken_off().play(offer(1, 2, -5, "oil"), "2: accept 1")
    assert "roll" in table.offered(1) and cards(table, 2) == {"oil"}


def test_B6_6_not_on_the_turn_it_came_off() -> None:
    table = arranged(2, firms={1: "oil@o1"}, plots={1: "o2"}).play("1: desk; 1: take oil")
    assert "roll" in table.offered(1)
    assert cards(drive(table, 1, 1, 2), 1) == {"oil"}


def test_B6_6_where_so_agreed_it_stays_in_hand() -> None:
    table = taken_off("any_time")
    assert cards(next_turn(table), 1) == {"oil"}


# Stripping within a holding


def test_B5_1_stripping_leaves_no_gap_over_one_in_a_holding() -> None:
    table = arranged(2, firms=SHARED, holdings="dining", levels={"dining": 3}).play("1: desk")
    refusal = table.refused("1: strip bar")
    assert refusal.code == "gap_in_holding" and refusal.rule == "B5.1"
    table.play("1: sell_unit bar; 1: desk; 1: sell_unit cafe; 1: desk; 1: sell_unit bar; 1: desk")
    assert "strip bar" not in table.offered(1)
    table.play("1: sell_unit cafe; 1: desk; 1: strip bar")
    assert [level(table, name) for name in ("bar", "cafe", "restaurant")] == [0, 1, 0]


def test_B6_10_a_fellow_who_follows_leaves_no_gap() -> None:
    table = arranged(2, firms=SPLIT, holdings="dining", levels={"dining": 3})
    table.play("1: desk; 1: strip bar")
    assert [level(table, name) for name in ("bar", "cafe", "restaurant")] == [0, 0, 0]


def test_B6_6_where_so_agreed_the_gap_does_not_matter() -> None:
    table = arranged(2, firms=SHARED, holdings="dining", levels={"dining": 3}, stripping="free")
    table.play("1: desk; 1: strip bar")
    assert [level(table, name) for name in ("bar", "cafe", "restaurant")] == [0, 3, 0]


def test_B6_13_nor_does_it_in_debt() -> None:
    own = {1: "bar@o1 cafe@o2", 2: "restaurant@o3 oil@o5"}
    units = {"dining": 3, "oil": 5}
    table = arranged(2, firms=own, holdings="dining", levels=units, at={1: "o2"}, cash=[900, 0])
    assert "strip" in kinds(drive(table, 1, 1, 2), 1)


# Out of a holding


def lopsided(plots: str = "", edition: str = "2") -> Script:
    """The first has no unit yet, his fellow one on each firm."""
    units = {"cafe": 1, "restaurant": 1}
    mine = {1: plots}
    return arranged(
        2, firms=SPLIT, holdings="dining", levels=units, plots=mine, edition=edition
    ).play("1: desk; 1: take bar")


@pytest.mark.parametrize("pause", [False, True])
def test_B5_3_a_firm_taken_out_of_a_holding_and_returned_takes_the_units_back(pause: bool) -> None:
    table = lopsided()
    assert bound(table) == set() and level(table, "cafe") == 1
    if pause:
        next_turn_of_orders(table)
    before = cash(table)
    table.play("1: desk; 1: return bar")
    assert (level(table, "cafe"), level(table, "restaurant")) == (0, 0)
    assert [now - then for now, then in zip(cash(table), before, strict=True)] == [60, 50]


def next_turn_of_orders(table: Script) -> None:
    table.state.position[0] = table.state.position[1] = 8
    drive(table, 1, 1, 1)
    drive(table, 2, 1, 1).play("2: skip")


def test_B5_3_so_does_one_in_whose_place_another_stands() -> None:
    table = lopsided()
    next_turn_of_orders(table)
    drive(table.play("1: found oil o1"), 1, 1, 1)
    assert told(table, "replaced") and level(table, "cafe") == 0


def test_B6_11_put_elsewhere_it_leaves_them_their_units() -> None:
    table = lopsided(plots="o6")
    next_turn_of_orders(table)
    table.play("1: place bar o6; 1: desk")
    assert level(table, "cafe") == 1 and firms(table, 1) == {"bar"}
    assert table.refused("1: return bar").code == "next_turn"


def test_B5_3_in_the_first_edition_they_kept_them() -> None:
    table = lopsided(edition="1").play("1: desk; 1: return bar")
    assert level(table, "cafe") == 1 and cash(table) == [3060, 3000]


# What a debtor can raise


def test_B6_13_half_prices_do_not_count_where_the_bank_has_a_part() -> None:
    own = {1: "gas@o1", 2: "electricity@o6", 3: "oil@o8 cars@o5"}
    table = arranged(
        3,
        firms=own,
        holdings="energy",
        bank="oil",
        levels={"cars": 1},
        at={1: "o2"},
        cash=[60, 0, 0],
    )
    drive(table, 1, 1, 2)
    assert actor(table) == 1 and table.offered(1) == ["sell gas", "give_up"]
