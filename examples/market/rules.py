"""Street Market: the rules as the rest of Polis sees them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64
from polis.games.market.codes import BID, BIDDING, DRAW, OPEN, PASS, STARTING
from polis.games.market.position import Market
from polis.games.market.scoring import points, worth
from polis.games.market.terms import COPIES, GOODS, SALES

from polis.core.model import NO_MOVE, Menu, Odds, move
from polis.core.rng import Rng
from polis.core.seats import NATURE, NOBODY, holds, only
from polis.core.vectors import filled


def start(players: i64, options: vec[i64]) -> Market:
    """[M1.1] A purse for everybody, and five crates of each good in the bag."""
    state = Market()
    state.players, state.purse = players, options[0]
    state.left = SALES
    state.bag = filled(COPIES, GOODS)
    state.thrown = filled(0, GOODS)
    state.cash = filled(state.purse, players)
    state.crates = filled(0, players * GOODS)
    state.phase, state.actors = STARTING, only(NATURE)
    return state


def legal(state: Market, seat: i64, menu: Menu) -> None:
    """[M2.1] Pass, or [M2.2] bid more than every bid before, up to the coins in hand."""
    if state.phase == BIDDING and holds(state.actors, seat):
        menu.offer(move(PASS))
        menu.offer_each(BID, state.bid + 1, state.cash[seat])


def chances(state: Market, odds: Odds) -> None:
    if state.phase == STARTING:
        for seat in range(state.players):
            odds.add(move(OPEN, seat), 1)
    else:
        for good in range(i64(GOODS)):
            odds.add(move(DRAW, good), state.bag[good])


def money(state: Market) -> vec[i64]:
    return state.cash[:]


def scores(state: Market) -> vec[i64]:
    return points(state)


def conserved(state: Market) -> vec[i64]:
    """Crates of each good, counted where they are."""
    counts = filled(0, GOODS)
    for good in range(i64(GOODS)):
        counts[good] = state.bag[good] + state.thrown[good]
        for seat in range(state.players):
            counts[good] += state.crates[seat * GOODS + good]
    if state.crate != NOBODY:
        counts[state.crate] += 1
    return counts


def advise(state: Market, seat: i64, rng: Rng) -> i64:
    """One coin more, as long as the crate is worth it."""
    if state.phase != BIDDING:
        return NO_MOVE
    if state.bid < min(worth(state, seat, state.crate), state.cash[seat]):
        return move(BID, state.bid + 1)
    return move(PASS)
