# Generated from schema.py by polis.testing.generate. Do not edit.
# fmt: off
"""What a seat could do, a function for each opportunity."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.opportunities import Opportunities


def sell(found: Opportunities, worth: i64, code: i64, amount: i64, other: i64) -> None:
    found.add(0, worth, code, amount, other, 0, 0, 0)

def keep(found: Opportunities, worth: i64, code: i64, amount: i64, other: i64) -> None:
    found.add(1, worth, code, amount, other, 0, 0, 0)

def certificate(found: Opportunities, worth: i64, code: i64, colour: i64) -> None:
    found.add(2, worth, code, colour, 0, 0, 0, 0)

def unclaimed(found: Opportunities, worth: i64, code: i64, piece: i64, colour: i64) -> None:
    found.add(3, worth, code, piece, colour, 0, 0, 0)

def last_roof(
    found: Opportunities, worth: i64, code: i64, row: i64, gain: i64, other: i64, their_gain: i64,
) -> None:
    found.add(4, worth, code, row, gain, other, their_gain, 0)

def last_lot(
    found: Opportunities, worth: i64, code: i64, row: i64, gain: i64, other: i64, their_gain: i64,
) -> None:
    found.add(5, worth, code, row, gain, other, their_gain, 0)
