"""T4: supply, its price and its profit."""

from __future__ import annotations

import pytest

from polis.games.tycoon.state import SUPPLYING
from polis.games.tycoon.tests.table import (
    GAME,
    at_place,
    gained,
    story_of,
    supplying,
    told,
    where,
)
from polis.lab.script import Script

OWN_PLANT = """
1:food_market 1W2
##            ##
##            ##
"""


def supply(table: Script, seat: int, tile: str) -> dict[str, list[int]]:
    return gained(table, f"{seat}: supply {where(table, tile)}")


def tolls(table: Script) -> list[tuple[object, object]]:
    """Who was paid how much for carriage, in all; None is the city."""
    events = story_of(table, "toll_paid", "city_paid")
    return [(event.get("other"), event["amount"]) for event in events]


# Turns


def test_T4_1_a_player_supplies_one_district_a_turn() -> None:
    map = """
    1:food_market 1W2 1:container_flats
    ##            ##  2:bottling_plant
    ##            ##  ..
    """
    table = supplying(3, map)
    assert len(table.offered(1)) == 3
    supply(table, 1, "food_market")
    assert table.offered(1) == [] and table.offered(2)


def test_T4_1_who_cannot_supply_passes_and_the_phase_ends_when_all_have() -> None:
    table = supplying(2, OWN_PLANT)
    assert "cannot_supply" not in told(table)
    supply(table, 1, "food_market")
    assert [event["player"] for event in story_of(table, "cannot_supply")] == [1, 0]
    assert table.state.phase != SUPPLYING


def test_T4_1_a_pass_is_final_even_if_money_comes_later() -> None:
    map = """
    2:container_flats 1:corner_shops 1W1
    2w1               ##             ##
    ..                ##             ##
    """
    table = supplying(2, map, cash=[0, 9])
    assert [event["player"] for event in story_of(table, "cannot_supply")] == [0]
    supply(table, 2, "container_flats")
    assert table.state.round == 2


def test_T4_1_a_district_without_needs_is_never_supplied() -> None:
    table = supplying(2, "1:city_park 1:food_market\n## ##\n## ##")
    assert table.refused(f"1: supply {where(table, 'city_park')}").code == "needs_nothing"


def test_T4_1_only_a_district_can_be_supplied() -> None:
    table = supplying(2, OWN_PLANT)
    assert table.refused("1: supply 0").code == "no_district"
    assert table.refused("1: supply 400").code == "no_district"


def test_T3_2_only_the_owner_supplies_his_district() -> None:
    table = supplying(2, "2:corner_shops 1:food_market\n## ##\n## ##")
    refusal = table.refused(f"1: supply {where(table, 'corner_shops')}")
    assert (refusal.code, refusal.facts["player"]) == ("not_yours", 1)


# Needs


def test_T4_2_the_profit_comes_at_once() -> None:
    table = supplying(2, OWN_PLANT)
    assert supply(table, 1, "food_market")["cash"] == [8, 0]
    assert [e["amount"] for e in story_of(table, "profit_money")] == [8]


def test_T4_2_points_and_goods_are_profit_too() -> None:
    map = """
    1:pharma_plant 1W2
    ##             ##
    ##             ##
    """
    change = supply(supplying(2, map), 1, "pharma_plant")
    assert change == {"cash": [2, 0], "points": [2, 0], "goods": [2, 0]}


def test_T4_2_everything_must_be_delivered_in_one_turn() -> None:
    table = supplying(2, "1:shopping_arcade 1E1\n## ##\n## ##", cash=[1])
    assert [event["player"] for event in story_of(table, "cannot_supply")] == [0, 1]


def test_T4_2_the_profit_does_not_pay_for_the_carriage() -> None:
    table = supplying(2, "1:food_market ..\n## ##\n## ##", cash=[1])
    assert [event["player"] for event in story_of(table, "cannot_supply")] == [0, 1]


def test_T4_3_cubes_may_come_from_several_plants() -> None:
    map = """
    1e1 1:trading_floor 1E1
    ..  ##              ##
    ..  ##              ##
    """
    table = supplying(2, map)
    assert supply(table, 1, "trading_floor")["cash"] == [18, 0]
    assert len({event["source"] for event in story_of(table, "cube_carried")}) == 2


def test_T4_3_plants_that_are_refilled_are_used_first() -> None:
    map = """
    1E1 1:corner_shops 1e1
    ..  ##             ##
    ..  ##             ##
    """
    table = supplying(2, map)
    supply(table, 1, "corner_shops")
    assert story_of(table, "cube_carried")[0]["source"] == at_place(table.state, 1, -1)


def test_T4_3_a_district_out_of_reach_of_cubes_is_refused_by_name() -> None:
    map = """
    1W1 1:food_market ..
    1:corner_shops ## ##
    .. ## ##
    """
    table = supplying(2, map, without="power")
    refusal = table.refused(f"1: supply {where(table, 'corner_shops')}")
    assert (refusal.code, refusal.facts["resource"]) == ("out_of_reach", "electricity")


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


# Goods


def test_T4_6_goods_come_from_the_store_for_nothing() -> None:
    table = supplying(2, "1:outlet_row ..\n## ##\n## ##", cash=[0], goods=[2])
    assert supply(table, 1, "outlet_row") == {"cash": [8, 0], "points": [0, 0], "goods": [-1, 0]}


def test_T4_6_without_goods_there_is_no_supply() -> None:
    table = supplying(2, "1:outlet_row 1:food_market\n## ##\n## ##")
    refusal = table.refused(f"1: supply {where(table, 'outlet_row')}")
    assert (refusal.code, refusal.facts["count"], refusal.facts["held"]) == ("no_goods", 1, 0)


def test_T4_6_goods_are_seen_by_all() -> None:
    table = supplying(2, OWN_PLANT, goods=[3])
    assert GAME.view(table.state, 1)["seats"][0]["goods"] == 3


def test_T4_7_a_district_is_supplied_once_a_round() -> None:
    table = supplying(2, "1:container_flats 1:food_market 1W3\n.. ## ##\n.. ## ##")
    food = where(table, "food_market")
    table.play(f"1: supply {food}")
    assert table.state.cubes[food] == 1
    assert table.refused(f"1: supply {food}").code == "supplied_already"


# Co-operation

FRIENDS = """
2:food_market 1:advertising_studio 3:night_bazaar
..            ##                   ##
..            ##                   ##
"""


def test_T4_8_every_neighbour_of_the_colour_gains_when_the_icon_is_supplied() -> None:
    table = supplying(4, FRIENDS)
    assert supply(table, 1, "advertising_studio")["cash"] == [4, 2, 2, 0]
    assert [event["amount"] for event in story_of(table, "shared_money")] == [2, 2]


def test_T4_8_the_supplier_gains_by_his_own_neighbours() -> None:
    table = supplying(4, FRIENDS.replace("2:food", "1:food"))
    assert supply(table, 1, "advertising_studio")["cash"] == [6, 0, 2, 0]


def test_T4_8_other_colours_gain_nothing() -> None:
    table = supplying(4, FRIENDS.replace("2:food_market", "2:savings_bank"))
    assert supply(table, 1, "advertising_studio")["cash"] == [4, 0, 2, 0]


def test_T4_8_who_has_passed_gains_too() -> None:
    table = supplying(4, FRIENDS, cash=[50, 0, 0, 0])
    supply(table, 1, "advertising_studio")
    assert table.state.cash[1] == 2


def test_T4_8_in_the_other_reading_the_neighbour_gains_when_it_is_supplied() -> None:
    table = supplying(4, FRIENDS, cooperation="when_neighbour_supplied")
    assert supply(table, 1, "advertising_studio")["cash"] == [4, 0, 0, 0]
    assert supply(table, 2, "food_market")["cash"] == [2, 8 + 2 - 4, 0, 0]


@pytest.mark.parametrize(
    ("icon", "neighbour", "what"),
    [
        ("primary_school", "terraced_row", "points"),
        ("logistics_depot", "workshop_yard", "goods"),
    ],
)
def test_T4_8_gains_may_be_points_or_goods(icon: str, neighbour: str, what: str) -> None:
    map = f"2:{neighbour} 1:{icon} 1E1\n.. ## ##\n.. ## ##"
    assert supply(supplying(4, map), 1, icon)[what][1] == 1


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
