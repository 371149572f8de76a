"""What a player could do: build, complete a group, redeem, and in debt raise money."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.core.model import NO_MOVE, move
from polis.core.opportunities import Opportunities
from polis.core.seats import NOBODY
from polis.games.fallout import could
from polis.games.fallout.codes import BUILD, MORTGAGE, OVER, REDEEM, ROLLING, SELL
from polis.games.fallout.data import (
    BUILDING,
    GROUP_OF,
    MASKS,
    MORTGAGES,
    PRICES,
    RENTS,
    SIZES,
    STARTS,
    STATION_RENTS,
)
from polis.games.fallout.holdings import highest_in, lowest_in
from polis.games.fallout.phases.building import in_stock, kind_next, may_build_on
from polis.games.fallout.phases.business import redemption
from polis.games.fallout.position import Fallout
from polis.games.fallout.state import free_cash, is_mortgaged, owed_by, owes, owns_all
from polis.games.fallout.terms import (
    COLOURS,
    FULL_HOUSE,
    GROUPS,
    PROPERTIES,
    SITES,
    STATION_GROUP,
    STEPS,
    VAULT,
)
from polis.mech.sets import lowest_of, size_of
from polis.mech.street import is_alive

# What comes first: debts, then buildings by what they bring, then groups, then mortgages
DEBT_FIRST: Final = 100_000
BUILD_NEXT: Final = 10_000
GROUP_NEXT: Final = 5_000


def opportunities(state: Fallout, seat: i64, found: Opportunities) -> None:
    if state.phase < ROLLING or state.phase == OVER or not is_alive(state, seat):
        return
    if owes(state, seat):
        find_money(state, seat, found)
        return
    for group in range(i64(GROUPS)):
        mask = MASKS[group]
        if group < COLOURS and owns_all(state, seat, mask):
            find_building(state, seat, group, found)
        elif size_of(state.owned[seat] & mask) == SIZES[group] - 1:
            find_last(state, group, lowest_of(mask & ~state.owned[seat]), found)
    find_mortgaged(state, seat, found)


# Buildings


def find_building(state: Fallout, seat: i64, group: i64, found: Opportunities) -> None:
    """[F4.1] The next building of a whole group, where it adds most; or the mortgages that keep
    one from building."""
    if not may_build_on(state, seat, group):
        price: i64 = 0
        for lot in range(STARTS[group], STARTS[group] + SIZES[group]):
            if is_mortgaged(state, lot):
                price += redemption(state, lot)
        first = lowest_of(MASKS[group] & state.mortgaged)
        could.unlock(found, GROUP_NEXT + price, move(REDEEM, first), group, first, price)
        return
    site = best_site(state, group)
    if state.level[site] == VAULT or in_stock(state, kind_next(state, site)) == 0:
        return
    now, then = rent_at(site, state.level[site]), rent_at(site, state.level[site] + 1)
    price, kind, spare = BUILDING[group], kind_next(state, site), free_cash(state, seat)
    worth = BUILD_NEXT + 100 * (then - now) // price
    if spare >= price:
        could.build(found, worth, move(BUILD, site), kind, site, price, now, then)
    else:
        could.save_for(found, worth - GROUP_NEXT, NO_MOVE, kind, site, price - spare, now, then)


def best_site(state: Fallout, group: i64) -> i64:
    """[F4.1] Of the lowest sites of a group the one whose rent rises most."""
    low, best, most = lowest_in(state, group), STARTS[group], i64(-1)
    if low == VAULT:
        return best
    for site in range(STARTS[group], STARTS[group] + SIZES[group]):
        if state.level[site] == low:
            gain = rent_at(site, low + 1) - rent_at(site, low)
            if gain > most:
                best, most = site, gain
    return best


def rent_at(site: i64, level: i64) -> i64:
    """[F2.3] The rent of a site of a whole group, with so many buildings."""
    rent = RENTS[site * STEPS + level]
    if level == 0:
        return 2 * rent
    return rent


# Groups


def find_last(state: Fallout, group: i64, lot: i64, found: Opportunities) -> None:
    """[F4.5] One deed is missing: another player has it, or nobody yet."""
    worth = GROUP_NEXT + PRICES[lot]
    if state.owner[lot] == NOBODY:
        could.last_free(found, worth, NO_MOVE, group, lot, PRICES[lot])
    else:
        could.last_deed(found, worth, NO_MOVE, group, lot, state.owner[lot])


def find_mortgaged(state: Fallout, seat: i64, found: Opportunities) -> None:
    """[F4.4] What is mortgaged, the price to redeem it, and the rent it then brings again."""
    for lot in range(i64(PROPERTIES)):
        mask = MASKS[GROUP_OF[lot]]
        waits = lot < SITES and owns_all(state, seat, mask)
        if state.owner[lot] == seat and is_mortgaged(state, lot) and not waits:
            rent = rent_redeemed(state, seat, lot)
            could.redeem(found, rent, move(REDEEM, lot), lot, redemption(state, lot), rent)


def rent_redeemed(state: Fallout, seat: i64, lot: i64) -> i64:
    """[F2.3] As printed; [F2.4] by stations owned; [F2.5] of radio stations dice decide: 0."""
    if lot < SITES:
        return RENTS[lot * STEPS]
    if GROUP_OF[lot] == STATION_GROUP:
        return STATION_RENTS[size_of(state.owned[seat] & MASKS[STATION_GROUP]) - 1]
    return 0


# Debts


def find_money(state: Fallout, seat: i64, found: Opportunities) -> None:
    """[F5.1] How much a debtor is short of, how much can be raised, and the smallest single sale
    or mortgage that is enough; the largest if none is."""
    missing = owed_by(state, seat) - state.cash[seat]
    if missing <= 0:
        return
    pledged, sold = pledges_of(state, seat), buildings_of(state, seat)
    if pledged + sold >= missing:
        could.raise_money(found, DEBT_FIRST, NO_MOVE, missing, pledged + sold, pledged)
    else:
        could.beyond(found, DEBT_FIRST, NO_MOVE, missing, pledged + sold)
    lot, site = pledge_for(state, seat, missing), sale_for(state, seat)
    if lot != NOBODY:
        could.mortgage(found, DEBT_FIRST - 1, move(MORTGAGE, lot), lot, MORTGAGES[lot])
    if site != NOBODY:
        half, kind = BUILDING[GROUP_OF[site]] // 2, state.level[site] // VAULT
        could.sell(found, DEBT_FIRST - 2, move(SELL, site), kind, site, half)


def pledges_of(state: Fallout, seat: i64) -> i64:
    """[F4.4] All that can be mortgaged, once its group is bare."""
    raised: i64 = 0
    for lot in range(i64(PROPERTIES)):
        if state.owner[lot] == seat and not is_mortgaged(state, lot):
            raised += MORTGAGES[lot]
    return raised


def buildings_of(state: Fallout, seat: i64) -> i64:
    """[F4.3] Half the price of every building."""
    raised: i64 = 0
    for group in range(i64(COLOURS)):
        if state.built[group] > 0 and owns_all(state, seat, MASKS[group]):
            raised += state.built[group] * (BUILDING[group] // 2)
    return raised


def pledge_for(state: Fallout, seat: i64, missing: i64) -> i64:
    """[F4.4] The smallest mortgage that covers a sum, or the largest of all."""
    best: i64 = NOBODY
    for lot in range(i64(PROPERTIES)):
        bare = state.built[GROUP_OF[lot]] == 0
        if state.owner[lot] == seat and bare and not is_mortgaged(state, lot):
            value = MORTGAGES[lot]
            if best == NOBODY or closer(value, MORTGAGES[best], missing):
                best = lot
    return best


def closer(value: i64, than: i64, missing: i64) -> bool:
    if value >= missing:
        return than < missing or value < than
    return than < missing and value > than


def sale_for(state: Fallout, seat: i64) -> i64:
    """[F4.3] A building of the group whose next one brings most; none that waits for shacks."""
    best: i64 = NOBODY
    for group in range(i64(COLOURS)):
        high = highest_in(state, group)
        can = high < VAULT or state.shacks >= FULL_HOUSE
        if high > 0 and can and owns_all(state, seat, MASKS[group]):
            for site in range(STARTS[group], STARTS[group] + SIZES[group]):
                if state.level[site] == high:
                    best = site
    return best
