"""Who has what: deeds, cards and caps change hands here and nowhere else."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.seats import NOBODY
from polis.games.fallout.data import BUILDING, GROUP_OF, INTEREST, MASKS, PRICES, SIZES, STARTS
from polis.games.fallout.position import Fallout
from polis.games.fallout.state import owns_all
from polis.games.fallout.terms import COLOURS, GROUPS, PROPERTIES, SITES, VAULT
from polis.mech.sets import total_of
from polis.mech.street import is_alive


def hand_over(state: Fallout, asset: i64, taker: i64) -> None:
    """The asset now belongs to the taker, NOBODY for the bank."""
    giver = state.owner[asset]
    if giver != NOBODY:
        state.owned[giver] &= ~(1 << asset)
    if taker != NOBODY:
        state.owned[taker] |= 1 << asset
    state.owner[asset] = taker


def interest_of(state: Fallout, assets: i64) -> i64:
    """[F4.5] Ten per cent of each mortgage among these."""
    return total_of(assets & state.mortgaged, INTEREST)


def shacks_on(level: i64) -> i64:
    if level == VAULT:
        return 0
    return level


def set_level(state: Fallout, site: i64, level: i64) -> None:
    """Buildings go between the bank's stock and a site."""
    was = state.level[site]
    state.shacks += shacks_on(was) - shacks_on(level)
    state.vaults += was // VAULT - level // VAULT
    state.level[site] = level
    state.built[GROUP_OF[site]] += level - was


def building_price(site: i64) -> i64:
    return BUILDING[GROUP_OF[site]]


def tradable(state: Fallout, asset: i64) -> bool:
    """[F4.5] Not while any site of its group has a building."""
    return asset >= SITES or state.built[GROUP_OF[asset]] == 0


def buildings_worth(state: Fallout, seat: i64) -> i64:
    """What all the buildings of a player cost."""
    worth: i64 = 0
    for group in range(i64(COLOURS)):
        if state.built[group] > 0 and owns_all(state, seat, MASKS[group]):
            worth += state.built[group] * BUILDING[group]
    return worth


def net_worth(state: Fallout, seat: i64) -> i64:
    """[F1.6] Cash, printed prices, half of those mortgaged, and what the buildings cost."""
    if not is_alive(state, seat):
        return 0
    worth = state.cash[seat] + buildings_worth(state, seat)
    for asset in range(i64(PROPERTIES)):
        if state.owner[asset] == seat:
            if (state.mortgaged >> asset) & 1 != 0:
                worth += PRICES[asset] // 2
            else:
                worth += PRICES[asset]
    return worth


def wholes(assets: i64) -> i64:
    """The set of groups that are whole among these assets."""
    found: i64 = 0
    for group in range(i64(GROUPS)):
        if assets & MASKS[group] == MASKS[group]:
            found |= 1 << group
    return found


def lowest_in(state: Fallout, group: i64) -> i64:
    low: i64 = VAULT
    for site in range(STARTS[group], STARTS[group] + SIZES[group]):
        low = min(low, state.level[site])
    return low


def highest_in(state: Fallout, group: i64) -> i64:
    high: i64 = 0
    for site in range(STARTS[group], STARTS[group] + SIZES[group]):
        high = max(high, state.level[site])
    return high
