# Generated from schema.py by polis.testing.generate. Do not edit.
"""The numbers of moves, and of named values that rules know."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Moves
ROLL: Final = 0
BUY: Final = 1
BUY_BACK: Final = 2
RIDE: Final = 3
ORDER: Final = 4
SKIP: Final = 5
FOUND: Final = 6
PLACE: Final = 7
DEVELOP: Final = 8
TO_DESK: Final = 9
BACK: Final = 10
SELL_UNIT: Final = 11
STRIP: Final = 12
TAKE: Final = 13
RETURN: Final = 14
SELL: Final = 15
LEAVE: Final = 16
GIVE_UP: Final = 17
HOLDING: Final = 18
BREAK: Final = 19
ARROW: Final = 20
AGREE: Final = 21
REFUSE: Final = 22
OFFER: Final = 23
PROPOSE: Final = 24
ACCEPT: Final = 25
DECLINE: Final = 26
WITHDRAW: Final = 27
DONE: Final = 28
CALL_TIME: Final = 29
BEGIN: Final = 30
FALL: Final = 31
FALL_ONE: Final = 32

# Events and refusals
OFFERED: Final = 46
COUNTERED: Final = 47
TERM_CASH: Final = 51
LAPSED: Final = 58
WON: Final = 69
SHARED: Final = 70

# Phase
STARTING: Final = 0
DICE: Final = 1
ACTING: Final = 2
DESK: Final = 3
OWING: Final = 4
BUYING: Final = 5
FOUNDING: Final = 6
REDEEMING: Final = 7
RIDING: Final = 8
ORDERING: Final = 9
AFTER: Final = 10
OVER: Final = 11

# Goal
ROUNDS: Final = 0
SUM: Final = 1
RUIN: Final = 2
TIME: Final = 3

# Pact
NO_PACT: Final = 0
HOLDING_PACT: Final = 1
ARROW_PACT: Final = 2

# By move: the set of its phases, none for what is for any time
DURING: Final = vec[i64](
    [
        4,
        32,
        128,
        256,
        512,
        992,
        68,
        4,
        4,
        4,
        8,
        24,
        24,
        8,
        24,
        24,
        8,
        16,
        1028,
        1028,
        4,
        0,
        0,
        0,
        4,
        0,
        0,
        0,
        1024,
        0,
        0,
        0,
        0,
    ]
)


def is_due(kind: i64, phase: i64) -> bool:
    """Whether a move is one of this phase."""
    return (DURING[kind] >> phase) & 1 != 0
