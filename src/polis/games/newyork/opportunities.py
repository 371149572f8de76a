"""What a player could do: take the lead in a district, and what the cards in hand would bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.core.model import NO_MOVE, move
from polis.core.opportunities import Opportunities
from polis.core.seats import holds
from polis.games.newyork import could
from polis.games.newyork.codes import BID, BIDDING, DRAFTING, OVER
from polis.games.newyork.phases.sets import real_units
from polis.games.newyork.position import NewYork
from polis.games.newyork.scoring import district_points, district_value, place_in
from polis.games.newyork.terms import DISTRICTS, card_at, tower_at

BID_FIRST: Final = 1_000  # the auction that runs, then districts by what they bring


def find(state: NewYork, seat: i64, found: Opportunities) -> None:
    if state.phase < DRAFTING or state.phase == OVER:
        return
    if state.phase == BIDDING and holds(state.actors, seat):
        find_bid(state, seat, found)
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


def find_district(state: NewYork, seat: i64, district: i64, found: Opportunities) -> None:
    """[N8.2] What one skyscraper more would change: the place, and its points at the end."""
    value, before = district_value(state, district), place_in(state, seat, district)
    points, after = district_points(state, seat, district, value), state.copy()
    after.towers[tower_at(seat, district)] += 1
    gain = district_points(after, seat, district, value) - points
    place = place_in(after, seat, district)
    if gain <= 0:
        return
    if place == 1 and before != 1:
        could.lead(found, 10 * gain + 5, NO_MOVE, district, gain)
    else:
        could.enter(found, 10 * gain, NO_MOVE, district, place, gain)
