"""Bibs: the rules as the rest of Polis sees them, chapter by chapter in ``phases``."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Menu, Odds, move
from polis.core.opportunities import Opportunities
from polis.core.rng import Rng
from polis.games.bibs.bot import advise
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
from polis.games.bibs.dispatch import BibsRules
from polis.games.bibs.instead import apart, repair
from polis.games.bibs.losses import hush, shuns
from polis.games.bibs.opportunities import find
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
from polis.games.bibs.scoring import final_places, worths
from polis.games.bibs.sources import sources
from polis.games.bibs.stocktaking import conserved
from polis.games.bibs.view import BibsView, view
from polis.mech import trade
from polis.mech.dice import throw_two, two_dice
from polis.mech.offering import example_offer
from polis.mech.street import is_alive, may_go_on


class BibsGame(BibsRules):
    def start(self, players: i64, options: vec[i64]) -> Bibs:
        return setup.set_up(players, options)

    def legal(self, state: Bibs, seat: i64, menu: Menu) -> None:
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

    def may_go_on(self, state: Bibs) -> i64:
        return may_go_on(state)

    def apart(self, state: Bibs, code: i64, other: i64) -> i64:
        return apart(code, other)

    def repair(self, state: Bibs, seat: i64, code: i64, payload: vec[i64]) -> vec[i64]:
        return repair(self, state, seat, code, payload)

    def chances(self, state: Bibs, odds: Odds) -> None:
        """[B1.3] Two dice, one in the City."""
        if state.phase == STARTING:
            setup.starters(state.players, odds)
        elif turn.in_city(state):
            setup.one_die(odds)
        else:
            two_dice(FALL, odds)

    def sample(self, state: Bibs, rng: Rng) -> i64:
        if state.phase == STARTING:
            return move(BEGIN, rng.below(state.players))
        if turn.in_city(state):
            return move(FALL_ONE, rng.below(6) + 1)
        return throw_two(FALL, rng)

    def example(self, state: Bibs, seat: i64, code: i64) -> vec[i64]:
        """[B6.3] A plot for its price, or whatever can be had for it."""
        return example_offer(self, state, seat, code, state.owner, PLOT_PRICE, state.cash[seat])

    def view(self, state: Bibs, viewer: i64) -> BibsView:
        return view(state)

    def money(self, state: Bibs) -> vec[i64]:
        return state.cash[:]

    def wholes(self, state: Bibs, seat: i64) -> i64:
        return state.wholes[seat]

    def scores(self, state: Bibs) -> vec[i64]:
        return worths(state)

    def sources(self, state: Bibs, told: list[tuple[int, ...]]) -> list[list[int]]:
        return sources(state)

    def places(self, state: Bibs) -> vec[i64]:
        return final_places(state)

    def conserved(self, state: Bibs) -> vec[i64]:
        return conserved(state)

    def advise(self, state: Bibs, seat: i64, rng: Rng) -> i64:
        return advise(state, seat)

    def shuns(self, state: Bibs, seat: i64, code: i64) -> bool:
        return shuns(state, seat, code)

    def opportunities(self, state: Bibs, seat: i64, found: Opportunities) -> None:
        find(state, seat, found)

    def hush(self, state: Bibs, seat: i64) -> None:
        hush(state, seat)


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


GAME: Final = BibsGame()
