"""T5: clean-up between rounds, and the end."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from polis.core.play import playout
from polis.core.rng import Rng
from polis.games.tycoon.codes import OVER
from polis.games.tycoon.tests.table import (
    GAME,
    Script,
    at_place,
    start,
    story_of,
    supplying,
    tiles,
    told,
    where,
)
from polis.testing.script import draws

MAP = """
1w1 1:food_market 1W2
..  ##            ##
..  ##            ##
"""


def last_round(map: str, cash: list[int], points: list[int], seats: int = 2) -> Script:
    """The last supply phase, in which everyone passes."""
    table = supplying(seats, map, cash=[9, *[0] * (seats - 1)])
    table.state.round = 4
    table.state.cash, table.state.points = vec[i64](cash), vec[i64](points)
    return table.play("1: pass")


def test_T5_1_cubes_on_districts_go_back_to_the_bank_and_those_on_plants_stay() -> None:
    table = supplying(4, MAP)
    place, bank = where(table, "food_market"), table.state.bank[2]
    table.play(f"1: supply {place}")
    assert table.state.round == 2
    assert table.state.cubes[place] == 0
    assert table.state.cubes[at_place(table.state, 1, -1)] == 2
    assert table.state.bank[2] == bank + 1 - 1  # one cube back, one to refill


def test_T5_1_plants_with_the_icon_are_filled_up() -> None:
    table = supplying(4, MAP)
    table.play(f"1: supply {where(table, 'food_market')}")
    refilled = at_place(table.state, -1, -1)
    assert table.state.cubes[refilled] == 1
    assert refilled in [event["place"] for event in story_of(table, "refilled")]


def test_T5_1_plants_without_it_are_not() -> None:
    table = supplying(4, MAP.replace("1w1", "1p"))
    table.play(f"1: supply {where(table, 'food_market')}")
    assert table.state.cubes[at_place(table.state, 1, -1)] == 1


@pytest.mark.parametrize("seats", [2, 4])
def test_T1_2_the_city_is_filled_up_to_the_number_of_players(seats: int) -> None:
    table = supplying(seats, "1:food_market ..\n## ##\n## ##")
    table.play(f"1: supply {where(table, 'food_market')}")
    assert [table.state.cubes[0], table.state.cubes[3]] == [seats, seats]


def test_T5_1_after_the_last_round_nothing_is_cleaned_up() -> None:
    assert "cleaned_up" not in told(last_round(MAP, [10, 10], [0, 0]))


def test_T5_2_every_full_ten_dollars_is_a_point_and_goes_to_the_bank() -> None:
    table = last_round(MAP, [29, 10], [5, 5])
    assert list(GAME.scores(table.state)) == [7, 6]
    assert list(table.state.cash) == [9, 0]
    assert table.state.phase == OVER


def test_T5_2_goods_and_cubes_are_worth_nothing() -> None:
    table = last_round(MAP, [0, 0], [3, 3])
    table.state.goods = vec[i64]([40, 0])
    assert list(GAME.scores(table.state)) == [3, 3]


def test_T5_2_scores_before_the_end_count_the_money_too() -> None:
    table = supplying(2, MAP, cash=[35, 4])
    assert list(GAME.scores(table.state)) == [3, 0]


def test_T5_2_most_points_win() -> None:
    table = last_round(MAP, [0, 0], [3, 8])
    assert list(GAME.places(table.state)) == [2, 1]
    assert story_of(table, "won") == [{"event": "won", "player": 1, "points": 8}]


def test_T5_2_a_tie_goes_to_the_money_left() -> None:
    table = last_round(MAP, [17, 18], [4, 4])
    assert list(GAME.places(table.state)) == [2, 1]


def test_T5_2_a_tie_in_both_is_a_shared_win() -> None:
    table = last_round(MAP, [17, 27], [4, 3])
    assert list(GAME.places(table.state)) == [1, 1]
    assert [event["player"] for event in story_of(table, "win_shared")] == [0, 1]


def test_T5_2_after_the_end_nobody_moves() -> None:
    table = last_round(MAP, [0, 0], [0, 0])
    assert table.offered(1) == [] == table.offered(2)
    assert table.refused("1: pass").code == "game_over"


@pytest.mark.parametrize(("length", "rounds"), [("four_rounds", 4), ("two_rounds", 2)])
def test_T5_3_a_game_may_be_short(length: str, rounds: int) -> None:
    table = start(3, length=length)
    playout(GAME, table.state, Rng(1), table.log)
    assert table.state.round == rounds == len(story_of(table, "round_began"))
    assert told(table).count("cleaned_up") == rounds - 1


def test_T5_3_the_second_round_of_a_short_game_deals_the_second_pile() -> None:
    table = supplying(2, MAP, length="two_rounds").play("1: pass")
    assert draws(GAME, table.state) == [f"deal {tile}" for tile in tiles(2)]
    assert table.refused("1: deal housing_block").code == "natures_move"
