"""How to read a position of Bibs."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.seats import NOBODY, left_of
from polis.games.bibs.position import Bibs


def is_alive(state: Bibs, seat: i64) -> bool:
    return (state.alive >> seat) & 1 != 0


def next_alive(state: Bibs, seat: i64) -> i64:
    """The next player clockwise who is not bankrupt."""
    for _ in range(state.players):
        seat = left_of(seat, state.players)
        if is_alive(state, seat):
            return seat
    return NOBODY


def owes(state: Bibs, seat: i64) -> bool:
    return state.debt > 0 and state.turn == seat
