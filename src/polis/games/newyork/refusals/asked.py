"""Why a move is refused in New York City: first who and when, then what."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Why, kind_of
from polis.core.seats import NATURE, first, holds, only
from polis.games.newyork import refuse
from polis.games.newyork.codes import (
    ARRANGE,
    BID,
    DECLINE,
    DONE,
    DROP,
    ERECT,
    KEEP,
    LAY,
    LETTER,
    MOVE,
    PAIR,
    PICK,
    PICK_BLIND,
    PLACE,
    SHED,
    SHELVE,
    SPARE,
    SWAP,
    TAKE,
    USE,
)
from polis.games.newyork.refusals.cards import why_not_arrange, why_not_bid, why_not_cards
from polis.games.newyork.refusals.gains import why_not_gain
from polis.games.newyork.refusals.moments import natures_move, not_your_move, wrong_moment
from polis.games.newyork.refusals.people import why_not_people
from polis.games.newyork.state import NewYork
from polis.games.newyork.terms import (
    ARRANGING,
    AWARDING,
    BIDDING,
    DRAFTING,
    DROPPING,
    FIRST,
    KEEPING,
    MOVING,
    OVER,
    PICKING,
    SPARING,
    TAKING,
    THIRD,
    TRIMMING,
)


def why_not(state: NewYork, seat: i64, code: i64, payload: vec[i64], why: Why) -> None:
    """[N2.2] First who and when, then what."""
    kind = kind_of(code)
    if state.phase == OVER:
        refuse.game_over(why)
    elif kind >= LETTER:
        natures_move(kind, why)
    elif state.actors == only(NATURE):
        wrong_moment(state, kind, why)
    elif not holds(state.actors, seat):
        not_your_move(state, first(state.actors), why)
    elif not fits(kind, state.phase):
        wrong_moment(state, kind, why)
    elif kind <= ERECT:
        why_not_people(state, seat, code, why)
    elif kind <= SWAP:
        why_not_cards(state, seat, code, why)
    elif kind == BID or kind == LAY:
        why_not_bid(state, seat, code, payload, why)
    elif kind == ARRANGE:
        why_not_arrange(state, seat, payload, why)
    else:
        why_not_gain(state, seat, code, why)


def fits(kind: i64, phase: i64) -> bool:
    """[N1.1] Whether this kind of move belongs to the phase."""
    if kind == DONE:
        return phase in (FIRST, DROPPING, MOVING, ARRANGING, THIRD)
    if kind == USE:
        return phase in (FIRST, BIDDING, THIRD)
    if kind == SWAP or kind == ARRANGE:
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
