# Generated from schema.py by polis.testing.generate. Do not edit.
"""The numbers of moves, and of named values that rules know."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Moves
PICK: Final = 0
PICK_BLIND: Final = 1
PAIR: Final = 2
USE: Final = 3
CONVERT: Final = 4
ERECT: Final = 5
DONE: Final = 6
KEEP: Final = 7
SHELVE: Final = 8
SPARE: Final = 9
DROP: Final = 10
SWAP: Final = 11
BID: Final = 12
LAY: Final = 13
PASS: Final = 14
TAKE: Final = 15
DECLINE: Final = 16
PLACE: Final = 17
MOVE: Final = 18
SHED: Final = 19
ARRANGE: Final = 20
LETTER: Final = 21
BASE: Final = 22
MARKER: Final = 23
OPEN_TILE: Final = 24
TURN: Final = 25
DEAL: Final = 26
TOKEN: Final = 27
ALLOT: Final = 28

# Card
PRESS: Final = 0
DOLLARS: Final = 1
OFFICE: Final = 2
PLAN: Final = 3
PRESTIGE: Final = 4
SKYSCRAPER: Final = 5
JOKER: Final = 6

# Reason
BESIDE_OWN: Final = 0
OF_THIS: Final = 1
NONE_TO_JOIN: Final = 2
FOR_LATER: Final = 3
OF_PAST: Final = 4
NOT_KEPT: Final = 5
BY_INFLUENCE: Final = 6
BY_CHARACTER: Final = 7

# Phase
LETTERING: Final = 0
BASING: Final = 1
STACKING: Final = 2
OPENING: Final = 3
STARTERS: Final = 4
RESERVES: Final = 5
PICKING: Final = 6
BLIND: Final = 7
ALLOTTING: Final = 8
ROUND: Final = 9
TOKENING: Final = 10
DEALING: Final = 11
PAIRING: Final = 12
DRAFTING: Final = 13
SHARING: Final = 14
STOCKING: Final = 15
FIRST: Final = 16
DRAWING: Final = 17
KEEPING: Final = 18
SPARING: Final = 19
DROPPING: Final = 20
AUCTION: Final = 21
TOM_DRAWING: Final = 22
BIDDING: Final = 23
RESOLVING: Final = 24
TAKING: Final = 25
REFILLING: Final = 26
AWARDING: Final = 27
MOVING: Final = 28
CLOSING: Final = 29
ARRANGING: Final = 30
THIRD: Final = 31
TRIMMING: Final = 32
ROUND_END: Final = 33
OVER: Final = 34

# Goes
TO_HAND: Final = 0
TO_RESERVE: Final = 1
TO_CHOICE: Final = 2

# By move: the set of its phases, none for what is for any time
DURING: Final = vec[i64](
    [
        64,
        64,
        8192,
        2155937792,
        8388608,
        2147483648,
        3490775040,
        262144,
        262144,
        524288,
        1048576,
        1082130432,
        8388608,
        8388608,
        8388608,
        33554432,
        167772160,
        134217728,
        268435456,
        4294967296,
        1082130432,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
    ]
)


def is_due(kind: i64, phase: i64) -> bool:
    """Whether a move is one of this phase."""
    return (DURING[kind] >> phase) & 1 != 0
