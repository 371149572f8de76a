"""N8: where the prestige came from, district by district."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.games.newyork.position import NewYork
from polis.games.newyork.schema import SCHEMA
from polis.games.newyork.scoring import (
    district_points,
    district_value,
    everywhere_bonus,
    press_bonus,
    rest_points,
    staff_points,
    staff_value,
    totals,
)
from polis.games.newyork.state import is_tom
from polis.games.newyork.terms import DISTRICTS
from polis.mech.tally import missing, points_told

TOLD: Final = ["scored", "work_scored", "statue_won"]  # what tells of points during the game


def sources(state: NewYork, told: list[tuple[int, ...]]) -> list[list[int]]:
    """What was scored during the game, districts, characters, bonuses and the rest."""
    players, rivals = int(state.players), int(state.houses - state.players)
    rows = [points_told(SCHEMA, told, event, players, rivals) for event in TOLD]
    rows += [of_district(state, district) for district in range(DISTRICTS)]
    people = [values(state, house) for house in range(state.houses)]
    rows += [
        people,
        [int(staff_points(state, house)) - people[house] for house in range(state.houses)],
        [int(everywhere_bonus(state, house)) for house in range(state.houses)],
        [int(press_bonus(state, house)) for house in range(state.houses)],
        [int(rest_points(state, house)) for house in range(state.houses)],
    ]
    return [*rows, missing(rows, [int(points) for points in totals(state)])]


def of_district(state: NewYork, district: i64) -> list[int]:
    value = district_value(state, district)
    return [int(district_points(state, house, district, value)) for house in range(state.houses)]


def values(state: NewYork, house: i64) -> int:
    """What the characters of a house are worth by themselves; a Tom's are counted as one."""
    if is_tom(state, house):
        return int(staff_points(state, house))
    return int(staff_value(state, house))
