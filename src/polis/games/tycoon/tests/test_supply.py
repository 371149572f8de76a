"""T4.1 to T4.3 and T4.6 to T4.8: supply and its profit."""

from __future__ import annotations

import pytest

from polis.games.tycoon.codes import SUPPLYING
from polis.games.tycoon.tests.table import (
    GAME,
    OWN_PLANT,
    at_place,
    story_of,
    supply,
    supplying,
    told,
    where,
)
from polis.testing.script import seen

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
    assert seen(GAME, table.state, 1)["seats"][0]["goods"] == 3


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
