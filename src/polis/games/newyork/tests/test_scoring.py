"""N8: the final scoring."""

from __future__ import annotations

from polis.games.newyork.data import TOKEN_NAMES, TOKEN_VALUES
from polis.games.newyork.position import NewYork
from polis.games.newyork.scoring import (
    ability_points,
    all_places,
    district_points,
    district_value,
    everywhere_bonus,
    press_bonus,
    rest_points,
    staff_points,
    staff_value,
    totals,
)
from polis.games.newyork.tests.table import bare, build, employ, stand

BROOKLYN = 1


def test_N8_1_values_and_conditions() -> None:
    state = bare()
    employ(state, 0, "c21 c36")
    build(state, 0, bronx=1, queens=2)
    assert staff_points(state, 0) == 1 + 5 + 2


def scored(name: str, state: NewYork) -> int:
    return int(ability_points(state, 0, int(name[1:]) - 1))


def test_N8_1_each_character_of_the_end() -> None:
    state = bare()
    build(state, 0, manhattan=3, bronx=1, queens=1, jersey_city=1)
    stand(state, [7, 0, 8])
    state.vehicle_of[0] = state.vehicle_of[1] = state.vehicle_of[4] = 0
    state.dollars[0], state.supply[0] = 5, 4
    employ(state, 0, "c29 c30 c31")
    assert [scored(f"c{n}", state) for n in range(29, 37)] == [4, 2, 4, 3, 2, 3, 8, 4]


def brooklyn() -> NewYork:
    """Yellow 4, red and neutral 3, blue 1; prestige 4 and 2 on a base of 8."""
    state = bare(3, bases="7 8 6 8 9 10")
    for name in ("tram_high", "taxi_low"):
        state.token_at[TOKEN_NAMES.index(name)] = BROOKLYN
    build(state, 0, brooklyn=4)
    build(state, 1, brooklyn=3)
    build(state, 2, brooklyn=1)
    state.towers[3 * 6 + BROOKLYN] = 3
    stand(state, [2, 9, 1, 7])
    return state


def test_N8_2_halves_are_rounded_up_and_nothing_scores_nothing() -> None:
    state = bare(2, bases="7 8 6 8 9 10")
    build(state, 0, manhattan=3)
    build(state, 1, brooklyn=1)
    points = [district_points(state, house, 0, 7) for house in (0, 1)]
    assert points == [7, 0]
    build(state, 1, manhattan=1)
    assert district_points(state, 1, 0, 7) == 2  # third behind neutral: 7, 4, 2


def test_N8_3_bonuses_for_all_districts_and_for_the_press() -> None:
    state = bare()
    build(state, 0, manhattan=1, brooklyn=1, queens=1, bronx=1, staten_island=1, jersey_city=1)
    stand(state, [5, 4, 8])
    assert [everywhere_bonus(state, house) for house in (0, 1)] == [3, 0]
    assert [press_bonus(state, house) for house in (0, 1)] == [3, 0]


def test_N8_4_half_of_what_is_left_rounded_down() -> None:
    state = bare()
    state.dollars[0], state.supply[0] = 3, 4
    assert rest_points(state, 0) == 3


def test_N8_5_most_points_win_and_influence_breaks_ties() -> None:
    state = bare()
    stand(state, [3, 2, 8])
    build(state, 0, bronx=1)
    build(state, 1, queens=1)
    assert totals(state)[0] == totals(state)[1]
    assert list(all_places(state)) == [1, 2]
    state.points[1] += 1
    assert list(all_places(state)) == [2, 1]


def test_N8_6_the_rulebooks_example_of_brooklyn() -> None:
    state = brooklyn()
    value = district_value(state, BROOKLYN)
    assert value == 14
    assert [district_points(state, house, BROOKLYN, value) for house in range(4)] == [14, 7, 2, 4]


def test_N8_7_the_rulebooks_example_of_characters() -> None:
    state = bare()
    employ(state, 0, "c30 c21 c22 c23 c24 c28 c1")
    build(state, 0, bronx=2, queens=2, brooklyn=1, manhattan=3)
    assert staff_value(state, 0) == 15
    assert staff_points(state, 0) == 20


def test_N1_7_two_different_tokens_for_each_vehicle() -> None:
    assert list(TOKEN_VALUES) == [2, 4] * 5
