"""N6.6 and N6.14: the end of an auction."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log
from polis.core.seats import NOBODY
from polis.games.newyork import tell
from polis.games.newyork.codes import ARRANGING, AUCTION, PRESTIGE
from polis.games.newyork.data import STATUE
from polis.games.newyork.influence import seats_in_order
from polis.games.newyork.position import NewYork
from polis.games.newyork.state import is_tom
from polis.games.newyork.terms import (
    AUCTIONS,
    CARDS,
    DISTRICTS,
    GONE,
    OPENED,
    TOKENS,
    card_at,
    tower_at,
)


def close(state: NewYork, log: Log) -> None:
    """[N6.6] All cards bid are discarded. [N6.2] The highest bidder bids first in the next auction;
    if there was none, the first bidder stays."""
    for house in range(state.houses):
        if state.bids[house] > 0 or is_tom(state, house):
            clear_table(state, house)
    if state.winner != NOBODY:
        state.first = state.winner
    if state.auction >= PRESTIGE:
        check_statue(state, log)
    if state.auction == PRESTIGE:
        remove_tokens(state)
    state.auction += 1
    state.phase = AUCTION
    if state.auction == AUCTIONS:
        state.phase = ARRANGING
        state.step = 0
        state.queue = seats_in_order(state)


def clear_table(state: NewYork, house: i64) -> None:
    for card in range(i64(CARDS)):
        at = card_at(house, card)
        if state.laid[at] > 0:
            state.discards[card] += state.laid[at]
            state.laid[at] = 0


def remove_tokens(state: NewYork) -> None:
    """[N6.12] Open tokens nobody used leave the game."""
    for token in range(i64(TOKENS)):
        if state.token_at[token] == OPENED:
            state.token_at[token] = GONE


def check_statue(state: NewYork, log: Log) -> None:
    """[N6.14] While it shows 4, everybody now in all six districts gains it, and it flips."""
    if not state.statue:
        return
    for house in range(state.houses):
        if is_everywhere(state, house):
            state.statue = False
            state.points[house] += STATUE
            tell.statue_won(log, state.players, house, STATUE)


def is_everywhere(state: NewYork, house: i64) -> bool:
    for district in range(i64(DISTRICTS)):
        if state.towers[tower_at(house, district)] == 0:
            return False
    return True
