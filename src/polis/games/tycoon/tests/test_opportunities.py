"""What a player could do: every figure is what then happens."""

from __future__ import annotations

import pytest

from polis.core.types import Opportunity
from polis.games.tycoon.data import TILE_NAMES, has_needs
from polis.games.tycoon.tests.table import OWN_PLANT, Script, building, gained, supplying, where
from polis.testing.prospects import named, prospects


@pytest.mark.parametrize("map", [OWN_PLANT, "1:corner_shops 2p\n## ##\n## ##"])
def test_a_district_that_waits_says_what_supplying_costs_and_brings(map: str) -> None:
    table = supplying(2, map)
    (found,) = prospects(table, 1)
    assert found.name == "supply" and found.move == f"supply {found.args['place']}"
    changed = gained(table, f"1: {found.move}")
    assert changed["cash"][0] == int(found.args["income"]) - int(found.args["amount"])
    assert changed["points"][0] == found.args["points"]
    assert not named(table, 1, "supply")


def test_who_cannot_pay_or_reach_is_told_what_is_missing() -> None:
    map = "1:corner_shops 2p\n## ##\n## ##"
    (found,) = prospects(building(2, map, hand="food_market", cash=[0, 9]), 1)
    assert (found.name, found.move) == ("too_dear", "")
    assert int(found.args["missing"]) == int(found.args["amount"]) > 0
    dry = building(2, map, hand="food_market")
    dry.state.cubes[0] = dry.state.cubes[3] = 0
    (found,) = prospects(dry, 1)
    assert (found.name, found.move) == ("out_of_reach", "")


def test_before_supply_begins_the_same_is_said_without_a_move() -> None:
    table = building(2, OWN_PLANT, hand="corner_shops")
    (found,) = prospects(table, 1)
    assert (found.name, found.args["tile"], found.move) == ("supply", "food_market", "")
    assert prospects(table, 2) == []


def sites(table: Script) -> dict[int, Opportunity]:
    return {int(one.args["place"]): one for one in named(table, 1, "site")}


def test_every_free_place_says_what_supplying_the_tile_there_would_cost() -> None:
    table = building(2, OWN_PLANT, hand="corner_shops", cash=[60, 60])
    assert not sites(table)
    table.play("1: build corner_shops")
    found, dry = sites(table), named(table, 1, "dry_site")
    free = {int(text.split()[1]) for text in table.offered(1) if text.startswith("place")}
    assert {*found, *(int(one.args["place"]) for one in dry)} == free
    assert all(one.move == f"place {place}" for place, one in found.items())
    for place, site in found.items():
        laid = table.fork().play(f"1: place {place}")
        here = [one for one in prospects(laid, 1) if one.args.get("tile") == "corner_shops"]
        if here and here[0].name == "supply":
            told = [here[0].args[name] for name in ("amount", "income", "points")]
            assert told == [site.args[name] for name in ("amount", "income", "points")]


def test_ways_lead_from_a_plant_with_cubes_step_by_step_to_the_place() -> None:
    table = building(2, OWN_PLANT, hand="corner_shops", cash=[60, 60])
    table.play("1: build corner_shops")
    state, routes = table.state, ways(table)
    assert set(routes) == set(sites(table))
    for place, found in routes.items():
        for route in found:
            assert state.cubes[route[0]] > 0
            for here, there in zip(route, [*route[1:], place], strict=True):
                assert are_beside(table, here, there), (route, place)


def ways(table: Script) -> dict[int, list[list[int]]]:
    """By place its routes, joined from their lines."""
    found: dict[int, list[list[int]]] = {}
    open_at = -1
    for one in named(table, 1, "way"):
        place = int(one.args["place"])
        stops = [int(one.args[name]) for name in ("first", "second", "third", "fourth")]
        if open_at != place:
            found.setdefault(place, []).append([])
        found[place][-1] += [stop for stop in stops if stop >= 0]
        open_at = place if -1 not in stops else -1
    return found


def are_beside(table: Script, here: int, there: int) -> bool:
    at, width = [int(one) for one in table.state.at], 320
    ends = [range(4) if end < 4 else [end] for end in (here, there)]
    near = [abs(at[a] - at[b]) in (1, width) for a in ends[0] for b in ends[1]]
    return (here < 4 and there < 4) or any(near)


def test_a_tile_without_needs_asks_for_no_way() -> None:
    plain = next(name for tile, name in enumerate(TILE_NAMES[:30]) if not has_needs(tile))
    table = building(2, OWN_PLANT, hand=plain, cash=[60, 60])
    kinds = (f"build {plain}", f"invest {plain}")
    table.play("1: " + next(text for text in table.offered(1) if text.startswith(kinds)))
    assert prospects(table, 1) == []


def test_the_place_of_a_district_is_named() -> None:
    table = supplying(2, OWN_PLANT)
    assert prospects(table, 1)[0].args["place"] == where(table, "food_market")
