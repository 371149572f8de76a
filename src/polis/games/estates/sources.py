"""E8: where the points came from, row by row."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.games.estates.position import Estates
from polis.games.estates.scoring import points_of_rows
from polis.games.estates.terms import ROWS

DOUBLED: Final = 2  # by the mayor


def sources(state: Estates) -> list[list[int]]:
    """Each row without the mayor, what he adds, the stash, and the rounds before the last."""
    points = points_of_rows(state)
    players = int(state.players)
    rows = [[int(points[seat * ROWS + row]) for seat in range(players)] for row in range(ROWS)]
    mayor = [0] * players
    if 1 <= state.mayor <= i64(ROWS):
        mayor = [value // DOUBLED for value in rows[state.mayor - 1]]
        rows[state.mayor - 1] = mayor[:]
    found = [*rows, mayor, [int(cheques) for cheques in state.stash]]
    scores = [int(points) for points in state.totals]
    earlier = [score - sum(row[seat] for row in found) for seat, score in enumerate(scores)]
    return [*found, earlier]
