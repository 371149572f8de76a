# Generated from schema.py by polis.testing.generate. Do not edit.
# fmt: off
"""Why a move is refused, a function for each reason."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Why


def game_over(why: Why) -> None:
    why.because(0)

def not_your_move(why: Why, player: i64) -> None:
    why.because(1, player)

def wrong_moment(why: Why, phase: i64) -> None:
    why.because(2, phase)

def no_cheque(why: Why) -> None:
    why.because(3)

def stashed_already(why: Why) -> None:
    why.because(4)

def stash_first(why: Why) -> None:
    why.because(5)

def line_empty(why: Why, piece: i64) -> None:
    why.because(6, piece)

def one_floor_left(why: Why, piece: i64) -> None:
    why.because(7, piece)

def floor_fits_nowhere(why: Why, floor: i64) -> None:
    why.because(8, floor)

def no_roofs_left(why: Why) -> None:
    why.because(9)

def nothing_to_roof(why: Why) -> None:
    why.because(10)

def piece_gone(why: Why, piece: i64) -> None:
    why.because(11, piece)

def bid_too_low(why: Why, amount: i64) -> None:
    why.because(12, amount)

def bid_over_cash(why: Why, amount: i64) -> None:
    why.because(13, amount)

def keep_over_cash(why: Why, amount: i64) -> None:
    why.because(14, amount)

def piece_is_other(why: Why, piece: i64) -> None:
    why.because(15, piece)

def must_be_placed(why: Why, piece: i64) -> None:
    why.because(16, piece)

def gap(why: Why, row: i64, lot: i64) -> None:
    why.because(17, row, lot)

def beyond_limit(why: Why, row: i64, count: i64) -> None:
    why.because(18, row, count)

def too_tall(why: Why, floor: i64) -> None:
    why.because(19, floor)

def on_roof(why: Why) -> None:
    why.because(20)

def white_lot(why: Why, row: i64, lot: i64) -> None:
    why.because(21, row, lot)

def no_building(why: Why, row: i64, lot: i64) -> None:
    why.because(22, row, lot)

def roofed_already(why: Why, row: i64, lot: i64) -> None:
    why.because(23, row, lot)

def too_short(why: Why, row: i64, count: i64) -> None:
    why.because(24, row, count)

def below_one(why: Why, row: i64) -> None:
    why.because(25, row)

def too_long(why: Why, row: i64) -> None:
    why.because(26, row)

def barrier_not_there(why: Why, barrier: i64) -> None:
    why.because(27, barrier)

def lift_too_short(why: Why, barrier: i64, row: i64, count: i64) -> None:
    why.because(28, barrier, row, count)

def lift_below_one(why: Why, barrier: i64, row: i64) -> None:
    why.because(29, barrier, row)

def natures_move(why: Why) -> None:
    why.because(30)
