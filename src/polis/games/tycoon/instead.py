"""What may be done in City Tycoon instead of a refused move: how far the two are apart."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.core.model import UNLIKE, first_of, kind_of, numbers_apart, second_of
from polis.games.tycoon.codes import (
    BUILD,
    DELIVER,
    INVEST,
    LAY_PARK,
    LAY_POND,
    PLACE,
    PLANT,
    SELL,
    SUPPLY,
)
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.schema import SCHEMA
from polis.games.tycoon.terms import SIDES, WIDTH

SELLING: Final = 9  # the last resort: farther than any level


def apart(state: Tycoon, code: i64, other: i64) -> i64:
    """Places by the steps between them, uses of a tile by what they have in common, the rest by
    the numbers."""
    kind, act = kind_of(code), act_of(kind_of(code))
    if act == PLACE or act == LAY_PARK or act == SUPPLY:
        if act != act_of(kind_of(other)):
            return UNLIKE
        return steps(state, first_of(code), first_of(other))
    if kind == BUILD or kind == INVEST or kind == PLANT:
        return uses_apart(code, other)
    return numbers_apart(SCHEMA, code, other)


def act_of(kind: i64) -> i64:
    """[T3.6] Parks and ponds are laid alike; [T4.5] who cannot carry by their own way may leave it
    to the cheapest."""
    if kind == LAY_POND:
        return LAY_PARK
    if kind == DELIVER:
        return SUPPLY
    return kind


def steps(state: Tycoon, place: i64, other: i64) -> i64:
    """[T3.2] From tile to tile over shared sides. What has never opened is nowhere on the map, and
    has only its number."""
    if place >= len(state.at):
        return place - other
    one, two = state.at[place], state.at[other]
    down, across = one // WIDTH - two // WIDTH, one % WIDTH - two % WIDTH
    return max(down, -down) + max(across, -across)


def uses_apart(code: i64, other: i64) -> i64:
    """[T3.4] Another of the printed costs, or the only one; [T3.8] the other side of a plant of the
    same kind; [T3.9] what cannot be paid for can be sold."""
    kind, instead = kind_of(code), kind_of(other)
    if first_of(code) != first_of(other):
        return UNLIKE
    if instead == SELL:
        return SELLING
    if (kind == PLANT) != (instead == PLANT):
        return UNLIKE
    if kind == PLANT:
        if second_of(code) // SIDES != second_of(other) // SIDES:
            return UNLIKE
        return 1
    if kind == INVEST and instead == INVEST:
        return max(second_of(code) - second_of(other), second_of(other) - second_of(code))
    return second_of(other)
