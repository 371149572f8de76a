# Generated from schema.py by polis.testing.generate. Do not edit.
# fmt: off
"""What a seat could do, a function for each opportunity."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.opportunities import Opportunities


def supply(
    found: Opportunities,
    worth: i64,
    code: i64,
    tile: i64,
    place: i64,
    amount: i64,
    income: i64,
    points: i64,
) -> None:
    found.add(0, worth, code, tile, place, amount, income, points)

def supply_goods(
    found: Opportunities,
    worth: i64,
    code: i64,
    tile: i64,
    place: i64,
    amount: i64,
    income: i64,
    goods: i64,
) -> None:
    found.add(1, worth, code, tile, place, amount, income, goods)

def out_of_reach(found: Opportunities, worth: i64, code: i64, tile: i64, place: i64) -> None:
    found.add(2, worth, code, tile, place, 0, 0, 0)

def goods_short(
    found: Opportunities, worth: i64, code: i64, tile: i64, place: i64, count: i64,
) -> None:
    found.add(3, worth, code, tile, place, count, 0, 0)

def too_dear(
    found: Opportunities, worth: i64, code: i64, tile: i64, place: i64, amount: i64, missing: i64,
) -> None:
    found.add(4, worth, code, tile, place, amount, missing, 0)

def site(
    found: Opportunities,
    worth: i64,
    code: i64,
    place: i64,
    amount: i64,
    income: i64,
    points: i64,
    goods: i64,
) -> None:
    found.add(5, worth, code, place, amount, income, points, goods)

def dry_site(found: Opportunities, worth: i64, code: i64, place: i64) -> None:
    found.add(6, worth, code, place, 0, 0, 0, 0)

def way(
    found: Opportunities,
    worth: i64,
    code: i64,
    place: i64,
    first: i64,
    second: i64,
    third: i64,
    fourth: i64,
) -> None:
    found.add(7, worth, code, place, first, second, third, fourth)
