"""N6.3 and N6.4: what a set of cards is worth in an auction, and which set makes a bid."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.vectors import filled
from polis.games.newyork.codes import JOKER
from polis.games.newyork.position import NewYork
from polis.games.newyork.terms import AUCTIONS, CARDS, NONE_LEFT, card_at

NO_FAULT: Final = 0
NOTHING: Final = 1
ONLY_JOKERS: Final = 2
ALONE: Final = 3


def counts_as_own(state: NewYork, card: i64) -> bool:
    """[N3.5] Cards of the auction's category, and of one that number 19 has made so."""
    return card == state.auction or (state.converted >> card) & 1 != 0


def real_units(state: NewYork, cards: vec[i64], at: i64) -> i64:
    """[N6.4] What counts without a joker: own cards, pairs of two identical others, and odd cards
    that number 16 lets pass (a second copy of it can split a pair). The set begins at ``at`` of a
    longer vector."""
    own: i64 = 0
    pairs: i64 = 0
    odd: i64 = 0
    for card in range(i64(AUCTIONS)):
        held = cards[at + card]
        if counts_as_own(state, card):
            own += held
        else:
            pairs += held >> 1
            odd += held & 1
    if state.wilds == 0:
        return own + pairs
    passed = min(state.wilds, odd)
    return own + pairs + passed + min(pairs, (state.wilds - passed) >> 1)


def odd_cards(state: NewYork, cards: vec[i64]) -> i64:
    """[N6.3] Cards of other categories that find no like one."""
    count: i64 = 0
    for card in range(i64(AUCTIONS)):
        if not counts_as_own(state, card):
            count += cards[card] & 1
    return count


def other_cards(state: NewYork, cards: vec[i64], at: i64) -> i64:
    """[N6.3] Cards of other categories, jokers left out."""
    count: i64 = 0
    for card in range(i64(AUCTIONS)):
        if not counts_as_own(state, card):
            count += cards[at + card]
    return count


def fault(state: NewYork, cards: vec[i64]) -> i64:
    """[N6.3] Why a set is no bid: jokers alone, or a card that finds neither a like one nor a
    joker."""
    jokers = cards[JOKER] + state.extra_jokers
    odd = odd_cards(state, cards)
    lonely = odd - min(state.wilds, odd)
    if real_units(state, cards, 0) == 0 and odd == 0:
        if cards[JOKER] > 0:
            return ONLY_JOKERS
        return NOTHING
    if lonely > jokers:
        return ALONE
    return NO_FAULT


def worth(state: NewYork, cards: vec[i64]) -> i64:
    """[N6.4] The best legal count of a faultless set: beside a real card or a pair every joker
    counts one, and one that pairs an odd card counts one as well. Bonuses come on top."""
    return real_units(state, cards, 0) + cards[JOKER] + state.extra_jokers + state.plus


# Sets as they are written


def is_readable(payload: vec[i64]) -> bool:
    """[N6.3] A set is written as seven counts, one for each kind of card."""
    if len(payload) != CARDS:
        return False
    for number in payload:
        if not 0 <= number <= 99:
            return False
    return True


def lacking(state: NewYork, seat: i64, payload: vec[i64]) -> i64:
    """[N6.1] Only cards of the hand are bid: the first card he has fewer of than he wants to lay,
    or none."""
    for card in range(i64(CARDS)):
        if payload[card] > state.hand[card_at(seat, card)]:
            return card
    return NONE_LEFT


def lonely(state: NewYork, cards: vec[i64]) -> i64:
    """[N6.3] A card of another category without a like one."""
    card: i64 = 0
    while card + 1 < AUCTIONS and (counts_as_own(state, card) or cards[card] & 1 == 0):
        card += 1
    return card


# The bids of the menu: a size and a number of jokers


def lowest_real(state: NewYork, at: i64, jokers: i64) -> i64:
    """[N6.3] The fewest real units beside jokers: none if one of them can pair another card of the
    hand that begins at ``at``, as long as number 16 does not let the card pass by itself."""
    if jokers > 0 and state.wilds == 0 and other_cards(state, state.hand, at) > 0:
        return 0
    return 1


def choose_cards(state: NewYork, seat: i64, real: i64, jokers: i64) -> vec[i64]:
    """[N6.4] The cards of a bid from the menu: own ones first, then others in the order of their
    auctions, so that those of auctions gone by are spent before those to come."""
    chosen = filled(0, CARDS)
    chosen[JOKER] = jokers
    left = take_own(state, seat, real, chosen)
    if real == 0:
        take_odd(state, seat, 1, chosen)
        return chosen
    passed = min(state.wilds, left)
    passed = take_odd(state, seat, passed, chosen)
    left -= passed
    for card in range(i64(AUCTIONS)):
        while left > 0 and may_spend(state, card) and free_cards(state, seat, card, chosen) >= 2:
            chosen[card] += 2
            left -= 1
    if left > 0:
        fill_up(state, seat, real, chosen)
    return chosen


def take_own(state: NewYork, seat: i64, real: i64, chosen: vec[i64]) -> i64:
    """[N6.3] Cards of the category, [N3.5] and of one that number 19 has made so, count by
    themselves; returns the units still missing."""
    left = real
    taken = min(left, state.hand[card_at(seat, state.auction)])
    chosen[state.auction] = taken
    left -= taken
    for card in range(i64(AUCTIONS)):
        if card != state.auction and counts_as_own(state, card):
            taken = min(left, state.hand[card_at(seat, card)])
            chosen[card] = taken
            left -= taken
    return left


def may_spend(state: NewYork, card: i64) -> bool:
    """[N6.3] Whether a card is of another category, so that it takes a like one or a joker."""
    return not counts_as_own(state, card)


def free_cards(state: NewYork, seat: i64, card: i64, chosen: vec[i64]) -> i64:
    """[N6.1] What the hand has of a card besides those chosen for the bid."""
    return state.hand[card_at(seat, card)] - chosen[card]


def take_odd(state: NewYork, seat: i64, count: i64, chosen: vec[i64]) -> i64:
    """[N6.3] Single cards of other categories, for a joker [N3.5] or number 16 to go with: of those
    without a like one first."""
    taken: i64 = 0
    for card in range(i64(AUCTIONS)):
        odd = free_cards(state, seat, card, chosen) & 1
        if taken < count and may_spend(state, card) and odd == 1:
            chosen[card] += 1
            taken += 1
    for card in range(i64(AUCTIONS)):
        if taken < count and may_spend(state, card) and free_cards(state, seat, card, chosen) > 0:
            chosen[card] += 1
            taken += 1
    return taken


def fill_up(state: NewYork, seat: i64, real: i64, chosen: vec[i64]) -> None:
    """[N3.5] Cards that two copies of number 16 let pass alone join their like ones, where pairs
    have run out."""
    for card in range(i64(AUCTIONS)):
        while free_cards(state, seat, card, chosen) > 0 and may_spend(state, card):
            if real_units(state, chosen, 0) >= real:
                return
            chosen[card] += 1
