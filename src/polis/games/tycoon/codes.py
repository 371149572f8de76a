# Generated from schema.py by polis.testing.generate. Do not edit.
"""The numbers of moves, and of named values that rules know."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Moves
KEEP: Final = 0
BUILD: Final = 1
INVEST: Final = 2
PLANT: Final = 3
SELL: Final = 4
PLACE: Final = 5
LAY_PARK: Final = 6
LAY_POND: Final = 7
SUPPLY: Final = 8
DELIVER: Final = 9
FAVOUR: Final = 10
FAVOUR_CITY: Final = 11
PASS: Final = 12
SEAT_NEXT: Final = 13
DEAL: Final = 14

# Phase
SEATING: Final = 0
DEALING: Final = 1
DRAFTING: Final = 2
BUILDING: Final = 3
PLACING: Final = 4
LANDSCAPING: Final = 5
SUPPLYING: Final = 6
FAVOURING: Final = 7
OVER: Final = 8

# Cooperation
WHEN_SUPPLIED: Final = 0
WHEN_NEIGHBOUR_SUPPLIED: Final = 1

# By move: the set of its phases, none for what is for any time
DURING: Final = vec[i64]([4, 8, 8, 8, 8, 16, 32, 32, 64, 64, 128, 128, 64, 0, 0])


def is_due(kind: i64, phase: i64) -> bool:
    """Whether a move is one of this phase."""
    return (DURING[kind] >> phase) & 1 != 0
