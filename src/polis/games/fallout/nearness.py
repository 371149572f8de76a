"""Which legal move of Monopoly: Fallout comes nearest to a refused one."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import UNLIKE, first_of, kind_of, numbers_apart, second_of
from polis.games.fallout.codes import RAISE, SELL_DOWN, SELL_KEEP, SELL_LESS, SHOW_CARD, USE_CARD
from polis.games.fallout.data import GROUP_OF
from polis.games.fallout.schema import SCHEMA


def apart(code: i64, other: i64) -> i64:
    """[F2.1] A smaller step for one too large, [F3.2] a card for a card, [F4.3] the same group sold
    down to about as many steps."""
    kind, found = kind_of(code), kind_of(other)
    if kind == RAISE and found == RAISE:
        return away(first_of(code), first_of(other))
    if opens_jail(kind) and opens_jail(found):
        return 1 + first_of(other)
    if SELL_DOWN <= kind <= SELL_LESS and SELL_DOWN <= found <= SELL_LESS:
        return steps_apart(code, other)
    return numbers_apart(SCHEMA, code, other)


def away(one: i64, other: i64) -> i64:
    return max(one - other, other - one)


def opens_jail(kind: i64) -> bool:
    return kind == USE_CARD or kind == SHOW_CARD


def steps_apart(code: i64, other: i64) -> i64:
    """[F4.3] By the steps left, then by the site that differs."""
    if group_sold(code) != group_sold(other):
        return UNLIKE
    steps = away(first_of(code), first_of(other))
    is_there = is_odd(code) == is_odd(other) and second_of(code) == second_of(other)
    if is_there and kind_of(code) == kind_of(other):
        return 3 * steps
    if is_there:
        return 3 * steps + 1
    return 3 * steps + 2


def is_odd(code: i64) -> bool:
    """[F4.3] One site is to differ from the others."""
    return kind_of(code) == SELL_KEEP or kind_of(code) == SELL_LESS


def group_sold(code: i64) -> i64:
    if is_odd(code):
        return GROUP_OF[second_of(code)]
    return second_of(code)
