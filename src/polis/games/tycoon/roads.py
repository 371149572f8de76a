"""T4.4: what can be crossed from where, written down once a round: tiles lie still during supply.

One vector holds lists that end with EMPTY. Its first numbers say where each begins: by place, what
can be crossed beside it, the city being its first tile; behind all places by group, whose tiles lie
around it. All tiles of one owner that hang together are a group: among them he carries for nothing.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.seats import only
from polis.core.vectors import filled
from polis.games.tycoon.data import gives
from polis.games.tycoon.fares import is_once, no_fares
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.terms import CITY, EMPTY, MOST_PLACES, SIDES_OF_TILE, SOURCES, START, node

LISTED: Final = 10  # numbers a tile can add to lists: its sides and an end, twice
NOWHERE: Final = filled(EMPTY, MOST_PLACES * (LISTED + 2))  # cut to size, quicker than filled anew


def ready(state: Tycoon) -> None:
    """[T4.4] All that follows from the board is there, even if the position was just read."""
    if len(state.roads) == 0:
        begin_chart(state)


def begin_chart(state: Tycoon) -> None:
    """[T4.4] Roads, plants and groups; no fare has been looked for."""
    groups = lay_roads(state)
    state.fares = no_fares(groups * SOURCES)
    state.charted = filled(EMPTY, groups)
    list_plants(state, groups)


def list_plants(state: Tycoon, groups: i64) -> None:
    """[T4.3] Whose they are, which groups they belong to, what they give and which hold cubes."""
    state.depots = filled(0, groups)
    state.plants_of = filled(0, state.players)
    state.stocked = 0
    state.wells = 0
    state.once = 0
    for source in range(i64(len(state.sources))):
        place = state.sources[source]
        what, owner, group = state.what[place], state.owner[place], state.group[place]
        if state.cubes[place] > 0:
            state.stocked |= only(source)
        state.wells |= gives(what) << source
        state.once |= is_once(what) << source
        if owner != CITY:
            state.depots[group] |= only(source)
            state.plants_of[owner] |= only(source)


def lay_roads(state: Tycoon) -> i64:
    """Write all lists and number the groups; returns how many there are."""
    size = i64(len(state.at))
    laid = size - state.free_count
    state.group = NOWHERE[:size]
    state.roads = NOWHERE[: size + laid + LISTED * laid]
    end = list_tiles(state, size + laid)
    owner, group, roads = state.owner, state.group, state.roads
    stack, seen = NOWHERE[:laid], NOWHERE[:size]
    count: i64 = 0
    for place in range(i64(START), size):
        if group[place] == EMPTY and owner[place] >= 0:
            roads[size + count] = end
            end = list_group(state, stack, seen, place, count, end) + 1
            count += 1
    state.roads = roads[:end]
    return count


def list_tiles(state: Tycoon, end: i64) -> i64:
    """What lies beside each tile that can be crossed; ponds cannot."""
    roads, link, owner = state.roads, state.link, state.owner
    roads[0] = end
    for place in range(i64(len(owner))):
        if owner[place] >= 0:
            if place >= START:
                end += 1
                roads[place] = end
            for side in range(place * SIDES_OF_TILE, place * SIDES_OF_TILE + SIDES_OF_TILE):
                other = link[side]
                if other != EMPTY and (place >= START or other >= START):
                    # What nobody owns is written over: a question here would be guessed wrong.
                    roads[end] = node(other)
                    end += 1 + (owner[other] >> 63)
            roads[end] = EMPTY
    return end + 1


def list_group(
    state: Tycoon, stack: vec[i64], seen: vec[i64], place: i64, number: i64, end: i64
) -> i64:
    """Foreign tiles around a group, each once."""
    roads, owner, group = state.roads, state.owner, state.group
    seat, height = owner[place], i64(1)
    stack[0] = place
    group[place] = number
    while height > 0:
        height -= 1
        at = roads[stack[height]]
        other = roads[at]
        while other != EMPTY:
            if owner[other] != seat:
                if seen[other] != number:
                    seen[other] = number
                    roads[end] = other
                    end += 1
            elif group[other] == EMPTY:
                group[other] = number
                stack[height] = other
                height += 1
            at += 1
            other = roads[at]
    return end
