"""Two dice: each way they can fall, and one of them."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Odds, move
from polis.core.rng import Rng


def two_dice(kind: i64, odds: Odds) -> None:
    """A move of nature with the two dice as its arguments, for each way they can fall."""
    for die in range(i64(1), i64(7)):
        for second in range(i64(1), i64(7)):
            odds.add(move(kind, die, second), 1)


def throw_two(kind: i64, rng: Rng) -> i64:
    """The same odds, without listing them."""
    fallen = rng.below(36)
    return move(kind, fallen // 6 + 1, fallen % 6 + 1)
