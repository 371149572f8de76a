"""N6.3 and N6.1: sets of cards that a player wants to bid or reserve, and the nearest he can."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.vectors import filled
from polis.games.newyork.phases.reserve import may_arrange
from polis.games.newyork.phases.sets import NO_FAULT, fault, worth
from polis.games.newyork.state import NewYork, card_at
from polis.games.newyork.terms import CARDS, NONE_LEFT

MOST_CARDS: Final = 1000  # more than any set is worth


def is_readable(payload: vec[i64]) -> bool:
    """[N6.3] A set is written as seven counts, one for each kind of card."""
    if len(payload) != CARDS:
        return False
    for number in payload:
        if not 0 <= number <= 99:
            return False
    return True


def lacking(state: NewYork, seat: i64, payload: vec[i64]) -> i64:
    """The first card he has fewer of than he wants to lay, or none."""
    for card in range(i64(CARDS)):
        if payload[card] > state.hand[card_at(seat, card)]:
            return card
    return NONE_LEFT


def nearest_set(state: NewYork, seat: i64, wanted: vec[i64]) -> vec[i64]:
    """[N6.3] The legal set of his cards that differs least from the one he wants to lay; of equally
    close ones the one worth most. Empty if no set is legal."""
    best = vec[i64]()
    best_distance: i64 = 0
    cards = filled(0, CARDS)
    while next_set(state, seat, cards):
        if fault(state, cards) != NO_FAULT:
            continue
        distance = distance_of(cards, wanted) * MOST_CARDS - worth(state, cards)
        if len(best) == 0 or distance < best_distance:
            best = cards[:]
            best_distance = distance
    return best


def nearest_arrangement(state: NewYork, seat: i64, wanted: vec[i64]) -> vec[i64]:
    """[N6.1] The reserve he could have that differs least from the one he wants. Empty if there is
    no other than he has."""
    best = vec[i64]()
    least: i64 = 0
    all_cards = filled(0, CARDS)
    for card in range(i64(CARDS)):
        at = card_at(seat, card)
        all_cards[card] = state.hand[at] + state.reserve[at]
    cards = filled(0, CARDS)
    while count_on(cards, all_cards, 0):
        if may_arrange(state, seat, cards):
            distance = distance_of(cards, wanted)
            if len(best) == 0 or distance < least:
                best = cards[:]
                least = distance
    return best


def next_set(state: NewYork, seat: i64, cards: vec[i64]) -> bool:
    """Count on to the next set of cards in hand; false after the last one."""
    return count_on(cards, state.hand, card_at(seat, 0))


def count_on(cards: vec[i64], most: vec[i64], at: i64) -> bool:
    for card in range(i64(CARDS)):
        if cards[card] < most[at + card]:
            cards[card] += 1
            return True
        cards[card] = 0
    return False


def distance_of(one: vec[i64], other: vec[i64]) -> i64:
    """How many cards must be added or taken away."""
    distance: i64 = 0
    for card in range(i64(CARDS)):
        distance += max(one[card] - other[card], other[card] - one[card])
    return distance
