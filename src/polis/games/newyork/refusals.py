"""Why a move is refused in New York City: the clause a player runs into."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Why, first_of, kind_of, second_of, third_of
from polis.core.seats import NATURE, first, holds, only
from polis.games.newyork.data import VALUE_OF, WHEN_OF, route_vehicle, vehicle_of_token
from polis.games.newyork.phases.auctions import gains
from polis.games.newyork.phases.building import is_route_for, joins
from polis.games.newyork.phases.sets import (
    ALONE,
    ONLY_JOKERS,
    counts_as_own,
    fault,
    real_units,
)
from polis.games.newyork.phases.staff import (
    BUILDER,
    CONVERTER,
    PHASE_ONE,
    PHASE_THREE,
    PHASE_TWO,
    POSTPONER,
    TIE_BREAKER,
    is_ready,
)
from polis.games.newyork.state import (
    ARRANGING,
    AUCTIONS,
    AWARDING,
    BIDDING,
    CARDS,
    DRAFTING,
    DROPPING,
    FIRST,
    JOKER,
    KEEPING,
    MOVING,
    NONE_LEFT,
    OPEN,
    OPENED,
    OVER,
    PICKING,
    ROUTES,
    SPARING,
    TAKING,
    THIRD,
    TRIMMING,
    VALUES,
    NewYork,
    card_at,
    kind_at,
    tower_at,
)
from polis.games.newyork.words import (
    ALREADY_THERE,
    BID,
    CARD_ALONE,
    CONVERT,
    DECLINE,
    DONE,
    DROP,
    ERECT,
    GAME_OVER,
    JOKERS_ALONE,
    KEEP,
    KEEP_FIRST,
    KEPT_ENOUGH,
    LAY,
    LETTER,
    MOVE,
    NATURES_MOVE,
    NO_BLIND,
    NO_BUILDER,
    NO_CONVERTER,
    NO_DOLLAR,
    NO_ROUTE,
    NO_SUCH_BID,
    NO_TOWER,
    NO_TOWER_THERE,
    NOT_DRAWN,
    NOT_EMPLOYED,
    NOT_IN_HAND,
    NOT_IN_RESERVE,
    NOT_SPARE,
    NOT_YOUR_MOVE,
    NOTHING_LAID,
    OTHER_AUCTION,
    OTHER_PHASE,
    OWN_CATEGORY,
    PAIR,
    PAIR_GONE,
    PICK,
    PICK_BLIND,
    PILE_GONE,
    PLACE,
    POSTPONE_FIRST,
    POSTPONED_ALREADY,
    SAME_CARD,
    SAY_WHICH,
    SHED,
    SHELVE,
    SPARE,
    SWAP,
    SWAPPED_ENOUGH,
    TAKE,
    TILE_NOT_OPEN,
    TILE_TOO_DEAR,
    TOKEN_NOT_OPEN,
    TOO_MANY_JOKERS,
    UNREADABLE,
    USE,
    USED_ALREADY,
    VEHICLE_GONE,
    WRONG_MOMENT,
)


def why_not(state: NewYork, seat: i64, code: i64, extra: vec[i64], why: Why) -> None:
    """[N2.2] First who and when, then what."""
    kind = kind_of(code)
    if state.phase == OVER:
        why.because(GAME_OVER)
    elif kind >= LETTER:
        why.because(NATURES_MOVE)
    elif state.actors == only(NATURE):
        why.because(WRONG_MOMENT, state.phase)
    elif not holds(state.actors, seat):
        why.because(NOT_YOUR_MOVE, first(state.actors))
    elif not fits(kind, state.phase):
        why.because(WRONG_MOMENT, state.phase)
    elif kind <= ERECT:
        why_not_people(state, seat, code, why)
    elif kind <= SWAP:
        why_not_cards(state, seat, code, why)
    elif kind == BID or kind == LAY:
        why_not_bid(state, seat, code, extra, why)
    else:
        why_not_gain(state, seat, code, why)


def fits(kind: i64, phase: i64) -> bool:
    """[N1.1] Whether this kind of move belongs to the phase."""
    if kind == DONE:
        return phase in (FIRST, DROPPING, MOVING, ARRANGING, THIRD)
    if kind == USE:
        return phase in (FIRST, BIDDING, THIRD)
    if kind == SWAP:
        return phase == BIDDING or phase == ARRANGING
    if kind == DECLINE:
        return phase == TAKING or phase == AWARDING
    return phase == phase_of(kind)


def phase_of(kind: i64) -> i64:
    if kind == PICK or kind == PICK_BLIND:
        return PICKING
    if kind == PAIR:
        return DRAFTING
    if kind == KEEP or kind == SHELVE:
        return KEEPING
    if kind == SPARE:
        return SPARING
    if kind == DROP:
        return DROPPING
    if kind == ERECT:
        return THIRD
    if kind == TAKE:
        return TAKING
    if kind == PLACE:
        return AWARDING
    if kind == MOVE:
        return MOVING
    if kind == SHED:
        return TRIMMING
    return BIDDING


# People


def why_not_people(state: NewYork, seat: i64, code: i64, why: Why) -> None:
    kind, what = kind_of(code), first_of(code)
    if kind == PICK:
        why.because(PILE_GONE, what)
    elif kind == PICK_BLIND:
        why.because(NO_BLIND)
    elif kind == PAIR:
        why.because(PAIR_GONE, what)
    elif kind == USE:
        why_not_use(state, seat, what, why)
    elif kind == CONVERT:
        if what == JOKER or counts_as_own(state, what):
            why.because(OWN_CATEGORY, what)
        else:
            why_not_pay(state, seat, CONVERTER, NO_CONVERTER, why)
    elif state.supply[seat] == 0 and is_ready(state, seat, BUILDER):
        why.because(NO_TOWER)
    else:
        why_not_pay(state, seat, BUILDER, NO_BUILDER, why)


def why_not_use(state: NewYork, seat: i64, kind: i64, why: Why) -> None:
    """[N3.2] His own, of this phase, not used yet, for a dollar."""
    if WHEN_OF[kind] != phase_number(state.phase):
        why.because(OTHER_PHASE, kind)
    elif kind == CONVERTER or kind == BUILDER:
        why.because(SAY_WHICH, kind)
    elif state.staff[kind_at(seat, kind)] == 0:
        why.because(NOT_EMPLOYED, kind)
    elif not is_ready(state, seat, kind):
        why.because(USED_ALREADY, kind)
    elif state.dollars[seat] == 0:
        why.because(NO_DOLLAR)
    elif kind == POSTPONER and holds(state.postponed, seat):
        why.because(POSTPONED_ALREADY)
    elif kind == POSTPONER:
        why.because(POSTPONE_FIRST)
    elif kind == TIE_BREAKER:
        why.because(USED_ALREADY, kind)
    else:
        why.because(OTHER_AUCTION, kind)


def phase_number(phase: i64) -> i64:
    if phase == FIRST:
        return PHASE_ONE
    if phase == BIDDING:
        return PHASE_TWO
    return PHASE_THREE


def why_not_pay(state: NewYork, seat: i64, kind: i64, absent: i64, why: Why) -> None:
    if state.staff[kind_at(seat, kind)] == 0:
        why.because(absent, kind)
    elif not is_ready(state, seat, kind):
        why.because(USED_ALREADY, kind)
    else:
        why.because(NO_DOLLAR)


# Cards


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
    elif state.reserve[card_at(seat, second_of(code))] == 0:
        why.because(NOT_IN_RESERVE, second_of(code))
    elif card == second_of(code):
        why.because(SAME_CARD, card)
    else:
        why.because(SWAPPED_ENOUGH, state.reserve_size[seat])


def is_readable(extra: vec[i64]) -> bool:
    """[N6.3] A free bid is written as seven counts, one for each kind of card."""
    if len(extra) != CARDS:
        return False
    for number in extra:
        if not 0 <= number <= 99:
            return False
    return True


def lacking(state: NewYork, seat: i64, extra: vec[i64]) -> i64:
    """The first card he has fewer of than he wants to lay, or none."""
    for card in range(i64(CARDS)):
        if extra[card] > state.hand[card_at(seat, card)]:
            return card
    return NONE_LEFT


def why_not_bid(state: NewYork, seat: i64, code: i64, extra: vec[i64], why: Why) -> None:
    """[N6.3] Jokers never alone, and no card without a partner."""
    if kind_of(code) == BID:
        why_not_size(state, seat, second_of(code), why)
    elif not is_readable(extra):
        why.because(UNREADABLE)
    elif lacking(state, seat, extra) != NONE_LEFT:
        why.because(NOT_IN_HAND, lacking(state, seat, extra))
    elif fault(state, extra) == ONLY_JOKERS:
        why.because(JOKERS_ALONE)
    elif fault(state, extra) == ALONE:
        why.because(CARD_ALONE, lonely(state, extra))
    else:
        why.because(NOTHING_LAID)


def why_not_size(state: NewYork, seat: i64, jokers: i64, why: Why) -> None:
    held = state.hand[card_at(seat, JOKER)]
    if jokers > held:
        why.because(TOO_MANY_JOKERS, held)
    else:
        most = real_units(state, state.hand, card_at(seat, 0))
        why.because(NO_SUCH_BID, most + held + state.extra_jokers + state.plus)


def lonely(state: NewYork, cards: vec[i64]) -> i64:
    """A card of another category without a like one."""
    card: i64 = 0
    while card + 1 < AUCTIONS and (counts_as_own(state, card) or cards[card] & 1 == 0):
        card += 1
    return card


# What a bid brings


def why_not_gain(state: NewYork, seat: i64, code: i64, why: Why) -> None:
    kind, what = kind_of(code), first_of(code)
    if kind == TAKE:
        why_not_take(state, seat, what, why)
    elif kind == PLACE:
        why_not_place(state, what, second_of(code), third_of(code), why)
    elif kind == MOVE:
        if what == state.moving_to:
            why.because(ALREADY_THERE, what)
        else:
            assert state.towers[tower_at(seat, what)] == 0
            why.because(NO_TOWER_THERE, what)
    else:
        assert kind == SHED
        why.because(NOT_IN_RESERVE, what)


def why_not_take(state: NewYork, seat: i64, kind: i64, why: Why) -> None:
    for slot in range(i64(VALUES * OPEN)):
        if state.office[slot] == kind:
            assert VALUE_OF[kind] > gains(state, seat)
            why.because(TILE_TOO_DEAR, kind, gains(state, seat))
            return
    why.because(TILE_NOT_OPEN, kind)


def why_not_place(state: NewYork, token: i64, here: i64, there: i64, why: Why) -> None:
    """[N6.12] An open token, a route of its colour between these districts, its vehicle on it."""
    if state.token_at[token] != OPENED:
        why.because(TOKEN_NOT_OPEN, token)
        return
    for route in range(i64(ROUTES)):
        if route_vehicle(route) == vehicle_of_token(token) and joins(route, here, there):
            assert not is_route_for(state, token, route)
            why.because(VEHICLE_GONE, here, there)
            return
    why.because(NO_ROUTE, token, here, there)
