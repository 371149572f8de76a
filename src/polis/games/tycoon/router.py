"""T4.4: the fares of all districts, looked for when they are needed and kept.

Tiles do not move while districts are supplied, so fares are kept: those within the tolls it takes
to find enough cubes. As cubes run out, or money comes in, one looks further.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.games.tycoon.data import NEEDS, TOLL
from polis.games.tycoon.deliveries import cheapest
from polis.games.tycoon.fares import NO_FARE
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.survey import Survey
from polis.games.tycoon.terms import EMPTY, FAR, RESOURCES, SOURCES, START

SPARE: Final = 1
SLACK: Final = 3  # tolls charted beyond what can be paid, so that a little income changes nothing


def chart(survey: Survey, place: i64) -> None:
    """Look further from the group of a district that lacks cubes, as far as money allows."""
    state, group = survey.state, survey.state.group[place]
    tile, limit = state.what[place], state.cash[survey.seat] // TOLL + SLACK
    if state.charted[group] != EMPTY:
        fares = state.fares
        for fare in range(group * SOURCES, group * SOURCES + SOURCES):
            fares[fare] = NO_FARE
    survey.look_for(place, wanted(tile, 0), wanted(tile, 1), limit)
    state.charted[group] = survey.level


def wanted(tile: i64, resource: i64) -> i64:
    """Cubes to look for: what is needed, and a few for the neighbours."""
    need = NEEDS[tile * RESOURCES + resource]
    if need == 0:
        return 0
    return need + SPARE


def may_go_further(state: Tycoon, seat: i64, place: i64) -> bool:
    """Whether cubes are lacking, and fares that could be paid have not been looked for yet."""
    return can_pay_further(state, seat, place) and cheapest(state, place) >= FAR


def can_pay_further(state: Tycoon, seat: i64, place: i64) -> bool:
    group = state.group[place]
    return (state.charted[group] + 1) * TOLL <= state.cash[seat]


def is_near_city(state: Tycoon, seat: i64, place: i64) -> bool:
    """[T4.2] Whether the city's own cubes suffice and can be paid, whatever the cheapest way is."""
    tile = state.what[place]
    power, water = NEEDS[tile * RESOURCES], NEEDS[tile * RESOURCES + 1]
    if power > state.cubes[0] or water > state.cubes[START - 1]:
        return False
    return (power + water) * state.hops[place] * TOLL <= state.cash[seat]
