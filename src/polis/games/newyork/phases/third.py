"""N7: the characters of phase III, and the end of the round."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.core.seats import NONE, only
from polis.games.newyork import tell
from polis.games.newyork.codes import DONE, ERECT, OVER, ROUND, ROUND_END, SHED, TRIMMING, USE
from polis.games.newyork.final import tell_scores
from polis.games.newyork.influence import advance, rank, seats_in_order
from polis.games.newyork.phases.cards import discard
from polis.games.newyork.phases.staff import (
    BUILDER,
    PHASE_THREE,
    RANKED,
    THIRD_KINDS,
    has_ready,
    is_ready,
    pay,
)
from polis.games.newyork.position import NewYork
from polis.games.newyork.state import speaker
from polis.games.newyork.terms import CARDS, DISTRICTS, MOST_IN_RESERVE, ROUNDS, card_at, tower_at


def next_third(state: NewYork) -> None:
    """[N7.1] In the influence order of the phase's beginning, each may use his characters."""
    while state.step < state.players:
        if has_ready(state, speaker(state), PHASE_THREE):
            state.actors = only(speaker(state))
            return
        state.step += 1
    state.phase = TRIMMING
    state.step = 0
    state.queue = seats_in_order(state)


def third_uses(state: NewYork, menu: Menu) -> None:
    """[N7.1] Each once for a dollar, in any order of his own."""
    seat = speaker(state)
    for kind in THIRD_KINDS:
        if kind != BUILDER and is_ready(state, seat, kind):
            menu.offer(move(USE, kind))
    if is_ready(state, seat, BUILDER) and state.supply[seat] > 0:
        menu.offer_each(ERECT, 0, DISTRICTS - 1)
    menu.offer(move(DONE))


def use_third(state: NewYork, character: i64, log: Log) -> None:
    """[N7.1] Points for 21, 24, 25; a skyscraper for 22, 24, 26; a press step for 23, 25, 26; and
    for 27 as many steps as his rank."""
    seat = speaker(state)
    pay(state, seat, character, log)
    number = character + 1
    if number == 21 or number == 24 or number == 25:
        state.points[seat] += 1
        tell.work_scored(log, seat, 1)
    if number == 22 or number == 24 or number == 26:
        state.supply[seat] += 1
        tell.work_supplied(log, seat, 1)
    if number == 23 or number == 25 or number == 26:
        step_on(state, seat, 1, log)
    if character == RANKED:
        step_on(state, seat, rank(state, seat), log)
    state.actors = NONE


def step_on(state: NewYork, seat: i64, count: i64, log: Log) -> None:
    """[N7.1] Press steps for a character."""
    steps = advance(state, seat, count)
    tell.work_advanced(log, seat, steps, state.space[seat])


def erect(state: NewYork, district: i64, log: Log) -> None:
    """[N7.1] Number 28 builds anywhere. [N6.14] The Statue's bonus waits for its next check."""
    seat = speaker(state)
    pay(state, seat, BUILDER, log)
    state.supply[seat] -= 1
    state.towers[tower_at(seat, district)] += 1
    tell.work_built(log, seat, 1, district)
    state.actors = NONE


# The end of the round


def next_trim(state: NewYork) -> None:
    """[N6.1] A reserve that a character has filled goes back to two cards."""
    while state.step < state.players:
        if state.reserve_size[speaker(state)] > MOST_IN_RESERVE:
            state.actors = only(speaker(state))
            return
        state.step += 1
    state.phase = ROUND_END


def sheddings(state: NewYork, menu: Menu) -> None:
    """[N6.1] Any card of a reserve that has too many."""
    seat = speaker(state)
    for card in range(i64(CARDS)):
        if state.reserve[card_at(seat, card)] > 0:
            menu.offer(move(SHED, card))


def shed(state: NewYork, card: i64, log: Log) -> None:
    """[N6.1] A card too many leaves the reserve."""
    seat = speaker(state)
    state.reserve[card_at(seat, card)] -= 1
    state.reserve_size[seat] -= 1
    state.discards[card] += 1
    tell.shed_card(log, seat, card)
    state.actors = NONE


def end_round(state: NewYork, log: Log) -> None:
    """[N7.2] All cards in hand are discarded, not the reserve; [N9.11] a Tom's stock too."""
    tell.hands_discarded(log, state.round)
    for card in range(i64(CARDS)):
        empty_hands(state, card, log)
    for tom in range(state.players, state.houses):
        for card in range(i64(CARDS)):
            held = state.hand[card_at(tom, card)]
            if held > 0:
                tell.discarded(log, state.players, tom, card, held)
                discard(state, tom, card, held)
    state.phase = ROUND
    if state.round == ROUNDS:
        state.phase = OVER
        tell_scores(state, log)


def empty_hands(state: NewYork, card: i64, log: Log) -> None:
    """[N7.2] What goes face up to the discards is told together: whose it was is no longer seen."""
    count: i64 = 0
    for seat in range(state.players):
        held = state.hand[card_at(seat, card)]
        if held > 0:
            discard(state, seat, card, held)
            count += held
    if count > 0:
        tell.left_over(log, card, count)
