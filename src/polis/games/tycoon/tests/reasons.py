"""When each refusal of City Tycoon is true, said again in other words: conformance asks whether the
reason that was given holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from polis.core.model import first_of, kind_of, second_of
from polis.core.seats import members
from polis.games.tycoon.data import COSTS, LEVEL_COUNT, NEEDS, PLANT_COST
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.schema import PHASE_NAMES, SCHEMA, STATION_NAMES
from polis.testing.promises.reasons import Truth

PHASE_OF = {
    "keep": "drafting",
    **dict.fromkeys(["build", "invest", "plant", "sell"], "building"),
    "place": "placing",
    **dict.fromkeys(["park", "pond"], "landscaping"),
    **dict.fromkeys(["supply", "deliver", "pass"], "supplying"),
    **dict.fromkeys(["favour", "favour_city"], "favouring"),
}
FREE, POND, CITY = -1, 148, 5
CITY_TILES = 4
DOLLARS = 2  # a toll


def name(code: int) -> str:
    return SCHEMA.moves[kind_of(code)].name


def phase(state: Tycoon) -> str:
    return PHASE_NAMES[state.phase]


# Tiles


def hand(state: Tycoon, seat: int) -> list[int]:
    """Tiles kept and not used."""
    slots = [slot for slot in range(6) if not state.shown[seat] >> slot & 1]
    return [int(state.hands[seat * 6 + slot]) for slot in slots]


def pack(state: Tycoon, seat: int) -> list[int]:
    at = (seat - state.passes) % state.players * 6
    return [int(tile) for tile in state.packs[at : at + 6] if tile >= 0]


def costs(tile: int) -> list[int]:
    return [int(cost) for cost in COSTS[tile * 3 : tile * 3 + LEVEL_COUNT[tile]]]


def is_too_dear(state: Tycoon, seat: int, code: int, payload: Sequence[int]) -> bool:
    level = int(second_of(code)) - 1 if name(code) == "invest" else 0
    return costs(first_of(code))[level] > state.cash[seat]


def plants_left(state: Tycoon, code: int) -> int:
    return 6 - int(state.used_plants[STATION_NAMES[second_of(code)].startswith("water")])


def plant_cost(state: Tycoon, code: int) -> int:
    station = STATION_NAMES[second_of(code)]
    pile = 12 * station.startswith("water")
    return int(PLANT_COST[pile + 2 * (6 - plants_left(state, code)) + station.endswith("b")])


# Places


def is_open(state: Tycoon, place: int) -> bool:
    return 0 <= place < len(state.at)


def is_taken(state: Tycoon, place: int) -> bool:
    return is_open(state, place) and state.what[place] != FREE


def is_beside(state: Tycoon, place: int, other: int) -> bool:
    """By where they lie on the grid; the city's four tiles are beside whatever any of them is."""
    for one in group(place):
        for two in group(other):
            down, across = divmod(int(state.at[one]), 320), divmod(int(state.at[two]), 320)
            if abs(down[0] - across[0]) + abs(down[1] - across[1]) == 1:
                return True
    return False


def group(place: int) -> range:
    return range(CITY_TILES) if place < CITY_TILES else range(place, place + 1)


def lies_apart(state: Tycoon, seat: int, code: int, payload: Sequence[int]) -> bool:
    """Landscape: the district's own place, not that of any tile of the city."""
    place = int(first_of(code))
    if not is_open(state, place):
        return True
    (y, x), (row, column) = (divmod(int(state.at[p]), 320) for p in (place, state.site))
    return abs(y - row) + abs(x - column) != 1


# Supply


def tile(state: Tycoon, code: int) -> int:
    """The district there, or -1."""
    place = int(first_of(code))
    what = int(state.what[place]) if is_open(state, place) else -1
    return what if 0 <= what < 120 else -1


def needs(state: Tycoon, code: int) -> list[int]:
    at = tile(state, code) * 3
    return [int(need) for need in NEEDS[at : at + 3]]


def water(state: Tycoon, place: int) -> bool | None:
    """Whether a plant gives it; None of what is no plant."""
    what = int(state.what[place])
    if what in (144, 145):
        return what == 145
    return what >= 132 if 120 <= what < 144 else None


def tolls(state: Tycoon, seat: int, place: int) -> dict[int, int]:
    """The fewest tolls from every tile that can be left for a place, the tile's own among them."""
    number = {int(at): 0 if p < CITY_TILES else p for p, at in enumerate(state.at)}
    found, todo = {place: 0}, [place]
    while todo:
        here = todo.pop(0)
        around = [int(state.at[p]) + by for p in group(here) for by in (1, -1, 320, -320)]
        for other in {number[at] for at in around if at in number}:
            far = found[here] + (state.owner[other] != seat)
            if state.what[other] not in (FREE, POND) and far < found.get(other, 9999):
                found[other] = far
                todo.append(other)
    return found


def cubes(state: Tycoon, seat: int, code: int) -> list[list[int]]:
    """Tolls of every cube in reach: of electricity, of water."""
    far = tolls(state, seat, int(first_of(code)))
    found: list[list[int]] = [[], []]
    for place, wet in ((p, water(state, p)) for p in range(len(state.at))):
        toll = far.get(0 if place < CITY_TILES else place)
        if wet is not None and toll is not None:
            found[wet] += [toll] * int(state.cubes[place])
    return [sorted(costs) for costs in found]


def is_out_of_reach(state: Tycoon, seat: int, code: int, payload: Sequence[int]) -> bool:
    found = cubes(state, seat, code)
    return any(len(found[i]) < needs(state, code)[i] for i in range(2))


def is_unpayable(state: Tycoon, seat: int, code: int, payload: Sequence[int]) -> bool:
    if name(code) == "supply":
        found = cubes(state, seat, code)
        price = sum(sum(found[i][: needs(state, code)[i]]) for i in range(2))
    else:
        met = [one for route in routes(payload) for one in nodes(route)]
        price = sum(state.owner[place] != seat for place in met)
    return price * DOLLARS > state.cash[seat]


# Routes of one's own


def routes(payload: Sequence[int]) -> Iterator[list[int]]:
    """Those that can be read, up to the first that cannot."""
    rest = list(payload)
    while rest and 1 <= rest[0] < len(rest):
        yield rest[1 : rest[0] + 1]
        rest = rest[rest[0] + 1 :]


def nodes(route: list[int]) -> list[int]:
    """Tiles as they are entered, the city's four as one."""
    met = [0 if place < CITY_TILES else place for place in route]
    return [one for i, one in enumerate(met) if one or i == 0 or met[i - 1]]


def is_unreadable(state: Tycoon, seat: int, code: int, payload: Sequence[int]) -> bool:
    found = list(routes(payload))
    whole = sum(len(route) + 1 for route in found) == len(payload) <= 1000
    return not whole or not all(is_open(state, place) for route in found for place in route)


def is_wrong_load(state: Tycoon, seat: int, code: int, payload: Sequence[int]) -> bool:
    wet = [water(state, route[0]) for route in routes(payload)]
    return [wet.count(False), wet.count(True)] != needs(state, code)[:2]


def lacks_cube(state: Tycoon, seat: int, code: int, payload: Sequence[int]) -> bool:
    found = [route[0] for route in routes(payload) if is_open(state, route[0])]
    return any(
        water(state, place) is None or found.count(place) > state.cubes[place] for place in found
    )


def crosses_nothing(state: Tycoon, seat: int, code: int, payload: Sequence[int]) -> bool:
    met = [place for route in routes(payload) for place in route if is_open(state, place)]
    return any(state.what[place] in (FREE, POND) for place in met)


def jumps(state: Tycoon, seat: int, code: int, payload: Sequence[int]) -> bool:
    ways = [[*nodes(route), int(first_of(code))] for route in routes(payload)]
    steps = [pair for way in ways for pair in pairwise(way)]
    known = [pair for pair in steps if all(is_open(state, place) for place in pair)]
    return any(not is_beside(state, *pair) for pair in known)


def comes_twice(state: Tycoon, seat: int, code: int, payload: Sequence[int]) -> bool:
    ways = [[*nodes(route), int(first_of(code))] for route in routes(payload)]
    return any(len({*way}) < len(way) for way in ways)


REASONS: dict[str, Truth[Tycoon]] = {
    "game_over": lambda state, seat, code, payload: phase(state) == "over",
    "natures_move": lambda state, seat, code, payload: name(code) in ("seat", "deal"),
    "not_your_move": lambda state, seat, code, payload: seat not in members(state.actors),
    "wrong_moment": lambda state, seat, code, payload: PHASE_OF[name(code)] != phase(state),
    "chosen_already": lambda state, seat, code, payload: (
        len([tile for tile in hand(state, seat) if tile >= 0]) == state.passes + 1
    ),
    "not_in_pack": lambda state, seat, code, payload: first_of(code) not in pack(state, seat),
    "not_in_hand": lambda state, seat, code, payload: first_of(code) not in hand(state, seat),
    "too_dear": is_too_dear,
    "cost_is_chosen": lambda state, seat, code, payload: len(costs(first_of(code))) > 1,
    "cost_is_fixed": lambda state, seat, code, payload: len(costs(first_of(code))) == 1,
    "pile_empty": lambda state, seat, code, payload: plants_left(state, code) == 0,
    "plant_too_dear": lambda state, seat, code, payload: plant_cost(state, code) > state.cash[seat],
    "place_taken": lambda state, seat, code, payload: is_taken(state, first_of(code)),
    "place_not_open": lambda state, seat, code, payload: not is_open(state, first_of(code)),
    "not_beside": lies_apart,
    "other_landscape": lambda state, seat, code, payload: (
        name(code) != ("park" if state.parks else "pond")
    ),
    "no_district": lambda state, seat, code, payload: tile(state, code) < 0,
    "not_yours": lambda state, seat, code, payload: state.owner[first_of(code)] != seat,
    "needs_nothing": lambda state, seat, code, payload: not any(needs(state, code)),
    "supplied_already": lambda state, seat, code, payload: state.cubes[first_of(code)] > 0,
    "out_of_reach": is_out_of_reach,
    "no_goods": lambda state, seat, code, payload: needs(state, code)[2] > state.goods[seat],
    "toll_too_high": is_unpayable,
    "nobody_to_favour": lambda state, seat, code, payload: (
        (CITY if name(code) == "favour_city" else first_of(code))
        not in [p for p in members(state.favours) if name(code) == "favour_city" or p < CITY]
    ),
    "unreadable": is_unreadable,
    "wrong_cubes": is_wrong_load,
    "no_cube_there": lacks_cube,
    "not_crossed": crosses_nothing,
    "no_way_between": jumps,
    "twice": comes_twice,
}
