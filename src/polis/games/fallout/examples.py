"""How a free-form move of Monopoly: Fallout could be written now, for those who look for it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Why, first_of, kind_of
from polis.games.fallout.codes import BID
from polis.games.fallout.data import FINE, PRICES
from polis.games.fallout.phases import auction, shortage
from polis.games.fallout.phases.deals import small_print_fault
from polis.games.fallout.state import ASSETS, AUCTION, BIDDING, PROPERTIES, Fallout


def example(state: Fallout, seat: i64, code: i64) -> vec[i64]:
    """[F2.1] The lowest bid. [F4.5] A deed of the partner's for its price or all one's cash, else
    one's own for its price, else a deed for nothing."""
    if kind_of(code) == BID:
        return lowest(state)
    partner = first_of(code)
    for asset in range(i64(ASSETS)):
        if state.owner[asset] == partner:
            payload = vec[i64]([min(price_of(asset), state.cash[seat]), asset])
            if not small_print_fault(state, seat, partner, payload, Why()):
                return payload
    for asset in range(i64(ASSETS)):
        if state.owner[asset] == seat or state.owner[asset] == partner:
            for money in (-price_of(asset), i64(0)):
                payload = vec[i64]([money, asset])
                if not small_print_fault(state, seat, partner, payload, Why()):
                    return payload
    return vec[i64]()


def lowest(state: Fallout) -> vec[i64]:
    if state.phase == AUCTION:
        return vec[i64]([auction.lowest_bid(state)])
    if state.phase == BIDDING:
        return vec[i64]([shortage.lowest_bid(state, state.decider)])
    return vec[i64]()


def price_of(asset: i64) -> i64:
    """A get-out card has no price of its own: the fine it saves."""
    if asset < PROPERTIES:
        return PRICES[asset]
    return FINE
