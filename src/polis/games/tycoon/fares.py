"""A fare is one number: how many tolls a cube costs, from which plant, and who gets them.

Tolls stand above bit 54; bit 53: the plant is never refilled; above 49: which plant; below 48, how
many tolls each payee gets, at most if there is a choice. So a cheaper fare is a smaller one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.vectors import filled
from polis.games.tycoon.data import PLANT_RENEWED
from polis.games.tycoon.terms import FAR, FIRST_PLANT, MOST_PLACES, PAYEES, SOURCES, START_POWER

ANYBODY: Final = -1  # no payee is favoured
PAYEE_BITS: Final = 8
UNITS: Final = vec[i64]([1 << PAYEE_BITS * payee for payee in range(PAYEES)])  # a toll, by payee
STEPS: Final = vec[i64]([(1 << 54) + unit for unit in UNITS])  # the fare of one toll more
TOPS: Final = 0x808080808080  # a bit above the tolls of each payee, of whom none gets 128
ALL_TOLLS: Final = (1 << 48) - 1
# Plain numbers: a constant made of another module's is boxed, and unpacked at every use.
NO_FARE: Final = 255 << 54  # FAR
NO_FARES: Final = filled(NO_FARE, MOST_PLACES * SOURCES)  # more than are ever asked for at once
ROW: Final = 7  # plants of one kind, the city's too: half of SOURCES


def no_fares(length: i64) -> vec[i64]:
    """So many fares not yet found. A cut is made in half the time that filling takes."""
    return NO_FARES[:length]


def tolls_of(fare: i64) -> i64:
    return fare >> 54


def source_of(fare: i64) -> i64:
    return fare >> 49 & 15


def paid_of(fare: i64) -> i64:
    return fare & ALL_TOLLS


def is_mixed(fare: i64) -> bool:
    """[T4.5] Whether equally cheap routes pay others: then all that could be paid is more than the
    price."""
    paid, sum = fare & ALL_TOLLS, i64(0)
    while paid != 0:
        sum += paid & FAR
        paid >>= PAYEE_BITS
    return sum != tolls_of(fare)


def better(old: i64, new: i64, favour: i64) -> i64:
    """Of two routes at the same price that which pays the favoured payee more; with none, the most
    that each payee could get."""
    if favour == ANYBODY:
        more = ((old | TOPS) - (new & ALL_TOLLS)) & TOPS  # whom the old one pays no less
        kept = more - (more >> PAYEE_BITS - 1)
        return (old & ~ALL_TOLLS) | (old & kept) | (new & ALL_TOLLS & ~kept)
    mine, others = share(new, favour), share(old, favour)
    if mine > others or (mine == others and new > old):
        return new
    return old


def share(paid: i64, payee: i64) -> i64:
    """How many of these tolls go to one payee; of a whole fare too."""
    return paid >> payee * PAYEE_BITS & FAR


def is_once(what: i64) -> i64:
    """[T5.1] Whether a plant is never filled again; those of the city are."""
    if what >= START_POWER:
        return 0
    return 1 - PLANT_RENEWED[what - FIRST_PLANT]


def insert(row: vec[i64], start: i64, end: i64, new: i64, favour: i64) -> None:
    at = end
    while at > start and is_before(new, row[at - 1], favour):
        row[at] = row[at - 1]
        at -= 1
    row[at] = new


def is_before(one: i64, other: i64, favour: i64) -> bool:
    """Cheaper; of equally cheap ones that which pays the favoured payee more."""
    if favour != ANYBODY and tolls_of(one) == tolls_of(other):
        mine, others = share(paid_of(one), favour), share(paid_of(other), favour)
        if mine != others:
            return mine > others
    return one < other
