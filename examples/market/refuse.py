# Generated from schema.py by polis.testing.generate. Do not edit.
# fmt: off
"""Why a move is refused, a function for each reason."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Why


def game_over(why: Why) -> None:
    why.because(0)

def natures_move(why: Why) -> None:
    why.because(1)

def not_your_move(why: Why, player: i64) -> None:
    why.because(2, player)

def wrong_moment(why: Why, phase: i64) -> None:
    why.because(3, phase)

def bid_too_low(why: Why, amount: i64) -> None:
    why.because(4, amount)

def bid_over_cash(why: Why, cash: i64) -> None:
    why.because(5, cash)
