"""What the page is told of deliveries before they are made."""

from __future__ import annotations

from typing import Any

import pytest

from polis.games.tycoon.tests.table import GAME, gained, supplying, where
from polis.testing.script import seen

SHOWN = {"money": "cash"}
NOTHING = {"money": 0, "points": 0, "goods": 0}


def deliveries(map: str) -> list[dict[str, Any]]:
    found = seen(GAME, supplying(4, map).state, 0)["deliveries"]
    assert isinstance(found, list)
    return found


def test_T4_2_the_view_tells_what_a_delivery_brings() -> None:
    told = deliveries("1:food_market ..\n## ##\n## ##")[0]
    assert told["gains"] == [{**NOTHING, "money": 8}, NOTHING, NOTHING, NOTHING]


def test_T4_8_the_view_tells_what_neighbours_gain_by_it() -> None:
    told = deliveries("2:container_flats 1:robo_diner ..\n.. ## ##\n.. ## ##")[0]
    assert told["gains"] == [{**NOTHING, "money": 7}, {**NOTHING, "money": 1}, NOTHING, NOTHING]


@pytest.mark.parametrize("tile", ["food_market", "outlet_row"])
def test_T4_6_the_view_tells_what_is_left_once_carriage_and_goods_are_paid(tile: str) -> None:
    table = supplying(4, "1:food_market 1:outlet_row\n## ##\n## ##", goods=[1, 0, 0, 0])
    told = seen(GAME, table.state, 0)["deliveries"]
    (net,) = [one["net"] for one in told if one["tile"] == tile]
    changed = gained(table, f"1: supply {where(table, tile)}")
    assert net == {name: changed[SHOWN.get(name, name)][0] for name in NOTHING}


def test_T4_2_the_view_names_first_what_leaves_most() -> None:
    table = supplying(4, "1:food_market 1:outlet_row\n## ##\n## ##")
    first, second = seen(GAME, table.state, 0)["deliveries"]
    assert (first["tile"], first["payable"]) == ("food_market", True)
    assert (second["tile"], second["payable"]) == ("outlet_row", False)
