"""A player in a hurry, for games played out by the thousand: trades for the last property of a
group, redeems, builds and buys while it keeps something in hand, and mortgages in debt only."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.core.model import NO_MOVE, Menu, move
from polis.core.seats import NOBODY
from polis.games.fallout.bot import in_shortage
from polis.games.fallout.codes import (
    ACCEPT,
    AUCTION,
    BUILD,
    BUY,
    BUYING,
    CLAIM,
    DECLINE,
    GIVE_UP,
    MORTGAGE,
    OWING,
    PASS,
    PROPOSE,
    RAISE,
    REDEEM,
    REFUSE,
    ROLL,
    ROLLING,
    SELL,
    SWAP,
)
from polis.games.fallout.data import GROUP_OF, MASKS, PRICES, PROPERTY_AT
from polis.games.fallout.phases.building import sales, to_build, to_sell
from polis.games.fallout.phases.claims import claim_of
from polis.games.fallout.phases.deals import is_payable
from polis.games.fallout.phases.jail import way_by_card
from polis.games.fallout.phases.proposals import (
    completing,
    given_for,
    may_propose,
    missing,
    premium_of,
)
from polis.games.fallout.position import Fallout
from polis.games.fallout.reach import HIGHEST, STEPS_WITHIN, built, pledges
from polis.games.fallout.sets import whole_colours
from polis.games.fallout.state import is_open
from polis.games.fallout.terms import CARD_BITS, FULL_HOUSE, PROPERTY_BITS
from polis.mech import trade
from polis.mech.sets import lowest_of, total_of

KEPT: Final = 200  # caps in hand that are not spent of one's own accord
DOUBLED: Final = 2  # the tier at which anyone sells anything


def choose(state: Fallout, seat: i64, menu: Menu) -> i64:
    """A legal move for a seat that is asked, or NO_MOVE where it has no opinion."""
    if is_open(state):
        if len(state.claims) > 0 and claim_of(state, seat) != NOBODY:
            return move(CLAIM)
        if trade.any_open(state.offers):
            answer = answer_offers(state, seat)
            if answer != NO_MOVE:
                return answer
    if seat != state.decider:
        return NO_MOVE
    if state.phase == ROLLING:
        return before_roll(state, seat)
    if state.phase == AUCTION:
        return speak(state, seat)
    if state.phase == BUYING:
        if state.cash[seat] >= PRICES[PROPERTY_AT[state.position[seat]]] + KEPT:
            return move(BUY)
        return move(REFUSE)
    if state.phase == OWING:
        return raise_money(state, seat, menu)
    return in_shortage(state, seat)


def speak(state: Fallout, seat: i64) -> i64:
    """[F2.1] The highest step of the menu that does not go beyond the printed price."""
    room = min(PRICES[state.lot], state.cash[seat] - KEPT) - state.bid
    if room < 1:
        return move(PASS)
    return move(RAISE, STEPS_WITHIN[min(room, HIGHEST)] - 1)


def before_roll(state: Fallout, seat: i64) -> i64:
    """[F4.6] Trade, redeem, build, then the dice; [F3.2] out of Jail by card or by dice."""
    spare = state.cash[seat] - KEPT
    found: i64 = NO_MOVE
    if spare > 0:
        if may_propose(state, seat):
            found = propose(state, seat, spare)
        if found == NO_MOVE and state.owned[seat] & state.mortgaged != 0:
            found = redeem(state, seat, spare)
        if found == NO_MOVE:
            found = build(state, seat, spare)
    if found != NO_MOVE:
        return found
    if state.jail[seat] > 0 and state.owned[seat] & CARD_BITS != 0:
        return way_by_card(state, seat)
    return move(ROLL)


def redeem(state: Fallout, seat: i64, spare: i64) -> i64:
    """[F4.4] The first that can be paid."""
    lots = pledges(state, seat, spare) & state.mortgaged
    if lots == 0:
        return NO_MOVE
    return move(REDEEM, lowest_of(lots))


def build(state: Fallout, seat: i64, spare: i64) -> i64:
    """[F4.1] Where it is cheapest."""
    wholes = whole_colours(state.owned[seat] & ~state.mortgaged)
    while wholes != 0:
        sites = to_build(state, GROUP_OF[lowest_of(wholes)], spare)
        if sites != 0:
            return move(BUILD, lowest_of(sites))
        wholes &= wholes - 1
    return NO_MOVE


# Trade


def propose(state: Fallout, seat: i64, spare: i64) -> i64:
    """[F4.5] For the last of a group: one that completes a group of its owner, or twice its price.
    Nothing is offered that would be declined."""
    last = completing(state, seat, missing(state, seat))
    while last != 0:
        lot = lowest_of(last)
        last &= last - 1
        if is_swap(state, seat, lot):
            return move(SWAP, 0, lot)
        # The interest on a mortgage is never more than what is kept.
        if premium_of(lot, DOUBLED) <= spare:
            return move(PROPOSE, DOUBLED, lot)
    return NO_MOVE


def is_swap(state: Fallout, seat: i64, lot: i64) -> bool:
    given = given_for(state, seat, lot)
    if given == NOBODY:
        return False
    theirs = state.owned[state.owner[lot]] | 1 << given
    group = MASKS[GROUP_OF[given]]
    return theirs & group == group


def answer_offers(state: Fallout, seat: i64) -> i64:
    """[F4.5] What one would offer oneself is accepted, and so is what brings twice the price."""
    for maker in range(state.players):
        if trade.partner_of(state.offers, maker) == seat:
            if is_welcome(state, seat, maker) and is_payable(state, maker):
                return move(ACCEPT, maker)
            return move(DECLINE, maker)
    return NO_MOVE


def is_welcome(state: Fallout, seat: i64, maker: i64) -> bool:
    things = trade.things_of(state.offers, maker)
    gets = things & state.owned[maker]
    if whole_colours(state.owned[seat] | gets) & ~whole_colours(state.owned[seat]) != 0:
        return True
    return trade.money_of(state.offers, maker) + priced(gets) >= 2 * priced(things & ~gets)


def priced(assets: i64) -> i64:
    return total_of(assets & PROPERTY_BITS, PRICES)


# Debt


def raise_money(state: Fallout, seat: i64, menu: Menu) -> i64:
    """[F5.1] Buildings first, then mortgages, the cheapest first."""
    free = state.owned[seat] & PROPERTY_BITS & ~state.mortgaged
    wholes = whole_colours(free)
    stand = built(state, wholes)
    if stand != 0:
        return sell(state, lowest_of(stand), menu)
    if free != 0:
        return move(MORTGAGE, lowest_of(free))
    return move(GIVE_UP)


def sell(state: Fallout, start: i64, menu: Menu) -> i64:
    """[F4.3] One step, or as few as a shortage of shacks allows."""
    if state.shacks >= FULL_HOUSE:
        return move(SELL, lowest_of(to_sell(state, GROUP_OF[start])))
    menu.clear()
    sales(state, GROUP_OF[start], menu)
    return menu.at(menu.total - 1)
