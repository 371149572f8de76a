"""B1.6: who may act, and when."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Why
from polis.core.vectors import filled
from polis.games.bibs import refuse
from polis.games.bibs.codes import (
    ACCEPT,
    ACTING,
    AFTER,
    AGREE,
    BACK,
    BEGIN,
    BREAK,
    BUY,
    BUY_BACK,
    BUYING,
    CALL_TIME,
    DECLINE,
    DESK,
    DICE,
    DONE,
    FALL,
    FALL_ONE,
    FOUND,
    FOUNDING,
    GIVE_UP,
    HOLDING,
    LEAVE,
    OFFER,
    ORDER,
    ORDERING,
    OVER,
    OWING,
    REDEEMING,
    REFUSE,
    RETURN,
    RIDE,
    RIDING,
    SELL,
    SELL_UNIT,
    SKIP,
    STARTING,
    STRIP,
    TAKE,
    WITHDRAW,
)
from polis.games.bibs.position import Bibs
from polis.games.bibs.schema import SCHEMA
from polis.games.bibs.state import is_alive


def phases_of_moves() -> vec[i64]:
    """[B1.6] By move of the one who decides: the set of phases it belongs to."""
    found = filled(1 << ACTING, len(SCHEMA.moves))
    found[FOUND] = 1 << ACTING | 1 << FOUNDING
    found[BUY] = 1 << BUYING
    found[BUY_BACK] = 1 << REDEEMING
    found[RIDE] = 1 << RIDING
    found[ORDER] = 1 << ORDERING
    found[SKIP] = 1 << BUYING | 1 << FOUNDING | 1 << REDEEMING | 1 << RIDING | 1 << ORDERING
    for kind in (BACK, TAKE, LEAVE):
        found[kind] = 1 << DESK
    for kind in (SELL_UNIT, STRIP, RETURN, SELL):
        found[kind] = 1 << DESK | 1 << OWING
    found[GIVE_UP] = 1 << OWING
    found[HOLDING] = 1 << ACTING | 1 << AFTER
    found[BREAK] = 1 << ACTING | 1 << AFTER
    found[DONE] = 1 << AFTER
    return found


PHASES: Final = phases_of_moves()


def check_moment(state: Bibs, seat: i64, kind: i64, why: Why) -> None:
    """[B1.6] Chance, whoever decides, or anybody who answers."""
    if state.phase == OVER:
        refuse.game_over(why)
    elif kind == BEGIN or state.phase == STARTING:
        refuse.natures_lot(why)
    elif kind == FALL or kind == FALL_ONE or state.phase == DICE:
        refuse.natures_move(why)
    elif seat >= state.players:
        refuse.not_your_move(why, state.decider)
    elif not is_alive(state, seat):
        refuse.are_bankrupt(why)
    elif not is_talk(kind):
        check_decision(state, seat, kind, why)


def is_talk(kind: i64) -> bool:
    """[B1.6] What others than the one who decides may do too."""
    if kind == OFFER or kind == ACCEPT or kind == DECLINE or kind == WITHDRAW:
        return True
    return kind == AGREE or kind == REFUSE or kind == CALL_TIME


def check_decision(state: Bibs, seat: i64, kind: i64, why: Why) -> None:
    """[B1.6] What is decided now, by one player; [B6.13] a debt comes before all else."""
    if kind == GIVE_UP and state.phase != OWING:
        refuse.no_debt(why)
    elif seat != state.decider:
        refuse.not_your_move(why, state.decider)
    elif state.phase == OWING and not suits(state, kind):
        refuse.debt_first(why)
    elif not suits(state, kind):
        refuse.wrong_moment(why, state.phase)


def suits(state: Bibs, kind: i64) -> bool:
    """[B7.5] After a double only who has rolled it proposes a holding."""
    if kind == HOLDING and state.decider != state.turn:
        return False
    return (PHASES[kind] >> state.phase) & 1 != 0
