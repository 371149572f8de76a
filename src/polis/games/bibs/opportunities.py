"""What a player could do: found a firm on a bare plot, complete a group or share it, develop it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.core.model import NO_MOVE, move
from polis.core.opportunities import Opportunities
from polis.core.seats import NOBODY
from polis.games.bibs import could
from polis.games.bibs.codes import ACTING, DEVELOP, FOUND, HOLDING, OVER
from polis.games.bibs.data import PRICES, RENTS
from polis.games.bibs.holdings import is_bound, is_concern, lowest, open_groups, unit_price
from polis.games.bibs.phases.founding import MOST_OF_GROUP, bought_of
from polis.games.bibs.position import Bibs
from polis.games.bibs.property import fitting
from polis.games.bibs.state import owes
from polis.games.bibs.terms import FIRMS, GROUPS, LEVELS, PLOTS, SIZE, TOP
from polis.mech.street import is_alive
from polis.mech.trade import bit

# What comes first: units by what they bring for their price, then groups, then bare plots
UNIT_FIRST: Final = 10_000
GROUP_NEXT: Final = 8_000
PLOT_NEXT: Final = 6_000
LATER: Final = 5_000  # what cannot be paid yet comes behind the rest
MOST_FIRMS: Final = 3


def opportunities(state: Bibs, seat: i64, found: Opportunities) -> None:
    if state.phase < ACTING or state.phase == OVER:
        return
    if not is_alive(state, seat) or owes(state, seat):
        return
    groups = open_groups(state, seat)
    for group in range(i64(GROUPS)):
        if (groups >> group) & 1 != 0:
            find_unit(state, seat, group, found)
        elif (state.present[seat] >> group) & 1 != 0:
            find_partner(state, seat, group, found)
    find_firms(state, seat, found)


# Units


def find_unit(state: Bibs, seat: i64, group: i64, found: Opportunities) -> None:
    """[B3.5] The next unit of an open group: its price, and what a visitor pays before and after;
    [B5.4] at half price in a concern."""
    firm = next_firm(state, seat, group)
    if firm == NOBODY:
        return
    level, price = state.level[firm], unit_price(state, seat, firm)
    now, then = RENTS[group * LEVELS + level], RENTS[group * LEVELS + level + 1]
    worth, code = UNIT_FIRST + 100 * (then - now) // price, move(DEVELOP, firm)
    if price > state.cash[seat]:
        short = price - state.cash[seat]
        could.save_for(found, worth - LATER, NO_MOVE, firm, level + 1, short, now, then)
    elif is_concern(state, seat, group):
        could.develop_cheaply(found, worth, code, firm, level + 1, price, now, then)
    else:
        could.develop(found, worth, code, firm, level + 1, price, now, then)


def next_firm(state: Bibs, seat: i64, group: i64) -> i64:
    """[B3.5] A firm of his among the least developed of the group, one a turn each; NOBODY if
    none may grow now."""
    low = lowest(state, group)
    for firm in range(group * SIZE, group * SIZE + SIZE):
        idle = (state.built >> firm) & 1 == 0 or state.turn != seat
        if state.holder[firm] == seat and state.level[firm] == low and low < TOP and idle:
            return firm
    return NOBODY


# Groups


def find_partner(state: Bibs, seat: i64, group: i64, found: Opportunities) -> None:
    """[B5.1] All three firms stand, some of them another's: a holding can be proposed, each group
    once a turn. [B3.2] Or the third one is still to be had."""
    asked = state.turn == seat and (state.asked >> group) & 1 != 0
    if is_bound(state, group) or asked:
        return
    for firm in range(group * SIZE, group * SIZE + SIZE):
        other, worth = state.holder[firm], GROUP_NEXT + PRICES[group]
        if (state.complete >> group) & 1 != 0:
            if other >= 0 and other != seat:
                could.join(found, worth, move(HOLDING, group), firm, other, group)
                return
        elif (state.free >> firm) & 1 != 0 and is_last(state, seat, group):
            if PRICES[group] > state.cash[seat]:
                worth -= LATER
            could.third(found, worth, founding_of(state, seat, firm), firm, group, PRICES[group])


def is_last(state: Bibs, seat: i64, group: i64) -> bool:
    """[B3.5] Whether one more firm gives him the whole group."""
    return state.tally[seat * GROUPS + group] == SIZE - 1


def founding_of(state: Bibs, seat: i64, firm: i64) -> i64:
    """[B3.1] The move that puts a free firm on the first bare plot that suits it."""
    plots = fitting(firm, state.bare[seat] & ~state.fresh)
    for plot in range(i64(PLOTS)):
        if plots & bit(plot) != 0:
            return move(FOUND, firm, plot)
    return NO_MOVE


# Bare plots


def find_firms(state: Bibs, seat: i64, found: Opportunities) -> None:
    """[B3.1] For each bare plot the firm that pays back soonest, another one for each; no more
    than a few."""
    used: i64 = 0
    count: i64 = 0
    for plot in range(i64(PLOTS)):
        if state.bare[seat] & bit(plot) == 0 or count == MOST_FIRMS:
            continue
        firm = soonest(state, seat, plot, used)
        if firm == NOBODY:
            continue
        price, rent = PRICES[firm // SIZE], RENTS[firm // SIZE * LEVELS]
        visits = payback(firm // SIZE)
        worth = PLOT_NEXT - 10 * visits
        could.found(found, worth, move(FOUND, firm, plot), plot, firm, price, rent, visits)
        used |= 1 << firm
        count += 1


def soonest(state: Bibs, seat: i64, plot: i64, used: i64) -> i64:
    """[B3.1] The free firm he can pay for, suiting a plot, that needs the fewest visits to pay
    back; of equals the one with the larger rent. [B3.3] Two of a group in a turn. The last of a
    group is told apart."""
    best: i64 = NOBODY
    for firm in range(i64(FIRMS)):
        group = firm // SIZE
        free = (state.free & ~used) >> firm & 1 != 0 and fitting(firm, bit(plot)) != 0
        limit = state.turn == seat and bought_of(state, group) >= MOST_OF_GROUP
        if not free or limit or PRICES[group] > state.cash[seat] or is_last(state, seat, group):
            continue
        if best == NOBODY or is_sooner(group, best // SIZE):
            best = firm
    return best


def is_sooner(group: i64, than: i64) -> bool:
    mine, theirs = payback(group), payback(than)
    return mine < theirs or (mine == theirs and RENTS[group * LEVELS] > RENTS[than * LEVELS])


def payback(group: i64) -> i64:
    """[B4.1] How many visits pay the price of a firm without units."""
    rent = RENTS[group * LEVELS]
    return (PRICES[group] + rent - 1) // rent
