"""N3.5: characters of phase II, used with one's own bid."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.core.seats import NONE, holds, only
from polis.games.newyork import tell
from polis.games.newyork.codes import CONVERT, USE
from polis.games.newyork.phases.staff import (
    CONVERTER,
    EXTRA_JOKER,
    FIRST_PLUS,
    PHASE_TWO,
    PLUS_TWO,
    POSTPONER,
    SECOND_KINDS,
    TIE_BREAKER,
    WILD,
    has_ready,
    pay,
)
from polis.games.newyork.position import NewYork
from polis.games.newyork.state import speaker
from polis.games.newyork.terms import AUCTIONS, kind_at


def bid_uses(state: NewYork, seat: i64, menu: Menu) -> None:
    """[N3.5] Used with one's own bid."""
    if not has_ready(state, seat, PHASE_TWO):
        return
    staff = state.staff
    paid = state.paid
    at = kind_at(seat, 0)
    for kind in SECOND_KINDS:
        if paid[at + kind] < staff[at + kind]:
            if kind == CONVERTER:
                conversions(state, menu)
            elif suits(state, seat, kind):
                menu.offer(move(USE, kind))


def suits(state: NewYork, seat: i64, kind: i64) -> bool:
    """[N3.5] Numbers 10 to 15 serve one auction each; postponing comes before anything else and
    once an auction; a tie can be won only once."""
    if FIRST_PLUS <= kind < FIRST_PLUS + AUCTIONS:
        return kind - FIRST_PLUS == state.auction
    if kind == POSTPONER:
        return not holds(state.postponed, seat) and len(state.declared) == 0
    if kind == TIE_BREAKER:
        return not holds(state.tie_winners, seat)
    return True


def conversions(state: NewYork, menu: Menu) -> None:
    """[N3.5] Number 19 names another category for all its cards."""
    for card in range(i64(AUCTIONS)):
        if card != state.auction and not holds(state.converted, card):
            menu.offer(move(CONVERT, card))


def use_second(state: NewYork, kind: i64, log: Log) -> None:
    """[N3.5] What the character does for the bid to come."""
    seat = speaker(state)
    pay(state, seat, kind, log)
    if kind == POSTPONER:
        postpone(state, seat, log)
        return
    state.declared = append(state.declared, kind)
    if kind == PLUS_TWO:
        state.plus += 2
    elif kind == WILD:
        state.wilds += 1
    elif kind == TIE_BREAKER:
        state.tie_winners |= only(seat)
    elif kind == EXTRA_JOKER:
        state.extra_jokers += 1
    else:
        state.plus += 1


def convert(state: NewYork, card: i64, log: Log) -> None:
    """[N3.5] All cards of one other category count as the auction's own."""
    pay(state, speaker(state), CONVERTER, log)
    state.declared = append(state.declared, CONVERTER)
    state.converted |= only(card)


def postpone(state: NewYork, seat: i64, log: Log) -> None:
    """[N3.5] Number 9: he bids after everybody else, and gains a dollar."""
    state.dollars[seat] += 1
    state.postponed |= only(seat)
    state.queue = append(state.queue, seat)
    tell.postponed(log, seat)
    state.step += 1
    state.actors = NONE
