"""What a player could do now, as sets of properties: looked up by his cash, not one by one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.vectors import filled
from polis.games.fallout.data import GROUP_OF, INTEREST, MASKS, MORTGAGES
from polis.games.fallout.phases.proposals import SUMS
from polis.games.fallout.position import Fallout
from polis.games.fallout.state import free_cash, owes
from polis.games.fallout.terms import PROPERTIES, PROPERTY_BITS, STEPS_UP, TIERS
from polis.mech.sets import lowest_of

DEAREST: Final = 220  # to redeem, of all properties
HIGHEST: Final = 200  # step of a bid
LARGEST: Final = 1220  # offer of the menu, interest included


def within_reach(interest: i64) -> vec[i64]:
    """By cash: the set of properties one can redeem, with so many times the interest."""
    found = filled(0, DEAREST + 1)
    for lot in range(i64(PROPERTIES)):
        for cash in range(MORTGAGES[lot] + interest * INTEREST[lot], i64(DEAREST + 1)):
            found[cash] |= 1 << lot
    return found


def steps_within() -> vec[i64]:
    """By cash above the last bid: how many steps it allows."""
    found = filled(0, HIGHEST + 1)
    for step in STEPS_UP:
        for room in range(step, i64(HIGHEST + 1)):
            found[room] += 1
    return found


def offers_within() -> vec[i64]:
    """By cash and tier: the set of properties one can offer for, and those of them one can while
    they are mortgaged. What is looked up together lies together."""
    found = filled(0, (LARGEST + 1) * TIERS * 2)
    for lot in range(i64(PROPERTIES)):
        for tier in range(i64(TIERS)):
            price = SUMS[lot * TIERS + tier]
            for cash in range(price, i64(LARGEST + 1)):
                found[(cash * TIERS + tier) * 2] |= 1 << lot
                if cash >= price + INTEREST[lot]:
                    found[(cash * TIERS + tier) * 2 + 1] |= 1 << lot
    return found


WITH_INTEREST: Final = within_reach(1)
BARE: Final = within_reach(0)
STEPS_WITHIN: Final = steps_within()
OFFERS_WITHIN: Final = offers_within()
assert WITH_INTEREST[DEAREST] == OFFERS_WITHIN[len(OFFERS_WITHIN) - 1] == PROPERTY_BITS
assert STEPS_WITHIN[HIGHEST] == len(STEPS_UP)


# Business


def to_spend(state: Fallout, seat: i64) -> i64:
    if len(state.debts) > 0 and owes(state, seat):
        return -1
    return free_cash(state, seat)


def pledges(state: Fallout, seat: i64, spare: i64) -> i64:
    """[F4.4] The set of what can be mortgaged or redeemed."""
    owned = state.owned[seat] & PROPERTY_BITS
    pledged = owned & state.mortgaged
    if pledged == 0 or spare >= DEAREST:
        return owned
    if spare < 0:
        return owned & ~pledged
    return owned & (~pledged | WITH_INTEREST[spare] | (state.fresh & BARE[spare]))


def built(state: Fallout, wholes: i64) -> i64:
    """The sites of these whole groups that have buildings in them."""
    found: i64 = 0
    while wholes != 0:
        group = GROUP_OF[lowest_of(wholes)]
        wholes &= wholes - 1
        if state.built[group] > 0:
            found |= MASKS[group]
    return found
