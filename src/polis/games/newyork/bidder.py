"""Bids by rules of thumb."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import NO_MOVE, Log, Menu, first_of, kind_of, move, second_of
from polis.core.seats import all_of, only
from polis.games.newyork.codes import BID, BIDDING, CONVERT, PASS, SWAP, USE
from polis.games.newyork.phases import bidding
from polis.games.newyork.phases.staff import POSTPONER
from polis.games.newyork.planning import SIZES, gains_table, hand_worth
from polis.games.newyork.position import NewYork
from polis.games.newyork.terms import CARDS, ROUNDS, card_at

NEVER: Final = -1_000_000
HELP: Final = 110  # what a character must bring for its dollar
SWAP_GAIN: Final = 10  # what a swap must bring
KEPT_SHARE: Final = 80  # hundredths of a card's worth that wait for another round
# A card in the reserve, for the rounds to come, by kind
KEPT_WORTH: Final = vec[i64]([110, 40, 180, 110, 140, 400, 300])


def advise_bid(state: NewYork, seat: i64) -> i64:
    """Wait for the others if that is possible, make a swap that helps, use a character that pays,
    then make the bid that gains most for its cards."""
    menu = Menu()
    bidding.bids(state, menu)
    if menu.allows(move(USE, POSTPONER)) and is_awaited(state, seat):
        return move(USE, POSTPONER)
    table = gains_table(state, seat, state.auction)
    swap = best_swap(state, seat, menu, table)
    if swap != NO_MOVE:
        return swap
    best = best_bid(state, seat, menu, table)
    use = best_use(state, seat, menu, bid_worth(state, seat, best, table))
    if use != NO_MOVE:
        return use
    return best


def is_awaited(state: NewYork, seat: i64) -> bool:
    """Whether somebody else has still to bid: number 9 gives its dollar back at once."""
    return state.settled | only(seat) != all_of(state.houses)


def best_swap(state: NewYork, seat: i64, menu: Menu, table: vec[i64]) -> i64:
    """The swap that makes the hand better by more than the reserve worse, if there is one."""
    hand = state.hand[card_at(seat, 0) : card_at(seat + 1, 0)]
    now = hand_worth(table, hand, 0, state.auction)
    best: i64 = NO_MOVE
    best_gain: i64 = SWAP_GAIN
    for i in range(menu.total):
        code = menu.at(i)
        if kind_of(code) == SWAP:
            gain = gain_of_swap(state, hand, now, code, table)
            if gain > best_gain:
                best = code
                best_gain = gain
    return best


def gain_of_swap(state: NewYork, hand: vec[i64], now: i64, code: i64, table: vec[i64]) -> i64:
    given, taken = first_of(code), second_of(code)
    hand[given] -= 1
    hand[taken] += 1
    gain = hand_worth(table, hand, 0, state.auction) - now
    hand[given] += 1
    hand[taken] -= 1
    if state.round < ROUNDS:
        gain += (KEPT_WORTH[given] - KEPT_WORTH[taken]) * KEPT_SHARE // 100
    return gain


def is_idle_swap(state: NewYork, seat: i64, code: i64) -> bool:
    """[N6.1] A swap that brings nothing: of a swap and the one that takes it back only one does."""
    if state.phase != BIDDING:
        return KEPT_WORTH[first_of(code)] <= KEPT_WORTH[second_of(code)]
    table = gains_table(state, seat, state.auction)
    hand = state.hand[card_at(seat, 0) : card_at(seat + 1, 0)]
    now = hand_worth(table, hand, 0, state.auction)
    return gain_of_swap(state, hand, now, code, table) <= 1  # what rounding can bring


def best_bid(state: NewYork, seat: i64, menu: Menu, table: vec[i64]) -> i64:
    """The bid that brings most with what may come after it, or a pass."""
    best: i64 = move(PASS)
    best_worth = bid_worth(state, seat, best, table)
    for i in range(menu.total):
        code = menu.at(i)
        if kind_of(code) == BID:
            worth = bid_worth(state, seat, code, table)
            if worth > best_worth:
                best = code
                best_worth = worth
    return best


def best_use(state: NewYork, seat: i64, menu: Menu, without: i64) -> i64:
    """The character that makes the best bid better by more than its dollar, if there is one."""
    best: i64 = NO_MOVE
    best_worth = without + HELP
    for i in range(menu.total):
        code = menu.at(i)
        if kind_of(code) == CONVERT or (kind_of(code) == USE and first_of(code) != POSTPONER):
            worth = worth_with(state, seat, code)
            if worth > best_worth:
                best = code
                best_worth = worth
    return best


def worth_with(state: NewYork, seat: i64, code: i64) -> i64:
    """What the best bid brings with one more character."""
    rollout = state.copy()
    if kind_of(code) == CONVERT:
        bidding.convert(rollout, first_of(code), Log(silent=True))
    else:
        bidding.use_second(rollout, first_of(code), Log(silent=True))
    menu = Menu()
    bidding.bids(rollout, menu)
    table = gains_table(rollout, seat, rollout.auction)
    return bid_worth(rollout, seat, best_bid(rollout, seat, menu, table), table)


def bid_worth(state: NewYork, seat: i64, code: i64, table: vec[i64]) -> i64:
    """What a bid brings, and what the cards left may bring after it; of a pass only that."""
    if kind_of(code) == PASS:
        return hand_worth(table, state.hand, card_at(seat, 0), state.auction + 1)
    size, jokers = first_of(code), second_of(code)
    left = state.hand[card_at(seat, 0) : card_at(seat + 1, 0)]
    chosen = bidding.cards_of(state, seat, size, jokers)
    for card in range(i64(CARDS)):
        left[card] -= chosen[card]
    later = hand_worth(table, left, 0, state.auction + 1)
    return table[state.auction * SIZES + min(size, SIZES - 1)] + later
