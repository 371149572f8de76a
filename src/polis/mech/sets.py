"""Sets of things, one bit for each, counted and searched without a loop over all of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.vectors import filled

SPELL: Final = 0x077CB531  # no five neighbouring bits of it come twice: a De Bruijn sequence
LOW_32: Final = 0xFFFFFFFF


def places_of_bits() -> vec[i64]:
    found = filled(0, 32)
    for place in range(i64(32)):
        found[((SPELL << place) & LOW_32) >> 27] = place
    return found


PLACES: Final = places_of_bits()


def size_of(things: i64) -> i64:
    """How many there are, of up to 32: neighbouring bits are added, then pairs, and so on."""
    things -= (things >> 1) & 0x55555555
    things = (things & 0x33333333) + ((things >> 2) & 0x33333333)
    return ((((things + (things >> 4)) & 0x0F0F0F0F) * 0x01010101) >> 24) & 0xFF


def lowest_of(things: i64) -> i64:
    """The first of a set of up to 32 that is not empty."""
    return PLACES[(((things & -things) * SPELL) & LOW_32) >> 27]


def nth_of(things: i64, index: i64) -> i64:
    while index > 0:
        things &= things - 1
        index -= 1
    return lowest_of(things)


def lowest_of_many(things: i64) -> i64:
    """The first of a set of up to 62 that is not empty."""
    if things & LOW_32 == 0:
        return 32 + lowest_of(things >> 32)
    return lowest_of(things)


def total_of(things: i64, numbers: vec[i64]) -> i64:
    """Of what is noted of each thing in a set of up to 62."""
    found: i64 = 0
    while things != 0:
        found += numbers[lowest_of_many(things)]
        things &= things - 1
    return found


def named_in(things: i64, names: list[str]) -> list[str]:
    """The names of a set of things, for people."""
    return [name for thing, name in enumerate(names) if things >> thing & 1 != 0]
