"""Who may move now, and what sort of move it is time for."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Why
from polis.core.seats import NOBODY
from polis.games.fallout import refuse
from polis.games.fallout.codes import (
    AUCTION,
    BID,
    BIDDING,
    BUY,
    BUYING,
    CLOSING,
    DRAW,
    FALL,
    GIVE_UP,
    OVER,
    OWING,
    PASS,
    PAY_FINE,
    PLACE,
    PLACING,
    RAISE,
    REFUSE,
    ROLL,
    ROLLING,
    SHOW_CARD,
    USE_CARD,
    WANT,
    WINDOW,
)
from polis.games.fallout.position import Fallout
from polis.games.fallout.state import is_alive, is_open, owes


def check_moment(state: Fallout, seat: i64, kind: i64, why: Why) -> None:
    """[F4.6] First who and when: a decision is for one, business for everyone."""
    if state.phase == OVER:
        check_over(state, why)
    elif kind == FALL or kind == DRAW or state.phase < ROLLING:
        refuse.natures_move(why)
    elif seat >= state.players:
        not_his(state, why)
    elif not is_alive(state, seat):
        refuse.are_bankrupt(why)
    elif decided_in(kind) != NOBODY:
        check_decider(state, seat, kind, why)
    elif not is_open(state):
        refuse.business_waits(why)


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
    elif not is_due(state.phase, kind):
        not_now(state, why)


def decided_in(kind: i64) -> i64:
    """[F4.6] The phase in which a kind of move is what the game waits for; NOBODY for business."""
    if kind == ROLL or kind == PAY_FINE or kind == USE_CARD or kind == SHOW_CARD:
        return ROLLING
    if kind == BUY or kind == REFUSE:
        return BUYING
    if kind == RAISE or kind == BID or kind == PASS:
        return AUCTION
    if kind == GIVE_UP:
        return OWING
    if kind == WANT:
        return WINDOW
    if kind == PLACE:
        return PLACING
    return NOBODY


def is_due(phase: i64, kind: i64) -> bool:
    """[F4.2] Whether it is to be decided now; scarce buildings are bid for like deeds."""
    return decided_in(kind) == phase or (phase == BIDDING and decided_in(kind) == AUCTION)


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
