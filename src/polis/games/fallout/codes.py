# Generated from schema.py by polis.testing.generate. Do not edit.
"""The numbers of moves, and of named values that rules know."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Moves
ROLL: Final = 0
PAY_FINE: Final = 1
USE_CARD: Final = 2
SHOW_CARD: Final = 3
BUY: Final = 4
REFUSE: Final = 5
RAISE: Final = 6
BID: Final = 7
PASS: Final = 8
BUILD: Final = 9
SELL: Final = 10
SELL_DOWN: Final = 11
SELL_KEEP: Final = 12
SELL_LESS: Final = 13
MORTGAGE: Final = 14
REDEEM: Final = 15
WANT: Final = 16
PLACE: Final = 17
OFFER: Final = 18
PROPOSE: Final = 19
SWAP: Final = 20
ACCEPT: Final = 21
DECLINE: Final = 22
WITHDRAW: Final = 23
CLAIM: Final = 24
WAIVE: Final = 25
GIVE_UP: Final = 26
CALL_TIME: Final = 27
FALL: Final = 28
DRAW: Final = 29

# Events and refusals
OFFERED: Final = 44
COUNTERED: Final = 45
TERM_CASH: Final = 48
LAPSED: Final = 54
WON: Final = 65
SHARED: Final = 66

# Phase
STARTING: Final = 0
DICE: Final = 1
DRAWING: Final = 2
THROWING: Final = 3
ROLLING: Final = 4
BUYING: Final = 5
AUCTION: Final = 6
OWING: Final = 7
WINDOW: Final = 8
BIDDING: Final = 9
PLACING: Final = 10
OVER: Final = 11
CLOSING: Final = 12

# Rent_claim
AUTO: Final = 0
MANUAL: Final = 1

# Timed
UNTIMED: Final = 0
CALLED: Final = 1
CLOCK: Final = 2

# Edition
FIRST_EDITION: Final = 0
SECOND_EDITION: Final = 1

# Then
FINISH: Final = 0
STEP_OUT: Final = 1
RESUME: Final = 2
ENDING: Final = 3

# Rent
USUAL: Final = 0
DOUBLE: Final = 1
TENFOLD: Final = 2

# Cause
FOR_RENT: Final = 0
FOR_TAX: Final = 1
FOR_CARD: Final = 2
FOR_FINE: Final = 3
FOR_INTEREST: Final = 4

# Kind
SHACK_KIND: Final = 0
VAULT_KIND: Final = 1

# By move: the set of its phases, none for what is for any time
DURING: Final = vec[i64](
    [
        16,
        16,
        16,
        16,
        32,
        32,
        576,
        576,
        576,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        256,
        1024,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        128,
        0,
        0,
        0,
    ]
)


def is_due(kind: i64, phase: i64) -> bool:
    """Whether a move is one of this phase."""
    return (DURING[kind] >> phase) & 1 != 0
