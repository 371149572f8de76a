"""The end of a game of City Tycoon: the last tile, and the last supply."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.seats import only
from polis.games.tycoon.data import TILE_NAMES
from polis.games.tycoon.phases.supply import begin_supply
from polis.games.tycoon.terms import HAND
from polis.games.tycoon.tests.table import GAME, Script, at_place, board, building, start, where
from polis.testing.positions import Position

ALL_SHOWN = (1 << HAND) - 1


def last_supply(
    seats: int,
    map: str,
    cash: list[int],
    city: str = "0 0",
    points: list[int] | None = None,
    goods: list[int] | None = None,
    script: str = "",
    **options: Any,
) -> Script:
    """The supply phase after which the game ends, seat 1 first. The city has so many cubes of
    electricity and water."""
    table = board(seats, map, cash, goods or [], **options)
    table.state.round = table.state.rounds
    arrange(table, city, points)
    begin_supply(table.state, table.log)
    return table.play(*[spelled(table, line) for line in script.splitlines() if line.strip()])


def last_turn(
    seats: int,
    map: str,
    hand: str,
    cash: list[int],
    city: str = "0 0",
    points: list[int] | None = None,
    script: str = "",
    **options: Any,
) -> Script:
    """Seat 1 has the last turn of the last round, and this tile left; then all supply, he last."""
    table = building(seats, map, hand, cash, HAND * seats - 1, **options)
    state = table.state
    state.order = vec[i64]([*range(1, seats), 0])
    state.shown = vec[i64]([ALL_SHOWN - 1, *[ALL_SHOWN] * (seats - 1)])
    state.actors = only(0)
    arrange(table, city, points)
    return table.play(script)


def arrange(table: Script, city: str, points: list[int] | None) -> None:
    """Cubes of the city and points; all that is missing from the box is in the bank, or sold."""
    state = table.state
    state.cubes[0], state.cubes[3] = map(int, city.split())
    state.points = vec[i64](points or [0] * state.players)
    for kind, count in enumerate(GAME.conserved(start(state.players).state)[:4]):
        state.bank[kind] += count - GAME.conserved(state)[kind]
    state.discarded += GAME.conserved(start(state.players).state)[4] - GAME.conserved(state)[4]
    assert state.discarded >= 0


def spelled(table: Script, move: str) -> str:
    """A move in notation: a district to supply may be named, a place given as ``1,-1``."""
    *words, last = move.split()
    if "," in last:
        x, y = map(int, last.split(","))
        last = str(at_place(table.state, x, y))
    elif "supply" in words and last in TILE_NAMES:
        last = str(where(table, last))
    return " ".join([*words, last])


def known(
    name: str, clause: str, table: Script, best: str, why: str, seat: int = 1, proved: bool = True
) -> Position:
    """A position whose best moves are spelled out, several with semicolons between."""
    moves = tuple(spelled(table, move) for move in best.split("; "))
    return Position(name, clause, table.state, seat, moves, why, proved)
