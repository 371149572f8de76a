# interpreted: runs only when a move is refused
"""From an illegal move to the rule that forbids it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core import notation
from polis.core.errors import IllegalMove
from polis.core.model import UNLIKE, Game, Menu, S, Why


def refusal(
    name: str, game: Game[S], state: S, seat: int, code: int, payload: vec[i64]
) -> IllegalMove:
    """Why this move may not be made now, as an error to raise or to show."""
    why, schema = Why(), game.schema()
    game.check(state, seat, code, payload, why)
    assert why.refusal >= 0, f"{name} gives no reason against {notation.write(schema, code)}"
    reason = schema.refusals[why.refusal]
    facts = notation.values_of(reason, [why.a, why.b, why.c])
    near = nearest(game, state, seat, code, payload)
    return IllegalMove(name, reason.clauses[why.clause], reason.name, near, **facts)


def nearest(game: Game[S], state: S, seat: int, code: int, payload: vec[i64]) -> str:
    """The legal move that is least apart from a refused one, the first of several; none if all are
    unlike it. A free-form move is mended first, and one that a free-form move can make so."""
    schema, free = game.schema(), game.freely(code)
    if notation.args_of(schema, free)[0].freeform:
        mended = game.repair(state, seat, code, payload)
        if len(mended):
            return notation.write(schema, free, mended)
    menu, best, least = Menu(), "", UNLIKE
    game.legal(state, seat, menu)
    for other in notation.codes(menu):
        apart = game.apart(state, code, other)
        if apart != UNLIKE and (least == UNLIKE or apart < least):
            best, least = notation.write(schema, other), apart
    return best
