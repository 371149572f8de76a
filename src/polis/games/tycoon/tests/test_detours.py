"""T4.4, T4.5: where routes of one's own can go on to, and how one that stops short goes on."""

from __future__ import annotations

from polis.core.model import move
from polis.core.preview import preview
from polis.core.seats import SPECTATOR
from polis.games.tycoon.codes import SELL
from polis.games.tycoon.data import TILE_NAMES
from polis.games.tycoon.tests.table import GAME, at_place, building, supplying, where
from polis.testing.script import seen

# The direct way is foreign; own parks lead round it. A pond and a free place bar all others.
ROUND = """
1p 1p 1p
1W1 2p 1:food_market
..  ~~ ~~
..  ## ##
..  ## ##
"""


def test_T4_4_a_supplier_is_told_what_can_be_crossed_and_for_how_much() -> None:
    table = supplying(4, ROUND)
    state, roads = table.state, seen(GAME, table.state, 0)["roads"]
    plant, foreign = at_place(state, -1, -2), at_place(state, 0, -2)
    assert (roads[foreign]["toll"], roads[plant]["toll"]) == (2, 0)
    assert sorted(roads[plant]["next"]) == sorted([foreign, at_place(state, -1, -3)])
    pond = roads[at_place(state, 0, -1)]
    assert (pond["next"], pond["toll"]) == ([], 0)


def test_T4_4_the_city_is_one_tile() -> None:
    table = supplying(4, "1p ## ##\n.. ## ##\n.. .. 1:food_market")
    state, roads = table.state, seen(GAME, table.state, 0)["roads"]
    assert [road["node"] for road in roads[:4]] == [0, 0, 0, 0]
    assert [road["toll"] for road in roads[:4]] == [2, 2, 2, 2]
    around = sorted([at_place(state, -1, 0), at_place(state, 1, 2)])
    assert [sorted(road["next"]) for road in roads[:4]] == [around] * 4


def test_T4_4_roads_are_for_those_who_supply() -> None:
    assert seen(GAME, supplying(4, ROUND).state, SPECTATOR)["roads"] == []
    assert seen(GAME, building(2, hand="food_market").state, 0)["roads"] == []


def test_T4_5_a_route_that_stops_short_goes_on_by_the_fewest_tolls() -> None:
    table = supplying(4, ROUND)
    state, food = table.state, where(table, "food_market")
    way = [at_place(state, -1, -2), *(at_place(state, x, -3) for x in (-1, 0, 1))]
    whole = f"deliver {food} : 4 {' '.join(map(str, way))}"
    assert table.refused(f"1: deliver {food} : 1 {way[0]}").nearest == whole
    assert table.refused(f"1: deliver {food} : 2 {way[0]} {way[1]}").nearest == whole


def test_T4_5_the_way_home_crosses_nothing_twice() -> None:
    table = supplying(4, "1W1 1p 1:food_market\n1p ~~ ~~\n.. ## ##\n.. ## ##")
    state, food = table.state, where(table, "food_market")
    into_a_corner = [at_place(state, -1, -2), at_place(state, -1, -1)]
    refused = table.refused(f"1: deliver {food} : 2 {' '.join(map(str, into_a_corner))}")
    assert (refused.code, refused.nearest) == ("no_way_between", f"supply {food}")


def test_T3_1_a_seller_is_told_the_price_of_a_tile_only_they_know() -> None:
    """Others see it for the first time: to the seat itself nothing is revealed."""
    state = building(2, hand="food_market").state
    found = preview(GAME, state, 0, move(SELL, TILE_NAMES.index("food_market")), [])
    assert found.money == [5, 0]
