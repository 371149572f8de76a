"""B1.1: the goals of the game, and who has won."""

from __future__ import annotations

import pytest

from polis.core.seats import NONE
from polis.games.bibs.tests.table import (
    GAME,
    Script,
    actor,
    arranged,
    begun,
    drive,
    kinds,
    money,
    names_told,
    told,
)
from polis.testing.script import seen

# Money


def test_B1_1_money_is_cash_businesses_plots_and_half_of_cards() -> None:
    table = arranged(
        2, firms={1: "bar@o1 oil@o2"}, plots={1: "c1 o3"}, hand={1: "gas"}, levels={"oil": 1}
    )
    assert money(table, 1) == 3000 + (40 + 25) + (40 + 280) + 80 + 40 + 200


def test_B1_1_cash_only_if_so_agreed() -> None:
    table = arranged(2, firms={1: "bar@o1"}, plots={1: "c1"}, hand={1: "gas"}, money="cash")
    assert money(table, 1) == 3000


# Rounds


def played_out(table: Script, rounds: int, seats: int = 2) -> Script:
    """Everybody rides round in circles of 1 and 1, and buys nothing."""
    for _ in range(rounds):
        for seat in range(1, seats + 1):
            table.state.position[seat - 1] = 0
            drive(table, seat, 2, 2)
    return table


def test_B1_1_after_the_agreed_rounds_the_most_money_wins() -> None:
    table = arranged(2, firms={2: "bar@o1"}, rounds="12")
    played_out(table, 11)
    assert actor(table) == 1
    played_out(table, 1)
    assert table.state.actors == NONE and names_told(table)[-1] == "won"
    assert list(GAME.places(table.state)) == [2, 1]


def test_B1_1_equals_share_the_win() -> None:
    table = played_out(begun(2, rounds="12"), 12)
    assert [event["player"] for event in told(table, "shared")] == [0, 1]
    assert list(GAME.places(table.state)) == [1, 1]


@pytest.mark.parametrize("goal", ["sum", "ruin"])
def test_B1_1_without_agreed_rounds_a_sum_and_ruin_have_no_limit(goal: str) -> None:
    table = begun(2, goal=goal)
    table.state.round = 9_000
    assert table.state.rounds == 0 and actor(played_out(table, 1)) == 1
    assert seen(GAME, table.state, 0)["rounds"] == 0


@pytest.mark.parametrize("goal", ["rounds", "time"])
def test_B1_1_the_other_goals_then_have_36(goal: str) -> None:
    assert begun(2, goal=goal).state.rounds == 36


def test_B1_1_the_rounds_end_the_other_goals_too() -> None:
    table = played_out(arranged(2, cash=[100, 90], goal="ruin", rounds="12"), 12)
    assert told(table, "rounds_over") and list(GAME.places(table.state)) == [1, 2]


# A sum


def test_B1_1_the_sum_counts_at_the_end_of_the_round() -> None:
    table = arranged(2, cash=[5000, 10], goal="sum", sum="4000")
    table.state.position[0] = 0
    drive(table, 1, 2, 2)
    assert actor(table) == 2
    drive(table, 2, 2, 2)
    assert told(table, "sum_reached", "won") == [
        {"event": "sum_reached", "player": 0},
        {"event": "won", "player": 0},
    ]


def test_B1_1_of_several_who_have_the_sum_the_richest_wins() -> None:
    table = played_out(arranged(2, cash=[5000, 6000], goal="sum", sum="4000"), 1)
    assert len(told(table, "sum_reached")) == 2 and list(GAME.places(table.state)) == [2, 1]


def test_B1_1_without_the_sum_it_goes_on() -> None:
    table = played_out(arranged(2, cash=[3000, 3000], goal="sum", sum="4000"), 1)
    assert actor(table) == 1


# Ruin


def test_B1_1_the_first_bankruptcy_ends_it_and_the_creditor_has_won() -> None:
    table = arranged(3, firms={2: "oil@o3"}, cash=[5, 0, 9000], goal="ruin")
    drive(table, 1, 1, 2)
    assert table.state.actors == NONE and list(GAME.places(table.state)) == [3, 1, 2]


def test_B1_1_ruined_by_the_bank_the_richest_left_wins() -> None:
    table = arranged(3, firms={2: "oil@o3"}, bank="oil", cash=[5, 0, 900], goal="ruin")
    drive(table, 1, 1, 2)
    assert list(GAME.places(table.state)) == [3, 2, 1]


def test_B1_1_with_another_goal_a_bankruptcy_ends_nothing() -> None:
    table = drive(arranged(3, firms={2: "oil@o3"}, cash=[5, 0, 9]), 1, 1, 2)
    assert actor(table) == 2


def test_B1_1_the_last_player_standing_always_wins() -> None:
    table = drive(arranged(2, firms={2: "oil@o3"}, cash=[5, 0], goal="sum"), 1, 1, 2)
    assert told(table, "won") == [{"event": "won", "player": 1}]


# Time


def test_B1_1_one_call_ends_it_with_the_round_and_nobody_can_veto() -> None:
    table = arranged(2, goal="time", rounds="12", cash=[100, 200])
    table.state.round = 12
    table.play("2: time")
    assert "time" not in kinds(table, 1) and table.refused("1: time").code == "called_already"
    drive(table, 1, 2, 2)
    assert actor(table) == 2
    drive(table, 2, 2, 2)
    assert told(table, "time_over") and list(GAME.places(table.state)) == [2, 1]


def test_B1_1_nobody_calls_it_before_the_last_agreed_round() -> None:
    table = begun(2, goal="time", rounds="12")
    table.state.round = 11
    refusal = table.refused("1: time")
    assert refusal.code == "time_not_yet" and refusal.facts["round"] == 12
    assert "time" not in kinds(table, 1)


def test_B1_1_until_it_is_called_the_game_goes_on() -> None:
    table = begun(2, goal="time", rounds="12")
    table.state.round = 12
    assert actor(played_out(table, 2)) == 1 and not told(table, "rounds_over", "time_over")


def test_B1_1_time_is_over_when_all_have_called_it_and_the_round_is_done() -> None:
    table = begun(2, goal="time", time_ends="consent").play("2: time; 1: time")
    drive(table, 1, 2, 2)
    assert actor(table) == 2
    drive(table, 2, 2, 2)
    assert table.state.actors == NONE and told(table, "time_over")


def test_B1_1_where_all_must_agree_one_call_is_not_enough() -> None:
    table = begun(2, goal="time", time_ends="consent").play("2: time")
    assert table.refused("2: time").code == "called_already"
    drive(table, 1, 2, 2)
    drive(table, 2, 2, 2)
    assert actor(table) == 1


@pytest.mark.parametrize("goal", ["rounds", "sum", "ruin"])
def test_B1_1_time_is_called_only_where_it_is_the_goal(goal: str) -> None:
    table = begun(2, goal=goal)
    assert "time" not in kinds(table, 1) and table.refused("1: time").code == "untimed"


def test_B1_1_who_held_out_longer_is_placed_better() -> None:
    table = arranged(4, firms={4: "oil@o3"}, cash=[5, 5, 0, 0])
    drive(table, 1, 1, 2)
    drive(table, 2, 1, 2)
    assert list(GAME.places(table.state)) == [4, 3, 2, 1]
