"""What no bot does, whatever it overlooks: give something away by its own appraisal, or take back
what it has just done."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.core.model import first_of, kind_of, second_of
from polis.games.fallout.appraisal import THIRD, reserve, use_of
from polis.games.fallout.codes import (
    ACCEPT,
    AUCTION,
    BIDDING,
    BUILD,
    BUYING,
    CALL_TIME,
    GIVE_UP,
    MORTGAGE,
    OWING,
    PROPOSE,
    RAISE,
    REDEEM,
    ROLLING,
    SELL,
    SELL_LESS,
    SWAP,
    WAIVE,
    WITHDRAW,
)
from polis.games.fallout.data import BUILDING, GROUP_OF, MASKS, MORTGAGES, PRICES, PROPERTY_AT
from polis.games.fallout.haggling import WORTH_IT, own_gain, their_gain
from polis.games.fallout.holdings import lowest_in
from polis.games.fallout.phases import bidding
from polis.games.fallout.phases.business import redemption
from polis.games.fallout.phases.ending import may_call, scores
from polis.games.fallout.phases.proposals import given_for, premium_of
from polis.games.fallout.position import Fallout
from polis.games.fallout.state import owes
from polis.games.fallout.terms import BOOTS, COLOURS, PROPERTIES
from polis.mech import trade
from polis.mech.street import is_ahead

SPARE: Final = 150  # caps left beyond the reserve by those who redeem
LARGEST_SALE: Final = 1500  # caps: a whole group sold down
SHORT_GAME: Final = 20  # rounds before which nobody ends a game that has no limit
LEAD: Final = 20  # a lead by a twentieth is one


def shuns(state: Fallout, seat: i64, code: i64) -> bool:
    kind = kind_of(code)
    if kind == ACCEPT:
        return is_robbed(state, seat, first_of(code))
    if kind == PROPOSE or kind == SWAP:
        return gives_away(state, seat, kind, first_of(code), second_of(code))
    if kind == RAISE:
        return overbids(state, seat, first_of(code))
    if kind == MORTGAGE:
        return not needs_cash(state, seat) or is_stripping(state, seat, first_of(code))
    if kind == REDEEM:
        return not may_redeem(state, seat, first_of(code))
    if SELL <= kind <= SELL_LESS:
        return state.phase != OWING
    if kind == BUILD:
        return is_hasty(state, seat, first_of(code))
    if kind == GIVE_UP:
        return can_raise(state, seat)
    if kind == CALL_TIME:
        return not ends_well(state, seat)
    return kind == WITHDRAW or kind == WAIVE


# Trade


def is_robbed(state: Fallout, seat: i64, maker: i64) -> bool:
    """[F4.5] Less than nothing for oneself, or clearly more for the other. A debtor sells to pay,
    not to give somebody his group."""
    money, things = trade.money_of(state.offers, maker), trade.things_of(state.offers, maker)
    given, taken = things & state.owned[maker], things & state.owned[seat]
    own = own_gain(state, seat, -money, given, taken)
    theirs = their_gain(state, maker, -money, given, taken)
    if owes(state, seat):
        return own < 0 or theirs > 2 * own + 2 * WORTH_IT
    return own < 0 or theirs > own + WORTH_IT


def gives_away(state: Fallout, seat: i64, kind: i64, size: i64, lot: i64) -> bool:
    """[F4.5] An offer that costs more than it brings, or brings the other more than twice
    as much."""
    owner, gives = state.owner[lot], i64(0)
    pays = premium_of(lot, size)
    if kind == SWAP:
        pays, gives = BOOTS[size], 1 << given_for(state, seat, lot)
    own = own_gain(state, seat, pays, 1 << lot, gives)
    theirs = their_gain(state, owner, pays, 1 << lot, gives)
    return own < WORTH_IT or theirs > 2 * own


def overbids(state: Fallout, seat: i64, step: i64) -> bool:
    """[F2.1] More than the property is worth to him; [F4.2] than a building and half of one."""
    amount = bidding.raised(bidding.lowest_bid(state), step)
    if state.phase == BIDDING:
        return amount > 3 * dearest_price(state, seat) // 2
    return amount > use_of(state, seat, state.lot)


def dearest_price(state: Fallout, seat: i64) -> i64:
    price: i64 = 0
    for group in range(i64(COLOURS)):
        if state.owned[seat] & MASKS[group] == MASKS[group]:
            price = BUILDING[group]
    return price


# Mortgages: whoever needs cash takes them up, whoever has it to spare pays them back, and nobody is
# both within a turn.


def needs_cash(state: Fallout, seat: i64) -> bool:
    """[F4.4] For a debt, a purchase, a bid or the next building, and only while it is short."""
    if state.phase == OWING:
        return True
    if state.phase == BUYING:
        return state.cash[seat] < PRICES[PROPERTY_AT[state.position[seat]]]
    if state.phase == AUCTION:
        low = bidding.lowest_bid(state)
        return state.cash[seat] < low <= use_of(state, seat, state.lot)
    if state.phase != ROLLING or state.doubles > 0 or trade.made_by(state.offers, seat) > 0:
        return False
    return state.cash[seat] < next_building(state, seat)


def is_stripping(state: Fallout, seat: i64, lot: i64) -> bool:
    """[F4.4] Before the roll cash is for buildings, and a whole group is to be built on: its sites,
    redeemed for that a moment ago, are not mortgaged for the next one."""
    mask = MASKS[GROUP_OF[lot]]
    return state.phase == ROLLING and state.owned[seat] & mask == mask


def next_building(state: Fallout, seat: i64) -> i64:
    """[F4.1] What the dearest building costs that makes a site pay its best, 0 if there is none."""
    price: i64 = 0
    for group in range(i64(COLOURS)):
        mask = MASKS[group]
        is_ready = state.owned[seat] & mask == mask and state.mortgaged & mask == 0
        if is_ready and lowest_in(state, group) < THIRD:
            price = BUILDING[group]
    return price


def may_redeem(state: Fallout, seat: i64, lot: i64) -> bool:
    """[F4.4] Before the first roll of a turn, when nothing better can be built and cash is left;
    whole groups before the rest, since they are built on next. So what was mortgaged in this turn
    stays so, and what was redeemed too."""
    if state.phase != ROLLING or state.decider != seat or state.doubles > 0:
        return False
    waiting = wholes_mortgaged(state, seat)
    if waiting != 0 and (waiting >> lot) & 1 == 0:
        return False
    left = state.cash[seat] - redemption(state, lot)
    return next_building(state, seat) == 0 and left >= reserve(state, seat) + SPARE


def wholes_mortgaged(state: Fallout, seat: i64) -> i64:
    """[F4.1] The sites of colour groups he has whole, but some of them mortgaged."""
    found: i64 = 0
    for group in range(i64(COLOURS)):
        mask = MASKS[group]
        if state.owned[seat] & mask == mask and state.mortgaged & mask != 0:
            found |= mask
    return found


def is_hasty(state: Fallout, seat: i64, site: i64) -> bool:
    """[F4.1] After a double, with no more in hand than a sale may have left: what was sold in this
    turn is not built again."""
    return state.doubles > 0 and state.cash[seat] < BUILDING[GROUP_OF[site]] + LARGEST_SALE


def can_raise(state: Fallout, seat: i64) -> bool:
    """[F5.1] Whether there is anything left to mortgage or to sell."""
    free = state.owned[seat] & ~state.mortgaged
    for lot in range(i64(PROPERTIES)):
        if (free >> lot) & 1 != 0 and MORTGAGES[lot] > 0:
            return True
    return False


# The end


def ends_well(state: Fallout, seat: i64) -> bool:
    """[F1.6] Time is called last, since a call cannot be taken back; only by who is clearly ahead,
    since the end would cost anybody else the game; and not before half of the rounds agreed on, or
    twenty: until then a lead says little."""
    if state.called & state.alive != state.alive & ~(1 << seat):
        return False
    enough: i64 = SHORT_GAME
    if state.rounds > 0:
        enough = state.rounds // 2
    if state.round <= enough:
        return False
    return is_ahead(state, scores(state), seat, LEAD)


def is_asked_for_time(state: Fallout, seat: i64) -> bool:
    """[F1.6] The others have called, and so may this one. By the clock a call needs no consent, and
    whether it has run out is for people to say."""
    if state.called == 0 or not may_call(state, seat):
        return False
    return ends_well(state, seat)


def hush(state: Fallout, seat: i64) -> None:
    """[F4.5] As if its offer of this turn were made."""
    state.offers[trade.at(seat) + trade.MADE] += 1
