"""B1.1: the goals, and who has won."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log
from polis.core.seats import NOBODY, first
from polis.games.bibs import tell
from polis.games.bibs.codes import OVER, SHARED, SUM, TIME, WON
from polis.games.bibs.position import Bibs
from polis.games.bibs.scoring import money_of, places
from polis.mech.street import have_all_called, is_alive, tell_winners

# At the end of a round


def is_round_over(state: Bibs) -> bool:
    """[B1.1] The agreed rounds are played, if there is such a limit; the sum is reached, or time is
    up."""
    if state.goal == TIME and is_time_up(state):
        return True
    if state.goal == SUM and richest(state) != NOBODY:
        return True
    if state.goal == TIME and state.consent == 0:
        return False
    return 0 < state.rounds <= state.round


def richest(state: Bibs) -> i64:
    """[B1.1] The first player who has the sum, NOBODY if none has."""
    for seat in range(state.players):
        if is_alive(state, seat) and money_of(state, seat) >= state.target:
            return seat
    return NOBODY


def end_round(state: Bibs, log: Log) -> None:
    """[B1.1] Everyone has had the same number of turns: now the goal counts."""
    if state.goal == SUM and richest(state) != NOBODY:
        for seat in range(state.players):
            if is_alive(state, seat) and money_of(state, seat) >= state.target:
                tell.sum_reached(log, seat)
    elif state.goal == TIME and is_time_up(state):
        tell.time_over(log)
    else:
        tell.rounds_over(log, state.rounds)
    crown(state, log)


def is_time_up(state: Bibs) -> bool:
    """[B1.1] One call is enough, and nobody can veto it; where so agreed it takes all who play."""
    if state.consent == 0:
        return state.called != 0
    return have_all_called(state)


def may_call(state: Bibs, seat: i64) -> bool:
    """[B1.1] Decision: the agreed rounds stand for the agreed time, so a call counts from the last
    of them on; nobody can end a game early because he is ahead, nor draw it out because he is not.
    Where all must agree, at any time."""
    if state.consent != 0:
        return (state.called >> seat) & 1 == 0
    return state.called == 0 and state.round >= state.rounds


def call_time(state: Bibs, seat: i64, log: Log) -> None:
    """[B1.1] Rules read no clock: a player who does says that the agreed time is over."""
    state.called |= 1 << seat
    tell.time_called(log, seat)


# The end


def win_alone(state: Bibs, log: Log) -> None:
    """[B1.1] The last player standing always wins."""
    tell.won(log, first(state.alive))
    close(state)


def crown(state: Bibs, log: Log) -> None:
    """[B1.1] The most money wins, and equals share."""
    for seat in range(state.players):
        if is_alive(state, seat):
            tell.worth(log, seat, money_of(state, seat))
    tell_winners(places(state), WON, SHARED, log)
    close(state)


def close(state: Bibs) -> None:
    """[B1.1] The game is over."""
    state.phase = OVER
    state.decider = NOBODY
