"""How to read a position of Bibs."""

from __future__ import annotations

from mypy_extensions import i64

from polis.games.bibs.position import Bibs


def owes(state: Bibs, seat: i64) -> bool:
    return state.debt > 0 and state.turn == seat
