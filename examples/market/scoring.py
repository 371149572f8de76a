"""M3: what crates and coins are worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from polis.games.market.position import Market
from polis.games.market.terms import GOODS

from polis.core.vectors import filled, places_of

MAJORITY: Final = 4
ALL_GOODS: Final = 3
COINS_A_POINT: Final = 5


def points(state: Market) -> vec[i64]:
    """[M3.2] A point a crate and for five coins, more for most of a good and for full sets."""
    found = filled(0, state.players)
    for seat in range(state.players):
        found[seat] = state.cash[seat] // COINS_A_POINT + ALL_GOODS * sets(state, seat)
        for good in range(i64(GOODS)):
            found[seat] += state.crates[seat * GOODS + good]
            if has_most(state, seat, good):
                found[seat] += MAJORITY
    return found


def sets(state: Market, seat: i64) -> i64:
    """[M3.2] A full set has a crate of every good."""
    count = state.crates[seat * GOODS]
    for good in range(i64(1), i64(GOODS)):
        count = min(count, state.crates[seat * GOODS + good])
    return count


def has_most(state: Market, seat: i64, good: i64) -> bool:
    """[M3.2] More crates of the good than anybody else."""
    mine = state.crates[seat * GOODS + good]
    for other in range(state.players):
        if other != seat and state.crates[other * GOODS + good] >= mine:
            return False
    return True


def places(state: Market) -> vec[i64]:
    """[M3.3] Most points; of equals, more coins."""
    ranks = points(state)
    for seat in range(state.players):
        ranks[seat] = ranks[seat] * 1000 + state.cash[seat]
    return places_of(ranks)


def worth(state: Market, seat: i64, good: i64) -> i64:
    """What one more crate would bring this seat now, in coins."""
    before = points(state)[seat]
    state.crates[seat * GOODS + good] += 1
    gained = points(state)[seat] - before
    state.crates[seat * GOODS + good] -= 1
    return gained * COINS_A_POINT // 2
