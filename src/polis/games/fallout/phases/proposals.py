"""F4.5: the offers of the menu, useful ones that need no payload: to buy a property of a group
one collects for cash, or its last one for a property the other collects."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log, Menu
from polis.core.seats import NOBODY
from polis.core.vectors import filled
from polis.games.fallout.codes import PROPOSE, ROLLING, SWAP
from polis.games.fallout.data import GROUP_OF, INTEREST, MASKS, PRICES, SIZES, STARTS
from polis.games.fallout.phases.deals import lay
from polis.games.fallout.position import Fallout
from polis.games.fallout.sets import alone, begun
from polis.games.fallout.state import owes
from polis.games.fallout.terms import BOOTS, GROUPS, PREMIUMS, PROPERTIES, PROPERTY_BITS, TIERS
from polis.mech import trade
from polis.mech.sets import lowest_of


def premium_sums() -> vec[i64]:
    """[F4.5] By property and premium: what is offered."""
    found = filled(0, PROPERTIES * TIERS)
    for lot in range(i64(PROPERTIES)):
        for tier in range(i64(TIERS)):
            found[lot * TIERS + tier] = PRICES[lot] * PREMIUMS[tier] // 100
    return found


SUMS: Final = premium_sums()


def may_propose(state: Fallout, seat: i64) -> bool:
    """[F4.5] Before one's own roll, once: the menu is for those who do not haggle."""
    if state.phase != ROLLING or state.decider != seat:
        return False
    return trade.made_by(state.offers, seat) == 0 and not owes(state, seat)


def proposals(state: Fallout, seat: i64, menu: Menu) -> None:
    """[F4.5] For each property missing in a group one has begun: sums for it, and swaps if there is
    one to give, as far as the cash goes."""
    wanted = missing(state, seat)
    while wanted != 0:
        lot = lowest_of(wanted)
        wanted &= wanted - 1
        spare = spare_for(state, seat, lot)
        menu.offer_each(PROPOSE, 0, tiers(lot, spare) - 1, lot)
        menu.offer_each(SWAP, 0, boots(state, seat, lot, spare) - 1, lot)


def missing(state: Fallout, seat: i64) -> i64:
    """[F4.5] What others have of the groups one has begun."""
    theirs: i64 = 0
    for other in range(state.players):
        theirs |= state.owned[other]
    mine = state.owned[seat] & PROPERTY_BITS
    return begun(mine) & theirs & ~mine


def completing(state: Fallout, seat: i64, wanted: i64) -> i64:
    """[F4.5] Those that are the last ones of their group."""
    mine = state.owned[seat] & PROPERTY_BITS
    return wanted & alone(begun(mine) & ~mine)


def spare_for(state: Fallout, seat: i64, lot: i64) -> i64:
    """[F4.5] The cash to offer for a property, less ten per cent on its mortgage."""
    if (state.mortgaged >> lot) & 1 != 0:
        return state.cash[seat] - INTEREST[lot]
    return state.cash[seat]


def tiers(lot: i64, spare: i64) -> i64:
    """[F4.5] How many of the sums for a property the cash allows."""
    count: i64 = 0
    while count < TIERS and SUMS[lot * TIERS + count] <= spare:
        count += 1
    return count


def boots(state: Fallout, seat: i64, lot: i64, spare: i64) -> i64:
    """[F4.5] How many exchanges for a property that completes a group, where there is one to
    give."""
    group = MASKS[GROUP_OF[lot]]
    mine = state.owned[seat]
    if spare < 0 or (mine | 1 << lot) & group != group:
        return 0
    if begun(state.owned[state.owner[lot]] & PROPERTY_BITS) & mine & ~group == 0:
        return 0
    count: i64 = 1
    while count < len(BOOTS) and BOOTS[count] <= spare:
        count += 1
    return count


def premium_of(lot: i64, tier: i64) -> i64:
    """[F4.5] The cash offered for a property at a premium."""
    return SUMS[lot * TIERS + tier]


def given_for(state: Fallout, seat: i64, lot: i64) -> i64:
    """[F4.5] What to give for a property that completes a group: one that completes a group of its
    owner, or else helps him; NOBODY where there is none."""
    theirs, mine = state.owned[state.owner[lot]], state.owned[seat]
    wanted = MASKS[GROUP_OF[lot]]
    if (mine | 1 << lot) & wanted != wanted:
        return NOBODY
    best: i64 = NOBODY
    for group in range(i64(GROUPS)):
        mask = MASKS[group]
        if theirs & mask == 0 or mine & mask == 0 or GROUP_OF[lot] == group:
            continue
        for mine_lot in range(STARTS[group], STARTS[group] + SIZES[group]):
            if (mine >> mine_lot) & 1 != 0:
                if (theirs | 1 << mine_lot) & mask == mask:
                    return mine_lot
                if best == NOBODY:
                    best = mine_lot
    return best


def propose(state: Fallout, seat: i64, premium: i64, property: i64, log: Log) -> None:
    """[F4.5] Cash for a property."""
    lay(state, seat, state.owner[property], premium_of(property, premium), 1 << property, log)


def swap(state: Fallout, seat: i64, boot: i64, property: i64, log: Log) -> None:
    """[F4.5] A property for a property, and some cash on top."""
    things = 1 << property | 1 << given_for(state, seat, property)
    lay(state, seat, state.owner[property], BOOTS[boot], things, log)
