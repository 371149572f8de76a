"""Sets of properties, one bit for each, counted and searched without a loop over all of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.core.vectors import filled
from polis.games.fallout.data import SIZES, STARTS
from polis.games.fallout.terms import COLOURS, GROUPS, PROPERTY_BITS

SPELL: Final = 0x077CB531  # no five neighbouring bits of it come twice: a De Bruijn sequence
LOW_32: Final = 0xFFFFFFFF


def places_of_bits() -> vec[i64]:
    found = filled(0, 32)
    for place in range(i64(32)):
        found[((SPELL << place) & LOW_32) >> 27] = place
    return found


def starts_of(size: i64) -> i64:
    """The first sites of the colour groups of a size."""
    found: i64 = 0
    for group in range(i64(COLOURS)):
        if SIZES[group] == size:
            found |= 1 << STARTS[group]
    return found


def all_but(offsets: vec[i64]) -> i64:
    """All properties but one of each group."""
    found: i64 = PROPERTY_BITS
    for group in range(i64(GROUPS)):
        found &= ~(1 << (STARTS[group] + offsets[group]))
    return found


def ends() -> vec[i64]:
    found = vec[i64]()
    for size in SIZES:
        found = append(found, size - 1)
    return found


PLACES: Final = places_of_bits()
PAIRS: Final[i64] = starts_of(2)
TRIPLES: Final[i64] = starts_of(3)
NOT_FIRST: Final[i64] = all_but(filled(0, GROUPS))
NOT_LAST: Final[i64] = all_but(ends())


def size_of(lots: i64) -> i64:
    """How many there are, of up to 32: neighbouring bits are added, then pairs, and so on."""
    lots -= (lots >> 1) & 0x55555555
    lots = (lots & 0x33333333) + ((lots >> 2) & 0x33333333)
    return ((((lots + (lots >> 4)) & 0x0F0F0F0F) * 0x01010101) >> 24) & 0xFF


def lowest_of(lots: i64) -> i64:
    """The first of a set that is not empty."""
    return PLACES[(((lots & -lots) * SPELL) & LOW_32) >> 27]


def nth_of(lots: i64, index: i64) -> i64:
    while index > 0:
        lots &= lots - 1
        index -= 1
    return lowest_of(lots)


def begun(owned: i64) -> i64:
    """All properties of the groups that any of these belong to; no group has more than four."""
    found = owned | ((owned << 1) & NOT_FIRST)
    found |= (found << 1) & NOT_FIRST
    found |= (found << 1) & NOT_FIRST
    found |= (found >> 1) & NOT_LAST
    found |= (found >> 1) & NOT_LAST
    return found | ((found >> 1) & NOT_LAST)


def alone(lots: i64) -> i64:
    """Those that have no other of these in their group."""
    up, down = (lots << 1) & NOT_FIRST, (lots >> 1) & NOT_LAST
    others = up | down
    up, down = (up << 1) & NOT_FIRST, (down >> 1) & NOT_LAST
    others |= up | down
    others |= ((up << 1) & NOT_FIRST) | ((down >> 1) & NOT_LAST)
    return lots & ~others


def whole_colours(owned: i64) -> i64:
    """The first site of each colour group that is whole among these."""
    return owned & (owned >> 1) & (PAIRS | (TRIPLES & (owned >> 2)))
