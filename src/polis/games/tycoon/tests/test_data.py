"""What is in the box, and that a box with wrong counts is noticed."""

from __future__ import annotations

import pytest

from polis.core.data import Table, load, read_tables
from polis.core.errors import DataError
from polis.games.tycoon import box, data
from polis.games.tycoon.terms import DISTRICTS, PILE
from polis.games.tycoon.tests.table import tiles


def test_T1_1_the_box_has_120_districts_in_four_piles() -> None:
    assert len(set(data.TILE_NAMES)) == DISTRICTS
    assert [len(tiles(pile)) for pile in (1, 2, 3, 4)] == [PILE] * 4


def test_T1_1_six_plants_of_each_kind_have_two_sides() -> None:
    assert len(data.PLANT_COST) == len(data.PLANT_CUBES) == len(data.PLANT_RENEWED) == 24


def test_T3_5_the_landscape_suffices_for_every_icon() -> None:
    assert sum(data.BUILT[3::5]) == 20 and sum(data.BUILT[4::5]) == 11


def test_T3_7_seven_tiles_of_the_last_round_score_types() -> None:
    scoring = [tile for tile in range(DISTRICTS) if data.COUNTED[tile] >= 0]
    assert len(scoring) == 7 and min(scoring) >= 3 * PILE
    assert sorted(data.COUNTED[tile] for tile in scoring) == list(range(7))


def test_T3_4_one_tile_of_each_round_has_a_variable_cost() -> None:
    variable = [tile // PILE for tile in range(DISTRICTS) if data.is_variable(tile)]
    assert variable == [0, 1, 2, 3]


def test_T3_4_the_costs_of_a_tile_rise() -> None:
    for tile in range(DISTRICTS):
        costs = [data.cost_of(tile, level) for level in range(data.LEVEL_COUNT[tile])]
        assert costs == sorted(set(costs))


def test_T4_8_nineteen_tiles_help_their_neighbours() -> None:
    assert sum(data.FRIEND[tile] >= 0 for tile in range(DISTRICTS)) == 19


def test_T1_1_reconstructed_values_say_so() -> None:
    for file in ("components.toml", "districts.toml"):
        found = load("polis.games.tycoon", file)
        sources = {name: table.values["source"] for name, table in found.items()}
        for name in ("power", "water", "pile1", "pile2", "pile3", "pile4"):
            assert sources.get(name, "reconstruction") == "reconstruction"


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("needs = { coal = 1 }", "needs.coal"),
        ("needs = 3", "needs"),
        ("needs = { water = -1 }", "needs.water"),
    ],
)
def test_T1_1_a_wrong_tile_is_refused_by_name(text: str, field: str) -> None:
    tables = read_tables(f"[pile]\nsource = 'ruling'\n{text}", "x.toml")
    row = Table("tile", tables["pile"].values)
    with pytest.raises(DataError) as caught:
        box.amounts(box.sub_table(row, "needs"), data.RESOURCE_NAMES)
    assert field in caught.value.field
