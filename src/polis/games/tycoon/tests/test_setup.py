"""T1: what is on the table before the first turn."""

from __future__ import annotations

import pytest

from polis.core.rng import Rng
from polis.games.tycoon.board import column_of, row_of
from polis.games.tycoon.data import COINS
from polis.games.tycoon.phases.cleanup import capacity
from polis.games.tycoon.terms import CITY, FREE, SIGHT, START_POWER, START_WATER
from polis.games.tycoon.tests.table import (
    GAME,
    at_place,
    board,
    building,
    seated,
    spot,
    start,
    story_of,
    told,
)
from polis.testing.script import draws, seen


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_T1_1_two_to_five_players_begin_round_1_of_4(seats: int) -> None:
    state = seated(seats).state
    assert (state.players, state.round, state.rounds) == (seats, 1, 4)


def test_T1_1_a_round_deals_from_its_own_pile_of_30() -> None:
    assert len(draws(GAME, seated().state)) == 30


def test_T1_2_the_city_is_a_square_with_its_plants_diagonal() -> None:
    state = start().state
    corners = [(0, 0), (1, 0), (0, 1), (1, 1)]
    tiles = [state.what[at_place(state, *at)] for at in corners]
    assert tiles == [START_POWER, SIGHT, SIGHT, START_WATER]
    assert {state.owner[at_place(state, *at)] for at in corners} == {CITY}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_T1_2_its_plants_hold_as_many_cubes_as_there_are_players(seats: int) -> None:
    state = start(seats).state
    assert [state.cubes[place] for place in state.sources] == [seats, seats]
    assert capacity(state, START_POWER) == seats


@pytest.mark.parametrize(("seats", "around"), [(2, 4), (3, 6), (4, 8), (5, 8)])
def test_T1_3_with_few_players_the_south_and_the_east_are_closed(seats: int, around: int) -> None:
    state = start(seats).state
    free = [state.at[state.free[i]] for i in range(state.free_count)]
    assert len(free) == around
    if seats < 4:
        assert all(row_of(at) <= 1 for at in free)
    if seats == 2:
        assert all(column_of(at) <= 1 for at in free)


def test_T1_3_closed_sides_stay_closed_far_from_the_city() -> None:
    state = board(2, "1p ## ##\n1p ## ##", [], []).state
    assert spot(state, -1, 2) is None and spot(state, -2, 1) is not None
    state = board(3, "## ## 1p\n## ## 1p", [], []).state
    assert spot(state, 2, 2) is None and spot(state, 3, 1) is not None


def test_T1_4_the_order_is_drawn_and_each_next_player_has_two_dollars_more() -> None:
    table = start(4).play("*: seat 3; *: seat 1; *: seat 4")
    assert list(table.state.order) == [2, 0, 3, 1]
    assert list(table.state.cash) == [22, 26, 20, 24]
    assert [event["rank"] for event in story_of(table, "seated")] == [1, 2, 3, 4]


def test_T1_4_everybody_sees_all_money() -> None:
    view = seen(GAME, seated(3).state, 1)
    assert [seat["cash"] for seat in view["seats"]] == [20, 22, 24]


def test_T1_5_without_landscape_left_no_park_is_laid() -> None:
    table = building(4, hand="city_park")
    table.state.landscape = 1
    place = at_place(table.state, 0, -1)
    table.play("1: build city_park", f"1: place {place}")
    assert story_of(table, "landscape_left_out")[0]["count"] == 1
    table.play(f"1: {table.offered(1)[0]}")
    assert told(table)[-1] == "park_laid" and table.offered(1) == []


def test_T1_6_the_city_is_the_same_square_for_any_number() -> None:
    squares = [[list(start(n).state.at[:4]), list(start(n).state.what[:4])] for n in (2, 3, 4, 5)]
    assert all(square == squares[0] for square in squares)


def test_T1_6_no_pond_is_put_on_a_closed_place() -> None:
    table = building(2, hand="fishing_lake").play("1: build fishing_lake")
    corner = at_place(table.state, -1, 1)
    table.play(f"1: place {corner}")
    free = [place for place, what in enumerate(table.state.what) if what == FREE]
    assert all(row_of(table.state.at[place]) <= 1 for place in free)
    assert len(story_of(table, "pond_laid")) == 2


def test_T1_7_the_bank_pays_even_when_its_coins_are_gone() -> None:
    table = building(2, hand="city_park")
    table.state.bank[0] = 3
    table.play("1: sell city_park")
    assert table.state.cash[0] == 55 and table.state.bank[0] == -2


def test_T1_7_the_coins_of_the_box_are_all_counted() -> None:
    assert GAME.conserved(start(5).state)[0] == COINS == 530


def test_T1_4_samples_of_the_order_are_lawful() -> None:
    state = start(5).play("*: seat 2").state
    assert {GAME.sample(state, Rng(seed)) & 7 for seed in range(60)} == {0, 2, 3, 4}
