"""The grid: which places are open, and what lies beside what."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from polis.core.seats import NOBODY
from polis.core.vectors import filled
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.terms import (
    CELLS,
    CITY,
    EMPTY,
    FAR,
    FREE,
    REACH,
    SIDES_OF_TILE,
    SIGHT,
    START,
    START_POWER,
    START_WATER,
    WIDTH,
)

NO_LINKS: Final = vec[i64]([EMPTY] * SIDES_OF_TILE)
ROOMY: Final = 128  # places that most games open: room for them is made once


def found_city(state: Tycoon) -> None:
    """[T1.2] Four start tiles in a square, the power plant and the water plant diagonal. [T1.6] So
    with any number of players."""
    make_room(state)
    for place in range(i64(START)):
        new_place(state, (place // 2 + REACH) * WIDTH + place % 2 + REACH)
        state.owner[place] = CITY
        state.hops[place] = 0
    state.what[0] = START_POWER
    state.what[1] = SIGHT
    state.what[2] = SIGHT
    state.what[3] = START_WATER
    add_source(state, 0)
    add_source(state, 3)
    for place in range(i64(START)):
        open_around(state, place)


def make_room(state: Tycoon) -> None:
    state.at = vec[i64](capacity=ROOMY)
    state.what = vec[i64](capacity=ROOMY)
    state.owner = vec[i64](capacity=ROOMY)
    state.cubes = vec[i64](capacity=ROOMY)
    state.rank = vec[i64](capacity=ROOMY)
    state.hops = vec[i64](capacity=ROOMY)
    state.free = vec[i64](capacity=ROOMY)
    state.link = vec[i64](capacity=ROOMY * SIDES_OF_TILE)
    state.sieve = filled(0, CELLS)


def new_place(state: Tycoon, at: i64) -> i64:
    """A place gets its number when it opens, and keeps it."""
    place = i64(len(state.at))
    state.at = append(state.at, at)
    state.what = append(state.what, FREE)
    state.owner = append(state.owner, NOBODY)
    state.cubes = append(state.cubes, 0)
    state.rank = append(state.rank, EMPTY)
    state.hops = append(state.hops, FAR)
    state.link = extend(state.link, NO_LINKS)
    state.sieve[at // WIDTH % CELLS] |= 1 << at % CELLS
    return place


def column_of(place: i64) -> i64:
    """Columns east of the city's western column, from the code in ``at``."""
    return place % WIDTH - REACH


def row_of(place: i64) -> i64:
    """Rows south of the city's northern row."""
    return place // WIDTH - REACH


def is_south_closed(state: Tycoon) -> bool:
    """[T1.3] Nothing south of the city with two or three players."""
    return state.players <= 3


def is_east_closed(state: Tycoon) -> bool:
    """[T1.3] Nor east of it with two."""
    return state.players == 2


def is_closed(state: Tycoon, at: i64) -> bool:
    """[T1.3] Whether a place lies on a closed side. [T1.6] Landscape stays away too."""
    if is_south_closed(state) and row_of(at) > 1:
        return True
    return is_east_closed(state) and column_of(at) > 1


def beside(at: i64, direction: i64) -> i64:
    """Clockwise from the north."""
    if direction == 0:
        return at - WIDTH
    if direction == 1:
        return at + 1
    if direction == 2:
        return at + WIDTH
    return at - 1


def open_around(state: Tycoon, place: i64) -> None:
    """[T3.2] Every open place that shares a side with a laid tile may be built on."""
    here, side = state.at[place], place * SIDES_OF_TILE
    for direction in range(i64(SIDES_OF_TILE)):
        if state.link[side] == EMPTY:
            at = beside(here, direction)
            if not is_closed(state, at):
                other = find_or_open(state, at)
                link = state.link
                link[side] = other
                link[other * SIDES_OF_TILE + (direction ^ 2)] = place
        side += 1


def find_or_open(state: Tycoon, at: i64) -> i64:
    """A laid tile would be linked already, so only start tiles and free places can be found. What
    falls through the sieve was never opened; what does not may be the same in another part of it,
    since it repeats itself."""
    row = at // WIDTH % CELLS
    if state.sieve[row] >> at % CELLS & 1 != 0:
        free, places = state.free, state.at
        for i in range(state.free_count):
            if places[free[i]] == at:
                return free[i]
        if len(state.at) <= START + 2 * START:
            for place in range(i64(START)):
                if state.at[place] == at:
                    return place
    place = new_place(state, at)
    list_free(state, place)
    return place


def list_free(state: Tycoon, place: i64) -> None:
    state.rank[place] = state.free_count
    if state.free_count < len(state.free):
        state.free[state.free_count] = place
    else:
        state.free = append(state.free, place)
    state.free_count += 1


def lay(state: Tycoon, place: i64, what: i64, owner: i64) -> None:
    """Put a tile on a free place; the last free place takes its rank."""
    state.what[place] = what
    state.owner[place] = owner
    state.free_count -= 1
    free, ranks, end = state.free, state.rank, state.free_count
    last, rank = free[end], ranks[place]
    free[rank] = last
    ranks[last] = rank
    ranks[place] = EMPTY
    free[end] = EMPTY
    if owner != NOBODY:
        count_hops(state, place)
    open_around(state, place)


def count_hops(state: Tycoon, place: i64) -> None:
    """[T4.4] Nobody ever pays more tolls than this for a cube from the city: later tiles may open
    shorter ways, but close none."""
    link, hops, least = state.link, state.hops, i64(FAR)
    for side in range(place * SIDES_OF_TILE, place * SIDES_OF_TILE + SIDES_OF_TILE):
        if link[side] != EMPTY:
            least = min(least, hops[link[side]] + 1)
    hops[place] = least


def add_source(state: Tycoon, place: i64) -> None:
    """A plant is laid: cubes can come from there."""
    state.rank[place] = i64(len(state.sources))
    state.sources = append(state.sources, place)


def is_free(state: Tycoon, place: i64) -> bool:
    return 0 <= place < len(state.what) and state.what[place] == FREE


def free_beside(state: Tycoon, place: i64) -> i64:
    """How many places around a tile are free."""
    count: i64 = 0
    for side in range(place * SIDES_OF_TILE, place * SIDES_OF_TILE + SIDES_OF_TILE):
        other = state.link[side]
        if other != EMPTY and state.what[other] == FREE:
            count += 1
    return count


def touch(state: Tycoon, place: i64, other: i64) -> bool:
    """Whether two places share a side."""
    for direction in range(i64(SIDES_OF_TILE)):
        if state.link[place * SIDES_OF_TILE + direction] == other:
            return True
    return False
