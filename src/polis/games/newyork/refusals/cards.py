"""Why cards cannot be kept, swapped or bid."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Why, first_of, kind_of, second_of
from polis.core.vectors import filled, total
from polis.games.newyork.codes import (
    ARRANGED_SO,
    ARRANGEMENT_LEFT,
    BID,
    CARD_ALONE,
    DROP,
    JOKERS_ALONE,
    KEEP,
    KEEP_FIRST,
    KEPT_ENOUGH,
    NO_BID,
    NO_SUCH_BID,
    NOT_DRAWN,
    NOT_IN_HAND,
    NOT_IN_RESERVE,
    NOT_OWNED,
    NOT_SPARE,
    NOTHING_LAID,
    RESERVE_SIZE,
    SAME_CARD,
    SHELVE,
    SPARE,
    SWAPPED_ENOUGH,
    TOO_MANY_JOKERS,
    UNREADABLE,
)
from polis.games.newyork.phases.reserve import SINCE
from polis.games.newyork.phases.sets import ALONE, ONLY_JOKERS, counts_as_own, fault, real_units
from polis.games.newyork.refusals.sets import is_readable, lacking, nearest_set
from polis.games.newyork.state import NewYork, card_at
from polis.games.newyork.terms import AUCTIONS, CARDS, JOKER, NONE_LEFT

# Places in the lists of clauses of ``not_in_hand`` and ``unreadable``
TO_DROP: Final = 1
TO_ARRANGE: Final = 1


def why_not_cards(state: NewYork, seat: i64, code: i64, why: Why) -> None:
    kind, card = kind_of(code), first_of(code)
    if kind == KEEP and state.keep_left == 0:
        why.because(KEPT_ENOUGH)
    elif kind == SHELVE and state.keep_left > 0:
        why.because(KEEP_FIRST)
    elif kind == KEEP or kind == SHELVE:
        why.because(NOT_DRAWN, card)
    elif kind == SPARE:
        why.because(NOT_SPARE, card)
    elif state.hand[card_at(seat, card)] == 0:
        why.because(NOT_IN_HAND, card)
        if kind == DROP:
            why.by(TO_DROP)
    elif state.reserve[card_at(seat, second_of(code))] == 0:
        why.because(NOT_IN_RESERVE, second_of(code))
    elif card == second_of(code):
        why.because(SAME_CARD, card)
    elif state.edition >= SINCE:
        why.because(ARRANGEMENT_LEFT, second_of(code), card)
    else:
        why.because(SWAPPED_ENOUGH, state.reserve_size[seat])


def why_not_arrange(state: NewYork, seat: i64, payload: vec[i64], why: Why) -> None:
    """[N6.1] As many cards as the reserve has, all one's own, and others than lie there."""
    if not is_readable(payload):
        why.because(UNREADABLE)
        why.by(TO_ARRANGE)
    elif total(payload) != state.reserve_size[seat]:
        why.because(RESERVE_SIZE, state.reserve_size[seat])
    elif not_owned(state, seat, payload) != NONE_LEFT:
        why.because(NOT_OWNED, not_owned(state, seat, payload))
    else:
        why.because(ARRANGED_SO)


def not_owned(state: NewYork, seat: i64, cards: vec[i64]) -> i64:
    """The first card he has fewer of, in hand and reserve, than he wants; or none."""
    for card in range(i64(CARDS)):
        at = card_at(seat, card)
        if cards[card] > state.hand[at] + state.reserve[at]:
            return card
    return NONE_LEFT


def why_not_bid(state: NewYork, seat: i64, code: i64, payload: vec[i64], why: Why) -> None:
    """[N6.3] Jokers never alone, and no card without a partner."""
    if kind_of(code) == BID:
        why_not_size(state, seat, second_of(code), why)
    elif not is_readable(payload):
        why.because(UNREADABLE)
    elif lacking(state, seat, payload) != NONE_LEFT:
        why.because(NOT_IN_HAND, lacking(state, seat, payload))
    elif fault(state, payload) == ONLY_JOKERS:
        why.because(JOKERS_ALONE)
    elif fault(state, payload) == ALONE:
        why.because(CARD_ALONE, lonely(state, payload))
    else:
        why.because(NOTHING_LAID)


def why_not_size(state: NewYork, seat: i64, jokers: i64, why: Why) -> None:
    held = state.hand[card_at(seat, JOKER)]
    if jokers > held:
        why.because(TOO_MANY_JOKERS, held)
    elif len(nearest_set(state, seat, filled(0, CARDS))) == 0:
        why.because(NO_BID)
    else:
        most = real_units(state, state.hand, card_at(seat, 0))
        why.because(NO_SUCH_BID, most + held + state.extra_jokers + state.plus)


def lonely(state: NewYork, cards: vec[i64]) -> i64:
    """A card of another category without a like one."""
    card: i64 = 0
    while card + 1 < AUCTIONS and (counts_as_own(state, card) or cards[card] & 1 == 0):
        card += 1
    return card
