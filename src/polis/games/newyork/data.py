"""The box's numbers, read from ``data/components.toml`` and counted."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.core.data import Table, count, load, table, within
from polis.core.errors import DataError
from polis.core.vectors import filled, joined, total
from polis.games.newyork.terms import CARDS, DISTRICTS, KINDS, LAST, PILES, ROUTES, VALUES, VEHICLES

DECK: Final = 105
COPIES: Final = 15
LEVELS: Final = 12  # the rules name
MOST_MODES: Final = 3
FEWEST: Final = 2  # extra cards of a Tom
MOST_EXTRA: Final = 9
LIGHT_TILES: Final = 12
DARK_TILES: Final = 64
SPARE_ONES: Final = 2  # starters of value 1 more than piles
TWO: Final = 2
VEHICLE_NAMES: Final = ["taxi", "metro", "tram", "bus", "ship"]
# Columns of a tile
WHEN: Final = 0
VALUE: Final = 1
DARK: Final = 2
LIGHT: Final = 3
COLUMNS: Final = 4
# When a tile works
AT_END: Final = 4


def between(part: Table, name: str, low: i64, high: i64) -> i64:
    return within(f"{part.path}.{name}", vec[i64]([part.number(name)]), low, high)[0]


def check_cards(cards: Table) -> int:
    """[N1.3] Fifteen cards of each of seven kinds."""
    cards.exactly("kinds", CARDS)
    count(f"{cards.path}.total", cards.number("total"), CARDS * cards.exactly("copies", COPIES))
    cards.exactly("dealt", 3)
    cards.exactly("reserve", TWO)
    cards.exactly("pairs_each", TWO)
    return cards.exactly("total", DECK)


def base_values(districts: Table) -> vec[i64]:
    """[N1.2] Six districts, [N1.6] one base value for each."""
    districts.exactly("count", DISTRICTS)
    return within(f"{districts.path}.bases", districts.numbers("bases", DISTRICTS), 1, 10)


def neutral_spaces(press: Table) -> vec[i64]:
    """[N1.8] By houses from 2: where the neutral marker stands."""
    press.exactly("spaces", LAST)
    return within(f"{press.path}.neutral", press.numbers("neutral", 3), 1, LAST)


def prestige_values(prestige: Table) -> vec[i64]:
    """[N1.7] Two different tokens for each vehicle, the lower one first."""
    values = filled(0, VEHICLES * 2)
    rows = prestige.lists("values", VEHICLES)
    for vehicle in range(i64(VEHICLES)):
        pair = within(f"{prestige.path}.values", rows[vehicle], 1, 9)
        count(f"{prestige.path}.values", len(pair), TWO)
        if pair[0] >= pair[1]:
            raise DataError("wrong_field", f"{prestige.path}.values", expected="low, high")
        values[2 * vehicle] = pair[0]
        values[2 * vehicle + 1] = pair[1]
    return values


def route_table(routes: Table) -> vec[i64]:
    """[N1.7] By route: its vehicle and its two districts. Two routes for each vehicle."""
    flat = filled(0, ROUTES * 3)
    used = filled(0, VEHICLES)
    rows = routes.lists("joins", ROUTES)
    for route in range(i64(ROUTES)):
        path = f"{routes.path}.joins"
        count(path, len(rows[route]), 3)
        within(path, rows[route][:1], 0, VEHICLES - 1)
        within(path, rows[route][1:], 0, DISTRICTS - 1)
        used[rows[route][0]] += 1
        for i in range(i64(3)):
            flat[route * 3 + i] = rows[route][i]
    for vehicle in range(i64(VEHICLES)):
        count(f"{routes.path}.joins", used[vehicle], TWO)
    return flat


def lamp_districts(lamps: Table) -> vec[i64]:
    """[N3.0] By district: 1 where the lamps are brown."""
    brown = filled(0, DISTRICTS)
    for district in within(
        f"{lamps.path}.brown", lamps.numbers("brown", DISTRICTS // 2), 0, DISTRICTS - 1
    ):
        brown[district] = 1
    return brown


def tile_table(characters: Table) -> vec[i64]:
    """[N1.4] By kind: when it works, its value, its dark and light copies."""
    flat = filled(0, KINDS * COLUMNS)
    path = f"{characters.path}.tiles"
    rows = characters.lists("tiles", KINDS)
    for kind in range(i64(KINDS)):
        count(path, len(rows[kind]), COLUMNS)
        within(path, rows[kind], 0, VALUES)
        for column in range(i64(COLUMNS)):
            flat[kind * COLUMNS + column] = rows[kind][column]
    light, dark = column_of(flat, LIGHT), column_of(flat, DARK)
    count(path, total(light), characters.exactly("light", LIGHT_TILES))
    count(path, total(dark), characters.exactly("dark", DARK_TILES))
    values = column_of(flat, VALUE)
    ones: i64 = 0
    for kind in range(i64(KINDS)):
        if values[kind] == 1:
            ones += light[kind]
    count(path, ones, PILES + SPARE_ONES)
    fives: i64 = 0
    for kind in range(i64(KINDS)):
        if values[kind] == VALUES:
            fives += light[kind]
    count(path, fives, PILES)
    return flat


def column_of(flat: vec[i64], column: i64) -> vec[i64]:
    result = filled(0, KINDS)
    for kind in range(i64(KINDS)):
        result[kind] = flat[kind * COLUMNS + column]
    return result


def other_levels(column: i64) -> vec[i64]:
    """[N9.1] Any mode with any number of extra cards the rules do not name, A2 to C9: the modes
    (column 0) or the cards (column 1)."""
    printed = [(MODES_NAMED[i], CARDS_NAMED[i]) for i in range(LEVELS)]
    found = vec[i64]()
    for mode in range(i64(MOST_MODES)):
        for cards in range(i64(FEWEST), i64(MOST_EXTRA + 1)):
            if (mode, cards) not in printed:
                found = append(found, cards if column else mode)
    return found


def tom_modes(toms: Table) -> vec[i64]:
    """[N9.1] By level: 0, 1, 2 for the modes A, B, C."""
    toms.exactly("pairs", 1)
    modes = filled(0, LEVELS)
    names = toms.strings("modes", LEVELS)
    for level in range(LEVELS):
        modes[level] = "ABC".find(names[level])
    return within(f"{toms.path}.modes", modes, 0, 2)


def tom_cards(toms: Table) -> vec[i64]:
    """[N9.1] By level: his extra cards."""
    return within(f"{toms.path}.cards", toms.numbers("cards", LEVELS), FEWEST, MOST_EXTRA)


BOX: Final = load("polis.games.newyork", "components.toml")
CARDS_IN_BOX: Final = check_cards(table(BOX, "cards"))
BASES: Final = base_values(table(BOX, "districts"))
NEUTRAL_TOWERS: Final = between(table(BOX, "districts"), "neutral", 0, 9)
NEUTRAL_SPACES: Final = neutral_spaces(table(BOX, "press"))
PRESS_BONUS_FROM: Final = between(table(BOX, "press"), "bonus_from", 1, LAST)
PRESS_BONUS: Final = between(table(BOX, "press"), "bonus", 0, 9)
FIRST_TOWERS: Final = between(table(BOX, "setup"), "skyscrapers", 0, 20)
FIRST_DOLLARS: Final = between(table(BOX, "setup"), "dollars", 0, 20)
STATUE: Final = between(table(BOX, "setup"), "statue", 0, 9)
ALL_DISTRICTS: Final = between(table(BOX, "setup"), "all_districts", 0, 9)
TOKEN_VALUES: Final = prestige_values(table(BOX, "prestige"))
ROUTE_TABLE: Final = route_table(table(BOX, "routes"))
BROWN: Final = lamp_districts(table(BOX, "lamps"))
TILES: Final = tile_table(table(BOX, "characters"))
WHEN_OF: Final = column_of(TILES, WHEN)
VALUE_OF: Final = column_of(TILES, VALUE)
BY_VALUE: Final = vec[i64](
    [kind for value in range(VALUES + 1) for kind in range(KINDS) if VALUE_OF[kind] == value]
)
FIRST_OF_VALUE: Final = vec[i64](  # by value: where its kinds begin in that list
    [sum(1 for value in VALUE_OF if value < wanted) for wanted in range(VALUES + 2)]
)
DARK_COPIES: Final = column_of(TILES, DARK)
LIGHT_COPIES: Final = column_of(TILES, LIGHT)
MODES_NAMED: Final = tom_modes(table(BOX, "toms"))
CARDS_NAMED: Final = tom_cards(table(BOX, "toms"))
MODES: Final = joined([MODES_NAMED, other_levels(0)])  # by level
EXTRA_CARDS: Final = joined([CARDS_NAMED, other_levels(1)])  # by level
MOST_IN_DISTRICT: Final = between(table(BOX, "toms"), "most_in_district", 1, 20)
TOKEN_NAMES: Final = [
    f"{VEHICLE_NAMES[i // 2]}{'_high' if i % 2 else '_low'}" for i in range(2 * VEHICLES)
]


def vehicle_of_token(token: i64) -> i64:
    return token // 2


def route_vehicle(route: i64) -> i64:
    return ROUTE_TABLE[3 * route]


def route_end(route: i64, end: i64) -> i64:
    """One of the two districts a route joins."""
    return ROUTE_TABLE[3 * route + 1 + end]
