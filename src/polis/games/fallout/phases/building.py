"""F4.1 and F4.3: shacks and vaults, built and sold evenly."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.core.vectors import filled
from polis.games.fallout import tell
from polis.games.fallout.codes import (
    FIRST_EDITION,
    LAPSED,
    SELL,
    SELL_DOWN,
    SELL_KEEP,
    SELL_LESS,
    SHACK_KIND,
    VAULT_KIND,
)
from polis.games.fallout.data import BUILDING, GROUP_OF, MASKS, SIZES, STARTS
from polis.games.fallout.holdings import highest_in, lowest_in, set_level, shacks_on
from polis.games.fallout.position import Fallout
from polis.games.fallout.state import owns_all
from polis.games.fallout.terms import COLOURS, FULL_HOUSE, VAULT
from polis.mech.sets import lowest_of
from polis.mech.street import from_bank, lapse_about, to_bank

# Building


def may_build_on(state: Fallout, seat: i64, group: i64) -> bool:
    """[F4.1] The whole colour group, and no site of it mortgaged."""
    mask = MASKS[group]
    return owns_all(state, seat, mask) and state.mortgaged & mask == 0


def kind_next(state: Fallout, site: i64) -> i64:
    """[F4.1] Whether the next building on a site is a shack or, after four, a vault."""
    if state.level[site] == FULL_HOUSE:
        return VAULT_KIND
    return SHACK_KIND


def in_stock(state: Fallout, kind: i64) -> i64:
    """[F4.2] How many shacks or vaults the bank has left."""
    if kind == VAULT_KIND:
        return state.vaults
    return state.shacks


def lowest_sites(state: Fallout, group: i64) -> i64:
    """[F4.1] No second shack until each site of the group has one; a vault after four: the set of
    sites that come next."""
    found: i64 = 0
    low: i64 = VAULT
    for site in range(STARTS[group], STARTS[group] + SIZES[group]):
        if state.level[site] < low:
            low, found = state.level[site], 0
        if state.level[site] == low:
            found |= 1 << site
    return found


def to_build(state: Fallout, group: i64, spare: i64) -> i64:
    """[F4.1] The set of sites to build on with so much cash, [F4.2] while the bank has the
    building."""
    if spare < BUILDING[group]:
        return 0
    if state.built[group] == 0 and state.shacks > 0:
        return MASKS[group]
    sites = lowest_sites(state, group)
    site = lowest_of(sites)
    if state.level[site] < VAULT and in_stock(state, kind_next(state, site)) > 0:
        return sites
    return 0


def erect(state: Fallout, seat: i64, site: i64, paid: i64, log: Log) -> None:
    """[F4.1] The building is paid for and stands; a vault sends four shacks back."""
    to_bank(state, seat, paid)
    set_level(state, site, state.level[site] + 1)
    lapse_about(state, MASKS[GROUP_OF[site]], 0, LAPSED, log)
    if state.level[site] == VAULT:
        tell.vault_built(log, seat, site, paid)
    else:
        tell.built(log, seat, site, state.level[site], paid)


# Selling


def sales(state: Fallout, group: i64, menu: Menu) -> None:
    """[F4.3] Evenly, one step at a time; a vault needs four shacks in stock to go back to."""
    if highest_in(state, group) == VAULT and state.shacks < FULL_HOUSE:
        sales_down(state, group, menu)
    else:
        menu.offer_set(SELL, to_sell(state, group))


def to_sell(state: Fallout, group: i64) -> i64:
    """[F4.3] The set of the highest sites of a group, none while nothing is built."""
    if state.built[group] == 0:
        return 0
    found: i64 = 0
    high: i64 = 0
    for site in range(STARTS[group], STARTS[group] + SIZES[group]):
        if state.level[site] > high:
            high, found = state.level[site], 0
        if state.level[site] == high:
            found |= 1 << site
    return found


def sales_down(state: Fallout, group: i64, menu: Menu) -> None:
    """[F4.3] A vault that cannot be broken is sold with its whole group, down to any even state;
    which site keeps a step more than the others, or one fewer, is the seller's choice."""
    for total in range(state.built[group]):
        if can_sell_down(state, group, total):
            kind = kind_down(state, group, total)
            if kind == SELL_DOWN:
                menu.offer(move(SELL_DOWN, total, group))
            else:
                for site in range(STARTS[group], STARTS[group] + SIZES[group]):
                    menu.offer(move(kind, total, site))


def kind_down(state: Fallout, group: i64, total: i64) -> i64:
    """[F4.3] What there is to choose with so many steps left: nothing, the site that keeps one more
    or the site that keeps one fewer. In the first edition the rules chose."""
    odd = total % SIZES[group]
    if odd == 0 or state.edition == FIRST_EDITION:
        return SELL_DOWN
    if odd == 1:
        return SELL_KEEP
    return SELL_LESS


def sell(state: Fallout, seat: i64, property: i64, log: Log) -> None:
    """[F4.3] The bank pays half the price of a step."""
    half = BUILDING[GROUP_OF[property]] // 2
    tell.sold_building(log, seat, state.level[property] // VAULT, property, half)
    set_level(state, property, state.level[property] - 1)
    from_bank(state, seat, half)


def can_sell_down(state: Fallout, group: i64, total: i64) -> bool:
    """[F4.3] Whether the stock, with the shacks returned, can supply this state of the group."""
    needed: i64 = 0
    standing: i64 = 0
    for i in range(SIZES[group]):
        needed += shacks_on(even_level(state, group, total, i))
        standing += shacks_on(state.level[STARTS[group] + i])
    return needed <= state.shacks + standing


def even_level(state: Fallout, group: i64, total: i64, i: i64) -> i64:
    """[F4.3] The level of the group's site i when so many steps are spread evenly. Where nobody
    chooses, those that stand higher now keep the step more, of equals the later ones."""
    size = SIZES[group]
    start = STARTS[group]
    ahead: i64 = 0
    for other in range(size):
        higher = state.level[start + other] > state.level[start + i]
        equal = state.level[start + other] == state.level[start + i]
        if higher or (equal and other > i):
            ahead += 1
    if ahead < total % size:
        return total // size + 1
    return total // size


def sell_down(state: Fallout, seat: i64, total: i64, group: i64, log: Log) -> None:
    """[F4.3] The group is sold in one act down to an even state, half price for every step."""
    levels = filled(0, SIZES[group])
    for i in range(SIZES[group]):
        levels[i] = even_level(state, group, total, i)
    go_down(state, seat, total, group, levels, log)


def sell_but(state: Fallout, seat: i64, kind: i64, total: i64, property: i64, log: Log) -> None:
    """[F4.3] The same, with one step more or fewer on the site its owner has chosen."""
    group = GROUP_OF[property]
    levels = filled(total // SIZES[group], SIZES[group])
    if kind == SELL_KEEP:
        levels[property - STARTS[group]] += 1
    else:
        levels = filled(total // SIZES[group] + 1, SIZES[group])
        levels[property - STARTS[group]] -= 1
    go_down(state, seat, total, group, levels, log)
    if kind == SELL_KEEP:
        tell.step_kept(log, property)
    else:
        tell.step_less(log, property)


def go_down(state: Fallout, seat: i64, total: i64, group: i64, levels: vec[i64], log: Log) -> None:
    """[F4.3] The group goes down to these levels, half price for every step sold."""
    steps = state.built[group] - total
    for i in range(SIZES[group]):
        set_level(state, STARTS[group] + i, levels[i])
    half = steps * (BUILDING[group] // 2)
    from_bank(state, seat, half)
    tell.sold_down(log, seat, group, total, half)


def lowest_price(state: Fallout, seat: i64, kind: i64) -> i64:
    """[F4.2] The cheapest deed on which a player could place such a building now; 0 if none."""
    for group in range(i64(COLOURS)):
        if may_build_on(state, seat, group) and has_place(state, group, kind):
            return BUILDING[group]
    return 0


def has_place(state: Fallout, group: i64, kind: i64) -> bool:
    """[F4.1] Whether the next building of a group is of this kind: shacks until every site has
    four, then vaults."""
    low = lowest_in(state, group)
    if kind == VAULT_KIND:
        return low == FULL_HOUSE
    return low < FULL_HOUSE
