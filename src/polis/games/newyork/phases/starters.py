"""N1.11 and N9.3: the choice of starters."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log, Menu, Odds, move
from polis.core.seats import NATURE, NONE, only
from polis.games.newyork import tell
from polis.games.newyork.codes import ALLOT, ALLOTTING, BLIND, PICK, PICK_BLIND, PICKING, ROUND
from polis.games.newyork.phases.staff import hire
from polis.games.newyork.position import NewYork
from polis.games.newyork.state import speaker
from polis.games.newyork.terms import NONE_LEFT, PILES


def next_pick(state: NewYork) -> None:
    """[N1.11] In reverse order each person takes a pile; the Toms come last."""
    if state.step < state.players:
        state.actors = only(speaker(state))
    else:
        state.step = state.players
        state.phase = ALLOTTING


def picks(state: NewYork, menu: Menu) -> None:
    """[N1.11] Any pile, face up or face down."""
    for pile in range(i64(PILES)):
        if state.starters[2 * pile] != NONE_LEFT:
            menu.offer(move(PICK, pile + 1))
    if state.blind_left > 0:
        menu.offer(move(PICK_BLIND))


def pick(state: NewYork, pile: i64, log: Log) -> None:
    """[N1.11] Both starters of the pile are his."""
    take_pile(state, speaker(state), pile, log)
    state.step += 1
    state.actors = NONE


def take_pile(state: NewYork, house: i64, pile: i64, log: Log) -> None:
    """[N1.11] Both starters of a pile are the house's."""
    tell.pile_picked(log, state.players, house, pile)
    for i in range(i64(2)):
        at = 2 * (pile - 1) + i
        employ(state, house, state.starters[at], log)
        state.starters[at] = NONE_LEFT


def employ(state: NewYork, house: i64, kind: i64, log: Log) -> None:
    """[N1.11] A starter of the pile taken is the house's."""
    hire(state, house, kind)
    tell.starter_gained(log, state.players, house, kind)


def pick_blind(state: NewYork) -> None:
    """[N1.5] A pile that stayed face down is chosen blind, then turned over."""
    state.blind_left -= 1
    state.drawing = 0
    state.phase = BLIND
    state.actors = only(NATURE)


def turn_blind(state: NewYork, kind: i64, log: Log) -> None:
    """[N1.5] The two tiles of a pile taken blind are turned over, one after the other."""
    state.light[kind] -= 1
    employ(state, speaker(state), kind, log)
    state.drawing += 1
    if state.drawing == 2:
        state.drawing = 0
        state.step += 1
        state.phase = PICKING
        state.actors = NONE


def next_allotment(state: NewYork, log: Log) -> None:
    """[N9.3] The Toms get the piles that are left, by lot. [N1.11] Other piles leave the game."""
    while state.step < state.houses:
        if state.step + 1 < state.houses:
            state.actors = only(NATURE)
            return
        allot(state, last_left(state.starters), log)
    for at in range(i64(2 * PILES)):
        if state.starters[at] != NONE_LEFT:
            state.light[state.starters[at]] += 1
            state.starters[at] = NONE_LEFT
    state.blind_left = 0
    state.phase = ROUND


def last_left(left: vec[i64]) -> i64:
    """[N9.3] [N9.4] The one pile or pair that is left for the last Tom."""
    number: i64 = 1
    while left[2 * (number - 1)] == NONE_LEFT:
        number += 1
    return number


def allotment_odds(left: vec[i64], count: i64, odds: Odds) -> None:
    """[N9.3] [N9.4] Any pile or pair that people have left, by lot."""
    for number in range(count):
        if left[2 * number] != NONE_LEFT:
            odds.add(move(ALLOT, number + 1), 1)


def allot(state: NewYork, pile: i64, log: Log) -> None:
    """[N9.3] A Tom gets one of the piles people have left."""
    take_pile(state, state.step, pile, log)
    state.step += 1
    state.actors = NONE
