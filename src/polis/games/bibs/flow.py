"""What follows one decision, up to the next."""

from __future__ import annotations

from polis.core.model import Log
from polis.games.bibs.calling import call
from polis.games.bibs.offers import drop_pact, is_stale
from polis.games.bibs.phases import debt, ending, turn
from polis.games.bibs.state import NO_PACT, OWING, RUIN, SETTLING, Bibs


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
