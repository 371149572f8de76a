"""The player of thumb rules."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import NO_MOVE
from polis.games.bibs.state import Bibs


def advise(state: Bibs, seat: i64) -> i64:
    return NO_MOVE
