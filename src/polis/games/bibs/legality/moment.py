"""B1.6: who may act, and when."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Why
from polis.games.bibs import refuse
from polis.games.bibs.codes import (
    BEGIN,
    DICE,
    DURING,
    FALL,
    FALL_ONE,
    GIVE_UP,
    HOLDING,
    OVER,
    OWING,
    STARTING,
    is_due,
)
from polis.games.bibs.position import Bibs
from polis.mech.street import is_alive


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
    elif DURING[kind] != 0:
        check_decision(state, seat, kind, why)


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
    return is_due(kind, state.phase)
