"""Bibs: the rules as the rest of Polis sees them, chapter by chapter in ``phases``."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Game, Menu, Odds, move
from polis.core.rng import Rng
from polis.games.bibs.codes import (
    ACTING,
    BACK,
    BEGIN,
    BUYING,
    CALL_TIME,
    DESK,
    DONE,
    FALL,
    FALL_ONE,
    FOUNDING,
    ORDERING,
    OVER,
    OWING,
    REDEEMING,
    RIDING,
    STARTING,
    TIME,
    TO_DESK,
)
from polis.games.bibs.data import PLOT_PRICE
from polis.games.bibs.phases import (
    cells,
    deals,
    desk,
    ending,
    founding,
    pacts,
    proposals,
    setup,
    turn,
)
from polis.games.bibs.position import Bibs
from polis.mech import street, trade
from polis.mech.dice import throw_two, two_dice
from polis.mech.offering import example_offer
from polis.mech.street import is_alive


def legal(state: Bibs, seat: i64, menu: Menu) -> None:
    """[B1.6] The decision, for whoever must make it; answers, for whoever is asked."""
    if state.phase < ACTING or state.phase == OVER:
        return
    if seat >= state.players or not is_alive(state, seat):
        return
    if trade.any_open(state.offers):
        deals.answers(state, seat, menu)
    if state.waiting != 0:
        pacts.answers(state, seat, menu)
    if seat == state.decider:
        decisions(state, seat, menu)
    if state.goal == TIME and ending.may_call(state, seat):
        menu.offer(move(CALL_TIME))


def chances(state: Bibs, odds: Odds) -> None:
    """[B1.3] Two dice, one in the City."""
    if state.phase == STARTING:
        setup.starters(state.players, odds)
    elif turn.in_city(state):
        setup.one_die(odds)
    else:
        two_dice(FALL, odds)


def sample(state: Bibs, rng: Rng) -> i64:
    if state.phase == STARTING:
        return move(BEGIN, rng.below(state.players))
    if turn.in_city(state):
        return move(FALL_ONE, rng.below(6) + 1)
    return throw_two(FALL, rng)


def example(game: Game[Bibs], state: Bibs, seat: i64, code: i64) -> vec[i64]:
    """[B6.3] A plot for its price, or whatever can be had for it."""
    return example_offer(game, state, seat, code, state.owner, PLOT_PRICE, state.cash[seat])


def money(state: Bibs) -> vec[i64]:
    return state.cash[:]


def may_go_on(state: Bibs) -> i64:
    return street.may_go_on(state)


def wholes(state: Bibs, seat: i64) -> i64:
    return state.wholes[seat]


def decisions(state: Bibs, seat: i64, menu: Menu) -> None:
    """What the one decides whom the game waits for."""
    if state.phase == ACTING:
        acts(state, seat, menu)
    elif state.phase == BUYING:
        cells.purchases(state, menu)
    elif state.phase == DESK:
        desk.counters(state, seat, menu)
        menu.offer(move(BACK))
    elif state.phase == OWING:
        desk.distress(state, seat, menu)
    elif state.phase == FOUNDING:
        founding.found_here(state, menu)
    elif state.phase == REDEEMING:
        cells.redemptions(state, menu)
    elif state.phase == RIDING:
        cells.rides(state, menu)
    elif state.phase == ORDERING:
        cells.orders(state, menu)
    else:
        pacts.proposals(state, seat, menu)
        menu.offer(move(DONE))


def acts(state: Bibs, seat: i64, menu: Menu) -> None:
    """[B1.6] Deals, building, selling; then the roll."""
    turn.rolls(state, menu)
    founding.foundings(state, seat, menu)
    if state.hand[seat] != 0:
        founding.placings(state, seat, menu)
    if state.own[seat] != 0:
        founding.developments(state, seat, menu)
        pacts.proposals(state, seat, menu)
        proposals.proposals(state, seat, menu)
    if state.own[seat] | state.hand[seat] != 0:
        menu.offer(move(TO_DESK))
    pacts.arrows(state, menu)
