"""T5.2: points, and who wins."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.vectors import filled, places_of
from polis.games.tycoon.codes import OVER
from polis.games.tycoon.data import PER_POINT
from polis.games.tycoon.position import Tycoon


def scores(state: Tycoon) -> vec[i64]:
    """[T5.2] Points, and one more for every full $10, which are spent once it is over."""
    result = state.points[:]
    if state.phase != OVER:
        for seat in range(state.players):
            result[seat] += state.cash[seat] // PER_POINT
    return result


def places(state: Tycoon) -> vec[i64]:
    """[T5.2] Most points win; of equals, more money left after the exchange."""
    rank = filled(0, state.players)
    points = scores(state)
    for seat in range(state.players):
        rank[seat] = points[seat] * PER_POINT + state.cash[seat] % PER_POINT
    return places_of(rank)
