"""What follows one decision, up to the next."""

from __future__ import annotations

from polis.core.model import Log
from polis.games.fallout.calling import call
from polis.games.fallout.phases import auction, debt, ending, turn
from polis.games.fallout.state import (
    CLOSING,
    ENDING,
    FINISH,
    OWING,
    RESUME,
    SETTLING,
    STEP_OUT,
    Fallout,
    is_alive,
)


def proceed(state: Fallout, log: Log) -> None:
    """Settle whatever needs no decision, then say whose it is."""
    if state.phase == OWING or state.phase == CLOSING:
        state.phase = SETTLING  # whatever was just done may have raised the money
    while state.phase == SETTLING:
        settle_next(state, log)
    call(state)


def settle_next(state: Fallout, log: Log) -> None:
    """[F5.1] Debts before all else, [F5.3] then the bank's auctions, then the game goes on; with
    one player left it ends without them."""
    if state.left == 1:
        ending.win_alone(state, log)
    elif len(state.debts) > 0:
        debt.press(state, log)
    elif state.estate != 0:
        auction.auction_estate(state, log)
    elif state.then == STEP_OUT:
        turn.step_out(state, log)
    elif state.then == RESUME:
        resume(state)
    elif state.then == ENDING:
        ending.close_or_wait(state, log)
    else:
        turn.finish_move(state, log)


def resume(state: Fallout) -> None:
    """[F2.2] Back to what a claimed rent has interrupted, if its player is still in the game."""
    state.then = FINISH
    if is_alive(state, state.turn):
        state.phase = state.resume
        state.decider = state.turn
