"""The box's numbers, read from ``data/components.toml`` and counted."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.data import Table, count, load, table
from polis.core.vectors import filled, total
from polis.games.estates.state import (
    BARRIERS,
    COLOURS,
    FLOORS,
    LINE,
    LINES,
    LOTS,
    NUMBERS,
    ROWS,
    lot_of,
)

ROOFS: Final = 12
SINGLE_LOTS: Final = 5
MOST_PLAYERS: Final = 5


def colour_names(floors: Table) -> list[str]:
    floors.exactly("numbers", NUMBERS)
    floors.exactly("lines", LINES)
    floors.exactly("line", LINE)
    floors.exactly("total", FLOORS)
    return floors.strings("colours", COLOURS)


def single_lots(board: Table) -> vec[i64]:
    """[E4.3] By lot: 1 where the ground is white."""
    board.exactly("rows", ROWS)
    board.exactly("lots", LOTS)
    white = filled(0, ROWS * LOTS)
    rows = board.lists("white", ROWS)
    for row in range(i64(ROWS)):
        for place in rows[row]:
            white[lot_of(row, place)] = 1
    count(f"{board.path}.white", total(white), SINGLE_LOTS)
    return white


def roof_counts(roofs: Table) -> vec[i64]:
    """[E1.3] By number: how many roofs show it; none shows 0."""
    copies = filled(0, NUMBERS + 1)
    values, counts = roofs.numbers("values", NUMBERS), roofs.numbers("copies", NUMBERS)
    for i in range(i64(NUMBERS)):
        copies[values[i]] += counts[i]
    count(f"{roofs.path}.copies", total(copies), roofs.exactly("total", ROOFS))
    return copies


def cheques_each(money: Table) -> int:
    """[E1.4] What a player starts with; the box holds enough for five."""
    each = money.number("cheques")
    count(f"{money.path}.total", money.number("total"), each * MOST_PLAYERS)
    return each


BOX: Final = load("polis.games.estates", "components.toml")
COLOUR_NAMES: Final = colour_names(table(BOX, "floors"))
SINGLE: Final = single_lots(table(BOX, "board"))
BEFORE_RIVER: Final = table(BOX, "board").number("before_river")
ROOF_COPIES: Final = roof_counts(table(BOX, "roofs"))
STEPS: Final = table(BOX, "barriers").numbers("values", BARRIERS)
CHEQUES: Final = cheques_each(table(BOX, "money"))
