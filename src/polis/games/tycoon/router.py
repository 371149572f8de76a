"""T4.4: the fares of all districts, looked for when they are needed and kept."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.games.tycoon.data import NEEDS, TOLL
from polis.games.tycoon.fares import ANYBODY, NO_FARE, NO_FARES, NOWHERE
from polis.games.tycoon.roads import lay_roads
from polis.games.tycoon.state import CITY, RESOURCES, SOURCES, Tycoon
from polis.games.tycoon.survey import Survey

SPARE: Final = 1
SLACK: Final = 3  # tolls charted beyond what can be paid, so that a little income changes nothing


def begin_chart(state: Tycoon) -> None:
    """[T4.4] Tiles do not move while districts are supplied, so fares are kept: those within the
    tolls it takes to find enough cubes. As cubes run out, or money comes in, one looks further."""
    groups = lay_roads(state)
    state.fares = NO_FARES[: groups * SOURCES]
    state.charted = NOWHERE[:groups]


def chart(survey: Survey, place: i64) -> None:
    """Look further from the group of a district that lacks cubes, as far as money allows."""
    state, group = survey.state, survey.state.group[place]
    tile, limit = state.what[place], state.cash[survey.seat] // TOLL + SLACK
    for fare in range(group * SOURCES, group * SOURCES + SOURCES):
        state.fares[fare] = NO_FARE
    survey.look_for(place, wanted(tile, 0), wanted(tile, 1), max(limit, state.charted[group]))
    while survey.level < state.charted[group]:
        survey.roll()
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


def row_for(state: Tycoon, seat: i64, place: i64, limit: i64) -> vec[i64]:
    """All fares to one place up to so many tolls, charted or not."""
    return row_by(Survey(state, seat), place, ANYBODY, limit)


def row_by(survey: Survey, place: i64, favour: i64, limit: i64) -> vec[i64]:
    """The same, when one payee is to be paid as much as possible."""
    survey.look(place, favour, limit)
    return survey.row


def is_payee(state: Tycoon, seat: i64, payee: i64) -> bool:
    """Whether a seat may have to pay someone."""
    return payee == CITY or (payee < state.players and payee != seat)
