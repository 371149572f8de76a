"""Free-form moves of Monopoly: Fallout: any bid, any offer, and the closest to a refused one."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Why, first_of, kind_of
from polis.games.fallout.codes import BID, OFFER
from polis.games.fallout.holdings import interest_of
from polis.games.fallout.phases import auction, shortage
from polis.games.fallout.phases.deals import small_print_fault
from polis.games.fallout.state import (
    ASSETS,
    AUCTION,
    BIDDING,
    OVER,
    ROLLING,
    Fallout,
    free_cash,
    is_alive,
    is_open,
    owes,
)
from polis.mech import trade


def permits(state: Fallout, seat: i64, code: i64, payload: vec[i64]) -> bool:
    """[F4.5] Whether an offer, or [F2.1] a bid, of any sum may be made."""
    if state.phase < ROLLING or state.phase == OVER:
        return False
    if seat >= state.players or not is_alive(state, seat):
        return False
    kind = kind_of(code)
    if kind == BID:
        return may_bid(state, seat) and fair_bid(state, payload)
    if kind != OFFER or not is_open(state):
        return False
    return not small_print_fault(state, seat, first_of(code), payload, Why())


def may_bid(state: Fallout, seat: i64) -> bool:
    return seat == state.decider and (state.phase == AUCTION or state.phase == BIDDING)


def lowest_bid(state: Fallout) -> i64:
    if state.phase == AUCTION:
        return auction.lowest_bid(state)
    return shortage.lowest_bid(state, state.decider)


def fair_bid(state: Fallout, payload: vec[i64]) -> bool:
    if len(payload) != 1:
        return False
    return lowest_bid(state) <= payload[0] <= auction.may_spend(state, state.decider)


def repair(state: Fallout, seat: i64, code: i64, payload: vec[i64]) -> vec[i64]:
    """[F2.1] The bid, or [F4.5] the money of an offer, as close as the rules allow."""
    if len(payload) == 0 or seat >= state.players:
        return vec[i64]()
    wanted = payload[:]
    if kind_of(code) == BID:
        if may_bid(state, seat):
            high = auction.may_spend(state, seat)
            wanted = vec[i64]([max(min(payload[0], high), lowest_bid(state))])
    elif is_open(state) and trade.is_readable(payload, ASSETS):
        wanted[0] = payable(state, seat, first_of(code), payload)
    if permits(state, seat, code, wanted):
        return wanted
    return vec[i64]()


def payable(state: Fallout, seat: i64, partner: i64, payload: vec[i64]) -> i64:
    """[F4.5] The money of an offer cut to what its maker has; a debtor pays nothing. Money asked of
    the other is for the other to refuse."""
    if partner >= state.players:
        return payload[0]
    spare = free_cash(state, seat) - interest_of(
        state, trade.things_in(payload) & state.owned[partner]
    )
    if owes(state, seat):
        spare = 0
    return min(payload[0], spare)
