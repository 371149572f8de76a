# Generated from schema.py by tools/schema.py. Do not edit.
"""The numbers of moves, and of named values that rules know."""

from __future__ import annotations

from typing import Final

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
