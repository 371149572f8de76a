"""Bids by rules of thumb."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import NO_MOVE, Menu, first_of, kind_of, move, second_of
from polis.games.newyork.codes import BID, PASS, SWAP, USE
from polis.games.newyork.phases import bidding
from polis.games.newyork.phases.sets import choose_cards
from polis.games.newyork.phases.staff import EXTRA_JOKER, FIRST_PLUS, PLUS_TWO, WILD
from polis.games.newyork.planning import SIZES, gains_table, hand_worth
from polis.games.newyork.state import NewYork, card_at
from polis.games.newyork.terms import AUCTIONS, CARDS, DOLLARS, NONE_LEFT, OFFICE, PRESTIGE, ROUNDS

NEVER: Final = -1_000_000
SWAP_GAIN: Final = 20  # what a swap must bring
KEPT_SHARE: Final = 60  # hundredths of a card's worth that wait for another round
# A card in the reserve, for the rounds to come, by kind
KEPT_WORTH: Final = vec[i64]([80, 60, 150, 110, 180, 200, 300])


def advise_bid(state: NewYork, seat: i64) -> i64:
    """A swap that helps, a character that pays, then the bid that gains most for its cards."""
    menu = Menu()
    bidding.bids(state, menu)
    table = gains_table(state, seat, state.auction)
    swap = best_swap(state, seat, menu, table)
    if swap != NO_MOVE:
        return swap
    best: i64 = move(PASS)
    best_worth = hand_worth(table, state.hand, card_at(seat, 0), state.auction + 1)
    passing = best_worth
    use: i64 = NONE_LEFT
    for i in range(menu.total):
        code = menu.at(i)
        if kind_of(code) == BID:
            worth = bid_worth(state, seat, first_of(code), second_of(code), table)
            if worth > best_worth:
                best = code
                best_worth = worth
        elif kind_of(code) == USE and pays(state, seat, first_of(code)):
            use = code
    if use != NONE_LEFT and best_worth > passing:
        return use
    return best


def best_swap(state: NewYork, seat: i64, menu: Menu, table: vec[i64]) -> i64:
    """The swap that makes the hand better by more than the reserve worse, if there is one."""
    hand = state.hand[card_at(seat, 0) : card_at(seat + 1, 0)]
    now = hand_worth(table, hand, 0, state.auction)
    best: i64 = NO_MOVE
    best_gain: i64 = SWAP_GAIN
    for i in range(menu.total):
        code = menu.at(i)
        if kind_of(code) == SWAP:
            given, taken = first_of(code), second_of(code)
            hand[given] -= 1
            hand[taken] += 1
            gain = hand_worth(table, hand, 0, state.auction) - now
            hand[given] += 1
            hand[taken] -= 1
            if state.round < ROUNDS:
                gain += (KEPT_WORTH[given] - KEPT_WORTH[taken]) * KEPT_SHARE // 100
            if gain > best_gain:
                best = code
                best_gain = gain
    return best


def pays(state: NewYork, seat: i64, kind: i64) -> bool:
    """Whether a character of phase II is worth its dollar in this auction."""
    if FIRST_PLUS <= kind < FIRST_PLUS + AUCTIONS:
        return kind != FIRST_PLUS + DOLLARS
    if kind == PLUS_TWO:
        return state.auction == OFFICE or state.auction >= PRESTIGE
    if kind == EXTRA_JOKER:
        return state.auction >= PRESTIGE
    if kind == WILD:
        return state.auction >= PRESTIGE and has_odd(state, seat)
    return False


def has_odd(state: NewYork, seat: i64) -> bool:
    for card in range(state.auction):
        if state.hand[card_at(seat, card)] & 1 == 1:
            return True
    return False


def bid_worth(state: NewYork, seat: i64, size: i64, jokers: i64, table: vec[i64]) -> i64:
    """What the bid brings, and what the cards left may bring after it."""
    real = size - jokers - state.extra_jokers - state.plus
    left = state.hand[card_at(seat, 0) : card_at(seat + 1, 0)]
    chosen = choose_cards(state, seat, real, jokers)
    for card in range(i64(CARDS)):
        left[card] -= chosen[card]
    later = hand_worth(table, left, 0, state.auction + 1)
    return table[state.auction * SIZES + min(size, SIZES - 1)] + later
