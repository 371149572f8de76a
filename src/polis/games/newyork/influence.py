"""N2: the press track, whose markers give the order of turns and break ties."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.core.seats import holds
from polis.games.newyork.position import NewYork
from polis.games.newyork.terms import LAST


def advance(state: NewYork, house: i64, steps: i64) -> i64:
    """[N2.1] Only this marker moves and lands on top of others; on the last space it goes under
    those already there, and one that stands there keeps its place. Returns the steps it made."""
    here = state.space[house]
    there = min(here + steps, LAST)
    if there == here:
        return 0
    state.space[house] = there
    at = state.standing[house]
    while at > 0 and is_passed(state, state.order[at - 1], there):
        state.order[at] = state.order[at - 1]
        state.standing[state.order[at]] = at
        at -= 1
    state.order[at] = house
    state.standing[house] = at
    return there - here


def is_passed(state: NewYork, marker: i64, there: i64) -> bool:
    """[N2.1] Whether a marker that arrives there comes to stand ahead of this one."""
    if there == LAST:
        return state.space[marker] < there
    return state.space[marker] <= there


def neutral(state: NewYork) -> i64:
    """The neutral colour stands behind the last house."""
    return state.houses


def leader(state: NewYork) -> i64:
    """[N2.2] The house with the most influence."""
    if state.order[0] == neutral(state):
        return state.order[1]
    return state.order[0]


def seats_in_order(state: NewYork) -> vec[i64]:
    """[N2.2] The persons by influence, the neutral marker and the Toms left out."""
    found = vec[i64]()
    for marker in state.order:
        if marker < state.players:
            found = append(found, marker)
    return found


def seats_in_reverse(state: NewYork) -> vec[i64]:
    found = vec[i64]()
    at = state.houses
    while at >= 0:
        if state.order[at] < state.players:
            found = append(found, state.order[at])
        at -= 1
    return found


def rank(state: NewYork, house: i64) -> i64:
    """[N7.1] The place of a house on the track, the neutral marker ignored."""
    if state.standing[neutral(state)] < state.standing[house]:
        return state.standing[house]
    return state.standing[house] + 1


def outbids(state: NewYork, house: i64, size: i64, other: i64) -> bool:
    """[N2.3] Whether a bid of this size is higher than the one the other has made."""
    return beats(state, house, size, other, state.bids[other])


def beats(state: NewYork, house: i64, size: i64, other: i64, bid: i64) -> bool:
    """[N2.3] Which of two bids is higher: of equal ones, that of a user of number 17, then that of
    the house with more influence."""
    if size != bid:
        return size > bid
    if holds(state.tie_winners, house) != holds(state.tie_winners, other):
        return holds(state.tie_winners, house)
    return state.standing[house] < state.standing[other]
