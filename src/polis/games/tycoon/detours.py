# interpreted: asked about one delivery at a time, by people who draw it
"""T4.5: drawing routes of one's own: where they can go on to, what is paid there, and the rest of
the way for one that stops short of its district."""

from __future__ import annotations

from heapq import heappop, heappush

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.core.model import Why
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.roads import ready
from polis.games.tycoon.routes import LONGEST, Freight
from polis.games.tycoon.terms import EMPTY, node


def beside(state: Tycoon, place: i64) -> list[int]:
    """[T4.4] What can be crossed beside a tile, each once."""
    ready(state)
    found, at = list[int](), state.roads[node(place)]
    while state.roads[at] != EMPTY:
        if state.roads[at] not in found:
            found.append(state.roads[at])
        at += 1
    return found


def led_home(state: Tycoon, seat: i64, place: i64, payload: vec[i64]) -> vec[i64]:
    """[T4.5] The delivery with every route led on to the district, empty if that does not make it a
    permitted one."""
    nothing, mended, at = vec[i64](), vec[i64](), 0
    if not 0 < len(payload) <= LONGEST:
        return nothing
    while at < len(payload):
        length = payload[at]
        if length < 1 or length > len(payload) - at - 1:
            return nothing
        route = list(payload[at + 1 : at + 1 + length])
        route += rest_of(state, seat, place, route)
        for number in (len(route), *route):
            mended = append(mended, number)
        at += length + 1
    return mended if Freight(state, seat, place, Why()).read(mended) else nothing


def rest_of(state: Tycoon, seat: i64, place: i64, route: list[int]) -> list[int]:
    """[T4.4] The fewest tolls from the end of a route to the district, then the fewest tiles, over
    nothing the route has crossed; empty if there is no way."""
    if any(not 0 <= one < len(state.what) or state.owner[one] < 0 for one in route):
        return []
    seen = {int(node(one)) for one in route[:-1]}
    ways = [(0, 1, [route[-1]])]
    while ways:
        tolls, tiles, way = heappop(ways)
        here = int(node(way[-1]))
        if here in seen:
            continue
        seen.add(here)
        for other in beside(state, here):
            if other == place:
                return way[1:]
            if other not in seen:
                toll = int(state.owner[other] != seat)
                heappush(ways, (tolls + toll, tiles + 1, [*way, other]))
    return []
