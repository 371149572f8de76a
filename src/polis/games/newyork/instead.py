"""What comes nearest to a refused move: another choice, a set that is a bid, another reserve."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import LEGAL, Why, first_of, kind_of, move, numbers_apart, second_of
from polis.core.seats import holds
from polis.core.vectors import filled
from polis.games.newyork.codes import ARRANGE, PLACE, SWAP, TAKE, is_due
from polis.games.newyork.data import VALUE_OF
from polis.games.newyork.legality import check_arrange
from polis.games.newyork.phases.sets import NO_FAULT, fault, is_readable, worth
from polis.games.newyork.position import NewYork
from polis.games.newyork.schema import SCHEMA
from polis.games.newyork.terms import CARDS, card_at

MOST_CARDS: Final = 1000  # more than any set is worth


def apart(code: i64, other: i64) -> i64:
    """[N6.10] Instead of a character that cannot be taken, one of the closest value; [N6.12] for a
    route that cannot be had, another that takes the token to the same district."""
    if kind_of(code) == TAKE and kind_of(other) == TAKE:
        one, two = VALUE_OF[first_of(code)], VALUE_OF[first_of(other)]
        return max(one - two, two - one)
    if kind_of(code) == PLACE and kind_of(other) == PLACE and second_of(code) == second_of(other):
        return first_of(code) ^ first_of(other)
    return numbers_apart(SCHEMA, code, other)


def repair(state: NewYork, seat: i64, code: i64, payload: vec[i64]) -> vec[i64]:
    """[N6.3] The nearest legal set, [N6.1] the nearest arrangement, or what a swap makes of it."""
    may_now = holds(state.actors, seat) and is_due(kind_of(code), state.phase)
    if may_now and kind_of(code) == SWAP:
        return swapped(state, seat, first_of(code), second_of(code))
    if not may_now or not is_readable(payload):
        return vec[i64]()
    if kind_of(code) == ARRANGE:
        return nearest_arrangement(state, seat, payload)
    return nearest_set(state, seat, payload)


def freely(code: i64) -> i64:
    """[N6.1] A reserve this decision has left is set up anew."""
    return move(ARRANGE) if kind_of(code) == SWAP else code


def example(state: NewYork, seat: i64, code: i64) -> vec[i64]:
    """[N6.3] The smallest set that could be laid now, [N6.1] or what one swap makes of the
    reserve."""
    if kind_of(code) == ARRANGE and seat < state.players:
        return repair(state, seat, code, state.reserve[card_at(seat, 0) :][:CARDS])
    return repair(state, seat, code, filled(0, CARDS))


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
        why = Why()
        check_arrange(state, seat, cards, why)
        if why.refusal == LEGAL:
            distance = distance_of(cards, wanted)
            if len(best) == 0 or distance < least:
                best = cards[:]
                least = distance
    return best


def swapped(state: NewYork, seat: i64, given: i64, taken: i64) -> vec[i64]:
    """[N6.1] The reserve after a swap, wherever this decision has been. Empty if it cannot be."""
    at = card_at(seat, 0)
    cards = state.reserve[at : at + CARDS]
    cards[given] += 1
    cards[taken] -= 1
    why = Why()
    check_arrange(state, seat, cards, why)
    return cards if why.refusal == LEGAL else vec[i64]()


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
