"""T4.4: the fares of all districts, charted once a round."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.core.vectors import filled
from polis.games.tycoon.data import TOLL
from polis.games.tycoon.fares import ANYBODY, NO_FARE, NO_FARES, NOWHERE
from polis.games.tycoon.state import CITY, EMPTY, MOST_OWN, SIDES_OF_TILE, SOURCES, START, Tycoon
from polis.games.tycoon.survey import Survey

UNCHARTED: Final = -1
SLACK: Final = 3  # tolls charted beyond what can be paid, so that a little income changes nothing


def begin_chart(state: Tycoon) -> None:
    """[T4.4] Tiles do not move while districts are supplied, so fares are found once, for as many
    tolls as their payer can pay, and again if he gets richer. Only cubes run out meanwhile."""
    state.fares = NO_FARES[: find_groups(state) * SOURCES]
    state.charted = filled(EMPTY, state.players)


def chart(state: Tycoon, seat: i64) -> None:
    """Find the fares to every group of a seat that has something to supply."""
    tolls = state.cash[seat] // TOLL
    if tolls <= state.charted[seat] or state.hungry_count[seat] == 0:
        return
    state.charted[seat] = tolls + SLACK
    first = seat * MOST_OWN
    last = first + state.hungry_count[seat]
    for i in range(first, last):
        state.fares[state.group[state.hungry[i]] * SOURCES] = UNCHARTED
    survey = Survey(state, seat)
    for i in range(first, last):
        start = state.group[state.hungry[i]] * SOURCES
        if state.fares[start] == UNCHARTED:
            for fare in range(start, start + SOURCES):
                state.fares[fare] = NO_FARE
            survey.look(state.hungry[i], ANYBODY, state.charted[seat])
            survey.write_row(state.fares, start)


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


def row_for(state: Tycoon, seat: i64, place: i64, favour: i64, limit: i64) -> vec[i64]:
    """The fares to one place, whoever is to be paid most."""
    survey = Survey(state, seat)
    survey.look(place, favour, limit)
    row = NO_FARES[:SOURCES]
    survey.write_row(row, 0)
    return row


def payees(state: Tycoon, seat: i64) -> vec[i64]:
    """Whom a seat may have to pay."""
    found = vec[i64]()
    for payee in range(state.players):
        if payee != seat:
            found = append(found, payee)
    return append(found, CITY)
