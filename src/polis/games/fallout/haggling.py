"""What offers the player of thumb rules makes and accepts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.core.model import NO_MOVE, move
from polis.core.seats import NOBODY
from polis.games.fallout.appraisal import gain, reserve
from polis.games.fallout.codes import ACCEPT, DECLINE, PROPOSE, SWAP
from polis.games.fallout.holdings import interest_of
from polis.games.fallout.phases.deals import is_payable
from polis.games.fallout.phases.proposals import given_for, may_propose, missing, premium_of
from polis.games.fallout.position import Fallout
from polis.games.fallout.state import owes
from polis.games.fallout.terms import BOOTS, PREMIUMS
from polis.mech import trade
from polis.mech.sets import lowest_of

WORTH_IT: Final = 25  # caps: a deal that brings less is not worth the talk


def answer_offers(state: Fallout, seat: i64) -> i64:
    """[F4.5] Accept what is good for oneself and not better for the other."""
    for maker in range(state.players):
        if trade.partner_of(state.offers, maker) == seat:
            if is_payable(state, maker) and is_good(state, seat, maker):
                return move(ACCEPT, maker)
            return move(DECLINE, maker)
    return NO_MOVE


def is_good(state: Fallout, seat: i64, maker: i64) -> bool:
    money, things = trade.money_of(state.offers, maker), trade.things_of(state.offers, maker)
    given, taken = things & state.owned[maker], things & state.owned[seat]
    return is_fair(state, seat, maker, -money, given, taken)


def is_fair(state: Fallout, seat: i64, other: i64, pays: i64, gets: i64, gives: i64) -> bool:
    """[F4.5] Whether a deal is worth it: a gain of one's own that is no less than the other's."""
    own = own_gain(state, seat, pays, gets, gives)
    theirs = their_gain(state, other, pays, gets, gives)
    left = state.cash[seat] - pays - interest_of(state, gets)
    if owes(state, seat):
        return own >= 0 and pays < 0 and theirs <= 2 * own + 2 * WORTH_IT
    return own >= WORTH_IT and own >= theirs and (pays <= 0 or left >= reserve(state, seat))


def own_gain(state: Fallout, seat: i64, pays: i64, gets: i64, gives: i64) -> i64:
    """[F4.5] What a deal brings, with the interest on the mortgages received."""
    return gain(state, seat, gets, gives) - pays - interest_of(state, gets)


def their_gain(state: Fallout, other: i64, pays: i64, gets: i64, gives: i64) -> i64:
    """[F4.5] The same of the other side; all is written from one's own."""
    return gain(state, other, gives, gets) + pays - interest_of(state, gives)


def propose(state: Fallout, seat: i64) -> i64:
    """[F4.5] The first deal that brings both sides something, and oneself no less."""
    if not may_propose(state, seat):
        return NO_MOVE
    wanted = missing(state, seat)
    while wanted != 0:
        found = propose_for(state, seat, lowest_of(wanted))
        if found != NO_MOVE:
            return found
        wanted &= wanted - 1
    return NO_MOVE


def propose_for(state: Fallout, seat: i64, lot: i64) -> i64:
    owner = state.owner[lot]
    for tier in range(i64(len(PREMIUMS))):
        price = premium_of(lot, tier)
        if suits_both(state, seat, owner, price, 1 << lot, 0):
            return move(PROPOSE, tier, lot)
    given = given_for(state, seat, lot)
    if given == NOBODY:
        return NO_MOVE
    for boot in range(i64(len(BOOTS))):
        if suits_both(state, seat, owner, BOOTS[boot], 1 << lot, 1 << given):
            return move(SWAP, boot, lot)
    return NO_MOVE


def suits_both(state: Fallout, seat: i64, other: i64, pays: i64, gets: i64, gives: i64) -> bool:
    """Fair to oneself, and such that one's like would accept it in the other's place."""
    if state.cash[seat] < pays + interest_of(state, gets):
        return False
    if state.cash[other] + pays < interest_of(state, gives):
        return False
    own = own_gain(state, seat, pays, gets, gives)
    theirs = their_gain(state, other, pays, gets, gives)
    left = state.cash[seat] - pays - interest_of(state, gets)
    # Decision: an equal gain is fair; a little more for the other buys his consent.
    return own >= WORTH_IT and theirs >= own and theirs <= 2 * own and left >= reserve(state, seat)
