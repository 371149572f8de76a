"""T3: building, plants, sales and landscape."""

from __future__ import annotations

import pytest

from polis.core.seats import NOBODY
from polis.games.tycoon.board import column_of, row_of
from polis.games.tycoon.codes import BUILDING
from polis.games.tycoon.data import TILE_NAMES
from polis.games.tycoon.state import acting
from polis.games.tycoon.terms import PARK, PLANTS, POND
from polis.games.tycoon.tests.table import (
    Script,
    at_place,
    building,
    drafted,
    gained,
    story_of,
    told,
    where,
)

TOWN = """
.. .. .. ..
.. ## ## ..
.. ## ## ..
"""


def build(table: Script, tile: str, x: int, y: int, kind: str = "build") -> Script:
    place = at_place(table.state, x, y)
    return table.play(f"1: {kind} {tile}", f"1: place {place}")


def test_T3_1_a_tile_may_be_built_given_for_a_plant_or_sold() -> None:
    table = building(2, hand="food_market")
    mine = [move for move in table.offered(1) if "food_market" in move]
    assert [move.split()[0] for move in mine] == ["sell", "build", *["plant"] * 4]


def test_T3_1_a_sold_tile_brings_5_dollars() -> None:
    table = building(2, hand="food_market")
    assert gained(table, "1: sell food_market")["cash"] == [5, 0]
    assert story_of(table, "sold")[0]["tile"] == "food_market"


def test_T3_1_players_take_turns_until_all_six_tiles_are_used() -> None:
    table = drafted(3)
    turns = []
    while table.state.phase == BUILDING:
        seat = acting(table.state) + 1
        turns.append(seat)
        sale = next(move for move in table.offered(seat) if move.startswith("sell"))
        table.play(f"{seat}: {sale}")
    assert turns == [1, 2, 3] * 6


def test_T3_1_a_tile_used_is_gone() -> None:
    table = building(2, hand="food_market").play("1: sell food_market")
    other = next(move for move in table.offered(2) if move.startswith("sell"))
    table.play(f"2: {other}")
    assert table.refused("1: sell food_market").code == "not_in_hand"


def test_T3_1_nobody_builds_out_of_turn() -> None:
    refusal = building(3, hand="food_market").refused("2: sell food_market")
    assert (refusal.code, refusal.facts["player"]) == ("not_your_move", 0)


def test_T3_2_a_district_goes_beside_any_laid_tile() -> None:
    table = building(4, TOWN, hand="food_market").play("1: build food_market")
    places = [int(move.split()[1]) for move in table.offered(1)]
    around = {(column_of(table.state.at[p]), row_of(table.state.at[p])) for p in places}
    assert around == {(0, -1), (1, -1), (2, 0), (2, 1), (1, 2), (0, 2), (-1, 1), (-1, 0)}


def test_T3_2_parks_and_ponds_are_neighbours_too() -> None:
    table = building(4, "~~ ## ##\n1p ## ##", hand="food_market")
    build(table, "food_market", -2, 0)
    assert table.state.what[at_place(table.state, -2, 0)] == TILE_NAMES.index("food_market")


def test_T3_2_the_builder_pays_and_owns_it() -> None:
    table = building(2, hand="food_market", cash=[9])
    build(table, "food_market", 0, -1)
    assert table.state.cash[0] == 5
    assert table.state.owner[where(table, "food_market")] == 0


def test_T3_2_a_taken_place_and_a_far_one_are_refused() -> None:
    table = building(2, hand="food_market").play("1: build food_market")
    assert table.refused("1: place 0").code == "place_taken"
    assert table.refused("1: place 300").code == "place_not_open"


def test_T3_2_a_place_once_taken_is_offered_to_nobody() -> None:
    table = building(2, hand="food_market")
    build(table, "food_market", 0, -1)
    tile = next(move for move in table.offered(2) if move.startswith("build")).split()[1]
    table.play(f"2: build {tile}")
    assert f"place {at_place(table.state, 0, -1)}" not in table.offered(2)


def test_T3_3_the_build_icon_pays_at_once() -> None:
    table = building(2, hand="start_up_garage").play("1: build start_up_garage")
    change = gained(table, f"1: place {at_place(table.state, 0, -1)}")
    assert change == {"cash": [-4, 0], "points": [0, 0], "goods": [1, 0]}


def test_T3_3_points_for_building_are_scored_at_once() -> None:
    table = building(2, hand="fire_station").play("1: build fire_station")
    assert gained(table, f"1: place {at_place(table.state, 0, -1)}")["points"] == [1, 0]


@pytest.mark.parametrize(("level", "cost", "points"), [(1, 3, 2), (2, 6, 3), (3, 10, 5)])
def test_T3_4_the_chosen_cost_brings_its_own_reward(level: int, cost: int, points: int) -> None:
    table = building(2, hand="founders_monument").play(f"1: invest founders_monument {level}")
    change = gained(table, f"1: place {at_place(table.state, 0, -1)}")
    assert (change["cash"][0], change["points"][0]) == (-cost, points)


def test_T3_4_a_variable_cost_must_be_chosen_and_a_fixed_one_cannot() -> None:
    table = building(2, hand="founders_monument food_market")
    assert table.refused("1: build founders_monument").code == "cost_is_chosen"
    assert table.refused("1: invest food_market 1").code == "cost_is_fixed"


def test_T3_4_only_costs_that_can_be_paid_are_offered() -> None:
    table = building(2, hand="founders_monument", cash=[7])
    offered = [move for move in table.offered(1) if move.startswith("invest")]
    assert offered == ["invest founders_monument 1", "invest founders_monument 2"]
    assert table.refused("1: invest founders_monument 3").facts["amount"] == 10


def test_T3_5_the_builder_lays_parks_beside_the_district() -> None:
    table = building(4, hand="city_park")
    build(table, "city_park", 0, -1)
    ring = [(0, -2), (1, -1), (-1, -1)]
    places = [at_place(table.state, *at) for at in ring]
    assert sorted(table.offered(1)) == sorted(f"park {place}" for place in places)
    table.play(f"1: park {places[0]}")
    assert table.state.what[places[0]] == PARK
    table.play(f"1: park {places[2]}")
    assert [table.state.owner[place] for place in places] == [0, NOBODY, 0]
    assert acting(table.state) == 1


def test_T3_5_parks_that_fit_nowhere_are_not_laid() -> None:
    map = """
    2p 2p 2p
    2p .. 2p
    2p ## ##
    .. ## ##
    """
    table = building(2, map, hand="city_park")
    place = at_place(table.state, 0, -1)
    table.play("1: build city_park", f"1: place {place}")
    assert story_of(table, "landscape_left_out")[0]["count"] == 2
    assert "park_laid" not in told(table)


def test_T3_5_where_every_free_place_is_needed_nobody_is_asked() -> None:
    map = """
    2p 2p ..
    2p .. ..
    2p ## ##
    .. ## ##
    """
    table = building(4, map, hand="garden_suburb")
    build(table, "garden_suburb", 0, -1)
    assert table.state.what[at_place(table.state, 1, -1)] == PARK


def test_T3_5_only_places_beside_the_district_will_do() -> None:
    table = building(4, hand="city_park")
    build(table, "city_park", 0, -1)
    assert table.refused(f"1: park {at_place(table.state, 2, 0)}").code == "not_beside"
    assert table.refused("1: park 0").code == "place_taken"


def test_T3_5_a_park_has_no_type() -> None:
    table = building(4, hand="city_park")
    build(table, "city_park", 0, -1)
    assert sum(table.state.counts) == 1


def test_T3_6_a_pond_belongs_to_nobody() -> None:
    table = building(4, hand="riverside_cottages")
    build(table, "riverside_cottages", 0, -1)
    place = at_place(table.state, 0, -2)
    assert table.refused(f"1: park {place}").code == "other_landscape"
    table.play(f"1: pond {place}")
    assert (table.state.what[place], table.state.owner[place]) == (POND, NOBODY)
    assert table.state.landscape == 31


def test_T3_7_points_for_each_district_of_the_type_already_there() -> None:
    map = """
    1:food_market 1:corner_shops 2:night_bazaar
    ##            ##             ..
    ##            ##             ..
    """
    table = building(4, map, hand="chamber_of_commerce").play("1: build chamber_of_commerce")
    place = at_place(table.state, -1, 0)
    assert gained(table, f"1: place {place}")["points"] == [4, 0, 0, 0]


def test_T3_7_the_tile_itself_is_not_counted() -> None:
    table = building(2, hand="ministry_of_culture").play("1: build ministry_of_culture")
    assert gained(table, f"1: place {at_place(table.state, 0, -1)}")["points"] == [0, 0]
    assert story_of(table, "type_scored")[0]["count"] == 0


def test_T3_7_plants_are_types_too() -> None:
    table = building(4, "1E2 ## ##\n1e1 ## ##", hand="energy_agency").play("1: build energy_agency")
    assert gained(table, f"1: place {at_place(table.state, 0, -1)}")["points"][0] == 6


def test_T3_8_a_plant_costs_its_side_and_is_loaded() -> None:
    table = building(2, hand="food_market").play("1: plant food_market power_a")
    place = at_place(table.state, 0, -1)
    assert gained(table, f"1: place {place}")["cash"] == [-2, 0]
    assert (table.state.cubes[place], table.state.owner[place]) == (2, 0)
    assert table.state.discarded == 1


def test_T3_8_the_next_plant_of_the_pile_comes_up() -> None:
    table = building(4, "1E2 ## ##\n.. ## ##", hand="food_market")
    table.play("1: plant food_market power_b")
    place = at_place(table.state, 0, -1)
    table.play(f"1: place {place}")
    assert story_of(table, "plant_built")[0] == {
        "event": "plant_built", "player": 0, "plant": "power_2b", "place": place, "amount": 7
    }  # fmt: skip


def test_T3_8_an_empty_pile_builds_nothing() -> None:
    table = building(2, hand="food_market")
    table.state.used_plants[1] = PLANTS
    assert not [move for move in table.offered(1) if "water" in move.split()[-1]]
    assert table.refused("1: plant food_market water_a").code == "pile_empty"


def test_T3_9_what_cannot_be_paid_cannot_be_chosen() -> None:
    table = building(2, hand="food_market", cash=[3])
    assert table.refused("1: build food_market").facts["amount"] == 4
    assert table.refused("1: plant food_market power_b").code == "plant_too_dear"
    offered = [move for move in table.offered(1) if "food_market" in move]
    assert offered == ["sell food_market", "plant food_market power_a", "plant food_market water_a"]


def test_T3_9_selling_is_always_allowed() -> None:
    table = building(2, hand="food_market", cash=[0])
    assert {move.split()[0] for move in table.offered(1)} == {"sell"}


def test_T3_9_a_reward_does_not_pay_the_cost() -> None:
    table = building(2, hand="city_park", cash=[2])
    assert "build city_park" not in table.offered(1)


def test_T3_1_what_happens_now_is_said_when_a_move_comes_at_the_wrong_moment() -> None:
    table = building(2, hand="food_market").play("1: build food_market")
    assert table.refused("1: sell food_market").facts["phase"] == "placing"
    assert table.refused("1: pass").code == "wrong_moment"
