"""The box's numbers, read from ``data/components.toml`` and counted."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.data import Table, count, load, table, within
from polis.core.vectors import filled, total
from polis.games.estates.terms import (
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
MOST_CHEQUES: Final = 199  # each; all of them together must weigh less than a point in a rank


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
        for place in within(f"{board.path}.white", rows[row], 1, LOTS):
            white[lot_of(row, place)] = 1
    count(f"{board.path}.white", total(white), SINGLE_LOTS)
    return white


def roof_counts(roofs: Table) -> vec[i64]:
    """[E1.3] By number: how many roofs show it; none shows 0."""
    copies = filled(0, NUMBERS + 1)
    values = within(f"{roofs.path}.values", roofs.numbers("values", NUMBERS), 1, NUMBERS)
    counts = within(f"{roofs.path}.copies", roofs.numbers("copies", NUMBERS), 0, ROOFS)
    for i in range(i64(NUMBERS)):
        copies[values[i]] += counts[i]
    count(f"{roofs.path}.copies", total(copies), roofs.exactly("total", ROOFS))
    return copies


def barrier_steps(barriers: Table) -> vec[i64]:
    """[E6.1] By barrier: how many lots it adds or takes."""
    return within(f"{barriers.path}.values", barriers.numbers("values", BARRIERS), 1, LOTS)


def lots_required(board: Table) -> i64:
    """[E1.1] What a row must fill at first; the lot after them must be printed."""
    lots = board.number("before_river")
    return within(f"{board.path}.before_river", vec[i64]([lots]), 1, LOTS - 1)[0]


def cheques_each(money: Table) -> int:
    """[E1.4] What a player starts with; the box holds enough for five."""
    each = money.number("cheques")
    within(f"{money.path}.cheques", vec[i64]([each]), 1, MOST_CHEQUES)
    count(f"{money.path}.total", money.number("total"), each * MOST_PLAYERS)
    return each


BOX: Final = load("polis.games.estates", "components.toml")
COLOUR_NAMES: Final = colour_names(table(BOX, "floors"))
SINGLE: Final = single_lots(table(BOX, "board"))
BEFORE_RIVER: Final = lots_required(table(BOX, "board"))
ROOF_COPIES: Final = roof_counts(table(BOX, "roofs"))
STEPS: Final = barrier_steps(table(BOX, "barriers"))
CHEQUES: Final = cheques_each(table(BOX, "money"))
