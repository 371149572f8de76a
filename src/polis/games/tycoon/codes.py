# Generated from schema.py by tools/schema.py. Do not edit.
"""The numbers of moves, and of named values that rules know."""

from __future__ import annotations

from typing import Final

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

# Events and refusals
WON: Final = 44
WIN_SHARED: Final = 45
TOLL_TOO_HIGH: Final = 22
UNREADABLE: Final = 24
WRONG_CUBES: Final = 25
NO_CUBE_THERE: Final = 26
NOT_CROSSED: Final = 27
NO_WAY_BETWEEN: Final = 28
TWICE: Final = 29
