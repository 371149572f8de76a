"""The player of thumb rules: buys what it can, completes groups, builds three shacks high, deals
only where it gains no less than the other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.core.model import NO_MOVE, Menu, first_of, move
from polis.core.seats import NOBODY
from polis.games.fallout.appraisal import deed, use_of
from polis.games.fallout.codes import (
    AUCTION,
    BIDDING,
    BUILD,
    BUY,
    BUYING,
    CALL_TIME,
    CLAIM,
    GIVE_UP,
    MORTGAGE,
    OWING,
    PASS,
    PAY_FINE,
    PLACE,
    RAISE,
    REDEEM,
    REFUSE,
    ROLL,
    ROLLING,
    WANT,
    WINDOW,
)
from polis.games.fallout.data import (
    BUILDING,
    FINE,
    GROUP_OF,
    MASKS,
    MORTGAGES,
    PRICES,
    PROPERTY_AT,
    RENTS,
)
from polis.games.fallout.haggling import answer_offers, propose
from polis.games.fallout.losses import (
    dearest_price,
    is_asked_for_time,
    is_hasty,
    is_stripping,
    may_redeem,
    needs_cash,
    next_building,
)
from polis.games.fallout.phases import bidding, shortage
from polis.games.fallout.phases.building import sales, to_build
from polis.games.fallout.phases.claims import claim_of
from polis.games.fallout.phases.jail import LAST_TRY, way_by_card
from polis.games.fallout.position import Fallout
from polis.games.fallout.state import free_cash, is_open
from polis.games.fallout.terms import CARD_BITS, COLOURS, PROPERTIES, STEPS, STEPS_UP
from polis.mech.sets import lowest_of
from polis.mech.street import is_alive

LATE: Final = 12  # unsold properties left when it is better to sit in Jail than to walk
LAST_CAPS: Final = 30  # kept in an auction
SMALL_CHANGE: Final = 20  # kept when building: who waits for a reserve builds too late


def advise(state: Fallout, seat: i64) -> i64:
    """The bot's move for a seat that is asked."""
    if is_open(state):
        if claim_of(state, seat) != NOBODY:
            return move(CLAIM)
        answer = answer_offers(state, seat)
        if answer != NO_MOVE:
            return answer
    if seat != state.decider:
        return NO_MOVE
    if state.phase < WINDOW and is_asked_for_time(state, seat):
        return move(CALL_TIME)
    if state.phase == OWING:
        return raise_money(state, seat)
    if state.phase == BUYING:
        return consider(state, seat)
    if state.phase == AUCTION:
        return speak(state, seat)
    if state.phase == ROLLING:
        return before_roll(state, seat)
    return in_shortage(state, seat)


# The bank


def consider(state: Fallout, seat: i64) -> i64:
    """[F2.1] Buy whatever can be paid and costs no less in an auction; mortgage for what completes
    or blocks a group."""
    lot = PROPERTY_AT[state.position[seat]]
    if state.cash[seat] >= PRICES[lot]:
        if most_bid(state, seat, lot) < PRICES[lot]:
            return move(REFUSE)
        return move(BUY)
    if use_of(state, seat, lot) > 2 * PRICES[lot]:
        pledge = to_pledge(state, seat)
        if pledge != NOBODY and pledges_worth(state, seat) + state.cash[seat] >= PRICES[lot]:
            return move(MORTGAGE, pledge)
    return move(REFUSE)


def most_bid(state: Fallout, seat: i64, lot: i64) -> i64:
    """[F2.1] What the others might go up to if a property were auctioned."""
    most: i64 = 0
    for other in range(state.players):
        if other != seat and is_alive(state, other):
            most = max(most, min(use_of(state, other, lot), state.cash[other] - LAST_CAPS))
    return most


def speak(state: Fallout, seat: i64) -> i64:
    """[F2.1] Up to four fifths of what it is worth, since cash builds, and not to the last cap."""
    worth = use_of(state, seat, state.lot) * 4 // 5
    limit = min(worth, state.cash[seat] - LAST_CAPS)
    if state.bid == 0 and limit > PRICES[state.lot] // 4:
        return raise_to(state, PRICES[state.lot] // 4, limit)
    return raise_to(state, state.bid + max(i64(10), PRICES[state.lot] // 6), limit)


def raise_to(state: Fallout, wanted: i64, limit: i64) -> i64:
    """The largest step of the menu up to the bid wanted, the smallest one if that is too high."""
    low = bidding.lowest_bid(state)
    if low > limit:
        return move(PASS)
    step: i64 = 0
    high = min(wanted, limit)
    while step + 1 < len(STEPS_UP) and bidding.raised(low, step + 1) <= high:
        step += 1
    return move(RAISE, step)


def in_shortage(state: Fallout, seat: i64) -> i64:
    """[F4.2] Ask for one, bid the price of the deed and a little more, place it on the dearest."""
    if state.phase == WINDOW:
        return move(WANT, min(i64(1), shortage.most_wanted(state, seat)))
    if state.phase == BIDDING:
        low = bidding.lowest_bid(state)
        if low <= min(free_cash(state, seat), dearest_price(state, seat) * 3 // 2):
            return move(RAISE, 0)
        return move(PASS)
    menu = Menu()
    shortage.placings(state, menu)
    return move(PLACE, first_of(menu.at(menu.total - 1)))


# Before the roll


def before_roll(state: Fallout, seat: i64) -> i64:
    """[F4.6] Deals first, then buildings and mortgages for them, then mortgages redeemed, then the
    dice."""
    found = propose(state, seat)
    if found == NO_MOVE:
        found = best_building(state, seat)
    if found == NO_MOVE and not is_last_round(state):
        found = pledge_to_build(state, seat)
    if found == NO_MOVE and not is_last_round(state):
        found = best_redemption(state, seat)
    if found == NO_MOVE:
        return set_out(state, seat)
    return found


def set_out(state: Fallout, seat: i64) -> i64:
    """[F3.2] Early out of Jail, late not before the third roll, which would cost the fine."""
    if state.jail[seat] == 0:
        return move(ROLL)
    is_early = not is_late(state)
    if state.owned[seat] & CARD_BITS != 0:
        if is_early or state.jail[seat] == LAST_TRY:
            return way_by_card(state, seat)
    elif is_early and state.cash[seat] >= FINE + 100 and not is_last_round(state):
        return move(PAY_FINE)
    return move(ROLL)


def is_last_round(state: Fallout) -> bool:
    """[F1.6] When what is redeemed or walked for no longer pays."""
    return state.rounds > 0 and state.round >= state.rounds


def is_late(state: Fallout) -> bool:
    """[F3.2] When most is sold, Jail is a good place to be."""
    unsold: i64 = 0
    for lot in range(i64(PROPERTIES)):
        if state.owner[lot] == NOBODY:
            unsold += 1
    return unsold < LATE


def best_building(state: Fallout, seat: i64) -> i64:
    """[F4.1] Where a cap spent brings the most rent, while there is cash at all."""
    spare = state.cash[seat] - SMALL_CHANGE
    best: i64 = 0
    answer: i64 = NO_MOVE
    for group in range(i64(COLOURS)):
        mask = MASKS[group]
        if state.owned[seat] & mask == mask and state.mortgaged & mask == 0:
            sites = to_build(state, group, spare)
            while sites != 0:
                site = lowest_of(sites)
                sites &= sites - 1
                value = rise(state, site) * 100 // BUILDING[group]
                if value > best and not is_hasty(state, seat, site):
                    best = value
                    answer = move(BUILD, site)
    return answer


def pledge_to_build(state: Fallout, seat: i64) -> i64:
    """[F4.4] Single properties are mortgaged for the next building, if they bring enough for it."""
    if not needs_cash(state, seat):
        return NO_MOVE
    lot = to_pledge(state, seat)
    if lot == NOBODY or is_stripping(state, seat, lot):
        return NO_MOVE
    spare = state.cash[seat] - SMALL_CHANGE
    if spare + pledges_worth(state, seat) < next_building(state, seat):
        return NO_MOVE
    return move(MORTGAGE, lot)


def rise(state: Fallout, site: i64) -> i64:
    at = site * STEPS + state.level[site]
    return RENTS[at + 1] - RENTS[at]


def best_redemption(state: Fallout, seat: i64) -> i64:
    """[F4.4] Redeem what one can spare, groups that are whole first."""
    answer: i64 = NO_MOVE
    if state.owned[seat] & state.mortgaged == 0:
        return answer
    for lot in range(i64(PROPERTIES)):
        mine = (state.owned[seat] & state.mortgaged) >> lot & 1
        if mine != 0 and may_redeem(state, seat, lot):
            mask = MASKS[GROUP_OF[lot]]
            if answer == NO_MOVE or state.owned[seat] & mask == mask:
                answer = move(REDEEM, lot)
    return answer


# Debt


def raise_money(state: Fallout, seat: i64) -> i64:
    """[F5.1] Mortgage single properties, then sell buildings, then mortgage the rest."""
    pledge = to_pledge(state, seat)
    if pledge != NOBODY:
        return move(MORTGAGE, pledge)
    menu = Menu()
    for group in range(i64(COLOURS)):
        if state.built[group] > 0 and state.owned[seat] & MASKS[group] == MASKS[group]:
            sales(state, group, menu)
            return menu.at(menu.total - 1)
    return move(GIVE_UP)


def to_pledge(state: Fallout, seat: i64) -> i64:
    """What to mortgage first: the least useful; sites of a whole group last; never a built one."""
    best: i64 = 0
    answer: i64 = NOBODY
    free = state.owned[seat] & ~state.mortgaged
    for lot in range(i64(PROPERTIES)):
        if (free >> lot) & 1 != 0 and state.built[GROUP_OF[lot]] == 0:
            value = deed(state, lot)
            if state.owned[seat] & MASKS[GROUP_OF[lot]] == MASKS[GROUP_OF[lot]]:
                value += 10_000
            if answer == NOBODY or value < best:
                best = value
                answer = lot
    return answer


def pledges_worth(state: Fallout, seat: i64) -> i64:
    """What mortgages would bring without touching a whole group."""
    worth: i64 = 0
    free = state.owned[seat] & ~state.mortgaged
    for lot in range(i64(PROPERTIES)):
        mask = MASKS[GROUP_OF[lot]]
        if (free >> lot) & 1 != 0 and state.owned[seat] & mask != mask:
            worth += MORTGAGES[lot]
    return worth
