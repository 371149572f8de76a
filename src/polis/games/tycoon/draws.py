"""Any move of a menu, all alike, without writing the menu."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import move
from polis.core.rng import Rng
from polis.games.tycoon.codes import BUILD, INVEST, KEEP, PASS, PLACE, PLANT, SELL, SUPPLY
from polis.games.tycoon.data import COSTS, LEVEL_COUNT
from polis.games.tycoon.phases.building import affordable_stations
from polis.games.tycoon.phases.supply import payable
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.state import pack_before
from polis.games.tycoon.terms import DISTRICTS, HAND, LEVELS, MOST_OWN
from polis.mech.sets import size_of

NEVER: Final = 1 << 20  # more than anyone can pay
PRICES: Final = vec[i64](
    [
        COSTS[i] if i % LEVELS < LEVEL_COUNT[i // LEVELS] else NEVER
        for i in range(DISTRICTS * LEVELS)
    ]
)  # by tile and level, of which a tile may have fewer


def keeping(state: Tycoon, seat: i64, rng: Rng) -> i64:
    """[T2.2] Any tile of the pack before a seat."""
    start = pack_before(state, seat) * HAND
    return move(KEEP, state.packs[start + rng.below(HAND - state.passes)])


def placing(state: Tycoon, rng: Rng) -> i64:
    """[T3.2] Any free place."""
    return move(PLACE, state.free[rng.below(state.free_count)])


def building(state: Tycoon, seat: i64, rng: Rng) -> i64:
    """[T3.1] Any use of any tile in hand, in the order of the menu."""
    cash, stations = state.cash[seat], affordable_stations(state, seat)
    always, shown = 1 + size_of(stations), state.shown[seat]
    hands, first = state.hands, seat * HAND
    uses, total = i64(0), i64(0)  # of each tile, four bits a slot
    for slot in range(i64(HAND)):
        in_hand = (shown >> slot & 1) - 1  # all bits, or none: asking would be slower than counting
        count = always + affordable_levels(hands[first + slot], cash) & in_hand
        uses |= count << 4 * slot
        total += count
    index, slot = rng.below(total), i64(0)
    while index >= uses & 15:
        index -= uses & 15
        uses >>= 4
        slot += 1
    return use(hands[first + slot], index, cash, stations)


def supplying(state: Tycoon, seat: i64, rng: Rng) -> i64:
    """[T4.1] Pass, or any district that can be supplied and paid for."""
    rest = payable(state)
    index = rng.below(1 + size_of(rest))
    if index == 0:
        return move(PASS)
    at = seat * MOST_OWN
    while index > 1 or rest & 1 == 0:
        index -= rest & 1
        rest >>= 1
        at += 1
    return move(SUPPLY, state.hungry[at])


def affordable_levels(tile: i64, cash: i64) -> i64:
    """[T3.4] How many of a tile's costs can be paid. Counted by their signs: a question would be
    guessed wrong every other time."""
    at = tile * LEVELS
    first, second, third = PRICES[at], PRICES[at + 1], PRICES[at + 2]
    return LEVELS + (cash - first >> 63) + (cash - second >> 63) + (cash - third >> 63)


def use(tile: i64, index: i64, cash: i64, stations: i64) -> i64:
    """[T3.1] Sell, [T3.4] build at a cost that can be paid, [T3.8] or give for a plant."""
    if index == 0:
        return move(SELL, tile)
    for level in range(LEVEL_COUNT[tile]):
        if COSTS[tile * LEVELS + level] <= cash:
            index -= 1
            if index == 0:
                if LEVEL_COUNT[tile] == 1:
                    return move(BUILD, tile)
                return move(INVEST, tile, level + 1)
    station: i64 = 0
    while index > 1 or stations & 1 == 0:
        index -= stations & 1
        stations >>= 1
        station += 1
    return move(PLANT, tile, station)
