"""Why somebody cannot be chosen or used."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.core.model import Why, first_of, kind_of
from polis.core.seats import holds
from polis.games.newyork import refuse
from polis.games.newyork.codes import CONVERT, NO_BUILDER, NO_CONVERTER, PAIR, PICK, PICK_BLIND, USE
from polis.games.newyork.data import WHEN_OF
from polis.games.newyork.phases.sets import counts_as_own
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
from polis.games.newyork.state import NewYork, kind_at
from polis.games.newyork.terms import BIDDING, FIRST, JOKER

# Places in the lists of clauses of ``no_blind`` and ``say_which``
WITH_TOMS: Final = 1
TO_BUILD: Final = 1


def why_not_people(state: NewYork, seat: i64, code: i64, why: Why) -> None:
    kind, what = kind_of(code), first_of(code)
    if kind == PICK:
        refuse.pile_gone(why, what)
    elif kind == PICK_BLIND:
        refuse.no_blind(why)
        if state.houses > state.players:
            why.by(WITH_TOMS)
    elif kind == PAIR:
        refuse.pair_gone(why, what)
    elif kind == USE:
        why_not_use(state, seat, what, why)
    elif kind == CONVERT:
        if what == JOKER or counts_as_own(state, what):
            refuse.own_category(why, what)
        else:
            why_not_pay(state, seat, CONVERTER, NO_CONVERTER, why)
    elif state.supply[seat] == 0 and is_ready(state, seat, BUILDER):
        refuse.no_tower(why)
    else:
        why_not_pay(state, seat, BUILDER, NO_BUILDER, why)


def why_not_use(state: NewYork, seat: i64, kind: i64, why: Why) -> None:
    """[N3.2] His own, of this phase, not used yet, for a dollar."""
    if WHEN_OF[kind] != phase_number(state.phase):
        refuse.other_phase(why, kind)
    elif kind == CONVERTER or kind == BUILDER:
        refuse.say_which(why, kind)
        if kind == BUILDER:
            why.by(TO_BUILD)
    elif state.staff[kind_at(seat, kind)] == 0:
        refuse.not_employed(why, kind)
    elif not is_ready(state, seat, kind):
        refuse.used_already(why, kind)
    elif state.dollars[seat] == 0:
        refuse.no_dollar(why)
    elif kind == POSTPONER and holds(state.postponed, seat):
        refuse.postponed_already(why)
    elif kind == POSTPONER:
        refuse.postpone_first(why)
    elif kind == TIE_BREAKER:
        refuse.ties_already(why)
    else:
        refuse.other_auction(why, kind)


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
        refuse.used_already(why, kind)
    else:
        refuse.no_dollar(why)
