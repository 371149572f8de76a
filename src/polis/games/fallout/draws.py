"""Any move of a menu, all alike, without writing the menu: what it lists is counted in sets."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import move
from polis.core.rng import Rng
from polis.games.fallout.codes import (
    AUCTION,
    BUILD,
    BUY,
    BUYING,
    GIVE_UP,
    OWING,
    PASS,
    PAY_FINE,
    PROPOSE,
    RAISE,
    REFUSE,
    ROLL,
    ROLLING,
    SELL,
    SHOW_CARD,
    SWAP,
    USE_CARD,
    WINDOW,
)
from polis.games.fallout.data import FINE, GROUP_OF, PRICES, PROPERTY_AT, SIZES
from polis.games.fallout.phases.building import to_build, to_sell
from polis.games.fallout.phases.business import pledge
from polis.games.fallout.phases.deals import answer, open_answers
from polis.games.fallout.phases.jail import has_choice_of_cards
from polis.games.fallout.phases.proposals import (
    boots,
    completing,
    may_propose,
    missing,
    spare_for,
    tiers,
)
from polis.games.fallout.position import Fallout
from polis.games.fallout.reach import (
    HIGHEST,
    LARGEST,
    OFFERS_WITHIN,
    STEPS_WITHIN,
    built,
    pledges,
    to_spend,
)
from polis.games.fallout.sets import whole_colours
from polis.games.fallout.terms import CARD_BITS, FULL_HOUSE, TIERS
from polis.mech.sets import lowest_of, nth_of, size_of


def is_plain(state: Fallout) -> bool:
    """Whether the menu is one that can be counted: no shortage, rent by hand or time to call, and
    shacks enough to break any vault."""
    return (
        ROLLING <= state.phase < WINDOW
        and state.shacks >= FULL_HOUSE
        and state.timed == 0
        and len(state.claims) == 0
    )


def pick(state: Fallout, seat: i64, rng: Rng) -> i64:
    """[F4.6] In the order of the menu: the decision, business, offers, answers to them."""
    decisions: i64 = 0
    if seat == state.decider:
        decisions = ways(state, seat)
    spare = to_spend(state, seat)
    lots, wholes = pledges(state, seat, spare), whole_colours(state.owned[seat] & ~state.mortgaged)
    count = decisions + size_of(lots)
    if wholes != 0:
        lots &= ~built(state, wholes)
        count = decisions + size_of(lots) + steps(state, wholes, spare)
    wanted: i64 = 0
    total = count
    if state.phase == ROLLING and may_propose(state, seat):
        wanted = missing(state, seat)
        total += proposals(state, seat, wanted)
    if state.offers[0] > 0:
        total += size_of(open_answers(state, seat))
    index = rng.below(total)
    if index < decisions:
        return decision(state, seat, index)
    if index < count:
        return business(state, lots, wholes, spare, index - decisions)
    return offer(state, seat, wanted, index - count)


# The decision


def ways(state: Fallout, seat: i64) -> i64:
    """How many ways there are to decide."""
    if state.phase == ROLLING:
        return ways_out(state, seat)
    if state.phase == AUCTION:
        return 1 + STEPS_WITHIN[max(min(state.cash[seat] - state.bid, HIGHEST), 0)]
    if state.phase == BUYING and state.cash[seat] >= PRICES[PROPERTY_AT[state.position[seat]]]:
        return 2
    return 1


def ways_out(state: Fallout, seat: i64) -> i64:
    count: i64 = 1
    if state.jail[seat] > 0:
        if state.cash[seat] >= FINE:
            count += 1
        if state.owned[seat] & CARD_BITS != 0:
            count += 1
        if has_choice_of_cards(state, seat):
            count += 1
    return count


def decision(state: Fallout, seat: i64, index: i64) -> i64:
    if state.phase == ROLLING:
        if index == 0:
            return move(ROLL)
        if state.cash[seat] >= FINE:
            if index == 1:
                return move(PAY_FINE)
            index -= 1
        if has_choice_of_cards(state, seat):
            return move(SHOW_CARD, index - 1)
        return move(USE_CARD)
    if state.phase == AUCTION:
        if index == 0:
            return move(PASS)
        return move(RAISE, index - 1)
    if state.phase == OWING:
        return move(GIVE_UP)
    if index == 0 and state.cash[seat] >= PRICES[PROPERTY_AT[state.position[seat]]]:
        return move(BUY)
    return move(REFUSE)


# Business


def steps(state: Fallout, wholes: i64, spare: i64) -> i64:
    """[F4.1] How many buildings can be bought or sold in these whole groups."""
    count: i64 = 0
    while wholes != 0:
        start = lowest_of(wholes)
        wholes &= wholes - 1
        count += size_of(to_sell(state, GROUP_OF[start])) + size_of(
            to_build(state, GROUP_OF[start], spare)
        )
    return count


def business(state: Fallout, lots: i64, wholes: i64, spare: i64, index: i64) -> i64:
    """Group by group; what is left behind the last whole one are mortgages only."""
    while wholes != 0:
        start = lowest_of(wholes)
        wholes &= wholes - 1
        before = lots & ((1 << (start + SIZES[GROUP_OF[start]])) - 1)
        lots &= ~before
        count = size_of(before)
        if index < count:
            return pledge(state, nth_of(before, index))
        index -= count
        sites = to_sell(state, GROUP_OF[start])
        count = size_of(sites)
        if index < count:
            return move(SELL, nth_of(sites, index))
        index -= count
        sites = to_build(state, GROUP_OF[start], spare)
        count = size_of(sites)
        if index < count:
            return move(BUILD, nth_of(sites, index))
        index -= count
    return pledge(state, nth_of(lots, index))


# Offers


def proposals(state: Fallout, seat: i64, wanted: i64) -> i64:
    """How many offers there are for these."""
    pledged = wanted & state.mortgaged
    free = wanted & ~pledged
    at = min(state.cash[seat], LARGEST) * TIERS * 2
    count: i64 = 0
    for tier in range(at, at + 2 * TIERS, 2):
        count += size_of((free & OFFERS_WITHIN[tier]) | (pledged & OFFERS_WITHIN[tier + 1]))
    last = completing(state, seat, wanted)
    while last != 0:
        lot = lowest_of(last)
        last &= last - 1
        count += boots(state, seat, lot, spare_for(state, seat, lot))
    return count


def offer(state: Fallout, seat: i64, wanted: i64, index: i64) -> i64:
    while wanted != 0:
        lot = lowest_of(wanted)
        wanted &= wanted - 1
        spare = spare_for(state, seat, lot)
        count = tiers(lot, spare)
        if index < count:
            return move(PROPOSE, index, lot)
        index -= count
        count = boots(state, seat, lot, spare)
        if index < count:
            return move(SWAP, index, lot)
        index -= count
    return answer(state, nth_of(open_answers(state, seat), index))
