"""What a player could do: take the lead in a district, what the cards in hand would bring, and
whom a bid would hire."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.core.model import NO_MOVE, move
from polis.core.opportunities import Opportunities
from polis.core.seats import holds
from polis.games.newyork import could
from polis.games.newyork.codes import (
    BID,
    BIDDING,
    DRAFTING,
    ERECT,
    OFFICE,
    OVER,
    TAKE,
    TAKING,
    THIRD,
)
from polis.games.newyork.data import VALUE_OF
from polis.games.newyork.phases.office import gains, is_first
from polis.games.newyork.phases.sets import real_units
from polis.games.newyork.position import NewYork
from polis.games.newyork.scoring import district_points, district_value, place_in
from polis.games.newyork.terms import DISTRICTS, NONE_LEFT, OPEN, VALUES, card_at, tower_at

BID_FIRST: Final = 1_000  # the auction that runs, then districts by what they bring
HIRE_FIRST: Final = 900


def opportunities(state: NewYork, seat: i64, found: Opportunities) -> None:
    if state.phase < DRAFTING or state.phase == OVER:
        return
    asked = holds(state.actors, seat)
    if asked and state.phase == BIDDING:
        find_bid(state, seat, found)
    if asked and state.phase == TAKING:
        find_hires(state, seat, found)
    if state.supply[seat] > 0:
        for district in range(i64(DISTRICTS)):
            find_district(state, seat, district, found)


def find_bid(state: NewYork, seat: i64, found: Opportunities) -> None:
    """[N6.3] The most that his cards bid without jokers; [N6.7] one more is gained by the highest
    bid."""
    real = real_units(state, state.hand, card_at(seat, 0))
    size = real + state.extra_jokers + state.plus
    if real > 0:
        could.bid(found, BID_FIRST, move(BID, size), state.auction, size, size + 1)
        if state.auction == OFFICE:
            find_reach(state, size, found)


def find_reach(state: NewYork, size: i64, found: Opportunities) -> None:
    """[N6.10] The dearest open characters that a bid of this size is enough for."""
    for value in range(min(size, VALUES), 0, -1):
        any_open = False
        for slot in range((value - 1) * OPEN, value * OPEN):
            if state.office[slot] != NONE_LEFT and is_first(state, slot):
                could.reach(found, HIRE_FIRST, move(BID, size), state.office[slot], size)
                any_open = True
        if any_open:
            return


def find_hires(state: NewYork, seat: i64, found: Opportunities) -> None:
    """[N6.10] Whom he may take now, [N3.4] and the points each brings at the end."""
    for slot in range(min(gains(state, seat), VALUES) * OPEN):
        kind = state.office[slot]
        if kind != NONE_LEFT and is_first(state, slot):
            could.hire(found, HIRE_FIRST + VALUE_OF[kind], move(TAKE, kind), kind, VALUE_OF[kind])


def find_district(state: NewYork, seat: i64, district: i64, found: Opportunities) -> None:
    """[N8.2] What one skyscraper more would change: the place, and its points at the end; [N7.1] in
    phase III the Rigger builds it."""
    value, before = district_value(state, district), place_in(state, seat, district)
    points, after = district_points(state, seat, district, value), state.copy()
    after.towers[tower_at(seat, district)] += 1
    gain = district_points(after, seat, district, value) - points
    place = place_in(after, seat, district)
    if gain <= 0:
        return
    code = move(ERECT, district) if state.phase == THIRD else NO_MOVE
    if place == 1 and before != 1:
        could.lead(found, 10 * gain + 5, code, district, gain)
    else:
        could.enter(found, 10 * gain, code, district, place, gain)
