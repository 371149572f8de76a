# Generated from schema.py by polis.testing.generate. Do not edit.
# fmt: off
"""What a seat could do, a function for each opportunity."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.opportunities import Opportunities


def lead(found: Opportunities, worth: i64, code: i64, district: i64, points: i64) -> None:
    found.add(0, worth, code, district, points, 0, 0, 0)

def enter(
    found: Opportunities, worth: i64, code: i64, district: i64, place: i64, points: i64,
) -> None:
    found.add(1, worth, code, district, place, points, 0, 0)

def bid(found: Opportunities, worth: i64, code: i64, auction: i64, size: i64, count: i64) -> None:
    found.add(2, worth, code, auction, size, count, 0, 0)

def reach(found: Opportunities, worth: i64, code: i64, character: i64, size: i64) -> None:
    found.add(3, worth, code, character, size, 0, 0, 0)

def hire(found: Opportunities, worth: i64, code: i64, character: i64, points: i64) -> None:
    found.add(4, worth, code, character, points, 0, 0, 0)
