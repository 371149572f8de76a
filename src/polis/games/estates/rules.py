"""The Estates: the rules as the rest of Polis sees them, chapter by chapter in ``phases``."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.vectors import filled, total
from polis.games.estates.codes import (
    BIDDING,
    DEALING,
    PLACING,
)
from polis.games.estates.position import Estates
from polis.games.estates.state import floors_left
from polis.games.estates.terms import FLOORS, LINED_UP, LINES, ROOF


def money(state: Estates) -> vec[i64]:
    return state.cash[:]


def conserved(state: Estates) -> vec[i64]:
    """Cheques, floors and roofs, counted where they lie: no move may make or lose any."""
    counts = filled(0, 3)
    counts[0] = total(state.cash) + total(state.stash)
    for floor in range(i64(FLOORS)):
        if state.where[floor] != LINED_UP:
            counts[1] += 1
    for line in range(i64(LINES)):
        counts[1] += floors_left(state, line)
    if state.phase == DEALING:
        counts[1] += state.dealt
    counts[2] = total(state.roofs)
    for number in state.roof:
        if number > 0:
            counts[2] += 1
    if state.piece == ROOF and BIDDING <= state.phase <= PLACING:
        counts[2] += 1
    return counts
