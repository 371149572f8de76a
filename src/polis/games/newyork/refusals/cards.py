"""Why cards cannot be kept, swapped or bid."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Why, first_of, kind_of, second_of
from polis.core.vectors import filled, total
from polis.games.newyork import refuse
from polis.games.newyork.codes import BID, DROP, KEEP, SHELVE, SPARE
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
        refuse.kept_enough(why)
    elif kind == SHELVE and state.keep_left > 0:
        refuse.keep_first(why)
    elif kind == KEEP or kind == SHELVE:
        refuse.not_drawn(why, card)
    elif kind == SPARE:
        refuse.not_spare(why, card)
    elif state.hand[card_at(seat, card)] == 0:
        refuse.not_in_hand(why, card)
        if kind == DROP:
            why.by(TO_DROP)
    elif state.reserve[card_at(seat, second_of(code))] == 0:
        refuse.not_in_reserve(why, second_of(code))
    elif card == second_of(code):
        refuse.same_card(why, card)
    elif state.edition >= SINCE:
        refuse.arrangement_left(why, second_of(code), card)
    else:
        refuse.swapped_enough(why, state.reserve_size[seat])


def why_not_arrange(state: NewYork, seat: i64, payload: vec[i64], why: Why) -> None:
    """[N6.1] As many cards as the reserve has, all one's own, and others than lie there."""
    if not is_readable(payload):
        refuse.unreadable(why)
        why.by(TO_ARRANGE)
    elif total(payload) != state.reserve_size[seat]:
        refuse.reserve_size(why, state.reserve_size[seat])
    elif not_owned(state, seat, payload) != NONE_LEFT:
        refuse.not_owned(why, not_owned(state, seat, payload))
    else:
        refuse.arranged_so(why)


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
        refuse.unreadable(why)
    elif lacking(state, seat, payload) != NONE_LEFT:
        refuse.not_in_hand(why, lacking(state, seat, payload))
    elif fault(state, payload) == ONLY_JOKERS:
        refuse.jokers_alone(why)
    elif fault(state, payload) == ALONE:
        refuse.card_alone(why, lonely(state, payload))
    else:
        refuse.nothing_laid(why)


def why_not_size(state: NewYork, seat: i64, jokers: i64, why: Why) -> None:
    held = state.hand[card_at(seat, JOKER)]
    if jokers > held:
        refuse.too_many_jokers(why, held)
    elif len(nearest_set(state, seat, filled(0, CARDS))) == 0:
        refuse.no_bid(why)
    else:
        most = real_units(state, state.hand, card_at(seat, 0))
        refuse.no_such_bid(why, most + held + state.extra_jokers + state.plus)


def lonely(state: NewYork, cards: vec[i64]) -> i64:
    """A card of another category without a like one."""
    card: i64 = 0
    while card + 1 < AUCTIONS and (counts_as_own(state, card) or cards[card] & 1 == 0):
        card += 1
    return card
