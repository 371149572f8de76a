"""Rules of thumb for New York City: the game's own player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.core.model import Log, Menu, first_of, kind_of, second_of
from polis.games.newyork.bidder import KEPT_WORTH, NEVER, advise_bid
from polis.games.newyork.codes import (
    ARRANGING,
    AWARDING,
    BIDDING,
    DECLINE,
    DONE,
    DRAFTING,
    DROP,
    DROPPING,
    ERECT,
    FIRST,
    KEEP,
    KEEPING,
    MOVE,
    MOVING,
    PICK,
    PICKING,
    PLACE,
    SHELVE,
    SPARING,
    SWAP,
    TAKE,
    TAKING,
    THIRD,
    TRIMMING,
    USE,
)
from polis.games.newyork.phases import building, first, office, reserve, rounds, starters, third
from polis.games.newyork.planning import gains_table, hand_worth
from polis.games.newyork.position import NewYork
from polis.games.newyork.prospects import standing_worth, tile_worth
from polis.games.newyork.terms import card_at

POOR_CARD: Final = 300  # what is worth less is exchanged


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
        office.takings(state, menu)
    elif state.phase == AWARDING:
        building.placings(state, menu)
    elif state.phase == MOVING:
        building.movings(state, menu)
    elif state.phase == ARRANGING:
        reserve.arrangements(state, menu)
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
