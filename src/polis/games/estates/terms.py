"""The sizes, pieces and places that The Estates are counted in."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ROWS: Final = 3
LOTS: Final = 10  # in a row
COLOURS: Final = 6
NUMBERS: Final = 6
FLOORS: Final = 36
LINES: Final = 3
LINE: Final = 8  # floors in a line at the start
BARRIERS: Final = 3

# Option ``money``
HIDDEN: Final = 0
OPEN: Final = 1
SECRET: Final = 2

# Option ``two_wins``
IN_A_ROW: Final = 0
ANY: Final = 1

# Option ``ending``
FLOORS_OR_ROOFS: Final = 0
NOTHING_TO_FINISH: Final = 1

# Pieces that can be auctioned: both ends of the three lines, then the rest.
ENDS: Final = 6  # ``left1 right1 left2 right2 left3 right3``
ROOF: Final = 6
FIRST_BARRIER: Final = 7
MAYOR: Final = 10
CANCEL: Final = 11
PIECES: Final = 12
NO_PIECE: Final = -1

# Where a floor is, when it is not on a lot (a lot is a number from 0)
BAG: Final = -1  # not drawn: in the bag while dealing, out of the game after it
LINED_UP: Final = -2
UP_FOR_SALE: Final = -3

# Where a special piece is: a barrier in row r is r + 1, negative if it shortens.
BESIDE: Final = 0
REMOVED: Final = 9


# A floor is a colour and a number from 1 to 6.


def colour_of(floor: i64) -> i64:
    return floor // NUMBERS


def number_of(floor: i64) -> i64:
    return floor % NUMBERS + 1


# A lot is a row and a place counted from 1 at the Street.


def lot_of(row: i64, place: i64) -> i64:
    return row * LOTS + place - 1


def row_of(lot: i64) -> i64:
    return lot // LOTS


def is_barrier(piece: i64) -> bool:
    return FIRST_BARRIER <= piece < MAYOR
