"""F4.2: more players than buildings: the bank asks round, and auctions what is not enough."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log, Menu
from polis.core.seats import NOBODY, only, without
from polis.games.fallout import tell
from polis.games.fallout.codes import BIDDING, PLACE, PLACING, VAULT_KIND, WANT, WINDOW
from polis.games.fallout.data import BUILDING, GROUP_OF, SIZES, STARTS
from polis.games.fallout.holdings import building_price
from polis.games.fallout.phases.building import (
    erect,
    has_place,
    in_stock,
    kind_next,
    lowest_price,
    lowest_sites,
    may_build_on,
)
from polis.games.fallout.position import Fallout
from polis.games.fallout.state import free_cash, owes
from polis.games.fallout.terms import COLOURS, FULL_HOUSE
from polis.mech.sets import size_of
from polis.mech.street import next_in


def build(state: Fallout, seat: i64, property: i64, log: Log) -> None:
    """[F4.2] Simply sold while the stock is enough for him and one for each rival."""
    kind = kind_next(state, property)
    stock = in_stock(state, kind)
    rivals: i64 = 0
    if stock <= state.left:
        rivals = rivals_of(state, seat, kind)
    if rivals != 0 and stock < 1 + size_of(rivals):
        open_window(state, seat, property, rivals, log)
    else:
        erect(state, seat, property, building_price(property), log)


def rivals_of(state: Fallout, seat: i64, kind: i64) -> i64:
    """[F4.2] The others who could lawfully buy a building of this kind now."""
    found: i64 = 0
    for other in range(state.players):
        if other != seat and can_pay(state, other, kind) and not owes(state, other):
            found |= 1 << other
    return found


def can_pay(state: Fallout, seat: i64, kind: i64) -> bool:
    """[F4.2] The price on the cheapest deed where one could stand."""
    price = lowest_price(state, seat, kind)
    return price > 0 and free_cash(state, seat) >= price


def open_window(state: Fallout, seat: i64, site: i64, rivals: i64, log: Log) -> None:
    """[F4.2] Each rival answers how many he wants. Decision: until it is settled all other business
    waits, so that nobody's answer is overtaken."""
    state.under = state.phase
    state.before = state.decider
    state.phase = WINDOW
    state.kind = kind_next(state, site)
    state.asker = seat
    state.site = site
    state.wants[seat] = 1
    state.rivals = rivals
    tell.shortage(log, seat, state.kind, in_stock(state, state.kind))
    state.decider = next_in(rivals, seat, state.players)


def wishes(state: Fallout, menu: Menu) -> None:
    """[F4.2] From none up to what he could place and pay."""
    menu.offer_each(WANT, 0, most_wanted(state, state.decider))


def most_wanted(state: Fallout, seat: i64) -> i64:
    """[F4.2] How many he could place and pay, the cheapest first; never more than the stock."""
    most: i64 = 0
    cash = free_cash(state, seat)
    for group in range(i64(COLOURS)):
        if may_build_on(state, seat, group) and has_place(state, group, state.kind):
            count = min(room_in(state, group, state.kind), cash // BUILDING[group])
            cash -= count * BUILDING[group]
            most += count
    return min(most, in_stock(state, state.kind))


def room_in(state: Fallout, group: i64, kind: i64) -> i64:
    """[F4.1] How many shacks the sites of a group can still take, or vaults where four stand."""
    room: i64 = 0
    for site in range(STARTS[group], STARTS[group] + SIZES[group]):
        if kind != VAULT_KIND:
            room += max(FULL_HOUSE - state.level[site], 0)
        elif state.level[site] == FULL_HOUSE:
            room += 1
    return room


def want(state: Fallout, count: i64, log: Log) -> None:
    """[F4.2] All answers in: sold if the stock is enough for them, auctioned one by one if not."""
    seat = state.decider
    state.wants[seat] = count
    tell.wanted(log, seat, count)
    state.rivals = without(state.rivals, seat)
    if state.rivals != 0:
        state.decider = next_in(state.rivals, seat, state.players)
        return
    wanted: i64 = 0
    for number in state.wants:
        wanted += number
    if wanted > in_stock(state, state.kind):
        auction_next(state, log)
    else:
        sell_first(state, log)


# Enough for all


def sell_first(state: Fallout, log: Log) -> None:
    """[F4.2] He who asked first builds where he wanted to; the others place theirs in turn."""
    seat = state.asker
    state.wants[seat] = 0
    erect(state, seat, state.site, building_price(state.site), log)
    place_next(state, seat)


def place_next(state: Fallout, seat: i64) -> None:
    """[F4.2] The next who has bought and can still place one at the price of its deed."""
    for _ in range(state.players):
        seat = (seat + 1) % state.players
        if state.wants[seat] > 0 and is_fit(state, seat):
            state.phase = PLACING
            state.buyer = NOBODY
            state.decider = seat
            return
        state.wants[seat] = 0
    close_window(state)


def is_fit(state: Fallout, seat: i64) -> bool:
    """[F4.2] Whether a player could pay for such a building, and the bank has one."""
    return can_pay(state, seat, state.kind) and in_stock(state, state.kind) > 0


# Not enough: one by one to the highest bidder


def auction_next(state: Fallout, log: Log) -> None:
    """[F4.2] Among those who still want one and could pay the price on their own deed."""
    askers: i64 = 0
    for seat in range(state.players):
        if state.wants[seat] > 0 and is_fit(state, seat):
            askers |= 1 << seat
    if askers == 0:
        close_window(state)
        return
    state.phase = BIDDING
    state.rivals = askers
    state.price = 0
    state.buyer = NOBODY
    state.decider = state.asker
    if askers & only(state.asker) == 0:
        state.decider = next_in(askers, state.asker, state.players)
    tell.building_auctioned(log, state.kind)


def win(state: Fallout, log: Log) -> None:
    """[F4.2] The highest bidder places the building, and pays for it then."""
    tell.building_won(log, state.buyer, state.kind, state.price)
    state.phase = PLACING
    state.decider = state.buyer


def leave_over(state: Fallout, log: Log) -> None:
    """[F4.2] Nobody has bid."""
    tell.building_left(log, state.kind)
    close_window(state)


# Placing


def placings(state: Fallout, menu: Menu) -> None:
    """[F4.2] At once and evenly, on a site whose deed asks no more than was bid."""
    for group in range(i64(COLOURS)):
        if can_place_in(state, group):
            menu.offer_set(PLACE, lowest_sites(state, group))


def can_place_on(state: Fallout, site: i64) -> bool:
    """[F4.2] The same of one site."""
    group = GROUP_OF[site]
    if group >= COLOURS or not can_place_in(state, group):
        return False
    return (lowest_sites(state, group) >> site) & 1 != 0


def can_place_in(state: Fallout, group: i64) -> bool:
    """[F4.2] Whether a group has room for the building, at a price no higher than the bid, or than
    a buyer's cash."""
    seat = state.decider
    limit = free_cash(state, seat)
    if state.buyer != NOBODY:
        limit = state.price
    return (
        BUILDING[group] <= limit
        and may_build_on(state, seat, group)
        and has_place(state, group, state.kind)
    )


def place(state: Fallout, property: i64, log: Log) -> None:
    """[F4.2] The winner pays his bid, a buyer the price of the deed."""
    seat = state.decider
    state.wants[seat] -= 1
    if state.buyer != NOBODY:
        erect(state, seat, property, state.price, log)
        auction_next(state, log)
        return
    erect(state, seat, property, building_price(property), log)
    if state.wants[seat] == 0 or not is_fit(state, seat):
        state.wants[seat] = 0
        place_next(state, seat)


def close_window(state: Fallout) -> None:
    """[F4.2] It is settled, and the game goes on where it was interrupted."""
    state.phase = state.under
    state.decider = state.before
    state.asker = NOBODY
    state.site = NOBODY
    state.price = 0
    state.buyer = NOBODY
    state.rivals = 0
    for seat in range(state.players):
        state.wants[seat] = 0
