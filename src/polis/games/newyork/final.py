"""N8.5: the final scoring told, line by line."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log
from polis.core.vectors import filled
from polis.games.newyork import tell
from polis.games.newyork.position import NewYork
from polis.games.newyork.scoring import (
    GREEN_LAMPS,
    ability_points,
    all_places,
    district_points,
    district_value,
    everywhere_bonus,
    place_in,
    press_bonus,
    rest_points,
    staff_value,
    tom_staff_points,
    totals,
)
from polis.games.newyork.state import is_tom
from polis.games.newyork.terms import DISTRICTS, KINDS, kind_at


def tell_scores(state: NewYork, log: Log) -> None:
    if log.silent:
        return
    for house in range(state.houses):
        if state.points[house] > 0:
            tell.track_scored(log, state.players, house, state.points[house])
        tell_staff(state, house, log)
        tell_districts(state, house, log)
        tell_rest(state, house, log)
    points_of, ranking = totals(state), by_points(state)
    for house in ranking:
        tell.total_scored(log, state.players, house, points_of[house])
    best = ranking[0]
    if points_of[ranking[1]] == points_of[best]:
        tell.scores_tied(log, points_of[best])
    tell.won(log, state.players, best, points_of[best])


def tell_staff(state: NewYork, house: i64, log: Log) -> None:
    if is_tom(state, house):
        tell.staff_scored(log, state.players, house, tom_staff_points(state, house))
        return
    tell.staff_scored(log, state.players, house, staff_value(state, house))
    for kind in range(i64(GREEN_LAMPS), i64(KINDS)):
        for _ in range(state.staff[kind_at(house, kind)]):
            tell.ability_scored(log, house, kind, ability_points(state, house, kind))


def tell_districts(state: NewYork, house: i64, log: Log) -> None:
    """[N8.2] District by district, [N8.3] and all of them."""
    for district in range(i64(DISTRICTS)):
        points = district_points(state, house, district, district_value(state, district))
        if points > 0:
            place = place_in(state, house, district)
            tell.district_scored(log, state.players, house, district, place, points)
    if everywhere_bonus(state, house) > 0:
        tell.districts_scored(log, state.players, house, everywhere_bonus(state, house))


def tell_rest(state: NewYork, house: i64, log: Log) -> None:
    """[N8.3] The press, [N8.4] and what is left over."""
    if press_bonus(state, house) > 0:
        tell.press_scored(log, state.players, house, press_bonus(state, house))
    if rest_points(state, house) > 0:
        tell.rest_scored(log, state.players, house, rest_points(state, house))


def by_points(state: NewYork) -> vec[i64]:
    """The houses, the winner first: no two share a place."""
    places, result = all_places(state), filled(0, state.houses)
    for house in range(state.houses):
        result[places[house] - 1] = house
    return result
