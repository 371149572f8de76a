"""What may be done in The Estates instead of a refused move: how far the two are apart."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.core.model import first_of, kind_of, numbers_apart
from polis.games.estates.codes import ABSTAIN, BID, KEEP, OFFER, PASS, SELL, STASH
from polis.games.estates.position import Estates
from polis.games.estates.schema import SCHEMA
from polis.games.estates.state import floors_left
from polis.games.estates.terms import ENDS

PASSING: Final = 65536  # farther than any bid


def apart(state: Estates, code: i64, other: i64) -> i64:
    """[E3.2] Who cannot pay to keep may sell, [E3.1] who cannot bid may pass, [E2.1] who has no
    cheque to stash may stash none; [E2.3] the one floor of a line is at its left end. Else by the
    numbers."""
    kind, instead = kind_of(code), kind_of(other)
    if (kind == KEEP and instead == SELL) or (kind == STASH and instead == ABSTAIN):
        return 0
    if kind == BID and instead == PASS:
        return PASSING
    if kind == OFFER and instead == OFFER and is_one_floor(state, first_of(code), first_of(other)):
        return 0
    return numbers_apart(SCHEMA, code, other)


def is_one_floor(state: Estates, piece: i64, other: i64) -> bool:
    """Whether two pieces are the ends of a line with one floor."""
    line = piece // 2
    return max(piece, other) < ENDS and line == other // 2 and floors_left(state, line) == 1
