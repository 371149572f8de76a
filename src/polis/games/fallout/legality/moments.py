"""Who may move now, and what sort of move it is time for."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Why
from polis.games.fallout import refuse
from polis.games.fallout.codes import (
    AUCTION,
    BUYING,
    CLOSING,
    DRAW,
    DRAWING,
    DURING,
    FALL,
    GIVE_UP,
    OVER,
    OWING,
    PLACING,
    ROLLING,
    STARTING,
    THROWING,
    WINDOW,
    is_due,
)
from polis.games.fallout.position import Fallout
from polis.games.fallout.state import is_open, owes
from polis.mech.street import is_alive


def check_moment(state: Fallout, seat: i64, kind: i64, why: Why) -> None:
    """[F4.6] First who and when: a decision is for one, business for everyone."""
    if state.phase == OVER:
        check_over(state, why)
    elif kind == FALL or kind == DRAW or state.phase < ROLLING:
        natures(state, kind, why)
    elif seat >= state.players:
        not_his(state, why)
    elif not is_alive(state, seat):
        refuse.are_bankrupt(why)
    elif DURING[kind] != 0:
        check_decider(state, seat, kind, why)
    elif not is_open(state):
        refuse.business_waits(why)


def natures(state: Fallout, kind: i64, why: Why) -> None:
    """[F1.3] The dice say how far a token goes, [F1.2] who begins and [F2.5] what a radio station
    takes, [F2.6] a deck which card is drawn."""
    refuse.natures_move(why)
    if kind == DRAW or state.phase == DRAWING:
        why.by(2)
    elif state.phase == STARTING:
        why.by(1)
    elif state.phase == THROWING:
        why.by(3)


def check_over(state: Fallout, why: Why) -> None:
    """[F1.5] One is left, or [F1.6] the agreed end has come."""
    refuse.game_over(why)
    if state.left > 1:
        why.by(1)


def check_decider(state: Fallout, seat: i64, kind: i64, why: Why) -> None:
    """[F1.2] It is for one to decide, [F5.1] and only a debtor gives up."""
    if kind == GIVE_UP and state.phase != OWING and not owes(state, seat):
        refuse.no_debt(why)
    elif seat != state.decider:
        not_his(state, why)
    elif not is_due(kind, state.phase):
        not_now(state, why)


def not_his(state: Fallout, why: Why) -> None:
    """[F1.2] It is for another to decide."""
    refuse.not_your_move(why, state.decider)
    why.by(moment(state.phase))


def not_now(state: Fallout, why: Why) -> None:
    """[F1.3] Something else is to be decided."""
    refuse.wrong_moment(why, state.phase)
    why.by(moment(state.phase))


def moment(phase: i64) -> i64:
    """[F1.3] Which clause rules this moment: that of the dice, [F2.1] of a sale, [F5.1] of a debt,
    [F4.2] of scarce buildings or [F2.2] of the last rents."""
    if phase == BUYING or phase == AUCTION:
        return 1
    if phase == OWING:
        return 2
    if WINDOW <= phase <= PLACING:
        return 3
    if phase == CLOSING:
        return 4
    return 0
