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
from polis.mech.sets import lowest_of, total_of
from polis.mech.street import is_alive

AHEAD: Final = 1_000_000_000  # of any sum: who wins whatever the others have


def money_of(state: Bibs, seat: i64) -> i64:
    """[B1.1] Cash, ready businesses at their nominal price, bare plots at theirs, half the price of
    each card in hand; or cash only, if so agreed."""
    if state.cash_only != 0:
        return state.cash[seat]
    money = state.cash[seat] + total_of(state.bare[seat], PLOT_PRICE) + cards_worth(state, seat)
    firms = state.own[seat]
    while firms != 0:
        money += nominal(state, lowest_of(firms))
        firms &= firms - 1
    return money


def cards_worth(state: Bibs, seat: i64) -> i64:
    """[B1.1] Half the price of each card in hand."""
    worth: i64 = 0
    cards = state.hand[seat]
    while cards != 0:
        worth += half_price(lowest_of(cards))
        cards &= cards - 1
    return worth


def scores(state: Bibs) -> vec[i64]:
    """[B1.1] Money by seat; nothing for the bankrupt."""
    result = filled(0, state.players)
    for seat in range(state.players):
        if is_alive(state, seat):
            result[seat] = money_of(state, seat)
    return result


def places(state: Bibs) -> vec[i64]:
    """[B1.1] Who has ruined a rival where that is the goal, then the others by their money; behind
    them the bankrupt, who held out longer before the rest."""
    ranks = scores(state)
    if state.victor != NOBODY:
        ranks[state.victor] += AHEAD
    return street.final_places(state, ranks)
