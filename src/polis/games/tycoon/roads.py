"""T4.4: what can be crossed from where, written down once a round: tiles lie still during supply.

One vector holds lists that end with EMPTY. Its first numbers say where each begins: by place, what
can be crossed beside it, the city being its first tile; behind all places by group, whose tiles lie
around it. All tiles of one owner that hang together are a group: among them he carries for nothing.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.games.tycoon.fares import NOWHERE
from polis.games.tycoon.state import EMPTY, SIDES_OF_TILE, START, Tycoon, node

LISTED: Final = 2 * (SIDES_OF_TILE + 1)  # numbers a tile can add to lists


def lay_roads(state: Tycoon) -> i64:
    """Write all lists and number the groups; returns how many there are."""
    size = i64(len(state.at))
    state.group = NOWHERE[:size]
    state.roads = NOWHERE[: 2 * size + LISTED * (size - state.free_count)]
    end = list_tiles(state, 2 * size)
    stack, seen = NOWHERE[:size], NOWHERE[:size]
    count: i64 = 0
    for place in range(i64(START), size):
        if state.group[place] == EMPTY and state.owner[place] >= 0:
            state.roads[size + count] = end
            end = list_group(state, stack, seen, place, count, end) + 1
            count += 1
    state.roads = state.roads[:end]
    return count


def list_tiles(state: Tycoon, end: i64) -> i64:
    """What lies beside each tile that can be crossed; ponds cannot."""
    state.roads[0] = end
    for place in range(i64(START)):
        end = list_beside(state, place, end)
    for place in range(i64(START), i64(len(state.at))):
        if state.owner[place] >= 0:
            end += 1
            state.roads[place] = end
            end = list_beside(state, place, end)
    return end + 1


def list_beside(state: Tycoon, tile: i64, end: i64) -> i64:
    roads, link, owner = state.roads, state.link, state.owner
    for side in range(tile * SIDES_OF_TILE, tile * SIDES_OF_TILE + SIDES_OF_TILE):
        other = link[side]
        if other != EMPTY and owner[other] >= 0 and (tile >= START or other >= START):
            roads[end] = node(other)
            end += 1
    return end


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
        while roads[at] != EMPTY:
            other = roads[at]
            at += 1
            if owner[other] != seat:
                if seen[other] != number:
                    seen[other] = number
                    roads[end] = other
                    end += 1
            elif group[other] == EMPTY:
                group[other] = number
                stack[height] = other
                height += 1
    return end
