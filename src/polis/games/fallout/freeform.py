"""Free-form moves of Monopoly: Fallout: how one could be written now, and what comes closest to a
refused one."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import LEGAL, Why, first_of, kind_of
from polis.games.fallout import dispatch
from polis.games.fallout.codes import AUCTION, BID, BIDDING
from polis.games.fallout.data import FINE, PRICES
from polis.games.fallout.holdings import interest_of
from polis.games.fallout.legality.bargains import check_offer
from polis.games.fallout.phases.bidding import lowest_bid, may_spend
from polis.games.fallout.position import Fallout
from polis.games.fallout.state import free_cash, is_open, owes
from polis.games.fallout.terms import ASSETS, PROPERTIES
from polis.mech import trade


def example(state: Fallout, seat: i64, code: i64) -> vec[i64]:
    """[F2.1] The lowest bid. [F4.5] A deed of the partner's for its price or all one's cash, else
    one's own for its price, else a deed for nothing."""
    if kind_of(code) == BID:
        if state.phase == AUCTION or state.phase == BIDDING:
            return vec[i64]([lowest_bid(state)])
        return vec[i64]()
    partner = first_of(code)
    for asset in range(i64(ASSETS)):
        if state.owner[asset] == partner:
            payload = vec[i64]([min(price_of(asset), state.cash[seat]), asset])
            if is_offer(state, seat, partner, payload):
                return payload
    for asset in range(i64(ASSETS)):
        if state.owner[asset] == seat or state.owner[asset] == partner:
            for money in (-price_of(asset), i64(0)):
                payload = vec[i64]([money, asset])
                if is_offer(state, seat, partner, payload):
                    return payload
    return vec[i64]()


def is_offer(state: Fallout, seat: i64, partner: i64, payload: vec[i64]) -> bool:
    why = Why()
    check_offer(state, seat, partner, payload, why)
    return why.refusal == LEGAL


def price_of(asset: i64) -> i64:
    """A get-out card has no price of its own: the fine it saves."""
    if asset < PROPERTIES:
        return PRICES[asset]
    return FINE


def repair(state: Fallout, seat: i64, code: i64, payload: vec[i64]) -> vec[i64]:
    """[F2.1] The bid, or [F4.5] the money of an offer, as close as the rules allow."""
    if len(payload) == 0 or seat >= state.players:
        return vec[i64]()
    wanted = payload[:]
    if kind_of(code) == BID:
        if state.phase == AUCTION or state.phase == BIDDING:
            wanted = vec[i64]([max(min(payload[0], may_spend(state, seat)), lowest_bid(state))])
    elif is_open(state) and trade.is_readable(payload, ASSETS):
        wanted[0] = payable(state, seat, first_of(code), payload)
    why = Why()
    dispatch.check(state, seat, code, wanted, why)
    if why.refusal == LEGAL:
        return wanted
    return vec[i64]()


def payable(state: Fallout, seat: i64, partner: i64, payload: vec[i64]) -> i64:
    """[F4.5] The money of an offer cut to what its maker has; a debtor pays nothing. Money asked of
    the other is for the other to refuse."""
    if partner >= state.players:
        return payload[0]
    if owes(state, seat):
        return min(payload[0], 0)
    gets = trade.things_in(payload) & state.owned[partner]
    return min(payload[0], free_cash(state, seat) - interest_of(state, gets))
