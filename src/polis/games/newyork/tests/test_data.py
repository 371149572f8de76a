"""A box with a wrong number in it is refused by the name of the field."""

from __future__ import annotations

from importlib.resources import files

import pytest

from polis.core.data import read_tables, table
from polis.core.errors import DataError
from polis.games.newyork import data

TEXT = files("polis.games.newyork").joinpath("data/components.toml").read_text(encoding="utf-8")


def unpack(text: str) -> None:
    """Read a box as the game does when it is imported."""
    box = read_tables(text, "components.toml")
    data.check_cards(table(box, "cards"))
    data.base_values(table(box, "districts"))
    data.neutral_spaces(table(box, "press"))
    data.between(table(box, "setup"), "skyscrapers", 0, 20)
    data.prestige_values(table(box, "prestige"))
    data.route_table(table(box, "routes"))
    data.lamp_districts(table(box, "lamps"))
    data.tile_table(table(box, "characters"))
    data.tom_modes(table(box, "toms"))
    data.tom_cards(table(box, "toms"))


CASES = [
    ("copies = 15", "copies = 14", "cards.copies", "wrong_count"),
    ("total = 105", "total = 104", "cards.total", "wrong_count"),
    ("count = 6", "count = 5", "districts.count", "wrong_count"),
    ("bases = [6, 7, 8, 8, 9, 10]", "bases = [6, 7, 8, 9, 10]", "districts.bases", "wrong_count"),
    ("bases = [6,", "bases = [11,", "districts.bases", "wrong_field"),
    ("spaces = 15", "spaces = 14", "press.spaces", "wrong_count"),
    ("neutral = [8, 7, 6]", "neutral = [8, 7]", "press.neutral", "wrong_count"),
    ("skyscrapers = 4", "skyscrapers = 40", "setup.skyscrapers", "wrong_field"),
    ("values = [[2, 4],", "values = [[4, 2],", "prestige.values", "wrong_field"),
    ("  [0, 0, 3],", "  [1, 0, 3],", "routes.joins", "wrong_count"),
    ("  [0, 0, 3],", "  [0, 0, 6],", "routes.joins", "wrong_field"),
    ("brown = [1, 2, 3]", "brown = [1, 2]", "lamps.brown", "wrong_count"),
    ("  [1, 1, 2, 1],", "  [1, 1, 3, 1],", "characters.tiles", "wrong_count"),
    ("  [1, 1, 2, 1],", "  [1, 1, 2, 2],", "characters.tiles", "wrong_count"),
    ("  [1, 1, 2, 1],", "  [1, 6, 2, 1],", "characters.tiles", "wrong_field"),
    ('modes = ["A", "B"', 'modes = ["A", "D"', "toms.modes", "wrong_field"),
    ("cards = [6, 3", "cards = [6, 1", "toms.cards", "wrong_field"),
]


def test_the_box_is_in_order() -> None:
    unpack(TEXT)


@pytest.mark.parametrize(("old", "new", "field", "code"), CASES)
def test_a_wrong_number_is_named(old: str, new: str, field: str, code: str) -> None:
    assert old in TEXT
    with pytest.raises(DataError) as error:
        unpack(TEXT.replace(old, new, 1))
    assert (error.value.field, error.value.code) == (f"components.toml:{field}", code)
