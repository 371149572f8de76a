"""Small random boards, and the slow truth about them: every route, every way to pay."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log
from polis.core.rng import Rng
from polis.core.seats import NOBODY
from polis.games.tycoon.board import add_source, lay
from polis.games.tycoon.data import NEEDS, TILE_NAMES, TOLL, gives
from polis.games.tycoon.phases.supply import begin_supply
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.terms import FIRST_PLANT, PARK, POND, START, node, plant_of
from polis.games.tycoon.tests.table import GAME, TYCOON

# Districts by what they need: one, two or three cubes, of one kind or both.
NEEDY = ["corner_shops", "food_market", "shopping_arcade", "trading_floor", "aqua_park"]
NEEDY += ["arcology_block", "city_park"]
Paid = tuple[int, ...]  # tolls by payee


def random_board(rng: Rng, most: int) -> Tycoon:
    """A few tiles of several owners laid anywhere, ponds and parks among them; then supply."""
    seats = 2 + rng.below(4)
    state: Tycoon = GAME.start(seats, TYCOON.options.defaults())
    state.order = vec[i64](list(range(seats)))
    state.cash = vec[i64]([rng.below(30) for _ in range(seats)])
    state.cubes[0], state.cubes[3] = rng.below(3), rng.below(3)
    for _ in range(3 + rng.below(most - 2)):
        place = state.free[rng.below(state.free_count)]
        put_any(state, place, rng.below(seats), rng)
    begin_supply(state, Log(silent=True))
    return state


def put_any(state: Tycoon, place: int, seat: int, rng: Rng) -> None:
    draw = rng.below(12)
    if draw == 0:
        lay(state, place, POND, NOBODY)
    elif draw == 1:
        lay(state, place, PARK, seat)
    elif draw < 5 and max(state.used_plants) < 6:
        kind = rng.below(2)
        what = FIRST_PLANT + plant_of(kind, state.used_plants[kind], rng.below(2))
        lay(state, place, what, seat)
        state.used_plants[kind] += 1
        state.cubes[place] = rng.below(4)
        add_source(state, place)
    else:
        lay(state, place, TILE_NAMES.index(NEEDY[rng.below(len(NEEDY))]), seat)


# The truth


def neighbours(state: Tycoon, place: int) -> set[int]:
    """Nodes beside a node, the city being one; only what can be crossed."""
    tiles = range(START) if place == 0 else [place]
    found = {state.link[tile * 4 + side] for tile in tiles for side in range(4)}
    return {node(other) for other in found if other >= 0 and state.owner[other] >= 0} - {place}


def routes(state: Tycoon, seat: int, source: int, place: int) -> set[Paid]:
    """What every route from a plant to a place pays, walking all of them."""
    found: set[Paid] = set()
    for way in walks(state, [node(source)], place):
        paid = [0] * 6
        for step in way:
            owner = state.owner[step]
            paid[owner] += owner != seat
        found.add(tuple(paid))
    return found


def walks(state: Tycoon, way: list[int], place: int) -> Iterator[list[int]]:
    for other in neighbours(state, way[-1]):
        if other == place:
            yield way
        elif other not in way:
            yield from walks(state, [*way, other], place)


def ways_to_pay(state: Tycoon, seat: int, place: int) -> set[Paid]:
    """Every way to pay for everything a district needs."""
    sources = [source for source in state.sources if state.cubes[source] > 0]
    known = {source: routes(state, seat, source, place) for source in sources}
    ways: set[Paid] = {(0,) * 6}
    for resource in (0, 1):
        need = NEEDS[state.what[place] * 3 + resource]
        fitting = [s for s in sources if gives(state.what[s]) == resource and known[s]]
        loads = {
            paid
            for chosen in combinations_with_replacement(fitting, need)
            if all(chosen.count(source) <= state.cubes[source] for source in chosen)
            for paid in sums([known[source] for source in chosen])
        }
        ways = {add(one, other) for one in ways for other in loads}
    return ways


def sums(choices: list[set[Paid]]) -> set[Paid]:
    found: set[Paid] = {(0,) * 6}
    for choice in choices:
        found = {add(one, other) for one in found for other in choice}
    return found


def add(one: Paid, other: Paid) -> Paid:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def cheapest_ways(state: Tycoon, seat: int, place: int) -> set[Paid]:
    ways = ways_to_pay(state, seat, place)
    least = min((sum(way) for way in ways), default=0)
    return {way for way in ways if sum(way) == least}


def price(way: Paid) -> int:
    return sum(way) * TOLL
