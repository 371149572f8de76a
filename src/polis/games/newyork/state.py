"""How to read a position of New York City."""

from __future__ import annotations

from mypy_extensions import i64

from polis.games.newyork.position import NewYork


def is_tom(state: NewYork, house: i64) -> bool:
    return house >= state.players


def speaker(state: NewYork) -> i64:
    """Whose turn it is in this phase."""
    return state.queue[state.step]
