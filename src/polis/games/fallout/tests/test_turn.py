"""F1: set-up, turns, doubles, the end."""

from __future__ import annotations

import pytest

from polis.games.fallout.tests.table import (
    GAME,
    actor,
    alive,
    arranged,
    begun,
    cash,
    names_told,
    start,
    told,
    where,
)


@pytest.mark.parametrize("seats", range(2, 7))
def test_F1_1_everyone_starts_on_go_with_1500(seats: int) -> None:
    table = begun(seats)
    assert cash(table) == [1500] * seats
    assert [where(table, seat + 1) for seat in range(seats)] == ["at0"] * seats
    assert (table.state.shacks, table.state.vaults) == (32, 12)


def test_F1_1_the_bank_never_runs_out() -> None:
    table = arranged(2, at={1: 38}, cash=[0, 0], deeds={2: "galaxy_news"})
    table.play("1: roll; *: dice 1 1")
    assert cash(table) == [200, 0] and table.state.bank < 0


def test_F1_2_the_highest_roll_begins() -> None:
    assert actor(start(3).play("*: dice 2 3; *: dice 6 5; *: dice 4 6")) == 2


def test_F1_2_those_who_tie_roll_again_among_themselves() -> None:
    table = start(3).play("*: dice 6 5; *: dice 1 1; *: dice 5 6")
    assert told(table, "starts_tied") == [{"event": "starts_tied", "count": 2}]
    table.play("*: dice 1 2; *: dice 1 3")
    assert [e["player"] for e in told(table, "starter_rolled")] == [0, 1, 2, 0, 2]
    assert actor(table) == 3


def test_F1_2_play_goes_clockwise_past_the_bankrupt() -> None:
    table = arranged(3, at={1: 0, 2: 0, 3: 0}, turn=3)
    table.state.alive, table.state.left = 0b101, 2
    assert actor(table.play("3: roll; *: dice 4 6")) == 1


def test_F1_3_a_token_moves_by_the_sum() -> None:
    table = begun(2).play("1: roll; *: dice 4 6")
    assert where(table, 1) == "at10" and actor(table) == 2


@pytest.mark.parametrize(("place", "roll"), [(35, "2 3"), (33, "3 4"), (38, "5 6")])
def test_F1_3_landing_on_go_or_passing_it_pays_200(place: int, roll: str) -> None:
    table = arranged(2, at={1: place}, deeds={1: "light_blue"}).play(f"1: roll; *: dice {roll}")
    assert cash(table)[0] == 1700


def test_F1_4_a_double_rolls_again() -> None:
    table = begun(2).play("1: roll; *: dice 5 5")
    assert actor(table) == 1 and "roll" in table.offered(1)


def test_F1_4_the_extra_roll_comes_once_the_move_is_settled() -> None:
    table = begun(2).play("1: roll; *: dice 3 3")
    assert table.offered(1) == ["buy", "refuse"]
    assert "roll" in table.play("1: buy").offered(1)


def test_F1_4_the_third_double_leads_to_jail_unmoved() -> None:
    table = arranged(2, deeds={1: "light_blue pink orange red"})
    table.play("1: roll; *: dice 5 5; 1: roll; *: dice 5 5; 1: roll; *: dice 2 2")
    assert where(table, 1) == "at10" and table.state.jail[0] == 1
    assert actor(table) == 2 and cash(table) == [1500, 1500]


def test_F1_4_no_extra_roll_after_a_double_that_leads_to_jail() -> None:
    table = arranged(2, at={1: 26}).play("1: roll; *: dice 2 2")
    assert table.state.jail[0] == 1 and actor(table) == 2


def test_F1_4_no_extra_roll_for_the_bankrupt() -> None:
    table = arranged(3, at={1: 0}, cash=[10, 0, 0]).play("1: roll; *: dice 2 2")
    assert alive(table) == [2, 3] and actor(table) == 2


def test_F1_5_the_last_one_not_bankrupt_wins() -> None:
    table = arranged(2, cash=[10, 0]).play("1: roll; *: dice 2 2")
    assert actor(table) == 0 and list(GAME.places(table.state)) == [2, 1]
    assert names_told(table)[-1] == "won"


def test_F1_5_who_held_out_longer_has_the_better_place() -> None:
    table = arranged(3, cash=[10, 10, 50])
    table.play("1: roll; *: dice 1 3; 2: roll; *: dice 1 3")
    assert list(GAME.places(table.state)) == [3, 2, 1]


def test_F1_6_after_the_agreed_rounds_the_richest_wins() -> None:
    table = arranged(2, cash=[100, 90], rounds=20, at={1: 10, 2: 10})
    table.state.round = 20
    table.play("1: roll; *: dice 4 6; 2: roll; *: dice 4 6")
    assert actor(table) == 0 and list(GAME.places(table.state)) == [1, 2]


def test_F1_6_a_round_begins_when_the_dice_come_past_the_first_player() -> None:
    table = arranged(3, at={1: 10, 2: 10, 3: 10}, turn=2)
    table.play("2: roll; *: dice 4 6; 3: roll; *: dice 4 6")
    assert table.state.round == 1
    assert table.play("1: roll; *: dice 4 6").state.round == 2


def test_F1_6_net_worth_counts_half_of_what_is_mortgaged_and_all_buildings() -> None:
    table = arranged(
        2,
        deeds={1: "brown vernon"},
        levels={"junktown": 5, "klamath": 4},
        mortgaged="vernon",
        cash=[7, 0],
    )
    assert list(GAME.scores(table.state)) == [7 + 60 + 60 + 9 * 50 + 100, 0]


def test_F1_6_equal_worth_shares_the_win() -> None:
    table = arranged(2, rounds=20, at={1: 10, 2: 10}, turn=1)
    table.state.round = 20
    table.play("1: roll; *: dice 4 6; 2: roll; *: dice 4 6")
    assert list(GAME.places(table.state)) == [1, 1]
    assert [e["player"] for e in told(table, "shared")] == [0, 1]


def test_F1_6_time_is_up_when_all_have_called_it_and_the_turn_is_over() -> None:
    table = arranged(2, cash=[1, 2], time="called", at={1: 10}).play("2: time")
    assert table.refused("2: time").code == "called_already"
    table.play("1: time")
    assert actor(table) == 1
    table.play("1: roll; *: dice 4 6")
    assert actor(table) == 0 and list(GAME.places(table.state)) == [2, 1]


def test_F1_6_no_time_is_called_without_the_option() -> None:
    assert begun(2).refused("1: time").code == "untimed"
