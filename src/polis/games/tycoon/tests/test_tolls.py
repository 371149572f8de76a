"""T4.4, T4.5 and T4.9: what carriage costs, and who is paid."""

from __future__ import annotations

import pytest

from polis.games.tycoon.tests.table import (
    at_place,
    gained,
    story_of,
    supply,
    supplying,
    tolls,
    where,
)

# Tolls


def test_T4_4_own_tiles_are_free() -> None:
    map = """
    1W1 1p 1:food_market
    ..  ## ##
    ..  ## ##
    """
    table = supplying(2, map, cash=[0])
    assert supply(table, 1, "food_market")["cash"] == [8, 0]


def test_T4_4_a_foreign_plant_and_every_foreign_tile_cost_two_dollars() -> None:
    map = """
    1:food_market 2p 3:fire_station 2W1
    ..            ~~ ~~             ~~
    ..            ## ##             ..
    ..            ## ##             ..
    """
    table = supplying(4, map, without="water")
    assert supply(table, 1, "food_market")["cash"] == [2, 4, 2, 0]


@pytest.mark.parametrize(("between", "price"), [("1p", []), ("~~", [(None, 2)])])
def test_T4_4_nothing_is_carried_over_a_pond(between: str, price: list[object]) -> None:
    map = f"""
    1w1 2p        ..
    {between} 2p  ..
    1:food_market ## ##
    ..            ## ##
    """
    table = supplying(4, map)
    supply(table, 1, "food_market")
    assert tolls(table) == price


def test_T4_4_the_city_costs_two_dollars_however_many_of_its_tiles() -> None:
    map = """
    1w1 ## ##
    ..  ## ##
    ..  .. 1:food_market
    """
    table = supplying(4, map, without="water")
    supply(table, 1, "food_market")
    assert tolls(table) == [(None, 2)]


def test_T4_4_tolls_are_paid_to_their_owners_at_once() -> None:
    map = """
    1:food_market 2W1 ..
    ..            ~~  ..
    ..            ##  ##
    ..            ##  ##
    """
    table = supplying(4, map)
    assert supply(table, 1, "food_market")["cash"] == [6, 2, 0, 0]


def test_T4_4_a_road_through_a_rival_is_taken_when_it_is_cheaper() -> None:
    map = """
    1W1 2p 1:food_market
    ..  ~~ ~~
    ..  ## ##
    ..  ## ##
    """
    table = supplying(4, map)
    supply(table, 1, "food_market")
    assert tolls(table) == [(1, 2)]


# The player chooses


CHOICE = """
3W1 1:food_market 2W1
..  ~~            ~~
..  ##            ##
..  ##            ##
"""


def test_T4_5_equally_cheap_deliveries_are_offered_by_who_is_paid() -> None:
    table = supplying(4, CHOICE).play(
        "1: supply " + str(where(supplying(4, CHOICE), "food_market"))
    )
    assert table.offered(1) == ["favour 2", "favour 3"]
    assert gained(table, "1: favour 3")["cash"] == [6, 0, 2, 0]


def test_T4_5_nobody_else_can_be_favoured() -> None:
    table = supplying(4, CHOICE)
    table.play(f"1: supply {where(table, 'food_market')}")
    assert table.refused("1: favour 4").code == "nobody_to_favour"
    assert table.refused("1: favour_city").code == "nobody_to_favour"


def test_T4_5_the_city_can_be_favoured() -> None:
    table = supplying(4, "1:food_market 2W1\n## ##\n## ##")
    table.play(f"1: supply {where(table, 'food_market')}")
    assert table.offered(1) == ["favour 2", "favour_city"]
    table.play("1: favour_city")
    assert tolls(table) == [(None, 2)]


def test_T4_5_a_single_way_to_pay_asks_nothing() -> None:
    map = """
    2W1 1:food_market 2w1
    ..  ~~            ~~
    ..  ##            ##
    ..  ##            ##
    """
    table = supplying(4, map)
    supply(table, 1, "food_market")
    assert tolls(table) == [(1, 2)]


def test_T4_5_any_route_may_be_written_out() -> None:
    table = supplying(4, CHOICE)
    state, food = table.state, where(table, "food_market")
    plant = at_place(state, -1, -2)
    assert gained(table, f"1: deliver {food} : 1 {plant}")["cash"] == [6, 0, 2, 0]


def test_T4_5_even_a_dear_one() -> None:
    map = """
    2p 2p            ..
    2p 1:food_market 1W1
    2p ##            ##
    .. ##            ##
    """
    table = supplying(4, map)
    state, food = table.state, where(table, "food_market")
    way = [3, at_place(state, -1, 0), at_place(state, -1, -1)]
    line = f"1: deliver {food} : 3 {way[0]} {way[1]} {way[2]}"
    assert gained(table, line)["cash"] == [2, 4, 0, 0]


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        ("", "wrong_cubes"),
        ("1", "unreadable"),
        ("-1 3", "unreadable"),
        ("1 999", "unreadable"),
        ("5 3", "unreadable"),
        ("1 1", "no_cube_there"),
        ("1 0 1 3", "wrong_cubes"),
        ("1 3 1 3", "wrong_cubes"),
        ("2 3 {pond}", "not_crossed"),
        ("2 3 {free}", "not_crossed"),
        ("3 3 {beside} 3", "twice"),
        ("2 3 {food}", "twice"),
        ("2 3 {far}", "no_way_between"),
        ("2 {plant} {far}", "no_way_between"),
        ("4 3 {beside} {beside2} {beside3}", "no_way_between"),
    ],
)
def test_T4_4_a_route_that_is_none_is_refused_by_its_fault(terms: str, code: str) -> None:
    map = """
    ~~ 1:food_market 2p 3p 3:fire_station
    .. ##            ## .. 2W3
    .. ##            ## .. ..
    """
    table = supplying(4, map)
    at = {"pond": (-1, -1), "free": (-1, 0), "food": (0, -1), "beside": (1, -1), "far": (3, -1)}
    at |= {"beside2": (2, -1), "beside3": (3, -1), "plant": (3, 0)}
    places = {name: at_place(table.state, *xy) for name, xy in at.items()}
    refusal = table.refused(f"1: deliver {places['food']} : {terms.format(**places)}")
    assert refusal.code == code


def test_T4_2_a_route_too_dear_is_refused_with_its_price() -> None:
    map = """
    2p 2p 2p
    2p 1:food_market 1W1
    2p ## ##
    .. ## ##
    """
    table = supplying(4, map, cash=[3])
    food = where(table, "food_market")
    way = [at_place(table.state, -1, 0), at_place(table.state, -1, -1)]
    refusal = table.refused(f"1: deliver {food} : 3 3 {way[0]} {way[1]}")
    assert (refusal.code, refusal.facts["amount"], refusal.facts["cash"]) == ("toll_too_high", 6, 3)


def test_T4_2_a_supply_too_dear_is_refused_with_its_price() -> None:
    map = """
    1:corner_shops 1:food_market 1W1
    ~~ ## ##
    .. ## ##
    """
    table = supplying(4, map, cash=[1])
    refusal = table.refused(f"1: supply {where(table, 'corner_shops')}")
    assert (refusal.code, refusal.facts["amount"]) == ("toll_too_high", 2)


# The rulebook's examples


def test_T4_9_electricity_and_water_from_the_city_cost_two_dollars_each() -> None:
    table = supplying(2, "1:shopping_arcade ..\n## ##\n## ##")
    assert supply(table, 1, "shopping_arcade")["cash"] == [8, 0]
    assert tolls(table) == [(None, 4)]


def test_T4_9_one_cube_from_blue_over_two_districts_of_blue_costs_six() -> None:
    map = """
    1:corner_shops 2:food_market 2:night_bazaar 2E1
    ~~             ~~            ~~             ~~
    ..             ##            ##             ..
    ..             ##            ##             ..
    """
    table = supplying(4, map, cash=[6, 0, 0, 0], without="power")
    supply(table, 1, "corner_shops")
    assert tolls(table) == [(1, 6)]


def test_T4_9_two_cubes_from_an_own_plant_across_the_city_cost_four() -> None:
    map = """
    1E2 ## ## 1:trading_floor
    ..  ## ## ..
    """
    table = supplying(4, map, without="power")
    supply(table, 1, "trading_floor")
    assert tolls(table) == [(None, 4)]
    assert {event["source"] for event in story_of(table, "cube_carried")} == {
        at_place(table.state, -1, 0)
    }
