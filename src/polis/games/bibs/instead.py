"""What to do instead of a refused move."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Game, first_of, kind_of, numbers_apart, second_of
from polis.games.bibs.codes import (
    ACTING,
    BACK,
    DESK,
    FOUND,
    LEAVE,
    PLACE,
    PROPOSE,
    RETURN,
    STRIP,
    TAKE,
    TO_DESK,
    is_due,
)
from polis.games.bibs.position import Bibs
from polis.games.bibs.schema import SCHEMA
from polis.games.bibs.state import owes
from polis.mech.offering import if_allowed


def repair(game: Game[Bibs], state: Bibs, seat: i64, code: i64, payload: vec[i64]) -> vec[i64]:
    """[B6.3] The same offer with as much cash as its maker has, [B6.13] a debtor none; nothing if
    that is not what was wrong with it."""
    if len(payload) == 0 or seat >= state.players or payload[0] <= 0:
        return vec[i64]()
    better = payload[:]
    better[0] = min(payload[0], state.cash[seat])
    if owes(state, seat):
        better[0] = 0
    return if_allowed(game, state, seat, code, better)


def apart(code: i64, other: i64) -> i64:
    """[B6.3] Near is the same business for less, [B3.1] the same firm on another plot; [B5.3] to
    leave instead of returning, [B6.6] to strip what has units yet; [B6.1] to go to the bank's desk
    for what is done there."""
    kind, near = kind_of(code), kind_of(other)
    if kind == PROPOSE and near == kind and second_of(code) == second_of(other):
        return max(first_of(code) - first_of(other), first_of(other) - first_of(code))
    if near == TO_DESK and is_due(kind, DESK) and not is_due(kind, ACTING) and kind != BACK:
        return 2
    if first_of(code) == first_of(other):
        if (kind == FOUND or kind == PLACE) and near == kind:
            return max(second_of(code) - second_of(other), second_of(other) - second_of(code))
        if kind == RETURN and near == LEAVE:
            return 0
        if (kind == RETURN or kind == TAKE) and near == STRIP:
            return 1
    return numbers_apart(SCHEMA, code, other)
