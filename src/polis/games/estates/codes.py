# Generated from schema.py by tools/schema.py. Do not edit.
"""The numbers of moves, of events and refusals that rules choose, of named values."""

from __future__ import annotations

from typing import Final

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

# Events and refusals
OFFERED_FLOOR: Final = 3
OFFERED: Final = 4
PASSED: Final = 7
CANNOT_OVERBID: Final = 8
ENDED_BY_ROWS: Final = 22
ENDED_BY_ROOFS: Final = 23
ENDED_BY_FLOORS: Final = 24
ENDED_WITHOUT_FLOORS: Final = 33
