"""Rules of thumb for New York City: the game's own player."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import NO_MOVE, Log, Menu, first_of, kind_of, move, second_of
from polis.games.newyork.phases import auctions, bidding, building, first, rounds, starters, third
from polis.games.newyork.phases.sets import choose_cards
from polis.games.newyork.phases.staff import (
    EXTRA_JOKER,
    FIRST_PLUS,
    PLUS_TWO,
    WILD,
)
from polis.games.newyork.planning import SIZES, gains_table, hand_worth
from polis.games.newyork.prospects import standing_worth, tile_worth
from polis.games.newyork.state import (
    ARRANGING,
    AUCTIONS,
    AWARDING,
    BIDDING,
    CARDS,
    DOLLARS,
    DRAFTING,
    DROPPING,
    FIRST,
    KEEPING,
    MOVING,
    NONE_LEFT,
    OFFICE,
    PICKING,
    PRESTIGE,
    ROUNDS,
    SPARING,
    TAKING,
    THIRD,
    TRIMMING,
    NewYork,
    card_at,
)
from polis.games.newyork.words import (
    BID,
    DECLINE,
    DONE,
    DROP,
    ERECT,
    KEEP,
    MOVE,
    PASS,
    PICK,
    PLACE,
    SHELVE,
    SWAP,
    TAKE,
    USE,
)

NEVER: Final = -1_000_000
SWAP_GAIN: Final = 20  # what a swap must bring
KEPT_SHARE: Final = 60  # hundredths of a card's worth that wait for another round
POOR_CARD: Final = 120  # what is worth less is exchanged
# A card in the reserve, for the rounds to come, by kind
KEPT_WORTH: Final = vec[i64]([80, 60, 150, 110, 180, 200, 300])


def advise(state: NewYork, seat: i64) -> i64:
    """The best move by rules of thumb."""
    if state.phase == BIDDING:
        return advise_bid(state, seat)
    if state.phase == DRAFTING:
        return advise_pair(state, seat)
    menu = Menu()
    choices(state, menu)
    best = menu.at(0)
    best_worth: i64 = NEVER
    for i in range(menu.total):
        worth = choice_worth(state, seat, menu.at(i))
        if worth > best_worth:
            best = menu.at(i)
            best_worth = worth
    return best


def choices(state: NewYork, menu: Menu) -> None:
    if state.phase == PICKING:
        starters.picks(state, menu)
    elif state.phase == FIRST:
        first.first_uses(state, menu)
    elif state.phase == KEEPING:
        first.keepings(state, menu)
    elif state.phase == SPARING:
        first.sparings(state, menu)
    elif state.phase == DROPPING:
        first.droppings(state, menu)
    elif state.phase == TAKING:
        auctions.takings(state, menu)
    elif state.phase == AWARDING:
        building.placings(state, menu)
    elif state.phase == MOVING:
        building.movings(state, menu)
    elif state.phase == ARRANGING:
        bidding.arrangements(state, menu)
    elif state.phase == THIRD:
        third.third_uses(state, menu)
    else:
        third.sheddings(state, menu)


def choice_worth(state: NewYork, seat: i64, code: i64) -> i64:
    kind, what = kind_of(code), first_of(code)
    if kind == PICK:
        one, two = state.starters[2 * what - 2], state.starters[2 * what - 1]
        return tile_worth(state, seat, one) + tile_worth(state, seat, two)
    if kind == TAKE:
        return tile_worth(state, seat, what)
    if kind == KEEP or kind == SHELVE:
        return card_worth(state, seat, what)
    if kind == DROP:
        return POOR_CARD - card_worth(state, seat, what)
    if kind == SWAP:
        return card_worth(state, seat, what) - card_worth(state, seat, second_of(code))
    if kind == USE and state.phase == FIRST:
        return what + 1
    if kind == PLACE or kind == MOVE or kind == USE or kind == ERECT:
        return gain_of(state, seat, code)
    if kind == DECLINE or kind == DONE:
        return 0
    return -card_worth(state, seat, what)


def gain_of(state: NewYork, seat: i64, code: i64) -> i64:
    """How much better the position is after a move without chance."""
    copy = state.copy()
    log = Log(silent=True)
    kind, what = kind_of(code), first_of(code)
    if kind == PLACE:
        building.place(copy, what, second_of(code), code >> 32 & 0xFFFF, log)
    elif kind == MOVE:
        building.move_tower(copy, what, log)
    elif kind == ERECT:
        third.erect(copy, what, log)
    else:
        third.use_third(copy, what, log)
    return standing_worth(copy, seat) - standing_worth(state, seat)


# Cards


def advise_pair(state: NewYork, seat: i64) -> i64:
    """The pair that adds most to the hand."""
    menu = Menu()
    rounds.pair_choices(state, menu)
    table = gains_table(state, seat, 0)
    best = menu.at(0)
    best_worth: i64 = NEVER
    for i in range(menu.total):
        at = 2 * (first_of(menu.at(i)) - 1)
        hand = state.hand[card_at(seat, 0) : card_at(seat + 1, 0)]
        hand[state.pairs[at]] += 1
        hand[state.pairs[at + 1]] += 1
        worth = hand_worth(table, hand, 0, 0)
        if worth > best_worth:
            best = menu.at(i)
            best_worth = worth
    return best


def card_worth(state: NewYork, seat: i64, card: i64) -> i64:
    """A card to keep or to give up: for the reserve by its kind, for the hand by what one more
    adds."""
    if state.phase == TRIMMING or state.phase == ARRANGING:
        return KEPT_WORTH[card]
    table = gains_table(state, seat, 0)
    hand = state.hand[card_at(seat, 0) : card_at(seat + 1, 0)]
    if state.phase == DROPPING:
        hand[card] -= 1
    before = hand_worth(table, hand, 0, 0)
    hand[card] += 1
    return hand_worth(table, hand, 0, 0) - before


# Bids


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
