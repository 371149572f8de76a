"""Monopoly: Fallout: the rules as the rest of Polis sees them, chapter by chapter in ``phases``."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import NO_MOVE, Menu, Odds, move
from polis.core.opportunities import Opportunities
from polis.core.rng import Rng
from polis.games.fallout import decks, draws, fast_move
from polis.games.fallout.bot import advise
from polis.games.fallout.codes import (
    AUCTION,
    BIDDING,
    BUYING,
    CALL_TIME,
    DRAWING,
    FALL,
    GIVE_UP,
    OVER,
    OWING,
    PLACING,
    ROLLING,
    WINDOW,
)
from polis.games.fallout.dispatch import FalloutRules
from polis.games.fallout.freeform import example, repair
from polis.games.fallout.holdings import wholes
from polis.games.fallout.losses import hush, shuns
from polis.games.fallout.nearness import apart
from polis.games.fallout.opportunities import find
from polis.games.fallout.phases import (
    auction,
    bidding,
    business,
    claims,
    deals,
    ending,
    proposals,
    setup,
    shortage,
    turn,
)
from polis.games.fallout.position import Fallout
from polis.games.fallout.sources import sources
from polis.games.fallout.state import is_open
from polis.games.fallout.stocktaking import conserved
from polis.games.fallout.view import FalloutView, view
from polis.mech import trade
from polis.mech.dice import throw_two, two_dice
from polis.mech.street import is_alive, may_go_on


class FalloutGame(FalloutRules):
    def start(self, players: i64, options: vec[i64]) -> Fallout:
        return setup.set_up(players, options)

    def legal(self, state: Fallout, seat: i64, menu: Menu) -> None:
        """[F4.6] The decision, for whoever must make it; business, for everyone, before it."""
        if state.phase < ROLLING or state.phase == OVER:
            return
        if seat >= state.players or not is_alive(state, seat):
            return
        if seat == state.decider:
            decisions(state, menu)
        if is_open(state):
            business.dealings(state, seat, menu)
            if proposals.may_propose(state, seat):
                proposals.proposals(state, seat, menu)
            if trade.any_open(state.offers):
                deals.answers(state, seat, menu)
            claims.claimable(state, seat, menu)
            if ending.may_call(state, seat):
                menu.offer(move(CALL_TIME))

    def pick(self, state: Fallout, seat: i64, menu: Menu, rng: Rng) -> i64:
        if draws.is_plain(state):
            return draws.pick(state, seat, rng)
        menu.clear()
        self.legal(state, seat, menu)
        return menu.at(rng.below(menu.total))

    def fast_move(self, state: Fallout, seat: i64, menu: Menu, rng: Rng) -> i64:
        code = fast_move.choose(state, seat, menu)
        if code != NO_MOVE:
            return code
        return self.pick(state, seat, menu, rng)

    def may_go_on(self, state: Fallout) -> i64:
        return may_go_on(state)

    def repair(self, state: Fallout, seat: i64, code: i64, payload: vec[i64]) -> vec[i64]:
        return repair(self, state, seat, code, payload)

    def apart(self, state: Fallout, code: i64, other: i64) -> i64:
        return apart(code, other)

    def chances(self, state: Fallout, odds: Odds) -> None:
        """[F1.3] Two dice, or [F2.6] a card."""
        if state.phase == DRAWING:
            decks.odds_of(state, odds)
        else:
            two_dice(FALL, odds)

    def sample(self, state: Fallout, rng: Rng) -> i64:
        if state.phase == DRAWING:
            return decks.sample(state, rng)
        return throw_two(FALL, rng)

    def example(self, state: Fallout, seat: i64, code: i64) -> vec[i64]:
        return example(self, state, seat, code)

    def view(self, state: Fallout, viewer: i64) -> FalloutView:
        return view(state)

    def money(self, state: Fallout) -> vec[i64]:
        return state.cash[:]

    def wholes(self, state: Fallout, seat: i64) -> i64:
        return wholes(state.owned[seat])

    def scores(self, state: Fallout) -> vec[i64]:
        return ending.worths(state)

    def sources(self, state: Fallout, told: list[tuple[int, ...]]) -> list[list[int]]:
        return sources(state)

    def places(self, state: Fallout) -> vec[i64]:
        return ending.final_places(state)

    def conserved(self, state: Fallout) -> vec[i64]:
        return conserved(state)

    def advise(self, state: Fallout, seat: i64, rng: Rng) -> i64:
        return advise(state, seat)

    def shuns(self, state: Fallout, seat: i64, code: i64) -> bool:
        return shuns(state, seat, code)

    def opportunities(self, state: Fallout, seat: i64, found: Opportunities) -> None:
        find(state, seat, found)

    def hush(self, state: Fallout, seat: i64) -> None:
        hush(state, seat)


def decisions(state: Fallout, menu: Menu) -> None:
    """What the one decides whom the game waits for."""
    if state.phase == ROLLING:
        turn.rolls(state, menu)
    elif state.phase == BUYING:
        auction.purchases(state, menu)
    elif state.phase == AUCTION or state.phase == BIDDING:
        bidding.bids(state, menu)
    elif state.phase == OWING:
        menu.offer(move(GIVE_UP))
    elif state.phase == WINDOW:
        shortage.wishes(state, menu)
    elif state.phase == PLACING:
        shortage.placings(state, menu)


GAME: Final = FalloutGame()
