# Generated from schema.py by tools/schema.py. Do not edit.
"""The numbers of moves, and of named values that rules know."""

from __future__ import annotations

from typing import Final

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

# Events and refusals
ADVANCED: Final = 47
BUILT: Final = 59
DISTRICTS_SCORED: Final = 71
PRESS_SCORED: Final = 73
REST_SCORED: Final = 75
WORK_ADVANCED: Final = 91
AWARD_BUILT: Final = 93
TRACK_SCORED: Final = 96
NO_CONVERTER: Final = 13
NO_BUILDER: Final = 17

# Reason
BESIDE_OWN: Final = 0
OF_THIS: Final = 1
NONE_TO_JOIN: Final = 2
FOR_LATER: Final = 3
OF_PAST: Final = 4
NOT_KEPT: Final = 5
BY_INFLUENCE: Final = 6
BY_CHARACTER: Final = 7
