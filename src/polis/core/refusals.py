# interpreted: runs only when a move is refused
"""From an illegal move to the rule that forbids it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core import notation
from polis.core.errors import IllegalMove
from polis.core.model import Game, Menu, S, Why


def refusal(
    name: str, game: Game[S], state: S, seat: int, code: int, extra: vec[i64]
) -> IllegalMove:
    """Why this move may not be made now, as an error to raise or to show."""
    why, words = Why(), game.words()
    game.why_not(state, seat, code, extra, why)
    assert why.refusal >= 0, f"{name} gives no reason against {notation.write(words, code)}"
    reason = words.refusals[why.refusal]
    facts = notation.values_of(reason, [why.a, why.b, why.c])
    near = nearest(game, state, seat, code, extra)
    return IllegalMove(name, reason.clause, reason.name, near, **facts)


def nearest(game: Game[S], state: S, seat: int, code: int, extra: vec[i64]) -> str:
    """The legal move of the same kind with the closest numbers; named values must be the same."""
    menu, words = Menu(), game.words()
    kind, wanted = notation.args_of(words, code)
    if kind.free:
        mended = game.mend(state, seat, code, extra)
        return notation.write(words, code, mended) if len(mended) else ""
    game.legal(state, seat, menu)
    best, best_distance = "", 1 << 60
    for choice in notation.choices(words, menu):
        if choice.kind != kind.name:
            continue
        picked, distance = [], 0
        for arg, values, value in zip(kind.args, choice.domains, wanted, strict=True):
            close = closest(values, value)
            distance += (1 << 40 if arg.domain.names else 1) * abs(close - value)
            picked.append(close)
        if distance < min(best_distance, 1 << 40):
            best, best_distance = notation.write(words, notation.code_of(kind, picked)), distance
    return best


def closest(values: list[int], wanted: int) -> int:
    return min(values, key=lambda value: abs(value - wanted))
