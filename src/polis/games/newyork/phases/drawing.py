"""N5.2: cards drawn, kept, put in the reserve or exchanged for characters of phase I."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.core.seats import NONE
from polis.games.newyork import tell
from polis.games.newyork.codes import DONE, DROP, KEEP, SHELVE, SPARE, TO_HAND, TO_RESERVE
from polis.games.newyork.phases.cards import discard, gain, gain_seen, leave_deck
from polis.games.newyork.position import NewYork
from polis.games.newyork.state import speaker
from polis.games.newyork.terms import CARDS, card_at


def discard_spare(state: NewYork, log: Log) -> None:
    for card in range(i64(CARDS)):
        while state.spare[card] > 0:
            state.spare[card] -= 1
            state.discards[card] += 1
            tell.spare_discarded(log, card)


# Drawing and choosing


def draw_for(state: NewYork, card: i64, log: Log) -> None:
    """[N5.2] Cards for the reserve are open, others only their drawer sees."""
    seat = speaker(state)
    leave_deck(state, card, log)
    state.drawing -= 1
    state.actors = NONE
    if state.goes == TO_RESERVE:
        add_to_reserve(state, seat, card)
        tell.reserve_drew(log, seat, card)
        return
    if state.goes == TO_HAND:
        gain(state, seat, card)
    else:
        state.drawn[card] += 1
    tell.drew_card_to(log, seat, seat, card)


def add_to_reserve(state: NewYork, seat: i64, card: i64) -> None:
    state.reserve[card_at(seat, card)] += 1
    state.reserve_size[seat] += 1


def keepings(state: NewYork, menu: Menu) -> None:
    """[N5.2] First what goes to hand, then what goes to the reserve."""
    kind: i64 = SHELVE
    if state.keep_left > 0:
        kind = KEEP
    for card in range(i64(CARDS)):
        if state.drawn[card] > 0:
            menu.offer(move(kind, card))


def keep(state: NewYork, card: i64, log: Log) -> None:
    """[N6.5] Which card goes to hand stays hidden."""
    seat = speaker(state)
    state.drawn[card] -= 1
    state.keep_left -= 1
    gain(state, seat, card)
    tell.kept(log, seat)
    tell.kept_card_to(log, seat, seat, card)
    state.actors = NONE


def shelve(state: NewYork, card: i64, log: Log) -> None:
    """[N5.2] One of the cards drawn goes to the reserve."""
    state.drawn[card] -= 1
    state.shelve_left -= 1
    add_to_reserve(state, speaker(state), card)
    tell.shelved(log, speaker(state), card)
    state.actors = NONE


def discard_drawn(state: NewYork, log: Log) -> None:
    for card in range(i64(CARDS)):
        if state.drawn[card] > 0:
            tell.discarded(log, state.players, speaker(state), card, state.drawn[card])
            state.discards[card] += state.drawn[card]
            state.drawn[card] = 0


# The pair left over, and exchanges


def sparings(state: NewYork, menu: Menu) -> None:
    """[N5.2] Number 3 takes one card of the pair nobody drafted."""
    for card in range(i64(CARDS)):
        if state.spare[card] > 0:
            menu.offer(move(SPARE, card))


def take_spare(state: NewYork, card: i64, log: Log) -> None:
    """[N5.2] Before everybody's eyes."""
    state.spare[card] -= 1
    gain_seen(state, speaker(state), card)
    tell.spared(log, speaker(state), card)
    state.sparing = False
    state.actors = NONE


def droppings(state: NewYork, menu: Menu) -> None:
    """[N5.2] Numbers 1 and 6 discard cards of the hand, as many as wished."""
    seat = speaker(state)
    for card in range(i64(CARDS)):
        if state.hand[card_at(seat, card)] > 0:
            menu.offer(move(DROP, card))
    menu.offer(move(DONE))


def drop(state: NewYork, card: i64, log: Log) -> None:
    """[N5.2] One card of the hand is discarded, to be replaced."""
    discard(state, speaker(state), card, 1)
    tell.discarded(log, state.players, speaker(state), card, 1)
    state.drop_left -= 1
    state.dropped += 1
    state.actors = NONE


def finish_drop(state: NewYork) -> None:
    state.drop_left = 0
    state.actors = NONE
