"""Sets of properties by their groups, all of them at once."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.core.vectors import filled
from polis.games.fallout.data import SIZES, STARTS
from polis.games.fallout.terms import COLOURS, GROUPS, PROPERTY_BITS


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


PAIRS: Final[i64] = starts_of(2)
TRIPLES: Final[i64] = starts_of(3)
NOT_FIRST: Final[i64] = all_but(filled(0, GROUPS))
NOT_LAST: Final[i64] = all_but(ends())


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
