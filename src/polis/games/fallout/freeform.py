"""Free-form moves of Monopoly: Fallout: how one could be written now, and what comes closest to a
refused one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Game, first_of, kind_of
from polis.core.vectors import filled, joined
from polis.games.fallout.codes import AUCTION, BID, BIDDING
from polis.games.fallout.data import FINE, PRICES
from polis.games.fallout.holdings import interest_of
from polis.games.fallout.phases.bidding import lowest_bid, may_spend
from polis.games.fallout.position import Fallout
from polis.games.fallout.state import free_cash, is_open, owes
from polis.games.fallout.terms import ASSETS, PROPERTIES
from polis.mech import trade
from polis.mech.offering import example_offer, if_allowed

# By asset: a get-out card has no price of its own, but the fine it saves.
VALUES: Final = joined([PRICES, filled(FINE, ASSETS - PROPERTIES)])


def example(game: Game[Fallout], state: Fallout, seat: i64, code: i64) -> vec[i64]:
    """[F2.1] The lowest bid. [F4.5] A deed for its price, or whatever can be had for it."""
    if kind_of(code) != BID:
        return example_offer(game, state, seat, code, state.owner, VALUES, state.cash[seat])
    if state.phase == AUCTION or state.phase == BIDDING:
        return vec[i64]([lowest_bid(state)])
    return vec[i64]()


def repair(
    game: Game[Fallout], state: Fallout, seat: i64, code: i64, payload: vec[i64]
) -> vec[i64]:
    """[F2.1] The bid, or [F4.5] the money of an offer, as close as the rules allow."""
    if len(payload) == 0 or seat >= state.players:
        return vec[i64]()
    wanted = payload[:]
    if kind_of(code) == BID:
        if state.phase == AUCTION or state.phase == BIDDING:
            wanted = vec[i64]([max(min(payload[0], may_spend(state, seat)), lowest_bid(state))])
    elif is_open(state) and trade.is_readable(payload, ASSETS):
        wanted[0] = payable(state, seat, first_of(code), payload)
    return if_allowed(game, state, seat, code, wanted)


def payable(state: Fallout, seat: i64, partner: i64, payload: vec[i64]) -> i64:
    """[F4.5] The money of an offer cut to what its maker has; a debtor pays nothing. Money asked of
    the other is for the other to refuse."""
    if partner >= state.players:
        return payload[0]
    if owes(state, seat):
        return min(payload[0], 0)
    gets = trade.things_in(payload) & state.owned[partner]
    return min(payload[0], free_cash(state, seat) - interest_of(state, gets))
