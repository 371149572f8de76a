"""What a seat sees, and nobody else."""

from __future__ import annotations

import pytest

from polis.core.seats import SPECTATOR
from polis.games.tycoon.tests.table import GAME, at_place, building, dealt, supplying, where
from polis.games.tycoon.tests.test_tolls import CHOICE
from polis.testing.script import seen


def test_T2_2_a_spectator_sees_no_pack_and_no_hand() -> None:
    view = seen(GAME, dealt(3).state, SPECTATOR)
    assert view["pack"] is None
    assert [seat["hand"] for seat in view["seats"]] == [None] * 3


def test_T3_8_both_sides_of_the_top_plants_lie_open() -> None:
    pile = seen(GAME, building(2, hand="food_market").state, 1)["piles"]["power"]
    assert pile["left"] == 6
    assert [(side["cost"], side["cubes"], side["renewed"]) for side in pile["top"]] == [
        (2, 2, False),
        (4, 1, True),
    ]


def test_T3_2_what_is_being_built_is_seen_by_all() -> None:
    table = building(2, hand="food_market").play("1: build food_market")
    assert seen(GAME, table.state, 1)["building"]["tile"] == "food_market"


def test_T1_2_the_map_has_a_column_and_a_row_for_every_place() -> None:
    places = seen(GAME, building(4, hand="food_market").state, 0)["places"]
    assert [(p["x"], p["y"], p["kind"]) for p in places[:4]] == [
        (0, 0, "power"),
        (1, 0, "sight"),
        (0, 1, "sight"),
        (1, 1, "water"),
    ]


def test_T4_5_a_supplier_sees_every_way_to_pay_and_its_route() -> None:
    table = supplying(4, CHOICE)
    (district,) = seen(GAME, table.state, 0)["deliveries"]
    assert (district["place"], district["price"]) == (where(table, "food_market"), 2)
    ways = [(way["favour"], way["to_seats"], way["routes"]) for way in district["ways"]]
    assert ways == [
        (1, [0, 2, 0, 0], [[at_place(table.state, 1, -2)]]),
        (2, [0, 0, 2, 0], [[at_place(table.state, -1, -2)]]),
    ]


def test_T4_2_a_district_without_cubes_in_reach_has_no_price() -> None:
    table = supplying(2, "1:corner_shops 1:food_market\n## ##\n## ##", without="power")
    shops = next(d for d in seen(GAME, table.state, 0)["deliveries"] if d["tile"] == "corner_shops")
    assert shops["price"] is None and not shops["payable"] and shops["ways"] == []


def test_T2_1_the_next_order_can_be_foreseen() -> None:
    table = supplying(3, "1:food_market ..\n## ##\n## ##", cash=[9, 4, 6])
    assert seen(GAME, table.state, 0)["next_order"] == [1, 2, 0]


@pytest.mark.parametrize(
    ("seats", "south", "east"), [(2, True, True), (3, True, False), (4, False, False)]
)
def test_T1_3_the_view_names_the_closed_sides(seats: int, south: bool, east: bool) -> None:
    view = seen(GAME, dealt(seats).state, 0)
    assert view["closed"] == {"south": south, "east": east}
