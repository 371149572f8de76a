# Generated from schema.py by polis.testing.generate. Do not edit.
"""What is shown of a position as it is, to everybody."""

from __future__ import annotations

from typing import Final, TypedDict

from mypy_extensions import i64

from polis.games.tycoon.position import Tycoon

PHASE_NAMES: Final = [
    "seating",
    "dealing",
    "drafting",
    "building",
    "placing",
    "landscaping",
    "supplying",
    "favouring",
    "over",
]


class TableShown(TypedDict):
    phase: str
    round: int
    rounds: int
    order: list[int]
    passes: int
    landscape: int


def table_shown(state: Tycoon) -> TableShown:
    return {
        "phase": PHASE_NAMES[state.phase],
        "round": state.round,
        "rounds": state.rounds,
        "order": list(state.order),
        "passes": state.passes,
        "landscape": state.landscape,
    }


class SeatShown(TypedDict):
    cash: int
    points: int
    goods: int


def seat_shown(state: Tycoon, at: i64) -> SeatShown:
    return {
        "cash": state.cash[at],
        "points": state.points[at],
        "goods": state.goods[at],
    }
