"""The box's numbers, read from ``data/*.toml`` and counted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.games.tycoon.box import GAINS, Box
from polis.games.tycoon.terms import (
    FIRST_PLANT,
    GOODS,
    KINDS,
    LEVELS,
    PLANTS,
    RESOURCES,
    SIDES,
    START_POWER,
    START_WATER,
    TYPES,
)

BOX: Final = Box()
TYPE_NAMES: Final = BOX.types
RESOURCE_NAMES: Final = BOX.resources
TILE_NAMES: Final = BOX.names()


def dollars(name: str) -> i64:
    return BOX.money.number(name)


# Money
COINS: Final = dollars("coins")
FIRST_CASH: Final = dollars("first")
CASH_STEP: Final = dollars("step")
SALE: Final = dollars("sale")
TOLL: Final = dollars("toll")
PER_POINT: Final = dollars("per_point")
CUBES: Final = BOX.box.numbers("cubes", RESOURCES)

# By tile
TYPE: Final = BOX.district_types()
LEVEL_COUNT: Final = BOX.levels()
COSTS: Final = BOX.by_level("cost")  # by tile and level
LEVEL_POINTS: Final = BOX.by_level("points")  # by tile and level
NEEDS: Final = BOX.parts("needs", RESOURCE_NAMES)  # by tile and resource
PAYS: Final = BOX.parts("supplied", GAINS)  # by tile: money, points, goods
BUILT: Final = BOX.parts("built", [*GAINS, "parks", "ponds"])  # by tile: and landscape
FRIEND: Final = BOX.types_of("neighbours", TYPES - KINDS)  # by tile: whom its icon helps, or -1
FRIEND_GAINS: Final = BOX.parts("neighbours", GAINS, "type")  # by tile: money, points, goods
COUNTED: Final = BOX.types_of("each", TYPES)  # by tile: the type it scores, or -1
EACH: Final = BOX.parts("each", ["points"], "type")  # by tile

# By plant: kind, number and side
PLANT_COST: Final = BOX.sides("cost")
PLANT_CUBES: Final = BOX.sides("cubes")
PLANT_RENEWED: Final = BOX.sides("renewed")


def has_needs(tile: i64) -> bool:
    """[T4.1] Only a district with resource icons can be supplied."""
    return NEEDS[tile * 3] + NEEDS[tile * 3 + 1] + NEEDS[tile * 3 + GOODS] > 0


def is_variable(tile: i64) -> bool:
    """[T3.4] The builder chooses one of several costs."""
    return LEVEL_COUNT[tile] > 1


def cost_of(tile: i64, level: i64) -> i64:
    return COSTS[tile * LEVELS + level]


def gives(what: i64) -> i64:
    """The resource a laid plant gives, -1 for any other tile."""
    if what == START_POWER:
        return 0
    if what == START_WATER:
        return 1
    if FIRST_PLANT <= what < START_POWER:
        return (what - FIRST_PLANT) // (PLANTS * SIDES)
    return -1
