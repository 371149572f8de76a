"""B1.1: what everyone has, and who is ahead."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.seats import NOBODY
from polis.core.vectors import filled
from polis.games.bibs.data import PLOT_PRICE
from polis.games.bibs.position import Bibs
from polis.games.bibs.property import half_price, nominal
from polis.mech import street
from polis.mech.street import is_alive

AHEAD: Final = 1_000_000_000  # of any sum: who wins whatever the others have


def money_of(state: Bibs, seat: i64) -> i64:
    """[B1.1] Cash, ready businesses at their nominal price, bare plots at theirs, half the price of
    each card in hand; or cash only, if so agreed."""
    money = state.cash[seat]
    if state.cash_only != 0:
        return money
    firms = state.own[seat]
    firm: i64 = 0
    while firms != 0:
        if firms & 1 != 0:
            money += nominal(state, firm)
        firms >>= 1
        firm += 1
    plots = state.bare[seat]
    plot: i64 = 0
    while plots != 0:
        if plots & 1 != 0:
            money += PLOT_PRICE[plot]
        plots >>= 1
        plot += 1
    return money + cards_worth(state, seat)


def cards_worth(state: Bibs, seat: i64) -> i64:
    """[B1.1] Half the price of each card in hand."""
    worth: i64 = 0
    cards = state.hand[seat]
    firm: i64 = 0
    while cards != 0:
        if cards & 1 != 0:
            worth += half_price(firm)
        cards >>= 1
        firm += 1
    return worth


def worths(state: Bibs) -> vec[i64]:
    """[B1.1] Money by seat; nothing for the bankrupt."""
    result = filled(0, state.players)
    for seat in range(state.players):
        if is_alive(state, seat):
            result[seat] = money_of(state, seat)
    return result


def final_places(state: Bibs) -> vec[i64]:
    """[B1.1] Who has ruined a rival where that is the goal, then the others by their money; behind
    them the bankrupt, who held out longer before the rest."""
    ranks = worths(state)
    if state.victor != NOBODY:
        ranks[state.victor] += AHEAD
    return street.final_places(state, ranks)
