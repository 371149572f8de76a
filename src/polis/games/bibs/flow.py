"""What follows one decision, up to the next, and whose it is."""

from __future__ import annotations

from polis.core.model import Log
from polis.core.seats import NATURE, NONE, first, only
from polis.games.bibs.codes import ACTING, NO_PACT, OVER, OWING, RUIN
from polis.games.bibs.phases import debt, ending, turn
from polis.games.bibs.phases.lapsing import drop_pact, is_stale
from polis.games.bibs.position import Bibs
from polis.games.bibs.terms import SETTLING
from polis.mech import trade


def proceed(state: Bibs, log: Log) -> None:
    """Settle whatever needs no decision, then say whose it is."""
    if state.pact != NO_PACT and is_stale(state):
        drop_pact(state, log)
    if state.phase == OWING:
        state.phase = SETTLING  # whatever was just done may have raised the money
    while state.phase == SETTLING:
        settle_next(state, log)
    call(state)


def settle_next(state: Bibs, log: Log) -> None:
    """[B6.13] Debts first; [B1.1] the last one standing wins, or whoever has ruined a rival."""
    if state.left == 1:
        ending.win_alone(state, log)
    elif state.debt > 0:
        debt.press(state, log)
    elif state.goal == RUIN and state.left < state.players:
        ending.crown(state, log)
    else:
        turn.finish_move(state, log)


def call(state: Bibs) -> None:
    """[B1.6] Chance, or the one who must decide. Decision: whoever has an offer or a pact before
    him is asked first, or no bot would ever answer; yet he blocks nobody, for whoever must decide
    may do so all the same."""
    if state.phase < ACTING:
        state.actors = only(NATURE)
    elif state.phase == OVER:
        state.actors = NONE
    elif trade.any_open(state.offers):
        state.actors = only(trade.partner_of(state.offers, trade.oldest(state.offers)))
    elif state.waiting != 0:
        state.actors = only(first(state.waiting))
    else:
        state.actors = only(state.decider)
