"""F1.5 and F1.6: the last one standing, or the richest when the agreed time is over."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log
from polis.core.seats import NOBODY, first
from polis.core.vectors import filled
from polis.games.fallout import tell
from polis.games.fallout.codes import (
    CALLED,
    CLOCK,
    CLOSING,
    ENDING,
    FIRST_EDITION,
    OVER,
    SHARED,
    UNTIMED,
    WON,
)
from polis.games.fallout.holdings import net_worth
from polis.games.fallout.position import Fallout
from polis.mech import street
from polis.mech.street import have_all_called, is_alive, tell_winners


def scores(state: Fallout) -> vec[i64]:
    """[F1.6] Net worth by seat; nothing for the bankrupt."""
    result = filled(0, state.players)
    for seat in range(state.players):
        result[seat] = net_worth(state, seat)
    return result


def places(state: Fallout) -> vec[i64]:
    """[F1.5] Those still playing by their worth; behind them, who held out longer is better."""
    return street.final_places(state, scores(state))


def win_alone(state: Fallout, log: Log) -> None:
    """[F1.5] The last player not bankrupt has won."""
    tell.won(log, first(state.alive))
    close(state)


def close(state: Fallout) -> None:
    """[F1.5] [F1.6] The game is over, and nothing is owed, claimed or auctioned any more."""
    state.phase = OVER
    state.decider = NOBODY
    state.debts = vec[i64]()
    state.causes = vec[i64]()
    state.claims = vec[i64]()
    state.estate = 0


def call_time(state: Fallout, seat: i64, log: Log) -> None:
    """[F1.6] Rules read no clock: the time is over when all who still play say so, and the game
    ends with the turn; or, by another agreement, when any of them does, and it ends with the round.
    """
    state.called |= 1 << seat
    if state.timed == CLOCK:
        tell.clock_called(log, seat)
    else:
        tell.time_called(log, seat)


def may_call(state: Fallout, seat: i64) -> bool:
    """[F1.6] Once, and not when the end has come. By the clock not before the agreed rounds are
    played."""
    if state.timed == UNTIMED or state.phase == CLOSING or has_called(state, seat):
        return False
    return state.timed == CALLED or state.round > state.time_from


def has_called(state: Fallout, seat: i64) -> bool:
    """[F1.6] By the clock one call is enough."""
    if state.timed == CLOCK:
        return state.called != 0
    return (state.called >> seat) & 1 != 0


def is_time(state: Fallout, is_new: bool) -> bool:
    """[F1.6] The agreed rounds are played, everyone has called time, or a round ends in which
    somebody has by the clock."""
    if state.rounds > 0 and state.round > state.rounds:
        return True
    if state.timed == CLOCK:
        return is_new and state.called != 0
    return have_all_called(state)


def close_or_wait(state: Fallout, log: Log) -> None:
    """[F2.2] No next player rolls, so the rents of the last turn are asked for or let go first."""
    if len(state.claims) == 0 or state.edition == FIRST_EDITION:
        end_by_limit(state, log)
        return
    if state.then != ENDING:
        tell.last_rents(log)
    state.then = ENDING
    state.phase = CLOSING
    state.decider = state.claims[1]


def end_by_limit(state: Fallout, log: Log) -> None:
    """[F1.6] The highest net worth wins."""
    tell.limit_reached(log)
    for seat in range(state.players):
        if is_alive(state, seat):
            tell.worth(log, seat, net_worth(state, seat))
    tell_winners(places(state), WON, SHARED, log)
    close(state)
