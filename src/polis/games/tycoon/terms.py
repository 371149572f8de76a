"""The sizes, tiles and places that City Tycoon is counted in."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MOST_PLAYERS: Final = 5
ROUNDS: Final = 4
SHORT: Final = 2  # rounds of a short game
DISTRICTS: Final = 120
PILE: Final = 30
HAND: Final = 6
START: Final = 4
LANDSCAPE: Final = 32
LEVELS: Final = 3  # costs on a tile with variable cost
KINDS: Final = 2  # of plants
PLANTS: Final = 6  # of each kind
SIDES: Final = 2
SOURCES: Final = 14  # plants of the box and of the city
MOST_OWN: Final = 24  # districts one player can ever build: one in each turn of four rounds

# Resources; then districts' types, behind which the two kinds of plants are types too.
ELECTRICITY: Final = 0
WATER: Final = 1
GOODS: Final = 2
RESOURCES: Final = 3
TYPES: Final = 7
FIRST_PLANT_TYPE: Final = 5

# What lies on a place: a district is its number, a plant its kind, number and side.
FREE: Final = -1
FIRST_PLANT: Final = 120
START_POWER: Final = 144
START_WATER: Final = 145
SIGHT: Final = 146  # a start tile that is no plant
PARK: Final = 147
POND: Final = 148

FAR: Final = 255  # tolls; more than any route can cost

# Owners, who are also payees
CITY: Final = 5
PAYEES: Final = 6
EMPTY: Final = -1  # a slot without a tile
UNKNOWN: Final = -1  # a set that has not been looked for

# Directions, clockwise from the north; the opposite one is two further.
SIDES_OF_TILE: Final = 4

# The grid has no edge, but 24 builds of five players and the landscape lay 152 tiles. Places
# are numbered as they open: three at most with a tile, behind the city's four and the eight around.
REACH: Final = 160
WIDTH: Final = 2 * REACH
MOST_PLACES: Final = 468
CELLS: Final = 16  # rows and columns of the sieve


def is_district(what: i64) -> bool:
    return 0 <= what < FIRST_PLANT


def is_plant(what: i64) -> bool:
    return FIRST_PLANT <= what < SIGHT


def plant_of(kind: i64, number: i64, side: i64) -> i64:
    """A plant as data know it; behind the districts it is what lies on a place."""
    return (kind * PLANTS + number) * SIDES + side


def node(place: i64) -> i64:
    """[T4.4] The city's four tiles are one."""
    if place < START:
        return 0
    return place
