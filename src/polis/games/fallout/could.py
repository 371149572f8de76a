# Generated from schema.py by polis.testing.generate. Do not edit.
# fmt: off
"""What a seat could do, a function for each opportunity."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.opportunities import Opportunities


def build(
    found: Opportunities,
    worth: i64,
    code: i64,
    building: i64,
    property: i64,
    amount: i64,
    rent: i64,
    rent_then: i64,
) -> None:
    found.add(0, worth, code, building, property, amount, rent, rent_then)

def save_for(
    found: Opportunities,
    worth: i64,
    code: i64,
    building: i64,
    property: i64,
    missing: i64,
    rent: i64,
    rent_then: i64,
) -> None:
    found.add(1, worth, code, building, property, missing, rent, rent_then)

def unlock(
    found: Opportunities, worth: i64, code: i64, group: i64, property: i64, amount: i64,
) -> None:
    found.add(2, worth, code, group, property, amount, 0, 0)

def last_deed(
    found: Opportunities, worth: i64, code: i64, group: i64, property: i64, other: i64,
) -> None:
    found.add(3, worth, code, group, property, other, 0, 0)

def last_free(
    found: Opportunities, worth: i64, code: i64, group: i64, property: i64, amount: i64,
) -> None:
    found.add(4, worth, code, group, property, amount, 0, 0)

def redeem(
    found: Opportunities, worth: i64, code: i64, property: i64, amount: i64, rent_then: i64,
) -> None:
    found.add(5, worth, code, property, amount, rent_then, 0, 0)

def raise_money(
    found: Opportunities, worth: i64, code: i64, missing: i64, raised: i64, amount: i64,
) -> None:
    found.add(6, worth, code, missing, raised, amount, 0, 0)

def beyond(found: Opportunities, worth: i64, code: i64, missing: i64, raised: i64) -> None:
    found.add(7, worth, code, missing, raised, 0, 0, 0)

def mortgage(found: Opportunities, worth: i64, code: i64, property: i64, amount: i64) -> None:
    found.add(8, worth, code, property, amount, 0, 0, 0)

def sell(
    found: Opportunities, worth: i64, code: i64, building: i64, property: i64, amount: i64,
) -> None:
    found.add(9, worth, code, building, property, amount, 0, 0)
