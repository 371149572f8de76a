"""Whose answer the game waits for."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.seats import NATURE, NONE, first, only
from polis.games.bibs.state import ACTING, OVER, Bibs
from polis.mech import trade


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


def may_go_on(state: Bibs) -> i64:
    """[B1.6] Whoever must decide, while others are asked."""
    if ACTING <= state.phase < OVER and state.actors != only(state.decider):
        return only(state.decider)
    return NONE
