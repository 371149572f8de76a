"""What things are worth to whom, as the player of thumb rules sees it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.seats import NOBODY
from polis.core.vectors import filled
from polis.games.bibs.codes import TIME
from polis.games.bibs.data import (
    BASES,
    CELL_OF,
    ECO,
    IN_CITY,
    PLOT_PRICE,
    PRICES,
    RENTS,
    UNITS,
)
from polis.games.bibs.position import Bibs
from polis.games.bibs.property import fitting, rent_of
from polis.games.bibs.terms import FIRMS, GROUPS, LEVELS, PLOTS, SIZE

# How often a turn of another player ends on a cell, in hundredths of a per cent, as simulated over
# two million moves: the City is walked with one die.
OUTER: Final = 126
CITY: Final = 222
ORDERS: Final = 600  # ends on a State order
WHOLE: Final = 10_000


def frequencies() -> vec[i64]:
    found = filled(OUTER, PLOTS)
    for plot in range(i64(PLOTS)):
        if IN_CITY[CELL_OF[plot]] != 0:
            found[plot] = CITY
    return found


VISITS: Final = frequencies()


HORIZON: Final = 24  # rounds: as far as it plans where there is no limit
A_FEW: Final = 2  # rounds: what it counts on when time may be called any moment


def rounds_left(state: Bibs) -> i64:
    """[B1.1] How many rounds are to come after this one, or what it counts on."""
    if state.goal == TIME and state.consent == 0:
        if state.called != 0:
            return 0
        return max(state.rounds - state.round, i64(A_FEW))
    if state.rounds == 0:
        return HORIZON
    return max(state.rounds - state.round, i64(0))


def visits(state: Bibs, often: i64) -> i64:
    """How many visits of others a cell can still expect, in hundredths of a per cent."""
    return (state.left - 1) * rounds_left(state) * often


def kept(state: Bibs) -> i64:
    """Whether a rent counts once more, in the nominal price of the business."""
    if state.cash_only != 0:
        return 0
    return WHOLE


def gain_of_unit(state: Bibs, firm: i64, price: i64) -> i64:
    """What one unit more will bring until the end, less its price."""
    at = firm // SIZE * LEVELS + state.level[firm]
    rise = RENTS[at + 1] - RENTS[at]
    share = visits(state, VISITS[state.site[firm]]) + kept(state)
    return rise * share // WHOLE - price


# Groups


def orders(state: Bibs) -> i64:
    """How many State orders one can still expect, in hundredths of a per cent."""
    return rounds_left(state) * ORDERS


def best_rent(state: Bibs, seat: i64) -> i64:
    best: i64 = 0
    for firm in range(i64(FIRMS)):
        if (state.own[seat] >> firm) & 1 != 0:
            best = max(best, rent_of(state, firm))
    return best


def is_open_to(state: Bibs, seat: i64, group: i64) -> bool:
    """Whether a player could still have the group alone: what is not his is free."""
    mine = state.own[seat] | state.hand[seat] | state.free
    return mine >> (SIZE * group) & 7 == 7


def cost_to(state: Bibs, seat: i64, group: i64, level: i64) -> i64:
    """What the whole group at a level would still cost him."""
    cost: i64 = 0
    for firm in range(group * SIZE, group * SIZE + SIZE):
        if (state.free >> firm) & 1 != 0:
            cost += PRICES[group]
        for unit in range(state.level[firm], level):
            cost += unit_cost(state, seat, group, unit)
    return cost


def unit_cost(state: Bibs, seat: i64, group: i64, unit: i64) -> i64:
    if state.wholes[seat] & BASES[group] != 0:
        return UNITS[group * LEVELS + unit] // 2
    return UNITS[group * LEVELS + unit]


def prospect(state: Bibs, seat: i64, group: i64, budget: i64) -> i64:
    """What the group can still earn him at the best level he can pay for, 0 if nothing."""
    often: i64 = OUTER
    if (ECO >> (SIZE * group)) & 7 == 7:
        often = (OUTER + CITY) // 2
    best: i64 = 0
    share = SIZE * (visits(state, often) * 3 // 4 + kept(state))
    for level in range(i64(1), i64(LEVELS)):
        cost = cost_to(state, seat, group, level)
        if cost > budget:
            break
        rent = RENTS[group * LEVELS + level]
        payload = max(rent - best_rent(state, seat), i64(0)) * orders(state) // WHOLE
        best = max(best, rent * share // WHOLE + payload - cost)
    return best


def has_place(state: Bibs, group: i64, plots: i64) -> bool:
    """Whether one of these plots suits a free firm of the group."""
    for firm in range(group * SIZE, group * SIZE + SIZE):
        if (state.free >> firm) & 1 != 0 and fitting(firm, plots) != 0:
            return True
    return False


def most_promising(state: Bibs, seat: i64, budget: i64, plots: i64) -> i64:
    """The group to found on one of these plots: one begun before a new one. NOBODY if none would
    pay."""
    best: i64 = 0
    found: i64 = NOBODY
    for group in range(i64(GROUPS)):
        if is_open_to(state, seat, group) and has_place(state, group, plots):
            worth = prospect(state, seat, group, budget)
            if (state.present[seat] >> group) & 1 != 0:
                worth += worth // 2
            if worth > best:
                best = worth
                found = group
    return found


def most_sociable(state: Bibs, seat: i64, budget: i64, plots: i64) -> i64:
    """The group whose last free firm promises most in a holding with those who have the others,
    NOBODY if none would pay. Between two players a holding needs two firms to be worth it."""
    best: i64 = 0
    found: i64 = NOBODY
    for group in range(i64(GROUPS)):
        mine = state.tally[seat * GROUPS + group] + 1
        last = state.standing[group] == SIZE - 1 and has_place(state, group, plots)
        if last and mine < SIZE and (state.left > 2 or mine == SIZE - 1):
            worth = mine * prospect_of_whole(state, group) // SIZE - PRICES[group]
            if worth > best and PRICES[group] + mine * 3 * UNITS[group * LEVELS] <= budget:
                best = worth
                found = group
    return found


def nearest_whole(state: Bibs, seat: i64, plots: i64) -> i64:
    """The group worth most of those that lack another player one free firm to be whole, if it costs
    him more than the firm costs to found; NOBODY if there is none."""
    best: i64 = 0
    found: i64 = NOBODY
    for group in range(i64(GROUPS)):
        if PRICES[group] <= state.cash[seat] and is_nearly_whole(state, seat, group):
            worth = (SIZE - 1) * prospect_of_whole(state, group) - PRICES[group]
            if worth > best and has_place(state, group, plots):
                best = worth
                found = group
    return found


def is_nearly_whole(state: Bibs, seat: i64, group: i64) -> bool:
    """Whether somebody else has all firms of a group but one."""
    for other in range(state.players):
        if other != seat and state.tally[other * GROUPS + group] == SIZE - 1:
            return True
    return False


# Things


def business(state: Bibs, firm: i64) -> i64:
    """A ready business by itself: what it will bring, and its price at the end."""
    share = visits(state, VISITS[state.site[firm]]) + kept(state)
    return PLOT_PRICE[state.site[firm]] + rent_of(state, firm) * share // WHOLE


def value_to(state: Bibs, seat: i64, firm: i64) -> i64:
    """What a business is worth to a player: more if it completes or breaks up a whole group."""
    group = firm // SIZE
    others = state.tally[seat * GROUPS + group]
    if state.holder[firm] == seat:
        others -= 1
    worth = business(state, firm)
    if others == SIZE - 1:
        worth += prospect_of_whole(state, group)
    elif others == 1:
        worth += prospect_of_whole(state, group) // 6
    return worth


def prospect_of_whole(state: Bibs, group: i64) -> i64:
    """What it is worth to have a group whole: three upgrades on each firm, less their price."""
    share = visits(state, OUTER) * 3 // 4 + kept(state)
    at = group * LEVELS
    rise = RENTS[at + 3] - RENTS[at]
    return max(SIZE * (rise * share // WHOLE - 3 * UNITS[at]), i64(0))


def reserve(state: Bibs, seat: i64) -> i64:
    """Cash to keep: half of the worst rent the others could ask now, and something for the road."""
    worst: i64 = 0
    for firm in range(i64(FIRMS)):
        holder = state.holder[firm]
        if holder >= 0 and holder != seat and state.site[firm] != NOBODY:
            worst = max(worst, rent_of(state, firm))
    return 40 + min(worst // 2, 300)
