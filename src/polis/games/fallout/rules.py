"""Monopoly: Fallout: the rules as the rest of Polis sees them, chapter by chapter in ``phases``."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import NO_MOVE, Menu, Odds, move
from polis.core.rng import Rng
from polis.games.fallout import decks, draws, holdings
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
from polis.games.fallout.fast_move import choose
from polis.games.fallout.phases import (
    auction,
    bidding,
    business,
    claims,
    deals,
    ending,
    proposals,
    shortage,
    turn,
)
from polis.games.fallout.position import Fallout
from polis.games.fallout.state import is_open
from polis.mech import street, trade
from polis.mech.dice import throw_two, two_dice
from polis.mech.street import is_alive


def legal(state: Fallout, seat: i64, menu: Menu) -> None:
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


def pick(state: Fallout, seat: i64, menu: Menu, rng: Rng) -> i64:
    if draws.is_plain(state):
        return draws.pick(state, seat, rng)
    menu.clear()
    legal(state, seat, menu)
    return menu.at(rng.below(menu.total))


def fast_move(state: Fallout, seat: i64, menu: Menu, rng: Rng) -> i64:
    code = choose(state, seat, menu)
    if code != NO_MOVE:
        return code
    return pick(state, seat, menu, rng)


def chances(state: Fallout, odds: Odds) -> None:
    """[F1.3] Two dice, or [F2.6] a card."""
    if state.phase == DRAWING:
        decks.odds_of(state, odds)
    else:
        two_dice(FALL, odds)


def sample(state: Fallout, rng: Rng) -> i64:
    if state.phase == DRAWING:
        return decks.sample(state, rng)
    return throw_two(FALL, rng)


def money(state: Fallout) -> vec[i64]:
    return state.cash[:]


def may_go_on(state: Fallout) -> i64:
    return street.may_go_on(state)


def wholes(state: Fallout, seat: i64) -> i64:
    return holdings.wholes(state.owned[seat])


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
