"""The player of thumb rules: it builds what its cubes can feed, near them, and sells the rest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.core.model import Menu, first_of, kind_of, move, second_of
from polis.games.tycoon.codes import (
    BUILD,
    BUILDING,
    DRAFTING,
    FAVOUR_CITY,
    INVEST,
    LANDSCAPING,
    PASS,
    PLACING,
    SELL,
    SUPPLYING,
)
from polis.games.tycoon.data import (
    COSTS,
    FRIEND,
    FRIEND_GAINS,
    PLANT_COST,
    SALE,
    TOLL,
    TYPE,
    cost_of,
)
from polis.games.tycoon.deliveries import cheapest_by
from polis.games.tycoon.outlook import DOLLAR, Outlook
from polis.games.tycoon.phases.building import buildings, placings
from polis.games.tycoon.phases.draft import keepings
from polis.games.tycoon.phases.landscape import layings
from polis.games.tycoon.phases.supply import favours, supplies
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.scoring import scores
from polis.games.tycoon.state import is_shown
from polis.games.tycoon.survey import row_for
from polis.games.tycoon.terms import (
    CITY,
    EMPTY,
    FAR,
    HAND,
    LEVELS,
    SIDES,
    SIDES_OF_TILE,
    is_district,
    plant_of,
)

NEIGHBOUR: Final = 8  # tenths of a dollar: a tile of one's own beside a new one
FOREIGN: Final = 2  # a foreign tile, over which others will come
RESERVE: Final = 4  # dollars kept for carriage


def advise(state: Tycoon, seat: i64) -> i64:
    """The bot's move for a seat that must act."""
    menu = Menu()
    if state.phase == DRAFTING:
        keepings(state, seat, menu)
        return best_tile(state, seat, menu)
    if state.phase == BUILDING:
        buildings(state, menu)
        return best_use(state, seat, menu)
    if state.phase == PLACING:
        placings(state, menu)
        return best_place(state, seat, menu)
    if state.phase == LANDSCAPING:
        layings(state, menu)
        return best_ground(state, seat, menu)
    if state.phase == SUPPLYING:
        supplies(state, menu)
        return best_supply(state, seat, menu)
    favours(state, menu)
    return best_payee(state, menu)


# The draft


def best_tile(state: Tycoon, seat: i64, menu: Menu) -> i64:
    """[T2.2] The tile worth most, if there will be money for it."""
    outlook = Outlook(state, seat)
    budget = state.cash[seat] + SALE
    for slot in range(state.passes):
        budget -= COSTS[state.hands[seat * HAND + slot] * LEVELS] - SALE // 2
    answer, best = menu.at(0), drafted(outlook, first_of(menu.at(0)), budget)
    for i in range(i64(1), menu.total):
        worth = drafted(outlook, first_of(menu.at(i)), budget)
        if worth > best:
            answer, best = menu.at(i), worth
    return answer


def drafted(outlook: Outlook, tile: i64, budget: i64) -> i64:
    worth = outlook.district(tile, 0, EMPTY)
    if COSTS[tile * LEVELS] > budget:
        return worth // 3
    return worth


# Building


def best_use(state: Tycoon, seat: i64, menu: Menu) -> i64:
    """[T3.1] The use that gains most over what else the same tile could be."""
    outlook = Outlook(state, seat)
    answer, best = menu.at(0), used(outlook, menu.at(0))
    for i in range(i64(1), menu.total):
        worth = used(outlook, menu.at(i))
        if worth > best:
            answer, best = menu.at(i), worth
    return answer


def used(outlook: Outlook, code: i64) -> i64:
    """What a move brings, less what its tile is worth otherwise; of equals the dearer tile."""
    state, kind, tile = outlook.state, kind_of(code), first_of(code)
    kept = kept_worth(outlook, tile)
    if kind == SELL:
        return SALE * DOLLAR - kept
    if kind == BUILD:
        return outlook.district(tile, 0, EMPTY) - kept + kept // 20 - shortage(outlook, tile, 0)
    if kind == INVEST:
        level = second_of(code) - 1
        return outlook.district(tile, level, EMPTY) - kept - shortage(outlook, tile, level)
    station = second_of(code)
    plant_kind = station // SIDES
    plant = plant_of(plant_kind, state.used_plants[plant_kind], station % SIDES)
    return outlook.plant(plant) - PLANT_COST[plant] * DOLLAR - kept


def kept_worth(outlook: Outlook, tile: i64) -> i64:
    """A tile can be sold at least, and built if the money will suffice."""
    state, seat = outlook.state, outlook.seat
    left: i64 = -1
    for slot in range(i64(HAND)):
        if not is_shown(state, seat, slot):
            left += 1
    if COSTS[tile * LEVELS] > state.cash[seat] + left * SALE:
        return SALE * DOLLAR
    return max(outlook.district(tile, 0, EMPTY), SALE * DOLLAR)


def shortage(outlook: Outlook, tile: i64, level: i64) -> i64:
    """Money that will be missed for carriage."""
    rest = outlook.state.cash[outlook.seat] - cost_of(tile, level)
    return max(RESERVE - rest, 0) * DOLLAR // 2


# Places


def best_place(state: Tycoon, seat: i64, menu: Menu) -> i64:
    """[T3.2] Near cubes, friends and one's own tiles."""
    outlook = Outlook(state, seat)
    answer, best = menu.at(0), placed(outlook, first_of(menu.at(0)))
    for i in range(i64(1), menu.total):
        worth = placed(outlook, first_of(menu.at(i)))
        if worth > best:
            answer, best = menu.at(i), worth
    return answer


def placed(outlook: Outlook, place: i64) -> i64:
    state, worth = outlook.state, i64(0)
    if state.tile != EMPTY:
        worth = outlook.supplies(state.tile, place) - outlook.carriage(state.tile, place) // 20
    for side in range(place * SIDES_OF_TILE, place * SIDES_OF_TILE + SIDES_OF_TILE):
        other = state.link[side]
        if other != EMPTY:
            worth += beside(outlook, other)
    return worth


def beside(outlook: Outlook, other: i64) -> i64:
    """What a neighbour adds: one's own network, and what friends give each other."""
    state, owner = outlook.state, outlook.state.owner[other]
    worth: i64 = 0
    if owner == outlook.seat:
        worth = NEIGHBOUR
        if state.tile == EMPTY:
            worth = 2 * NEIGHBOUR
    elif 0 <= owner < CITY:
        worth = FOREIGN
    if state.tile != EMPTY and is_district(state.what[other]):
        neighbour = state.what[other]
        if FRIEND[state.tile] == TYPE[neighbour]:
            sign: i64 = -1
            if owner == outlook.seat:
                sign = 2
            worth += sign * given(outlook, state.tile) // 2
        if FRIEND[neighbour] == TYPE[state.tile]:
            worth += given(outlook, neighbour) // 2
    return worth


def given(outlook: Outlook, icon: i64) -> i64:
    """What an icon of co-operation gives in the rounds left."""
    money, points = FRIEND_GAINS[icon * 3], FRIEND_GAINS[icon * 3 + 1]
    return (money * DOLLAR + points * outlook.point) * outlook.left // 10


def best_ground(state: Tycoon, seat: i64, menu: Menu) -> i64:
    """[T3.5] Parks beside one's own tiles; [T3.6] ponds beside the others'."""
    sign: i64 = 1
    if state.parks == 0:
        sign = -1
    answer, best = menu.at(0), i64(-99)
    for i in range(menu.total):
        own: i64 = 0
        place = first_of(menu.at(i))
        for side in range(place * SIDES_OF_TILE, place * SIDES_OF_TILE + SIDES_OF_TILE):
            other = state.link[side]
            if other != EMPTY and state.owner[other] == seat:
                own += sign
        if own > best:
            answer, best = menu.at(i), own
    return answer


# Supply


def best_supply(state: Tycoon, seat: i64, menu: Menu) -> i64:
    """[T4.1] The district that pays best for its carriage; none that costs more than it pays."""
    outlook = Outlook(state, seat)
    answer, best = move(PASS), i64(0)
    for i in range(menu.total):
        if kind_of(menu.at(i)) != PASS:
            place = first_of(menu.at(i))
            row = row_for(state, seat, place, FAR)
            price = cheapest_by(state, place, row, 0) * TOLL * DOLLAR
            worth = outlook.profit(state.what[place]) - price
            if worth > best:
                answer, best = menu.at(i), worth
    return answer


def best_payee(state: Tycoon, menu: Menu) -> i64:
    """[T4.5] The city rather than anyone, and rather the last than the first."""
    points = scores(state)
    answer, least = menu.at(0), points[first_of(menu.at(0))]
    for i in range(menu.total):
        if kind_of(menu.at(i)) == FAVOUR_CITY:
            return menu.at(i)
        if points[first_of(menu.at(i))] < least:
            answer, least = menu.at(i), points[first_of(menu.at(i))]
    return answer
