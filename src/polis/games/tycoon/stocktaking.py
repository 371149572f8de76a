"""T1.1: everything in the box, counted where it lies."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.vectors import filled, total
from polis.games.tycoon.data import NEEDS, gives
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.state import is_shown
from polis.games.tycoon.terms import (
    DISTRICTS,
    EMPTY,
    GOODS,
    HAND,
    KINDS,
    PARK,
    PLANTS,
    RESOURCES,
    START,
    is_district,
    is_plant,
)


def conserved(state: Tycoon) -> vec[i64]:
    """[T1.1] Money, cubes of three kinds, districts, plants and landscape: no move may make or lose
    any. [T1.7] The bank's share may fall below nothing."""
    counts = filled(0, 7)
    counts[0] = total(state.cash) + state.bank[0]
    for resource in range(i64(RESOURCES)):
        counts[1 + resource] = state.bank[1 + resource]
    counts[1 + GOODS] += total(state.goods)
    counts[4] = state.discarded + hidden_tiles(state)
    counts[5] = KINDS * PLANTS - total(state.used_plants)
    counts[6] = state.landscape
    for place in range(i64(len(state.what))):
        count_place(state, place, counts)
    return counts


def count_place(state: Tycoon, place: i64, counts: vec[i64]) -> None:
    what = state.what[place]
    if is_district(what):
        counts[4] += 1
        if state.cubes[place] > 0:
            for resource in range(i64(RESOURCES)):
                counts[1 + resource] += NEEDS[what * RESOURCES + resource]
    elif is_plant(what):
        counts[1 + gives(what)] += state.cubes[place]
        if place >= START:
            counts[5] += 1
    elif what >= PARK:
        counts[6] += 1


def hidden_tiles(state: Tycoon) -> i64:
    """Districts in piles, packs and hands, those left over in earlier rounds, and one that is shown
    and about to be placed."""
    count: i64 = DISTRICTS - (state.round - 1) * HAND * state.players - state.dealt
    for tile in state.packs:
        if tile != EMPTY:
            count += 1
    for seat in range(state.players):
        for slot in range(i64(HAND)):
            if state.hands[seat * HAND + slot] != EMPTY and not is_shown(state, seat, slot):
                count += 1
    if state.tile != EMPTY and state.site == EMPTY:
        count += 1
    return count
