"""N5.2: the characters of phase I, which change hands and reserves."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.core.seats import NATURE, NONE, only
from polis.core.vectors import total
from polis.games.newyork import tell
from polis.games.newyork.codes import (
    AUCTION,
    DONE,
    DRAWING,
    DROP,
    DROPPING,
    FIRST,
    KEEP,
    KEEPING,
    SHELVE,
    SPARE,
    SPARING,
    TO_CHOICE,
    TO_HAND,
    TO_RESERVE,
    USE,
)
from polis.games.newyork.influence import leader
from polis.games.newyork.phases.cards import can_draw, discard, gain, gain_seen, leave_deck
from polis.games.newyork.phases.staff import FIRST_KINDS, PHASE_ONE, has_ready, is_ready, pay
from polis.games.newyork.position import NewYork
from polis.games.newyork.state import speaker
from polis.games.newyork.terms import CARDS, card_at

# By kind, numbers 1 to 8: cards drawn and where they go, kept of them, put in the reserve, and
# how many cards of the hand may be exchanged afterwards.
DRAWS: Final = vec[i64]([0, 1, 0, 2, 3, 1, 3, 4])
GOES: Final = vec[i64](
    [TO_HAND, TO_RESERVE, TO_HAND, TO_CHOICE, TO_CHOICE, TO_HAND, TO_CHOICE, TO_CHOICE]
)
KEEPS: Final = vec[i64]([0, 0, 0, 1, 1, 0, 2, 2])
SHELVES: Final = vec[i64]([0, 0, 0, 0, 1, 0, 0, 1])
EXCHANGES: Final = vec[i64]([2, 0, 0, 0, 0, 3, 0, 0])
SPARE_TAKER: Final = 2  # number 3


def next_first(state: NewYork, log: Log) -> None:
    """[N5.2] In influence order each may use his characters of phase I; what one of them started is
    finished first. Then the pair left over is discarded."""
    while state.step < state.players:
        seat = speaker(state)
        if is_busy(state, seat, log):
            return
        if has_ready(state, seat, PHASE_ONE):
            ask(state, FIRST, seat)
            return
        state.step += 1
    discard_spare(state, log)
    state.phase = AUCTION
    state.auction = 0
    state.first = leader(state)


def ask(state: NewYork, phase: i64, seat: i64) -> None:
    """[N5.2] The next to decide in phase I, be it a player or chance."""
    state.phase = phase
    state.actors = only(seat)


def is_busy(state: NewYork, seat: i64, log: Log) -> bool:
    """[N5.2] Whether an ability still waits for a draw or a choice."""
    if state.drawing > 0 and can_draw(state):
        ask(state, DRAWING, NATURE)
        return True
    state.drawing = 0
    if total(state.drawn) > 0:
        if state.keep_left > 0 or state.shelve_left > 0:
            ask(state, KEEPING, seat)
            return True
        discard_drawn(state, log)
    state.keep_left = 0
    state.shelve_left = 0
    if state.sparing:
        ask(state, SPARING, seat)
        return True
    if state.drop_left > 0 and state.hand_size[seat] > 0:
        ask(state, DROPPING, seat)
        return True
    return is_replacing(state, log)


def is_replacing(state: NewYork, log: Log) -> bool:
    """[N5.2] As many cards are drawn as were discarded, after the last of them."""
    state.drop_left = 0
    if state.dropped == 0:
        return False
    begin_draw(state, state.dropped, TO_HAND, log)
    state.dropped = 0
    if can_draw(state):
        ask(state, DRAWING, NATURE)
        return True
    state.drawing = 0
    return False


def begin_draw(state: NewYork, count: i64, goes: i64, log: Log) -> None:
    """[N5.2] A character draws cards, [N1.3] as far as deck and discards go."""
    state.drawing = min(count, state.deck_left + total(state.discards))
    state.goes = goes
    if state.drawing > 0 and goes != TO_RESERVE:
        tell.drew_more(log, speaker(state), state.drawing)


# Using one


def first_uses(state: NewYork, menu: Menu) -> None:
    """[N5.2] Any of them, in any order, or no more."""
    seat = speaker(state)
    for kind in FIRST_KINDS:
        if is_ready(state, seat, kind):
            menu.offer(move(USE, kind))
    menu.offer(move(DONE))


def use_first(state: NewYork, character: i64, log: Log) -> None:
    """[N5.2] Numbers 1 to 8 draw, keep, put in the reserve or exchange, as their tiles say."""
    pay(state, speaker(state), character, log)
    state.actors = NONE
    if character == SPARE_TAKER:
        state.sparing = total(state.spare) > 0
        if not state.sparing:
            begin_draw(state, 1, TO_HAND, log)
        return
    begin_draw(state, DRAWS[character], GOES[character], log)
    state.keep_left = KEEPS[character]
    state.shelve_left = SHELVES[character]
    state.drop_left = EXCHANGES[character]


# The pair nobody drafted


def discard_spare(state: NewYork, log: Log) -> None:
    """[N5.1] The pair left over is discarded, [N5.2] when all have used their characters."""
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
    """[N5.2] A character puts one card more in the reserve, [N6.1] whose size changes."""
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
    """[N5.2] Cards drawn that go neither to hand nor to the reserve are discarded."""
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
    """[N5.2] No more cards of the hand are exchanged."""
    state.drop_left = 0
    state.actors = NONE
