# Generated from schema.py by tools/schema.py. Do not edit.
"""The numbers of moves, and of named values that rules know."""

from __future__ import annotations

from typing import Final

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
DESK: Final = 9
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
ORDER_PAID: Final = 12
RENT_PAID: Final = 16
CLEAN_RENT_PAID: Final = 17
FOUNDED: Final = 20
DEVELOPED: Final = 21
CHEAPLY: Final = 22
RUINED_BY_PLAYER: Final = 62
RUINED_BY_BANK: Final = 63
SHARED: Final = 70
