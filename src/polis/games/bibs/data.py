"""Board, firms and prices, read from ``data/components.toml`` and checked."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.core.data import Table, count, load, table
from polis.core.errors import DataError
from polis.core.vectors import filled
from polis.games.bibs.terms import (
    ARROWS,
    CELLS,
    FIRMS,
    GROUPS,
    LEVELS,
    METROS,
    PLOTS,
    SIZE,
    TOP,
    UPGRADES,
)
from polis.mech.trade import bit

# What a cell does
PLOT_CELL: Final = 0
START_CELL: Final = 1
TAX_CELL: Final = 2
METRO_CELL: Final = 3
ORDER_CELL: Final = 4
PARKING_CELL: Final = 5


def sums(part: Table, name: str, length: int) -> vec[i64]:
    """Amounts whose half is whole."""
    numbers = part.sums(name, length)
    for number in numbers:
        if number % 2 != 0:
            raise DataError("wrong_field", f"{part.path}.{name}", expected="even")
    return numbers


def index(part: Table, known: list[str], name: str) -> i64:
    if name not in known:
        raise DataError("wrong_field", part.path, expected=", ".join(known))
    return known.index(name)


# The board


def cell_names(board: Table) -> list[str]:
    """[B1.3] One closed way: outer cells to the bridge, the City, the other outer cells."""
    outer, city, bridge = board.number("outer"), board.number("city"), board.number("bridge")
    count(f"{board.path}.outer + city", outer + city, CELLS)
    before = [f"o{i}" for i in range(bridge + 1)]
    return [*before, *[f"c{i}" for i in range(city)], *[f"o{i}" for i in range(bridge + 1, outer)]]


def cells_of(board: Table, name: str, size: int) -> vec[i64]:
    found = vec[i64]()
    for word in board.strings(name, size):
        found = append(found, index(board, CELL_NAMES, word))
    return found


def kinds_of_cells(board: Table) -> vec[i64]:
    """[B2.1] By cell: what it does; all that is not special is a plot."""
    kinds = filled(PLOT_CELL, CELLS)
    kinds[index(board, CELL_NAMES, str(board.values.get("start")))] = START_CELL
    for name, kind, size in (
        ("tax", TAX_CELL, 3),
        ("metro", METRO_CELL, METROS),
        ("order", ORDER_CELL, 4),
        ("parking", PARKING_CELL, 3),
    ):
        for cell in cells_of(board, name, size):
            count(f"{board.path}.{name}", int(kinds[cell]), PLOT_CELL)
            kinds[cell] = kind
    return kinds


def numbered(kinds: vec[i64]) -> vec[i64]:
    """By cell: the number of its plot along the way, or -1."""
    found, next_plot = filled(-1, CELLS), 0
    for cell in range(i64(CELLS)):
        if kinds[cell] == PLOT_CELL:
            found[cell] = next_plot
            next_plot += 1
    count("plots", next_plot, PLOTS)
    return found


def cells_of_plots(plot_at: vec[i64]) -> vec[i64]:
    found = filled(0, PLOTS)
    for cell in range(i64(CELLS)):
        if plot_at[cell] >= 0:
            found[plot_at[cell]] = cell
    return found


def city_set(cells: vec[i64]) -> i64:
    """The set of plots in the City."""
    found: i64 = 0
    for plot in range(i64(PLOTS)):
        if CELL_NAMES[cells[plot]].startswith("c"):
            found |= bit(plot)
    return found


def city_cells() -> vec[i64]:
    found = filled(0, CELLS)
    for cell in range(i64(CELLS)):
        if CELL_NAMES[cell].startswith("c"):
            found[cell] = 1
    return found


def plot_prices(prices: vec[i64], cells: vec[i64]) -> vec[i64]:
    """[B1.4] By plot: dearer in the City."""
    found = filled(0, PLOTS)
    for plot in range(i64(PLOTS)):
        found[plot] = prices[IN_CITY[cells[plot]]]
    return found


def ways(tails: vec[i64], heads: vec[i64]) -> vec[i64]:
    """[B2.6] By set of arrows and cell: where the next step leads."""
    found = filled(0, (1 << ARROWS) * CELLS)
    for arrows in range(i64(1 << ARROWS)):
        for cell in range(i64(CELLS)):
            found[arrows * CELLS + cell] = (cell + 1) % CELLS
        for arrow in range(i64(ARROWS)):
            if (arrows >> arrow) & 1 != 0:
                found[arrows * CELLS + tails[arrow]] = heads[arrow]
    return found


# Firms


def eco_set(part: Table) -> i64:
    """[B3.1] The set of firms that may stand anywhere."""
    found: i64 = (1 << FIRMS) - 1
    polluting = part.values.get("polluting")
    size = len(polluting) if isinstance(polluting, list) else 0
    for name in part.strings("polluting", size):
        found &= ~(1 << index(part, FIRM_NAMES, name))
    return found


def rents_of(part: Table) -> vec[i64]:
    """[B4.1] By group and level; each unit raises the rent. [B3.2] The three firms of a group share
    their numbers."""
    found = vec[i64]()
    for row in part.lists("rents", GROUPS):
        count(f"{part.path}.rents", len(row), LEVELS)
        for level in range(i64(LEVELS)):
            if level > 0 and row[level] <= row[level - 1]:
                raise DataError("wrong_field", f"{part.path}.rents", expected="rising")
            found = append(found, row[level])
    return found


def unit_prices(upgrades: vec[i64], networks: vec[i64]) -> vec[i64]:
    """[B3.5] By group and level: what the next unit costs."""
    found = filled(0, GROUPS * LEVELS)
    for group in range(i64(GROUPS)):
        for level in range(i64(TOP)):
            if level < UPGRADES:
                found[group * LEVELS + level] = upgrades[group]
            else:
                found[group * LEVELS + level] = networks[group]
    return found


def bases_of(part: Table) -> vec[i64]:
    """[B5.5] By group: the set of groups that make its units cheap."""
    found = filled(0, GROUPS)
    bases, partners = part.strings("bases", 10), part.strings("partners", 10)
    for base, partner in zip(bases, partners, strict=True):
        found[index(part, GROUP_NAMES, partner)] |= 1 << index(part, GROUP_NAMES, base)
    return found


BOX: Final = load("polis.games.bibs", "components.toml")
MONEY: Final = table(BOX, "money")
BOARD: Final = table(BOX, "board")
CELL_NAMES: Final = cell_names(BOARD)
IN_CITY: Final = city_cells()
KIND: Final = kinds_of_cells(BOARD)
PLOT_AT: Final = numbered(KIND)
CELL_OF: Final = cells_of_plots(PLOT_AT)
PLOT_NAMES: Final = [CELL_NAMES[cell] for cell in CELL_OF]
CITY: Final = city_set(CELL_OF)
METRO_CELLS: Final = cells_of(BOARD, "metro", METROS)
METRO_NAMES: Final = BOARD.strings("metro", METROS)
ARROW_NAMES: Final = table(BOX, "arrows").strings("names", ARROWS)
TAILS: Final = cells_of(table(BOX, "arrows"), "tails", ARROWS)
HEADS: Final = cells_of(table(BOX, "arrows"), "heads", ARROWS)
NEXT: Final = ways(TAILS, HEADS)

CAPITALS: Final = sums(MONEY, "capital", 3)
BONUSES: Final = sums(MONEY, "bonus", 3)
TAX: Final[i64] = MONEY.number("tax")
FARE: Final[i64] = MONEY.number("metro")
MOST_PLOTS: Final[i64] = MONEY.number("most_plots")
PLOT_PRICE: Final = plot_prices(sums(MONEY, "plots", 2), CELL_OF)

GROUP_NAMES: Final = table(BOX, "groups").strings("names", GROUPS)
FIRM_NAMES: Final = table(BOX, "groups").strings("firms", FIRMS)
ECO: Final = eco_set(table(BOX, "firms"))
PRICES: Final = sums(table(BOX, "firms"), "prices", GROUPS)
UNITS: Final = unit_prices(
    sums(table(BOX, "firms"), "upgrades", GROUPS), sums(table(BOX, "firms"), "networks", GROUPS)
)
RENTS: Final = rents_of(table(BOX, "firms"))
BASES: Final = bases_of(table(BOX, "concerns"))


def check_balance() -> None:
    """[B6.2] The bank must never pay more for a business than it took for it: rents stay below the
    firm and its units, these at half price where a concern may have bought them."""
    for group in range(i64(GROUPS)):
        cost = PRICES[group]
        for level in range(i64(LEVELS)):
            if RENTS[group * LEVELS + level] >= cost:
                raise DataError("wrong_field", "firms.rents", expected=f"below {cost}")
            unit = UNITS[group * LEVELS + level]
            if BASES[group] != 0:
                unit //= 2
            cost += unit


check_balance()
assert len(FIRM_NAMES) == GROUPS * SIZE
