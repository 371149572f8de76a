# Generated from schema.py by polis.testing.generate. Do not edit.
# fmt: off
"""What a seat could do, a function for each opportunity."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.opportunities import Opportunities


def found(
    found: Opportunities,
    worth: i64,
    code: i64,
    plot: i64,
    firm: i64,
    amount: i64,
    rent: i64,
    visits: i64,
) -> None:
    found.add(0, worth, code, plot, firm, amount, rent, visits)

def third(found: Opportunities, worth: i64, code: i64, firm: i64, group: i64, amount: i64) -> None:
    found.add(1, worth, code, firm, group, amount, 0, 0)

def join(found: Opportunities, worth: i64, code: i64, firm: i64, other: i64, group: i64) -> None:
    found.add(2, worth, code, firm, other, group, 0, 0)

def develop(
    found: Opportunities,
    worth: i64,
    code: i64,
    firm: i64,
    level: i64,
    amount: i64,
    rent: i64,
    rent_then: i64,
) -> None:
    found.add(3, worth, code, firm, level, amount, rent, rent_then)

def develop_cheaply(
    found: Opportunities,
    worth: i64,
    code: i64,
    firm: i64,
    level: i64,
    amount: i64,
    rent: i64,
    rent_then: i64,
) -> None:
    found.add(4, worth, code, firm, level, amount, rent, rent_then)

def save_for(
    found: Opportunities,
    worth: i64,
    code: i64,
    firm: i64,
    level: i64,
    missing: i64,
    rent: i64,
    rent_then: i64,
) -> None:
    found.add(5, worth, code, firm, level, missing, rent, rent_then)
