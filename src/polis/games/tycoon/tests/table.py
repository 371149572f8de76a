"""Games for the tests of City Tycoon, put on the table by drawing them.

A map is lines of cells: ``##`` the city (all four), ``..`` nothing, ``~~`` a pond, ``1p`` a park of
seat 1, ``1E2`` its power plant with 2 cubes, ``1W3`` a water plant, ``1:food_market`` a district.
A small ``e`` or ``w`` is a plant that is refilled.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.registry import load
from polis.core.seats import NOBODY, only
from polis.games.tycoon.board import add_source, lay
from polis.games.tycoon.codes import BUILDING
from polis.games.tycoon.data import TILE_NAMES, TYPE
from polis.games.tycoon.game import GAME as GAME
from polis.games.tycoon.phases.supply import begin_supply
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.terms import (
    FIRST_PLANT,
    FIRST_PLANT_TYPE,
    HAND,
    PARK,
    PILE,
    POND,
    REACH,
    TYPES,
    WIDTH,
    plant_of,
)
from polis.testing import script

TYCOON = load("tycoon")

Script = script.Script[Tycoon]
CITY_ONLY = "## ##\n## ##"


def start(seats: int = 4, **options: Any) -> Script:
    """Before the first draw."""
    return Script(TYCOON, GAME.start(seats, TYCOON.options.numbers(options)), options)


def tiles(pile: int = 1) -> list[str]:
    return TILE_NAMES[(pile - 1) * PILE : pile * PILE]


def seated(seats: int = 4, **options: Any) -> Script:
    """The order is drawn: seat 1, seat 2 and so on."""
    return start(seats, **options).play(*(f"*: seat {n}" for n in range(1, seats)))


def dealt(seats: int = 4, **options: Any) -> Script:
    """The tiles of round 1 are dealt as they stand in the data: six to seat 1, and so on."""
    return seated(seats, **options).play(*(f"*: deal {name}" for name in tiles()[: seats * HAND]))


def drafted(seats: int = 4, **options: Any) -> Script:
    """Everyone has kept the first tile of every pack."""
    table = dealt(seats, **options)
    for _ in range(HAND - 1):
        for seat in range(1, seats + 1):
            table.play(f"{seat}: {table.offered(seat)[0]}")
    return table


# Drawing


def cells(map: str) -> dict[tuple[int, int], str]:
    """By column and row, counted from the city's first tile."""
    rows = [line.split() for line in map.strip().splitlines()]
    found = {(x, y): cell for y, row in enumerate(rows) for x, cell in enumerate(row)}
    city = [at for at, cell in found.items() if cell == "##"]
    assert len(city) == 4, "a map shows the whole city"
    left, top = min(x for x, _ in city), min(y for _, y in city)
    return {(x - left, y - top): cell for (x, y), cell in found.items()}


def draw(state: Tycoon, map: str) -> None:
    """Lay the tiles of a map, each beside one that lies already."""
    todo = {at: cell for at, cell in cells(map).items() if cell not in ("##", "..")}
    while todo:
        ready = [at for at in todo if spot(state, *at) is not None]
        assert ready, f"not beside anything: {todo}"
        put(state, at_place(state, *ready[0]), todo.pop(ready[0]))


def spot(state: Tycoon, x: int, y: int) -> int | None:
    code = (y + REACH) * WIDTH + x + REACH
    return next((place for place, at in enumerate(state.at) if at == code), None)


def at_place(state: Tycoon, x: int, y: int) -> int:
    """The number of the place in this column and row."""
    found = spot(state, x, y)
    assert found is not None, f"no place at {x}, {y}"
    return found


def put(state: Tycoon, place: int, cell: str) -> None:
    if cell == "~~":
        lay(state, place, POND, NOBODY)
        state.landscape -= 1
        return
    seat, rest = int(cell[0]) - 1, cell[1:]
    if rest == "p":
        lay(state, place, PARK, seat)
        state.landscape -= 1
    elif rest[0] == ":":
        tile = TILE_NAMES.index(rest[1:])
        lay(state, place, tile, seat)
        state.counts[seat * TYPES + TYPE[tile]] += 1
    else:
        put_plant(state, place, seat, rest)


def put_plant(state: Tycoon, place: int, seat: int, text: str) -> None:
    kind = "EW".index(text[0].upper())
    plant = plant_of(kind, state.used_plants[kind], int(text[0].islower()))
    lay(state, place, FIRST_PLANT + plant, seat)
    state.used_plants[kind] += 1
    state.counts[seat * TYPES + FIRST_PLANT_TYPE + kind] += 1
    state.cubes[place] = int(text[1:])
    add_source(state, place)


# Positions


def board(seats: int, map: str, cash: list[int], goods: list[int], **options: Any) -> Script:
    table = start(seats, **options)
    state = table.state
    draw(state, map)
    state.order = vec[i64](list(range(seats)))
    state.cash = vec[i64]([*cash, *[50] * seats][:seats])
    state.goods = vec[i64]([*goods, *[0] * seats][:seats])
    state.dealt = HAND * seats
    state.passes = HAND
    return table


def building(
    seats: int = 2,
    map: str = CITY_ONLY,
    hand: str = "",
    cash: list[int] | None = None,
    turn: int = 0,
    **options: Any,
) -> Script:
    """Seat 1 is about to build with this hand; other tiles are those of the same pile."""
    table = board(seats, map, cash or [], [], **options)
    state = table.state
    mine = [TILE_NAMES.index(name) for name in hand.split()]
    state.round = mine[0] // PILE + 1 if mine else 1
    pile = range((state.round - 1) * PILE, state.round * PILE)
    laid = set(state.what)
    spare = [tile for tile in pile if tile not in mine and tile not in laid]
    all_tiles = [*mine, *spare]
    rest = HAND - len(mine) if mine else 0
    state.hands = vec[i64]([*mine, *spare[:rest], *all_tiles[HAND:]][: seats * HAND])
    state.phase, state.turn, state.actors = BUILDING, turn, only(0)
    return table


def supplying(
    seats: int = 2,
    map: str = CITY_ONLY,
    cash: list[int] | None = None,
    goods: list[int] | None = None,
    without: str = "",
    **options: Any,
) -> Script:
    """The supply phase begins on this board, seat 1 first. Cash is 50 where it is not given; the
    city may be without "power" or "water"."""
    table = board(seats, map, cash or [], goods or [], **options)
    if without:
        table.state.cubes[0 if without == "power" else 3] = 0
    begin_supply(table.state, table.log)
    return table


def where(table: Script, tile: str) -> int:
    """The place of a district by its name."""
    return list(table.state.what).index(TILE_NAMES.index(tile))


def story_of(table: Script, *events: str) -> list[dict[str, Any]]:
    """The events of these kinds, without their clause."""
    return [
        {name: value for name, value in event.items() if name != "clause"}
        for event in table.story()
        if event["event"] in events
    ]


def told(table: Script) -> list[str]:
    return [str(event["event"]) for event in table.story()]


def gained(table: Script, line: str) -> dict[str, list[int]]:
    """What a move changed: money, points and goods by seat."""
    state = table.state
    before = [list(state.cash), list(state.points), list(state.goods)]
    table.play(line)
    after = [list(state.cash), list(state.points), list(state.goods)]
    changes = [
        [b - a for a, b in zip(*pair, strict=True)] for pair in zip(before, after, strict=True)
    ]
    return dict(zip(("cash", "points", "goods"), changes, strict=True))


# Supply

OWN_PLANT = """
1:food_market 1W2
##            ##
##            ##
"""


def supply(table: Script, seat: int, tile: str) -> dict[str, list[int]]:
    return gained(table, f"{seat}: supply {where(table, tile)}")


def tolls(table: Script) -> list[tuple[object, object]]:
    """Who was paid how much for carriage, in all; None is the city."""
    events = story_of(table, "toll_paid", "city_paid")
    return [(event.get("other"), event["amount"]) for event in events]
