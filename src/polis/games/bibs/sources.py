"""B1.1: what everyone has, and in what."""

from __future__ import annotations

from mypy_extensions import i64

from polis.games.bibs.data import PLOT_PRICE
from polis.games.bibs.position import Bibs
from polis.games.bibs.property import nominal
from polis.games.bibs.scoring import cards_worth
from polis.games.bibs.terms import FIRMS, PLOTS
from polis.mech.street import is_alive


def sources(state: Bibs) -> list[list[int]]:
    """Cash, businesses, bare plots and cards in hand, or cash alone; nothing for the bankrupt."""
    rows = [[0] * int(state.players) for _ in range(4)]
    for seat in range(i64(state.players)):
        if is_alive(state, seat):
            rows[0][seat] = int(state.cash[seat])
            if state.cash_only == 0:
                rows[1][seat] = businesses(state, seat)
                rows[2][seat] = plots(state, seat)
                rows[3][seat] = int(cards_worth(state, seat))
    return rows


def businesses(state: Bibs, seat: i64) -> int:
    own = state.own[seat]
    return sum(int(nominal(state, firm)) for firm in range(FIRMS) if (own >> firm) & 1 != 0)


def plots(state: Bibs, seat: i64) -> int:
    bare = state.bare[seat]
    return sum(int(PLOT_PRICE[plot]) for plot in range(PLOTS) if (bare >> plot) & 1 != 0)
