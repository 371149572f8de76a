"""What the page is told of deliveries before they are made."""

from __future__ import annotations

from typing import Any

from polis.games.tycoon.tests.table import GAME, supplying
from polis.testing.script import seen

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
