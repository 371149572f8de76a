"""N3: who may use which character, and what it costs."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.core.model import Log
from polis.games.newyork import tell
from polis.games.newyork.codes import BIDDING, FIRST
from polis.games.newyork.data import WHEN_OF
from polis.games.newyork.position import NewYork
from polis.games.newyork.terms import KINDS, idle_at, kind_at

# Characters, as kinds, that the rules call by their number
POSTPONER: Final = 8  # 9
FIRST_PLUS: Final = 9  # 10 to 15: one more in auctions 1 to 6
WILD: Final = 15  # 16
TIE_BREAKER: Final = 16  # 17
EXTRA_JOKER: Final = 17  # 18
CONVERTER: Final = 18  # 19
PLUS_TWO: Final = 19  # 20
RANKED: Final = 26  # 27
BUILDER: Final = 27  # 28

PHASE_ONE: Final = 1
PHASE_TWO: Final = 2
PHASE_THREE: Final = 3


def kinds_of(phase: i64) -> vec[i64]:
    """[N3.1] The characters that work in a phase."""
    found = vec[i64]()
    for kind in range(i64(KINDS)):
        if WHEN_OF[kind] == phase:
            found = append(found, kind)
    return found


FIRST_KINDS: Final = kinds_of(PHASE_ONE)
SECOND_KINDS: Final = kinds_of(PHASE_TWO)
THIRD_KINDS: Final = kinds_of(PHASE_THREE)


def time_of(phase: i64) -> i64:
    """[N3.1] When the characters work that can be used in a phase."""
    if phase == FIRST:
        return PHASE_ONE
    if phase == BIDDING:
        return PHASE_TWO
    return PHASE_THREE


def is_ready(state: NewYork, seat: i64, kind: i64) -> bool:
    """[N3.3] Whether a copy of this character has no dollar on it yet."""
    at = kind_at(seat, kind)
    return state.paid[at] < state.staff[at]


def pay(state: NewYork, seat: i64, kind: i64, log: Log) -> None:
    """[N3.2] A dollar is put on the tile: once a round for each copy."""
    state.dollars[seat] -= 1
    state.paid[kind_at(seat, kind)] += 1
    state.idle[idle_at(seat, WHEN_OF[kind])] -= 1
    tell.used(log, seat, kind)


def take_back(state: NewYork, seat: i64, kind: i64) -> None:
    """[N3.5] Who passes takes the dollar back, and may use the character later."""
    state.dollars[seat] += 1
    state.paid[kind_at(seat, kind)] -= 1
    state.idle[idle_at(seat, WHEN_OF[kind])] += 1


def hire(state: NewYork, house: i64, kind: i64) -> None:
    """[N3.3] One more copy, to be used from now on."""
    state.staff[kind_at(house, kind)] += 1
    state.idle[idle_at(house, WHEN_OF[kind])] += 1


def rest(state: NewYork) -> None:
    """[N4.1] No character has a dollar on it any more."""
    for house in range(state.houses):
        for kind in range(i64(KINDS)):
            at = kind_at(house, kind)
            if state.paid[at] > 0:
                state.idle[idle_at(house, WHEN_OF[kind])] += state.paid[at]
                state.paid[at] = 0


def has_ready(state: NewYork, seat: i64, phase: i64) -> bool:
    """[N3.1] Whether any character of this phase can be used now."""
    return state.dollars[seat] > 0 and state.idle[idle_at(seat, phase)] > 0
