"""What follows one decision, up to the next, and whose that is."""

from __future__ import annotations

from polis.core.model import Log
from polis.core.seats import NATURE, NONE, only
from polis.games.fallout.codes import (
    BUYING,
    CLOSING,
    ENDING,
    FINISH,
    OVER,
    OWING,
    RESUME,
    ROLLING,
    STEP_OUT,
)
from polis.games.fallout.phases import auction, debt, ending, turn
from polis.games.fallout.position import Fallout
from polis.games.fallout.state import is_open
from polis.games.fallout.terms import SETTLING
from polis.mech import trade
from polis.mech.street import is_alive


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


def call(state: Fallout) -> None:
    """[F4.6] Chance, or the one who must decide. Decision: an owner who may ask for rent and a
    player who has an offer before him are asked first, or no bot would ever answer; yet they block
    nobody, for whoever must decide may do so all the same."""
    if state.phase < ROLLING:
        state.actors = only(NATURE)
    elif state.phase == OVER:
        state.actors = NONE
    elif len(state.claims) > 0 and (state.phase <= BUYING or state.phase == CLOSING):
        state.actors = only(state.claims[1])
    elif trade.any_open(state.offers) and is_open(state):
        state.actors = only(trade.partner_of(state.offers, trade.oldest(state.offers)))
    else:
        state.actors = only(state.decider)
