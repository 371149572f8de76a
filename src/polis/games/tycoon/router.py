"""T4.4: the fares of all districts, charted once a round."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.games.tycoon.data import NEEDS, TOLL
from polis.games.tycoon.fares import ANYBODY, NO_FARE, NO_FARES, NOWHERE
from polis.games.tycoon.state import (
    CITY,
    EMPTY,
    RESOURCES,
    SIDES_OF_TILE,
    SOURCES,
    START,
    Tycoon,
)
from polis.games.tycoon.survey import Survey

SPARE: Final = 1
SLACK: Final = 3  # tolls charted beyond what can be paid, so that a little income changes nothing


def begin_chart(state: Tycoon) -> None:
    """[T4.4] Tiles do not move while districts are supplied, so fares are kept: those within the
    tolls it takes to find enough cubes. As cubes run out, or money comes in, one looks further."""
    groups = find_groups(state)
    state.fares = NO_FARES[: groups * SOURCES]
    state.charted = NOWHERE[:groups]


def chart(survey: Survey, place: i64) -> None:
    """Look further from the group of a district that lacks cubes, as far as money allows."""
    state, group = survey.state, survey.state.group[place]
    tile, limit = state.what[place], state.cash[survey.seat] // TOLL + SLACK
    survey.look_for(place, wanted(tile, 0), wanted(tile, 1), max(limit, state.charted[group]))
    while survey.level < state.charted[group]:
        survey.roll()
    for fare in range(group * SOURCES, group * SOURCES + SOURCES):
        state.fares[fare] = NO_FARE
    survey.write_row(state.fares, group * SOURCES)
    state.charted[group] = survey.level


def wanted(tile: i64, resource: i64) -> i64:
    """Cubes to look for: what is needed, and a few for the neighbours."""
    need = NEEDS[tile * RESOURCES + resource]
    if need == 0:
        return 0
    return need + SPARE


def may_go_further(state: Tycoon, seat: i64, place: i64) -> bool:
    """Whether fares that could be paid have not been looked for yet."""
    return state.charted[state.group[place]] < state.cash[seat] // TOLL


def find_groups(state: Tycoon) -> i64:
    """Number the groups; returns how many there are."""
    size = i64(len(state.at))
    group = NOWHERE[:size]
    stack = NOWHERE[:size]
    count: i64 = 0
    for place in range(i64(START), size):
        if group[place] == EMPTY and state.owner[place] >= 0:
            fill_group(state, group, stack, place, count)
            count += 1
    state.group = group
    return count


def fill_group(state: Tycoon, group: vec[i64], stack: vec[i64], place: i64, number: i64) -> None:
    link, owner = state.link, state.owner
    seat = owner[place]
    group[place] = number
    stack[0] = place
    height: i64 = 1
    while height > 0:
        height -= 1
        tile = stack[height]
        for side in range(tile * SIDES_OF_TILE, tile * SIDES_OF_TILE + SIDES_OF_TILE):
            other = link[side]
            if other != EMPTY and owner[other] == seat and group[other] == EMPTY:
                group[other] = number
                stack[height] = other
                height += 1


def row_for(state: Tycoon, seat: i64, place: i64, limit: i64) -> vec[i64]:
    """All fares to one place up to so many tolls, charted or not."""
    return row_by(Survey(state, seat), place, ANYBODY, limit)


def row_by(survey: Survey, place: i64, favour: i64, limit: i64) -> vec[i64]:
    """The same, when one payee is to be paid as much as possible."""
    survey.look(place, favour, limit)
    row = NO_FARES[:SOURCES]
    survey.write_row(row, 0)
    return row


def is_payee(state: Tycoon, seat: i64, payee: i64) -> bool:
    """Whether a seat may have to pay someone."""
    return payee == CITY or (payee < state.players and payee != seat)
