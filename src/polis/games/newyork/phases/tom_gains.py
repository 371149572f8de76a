"""N9.7 to N9.9: what a Tom takes, places and builds."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log
from polis.core.seats import NOBODY
from polis.games.newyork import tell
from polis.games.newyork.codes import REFILLING
from polis.games.newyork.data import MOST_IN_DISTRICT, VALUE_OF, route_end, route_vehicle
from polis.games.newyork.phases.staff import hire
from polis.games.newyork.position import NewYork
from polis.games.newyork.terms import NONE_LEFT, ON_BOARD, OPEN, OPENED, ROUTES, VALUES, tower_at

# Auction 3


def take_for_tom(state: NewYork, house: i64, limit: i64, log: Log) -> None:
    """[N9.7] The leftmost open character of exactly that value, more than 5 counting 5; if none is
    open, of the next lower value. The row shifts and a new one is opened at once."""
    value = min(limit, VALUES)
    while value > 0:
        slot = leftmost(state, value)
        if slot != NONE_LEFT:
            employ(state, house, slot, min(limit, VALUES), log)
            shift(state, value)
            state.refill_value = value
            state.phase = REFILLING
            state.refill = 1
            return
        value -= 1


def leftmost(state: NewYork, value: i64) -> i64:
    for slot in range((value - 1) * OPEN, value * OPEN):
        if state.office[slot] != NONE_LEFT:
            return slot
    return NONE_LEFT


def employ(state: NewYork, house: i64, slot: i64, limit: i64, log: Log) -> None:
    """[N6.10] The tile leaves the office for a house."""
    kind = state.office[slot]
    state.office[slot] = NONE_LEFT
    hire(state, house, kind)
    tell.took(log, state.players, house, kind, VALUE_OF[kind], limit)


def shift(state: NewYork, value: i64) -> None:
    """[N6.10] The tiles of a row move to the left."""
    free = (value - 1) * OPEN
    for slot in range((value - 1) * OPEN, value * OPEN):
        kind = state.office[slot]
        if kind != NONE_LEFT:
            state.office[slot] = NONE_LEFT
            state.office[free] = kind
            free += 1


# Auction 5


def award_tom(state: NewYork, house: i64, log: Log) -> None:
    """[N9.8] The reachable district with the fewest of his skyscrapers, of those the one with the
    latest letter; the vehicle whose route leads there from the latest letter; of two tokens of its
    colour the higher."""
    best: i64 = NOBODY
    best_end: i64 = 0
    for route in range(i64(ROUTES)):
        if token_for(state, route) != NOBODY and state.vehicle_of[route] == ON_BOARD:
            for end in range(i64(2)):
                if best == NOBODY or is_better(state, house, route, end, best, best_end):
                    best = route
                    best_end = end
    if best == NOBODY:
        return
    district = route_end(best, best_end)
    token = token_for(state, best)
    state.token_at[token] = district
    state.vehicle_of[best] = house
    tell.placed(log, state.players, house, token, district, route_end(best, 1 - best_end))
    if build_for_tom(state, house, district, 1) > 0:
        tell.award_built(log, state.players, house, 1, district)
    else:
        tell.tom_full(log, house - state.players, district)


def token_for(state: NewYork, route: i64) -> i64:
    """[N9.8] The open token of the route's colour, the higher of two; or none."""
    vehicle = route_vehicle(route)
    if state.token_at[2 * vehicle + 1] == OPENED:
        return 2 * vehicle + 1
    if state.token_at[2 * vehicle] == OPENED:
        return 2 * vehicle
    return NOBODY


def is_better(state: NewYork, house: i64, route: i64, end: i64, than: i64, than_end: i64) -> bool:
    """[N9.8] Fewer skyscrapers, then the later letter, then the later letter at the other end."""
    here, there = route_end(route, end), route_end(than, than_end)
    mine = state.towers[tower_at(house, here)]
    theirs = state.towers[tower_at(house, there)]
    if mine != theirs:
        return mine < theirs
    if here != there:
        return state.letter[here] > state.letter[there]
    other, than_other = route_end(route, 1 - end), route_end(than, 1 - than_end)
    return state.letter[other] > state.letter[than_other]


def build_bid_of_tom(state: NewYork, house: i64, count: i64, log: Log) -> None:
    """[N9.9] In the mayor's district, as far as there is room."""
    built = build_for_tom(state, house, state.mayor, count)
    if built > 0:
        tell.built(log, state.players, house, built, state.mayor)
    if built < count:
        tell.tom_full(log, house - state.players, state.mayor)


def build_for_tom(state: NewYork, house: i64, district: i64, count: i64) -> i64:
    """[N9.9] From the general stock, and never more than five in one district. Returns how many."""
    at = tower_at(house, district)
    built = min(count, MOST_IN_DISTRICT - state.towers[at])
    state.towers[at] += built
    return built
