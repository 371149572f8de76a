"""Positions of The Estates for its tests: a named deal, or a board arranged by hand.

A building is written from the ground up, ``blue5+red3^4`` being a red 3 on a blue 5 under a roof
of 4; a row is its buildings from the Street.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from polis.core import registry
from polis.games.estates.game import GAME as GAME
from polis.games.estates.phases.turn import begin_turn
from polis.games.estates.position import Estates
from polis.games.estates.schema import COLOUR, FLOOR_NAMES, PIECE_NAMES, ROW
from polis.games.estates.state import line_start
from polis.games.estates.terms import (
    BAG,
    FIRST_BARRIER,
    FLOORS,
    LINE,
    LINED_UP,
    LINES,
    NUMBERS,
    REMOVED,
    ROWS,
    SECRET,
    colour_of,
    lot_of,
    number_of,
)
from polis.testing import script

ESTATES = registry.load("estates")

Script = script.Script[Estates]
ROW_NAMES = ROW.domain.names
COLOURS = COLOUR.domain.names


def start(seats: int = 4, **options: Any) -> Script:
    """Before the first draw."""
    return Script(ESTATES, GAME.start(seats, ESTATES.options.numbers(options)), options)


def dealt(*lines: str) -> list[list[str]]:
    """Three lines of eight that begin with the floors named; the rest follow in box order."""
    named = [line.split() for line in [*lines, "", "", ""][:LINES]]
    rest = [floor for floor in FLOOR_NAMES if not any(floor in line for line in named)]
    for line in named:
        while len(line) < LINE:
            line.append(rest.pop(0))
    return named


def deal(*lines: str) -> str:
    """Nature's script for a deal."""
    return "\n".join(f"*: deal {floor}" for line in dealt(*lines) for floor in line)


def opened(seats: int = 4, *lines: str, first: int = 1, **options: Any) -> Script:
    """A game at the first turn of its first round."""
    return start(seats, **options).play(deal(*lines), f"*: begin {first}")


def arranged(
    seats: int = 4,
    *lines: str,
    top: str = "",
    middle: str = "",
    bottom: str = "",
    extended: str = "",
    shortened: str = "",
    mayor: str = "",
    removed: str = "",
    holders: str = "",
    cash: list[int] | None = None,
    stash: list[int] | None = None,
    roofs: str | None = None,
    turn: int = 1,
    **options: Any,
) -> Script:
    """A turn begins on this board. ``lines`` are all the floors left (by default the 24 dealt are
    those built and others); ``extended`` and ``shortened`` name barriers as ``1:top``; ``holders``
    gives certificates as ``blue:2``, the rest of those on the board belonging to seat 1; ``roofs``
    are the numbers still face down. Players have 12 cheques each, some of them in the stash."""
    table = start(seats, **options)
    state = table.state
    for name, text in (("top", top), ("middle", middle), ("bottom", bottom)):
        put_buildings(state, ROW_NAMES.index(name), text.split())
    for text, sign in ((extended, 1), (shortened, -1)):
        for word in text.split():
            barrier, row = word.split(":")
            put_barrier(state, int(barrier), ROW_NAMES.index(row), sign)
    state.mayor = ROW_NAMES.index(mayor) + 1 if mayor else state.mayor
    remove(state, removed.split())
    certify(state, dict(word.split(":") for word in holders.split()))
    line_up(state, [line.split() for line in lines] or others(state))
    count_roofs(state, roofs)
    for seat in range(seats):
        state.stash[seat] = stash[seat] if stash else 0
        state.cash[seat] = cash[seat] if cash else 12 - state.stash[seat]
        if state.money == SECRET:
            state.ceiling[seat] = state.stash[seat]
    begin_turn(state, turn - 1)
    return table


def put_buildings(state: Estates, row: int, buildings: list[str]) -> None:
    for place, text in enumerate(buildings, 1):
        floors, _, roof = text.partition("^")
        lot = lot_of(row, place)
        numbers = []
        for name in floors.split("+"):
            floor = FLOOR_NAMES.index(name)
            assert state.where[floor] == BAG, f"{name} stands twice"
            state.where[floor] = lot
            state.top[lot] = floor
            numbers.append(number_of(floor))
        assert numbers == sorted(set(numbers), reverse=True), text
        state.rows[ROWS + row] += 1
        if roof:
            state.roof[lot] = int(roof)
            state.rows[2 * ROWS + row] += 1


def put_barrier(state: Estates, barrier: int, row: int, sign: int) -> None:
    state.barriers[barrier - 1] = sign * (row + 1)
    state.rows[row] += sign * barrier


def remove(state: Estates, pieces: list[str]) -> None:
    for piece in pieces:
        if piece == "mayor":
            state.mayor = REMOVED
        elif piece == "cancel":
            state.cancel = REMOVED
        else:
            state.barriers[PIECE_NAMES.index(piece) - FIRST_BARRIER] = REMOVED


def certify(state: Estates, holders: dict[str, str]) -> None:
    for floor in range(FLOORS):
        if state.where[floor] >= 0:
            colour = colour_of(floor)
            state.holder[colour] = int(holders.get(COLOURS[colour], "1")) - 1


def others(state: Estates) -> list[list[str]]:
    """So many floors, shared among the lines, that with those on the board there are 24."""
    free = [FLOOR_NAMES[f] for f in range(FLOORS) if state.where[f] == BAG]
    wanted = free[: LINES * LINE - (FLOORS - len(free))]
    return [wanted[i : i + LINE] for i in range(0, LINES * LINE, LINE)]


def line_up(state: Estates, lines: list[list[str]]) -> None:
    state.dealt = LINES * LINE
    for line, names in enumerate(lines):
        for i, name in enumerate(names):
            floor = FLOOR_NAMES.index(name)
            assert state.where[floor] == BAG, f"{name} is in two places"
            state.where[floor] = LINED_UP
            state.display[line * LINE + i] = floor
        state.display[line_start(line) + 1] = len(names)


def count_roofs(state: Estates, left: str | None) -> None:
    """The roofs face down are those not on the board, unless fewer are named."""
    for number in state.roof:
        if number > 0:
            state.roofs[number] -= 1
    if left is not None:
        for number in range(1, NUMBERS + 1):
            state.roofs[number] = left.split().count(str(number))
    assert min(state.roofs) >= 0, "a roof stands that is not in the box"
    state.roofs_left = sum(state.roofs)


def earlier(table: Script, won: list[int], totals: list[int]) -> Script:
    """Rounds were played before this one: who won each of them (0 for a shared one), and the points
    they brought in all."""
    state = table.state
    state.round = len(won) + 1
    state.last_winner = won[-1] - 1
    state.totals = vec[i64](totals)
    state.wins = vec[i64]([won.count(seat + 1) for seat in range(state.players)])
    return table


def story_of(table: Script, *events: str) -> list[dict[str, Any]]:
    """The events of these kinds, without their clause."""
    return [
        {name: value for name, value in event.items() if name != "clause"}
        for event in table.story()
        if event["event"] in events
    ]


def bids(low: int, high: int) -> list[str]:
    return [f"bid {amount}" for amount in range(low, high + 1)]
