"""Why a move is refused in Bibs: the clause a player runs into."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Why
from polis.games.bibs.state import Bibs
from polis.games.bibs.words import GAME_OVER


def permits(state: Bibs, seat: i64, code: i64, extra: vec[i64]) -> bool:
    return False


def why_not(state: Bibs, seat: i64, code: i64, extra: vec[i64], why: Why) -> None:
    why.because(GAME_OVER)
