# Generated from schema.py by polis.testing.generate. Do not edit.
"""The numbers of moves, and of named values that rules know."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Moves
STASH: Final = 0
ABSTAIN: Final = 1
OFFER: Final = 2
BID: Final = 3
PASS: Final = 4
SELL: Final = 5
KEEP: Final = 6
BUILD: Final = 7
COVER: Final = 8
EXTEND: Final = 9
SHORTEN: Final = 10
SEAT_MAYOR: Final = 11
LIFT: Final = 12
DISCARD: Final = 13
BEGIN: Final = 14
DEAL: Final = 15
TURN_UP: Final = 16

# Phase
DEALING: Final = 0
WHO_BEGINS: Final = 1
CHOOSING: Final = 2
TURNING: Final = 3
BIDDING: Final = 4
DECIDING: Final = 5
PLACING: Final = 6
OVER: Final = 7

# By move: the set of its phases, none for what is for any time
DURING: Final = vec[i64]([4, 4, 4, 16, 16, 32, 32, 64, 64, 64, 64, 64, 64, 64, 0, 0, 0])


def is_due(kind: i64, phase: i64) -> bool:
    """Whether a move is one of this phase."""
    return (DURING[kind] >> phase) & 1 != 0
