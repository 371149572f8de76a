"""N8: the final scoring, also as it would stand if the game ended now."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.vectors import filled
from polis.games.newyork.abilities import districts_of, dollars_dealt, staff_points
from polis.games.newyork.data import ALL_DISTRICTS, PRESS_BONUS, PRESS_BONUS_FROM
from polis.games.newyork.districts import district_points, district_value
from polis.games.newyork.position import NewYork
from polis.games.newyork.state import is_tom
from polis.games.newyork.terms import DISTRICTS

# Bonuses and the rest


def everywhere_bonus(state: NewYork, house: i64) -> i64:
    """[N8.3] For a skyscraper in all six districts."""
    if districts_of(state, house) == DISTRICTS:
        return ALL_DISTRICTS
    return 0


def press_bonus(state: NewYork, house: i64) -> i64:
    """[N8.3] For space 5 or further."""
    if state.space[house] >= PRESS_BONUS_FROM:
        return PRESS_BONUS
    return 0


def rest_points(state: NewYork, house: i64) -> i64:
    """[N8.4] Half of the dollars and skyscrapers left, rounded down; [N9.10] of a Tom's dollars
    those that lie on no character."""
    dollars = state.dollars[house]
    if is_tom(state, house):
        dollars -= dollars_dealt(state, house)
    return (dollars + state.supply[house]) // 2


# Totals


def totals(state: NewYork) -> vec[i64]:
    """[N8.5] Points of every house, Toms included, if the game ended now."""
    result = state.points[:]
    for house in range(state.houses):
        result[house] += staff_points(state, house) + rest_points(state, house)
        result[house] += everywhere_bonus(state, house) + press_bonus(state, house)
    for district in range(i64(DISTRICTS)):
        value = district_value(state, district)
        for house in range(state.houses):
            result[house] += district_points(state, house, district, value)
    return result


def seat_scores(state: NewYork) -> vec[i64]:
    return totals(state)[: state.players]


def all_places(state: NewYork) -> vec[i64]:
    """[N8.5] Most points win; of equals the one with more influence. Toms take places too, so the
    best of the seats may be second."""
    points = totals(state)
    result = filled(1, state.players)
    for seat in range(state.players):
        for other in range(state.houses):
            if is_ahead(state, points, other, seat):
                result[seat] += 1
    return result


def is_ahead(state: NewYork, points: vec[i64], one: i64, other: i64) -> bool:
    if points[one] != points[other]:
        return points[one] > points[other]
    return state.standing[one] < state.standing[other]
