"""Whose answer the game waits for."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.seats import NATURE, NONE, only
from polis.games.fallout.state import BUYING, CLOSING, OVER, ROLLING, Fallout, is_open
from polis.mech import trade


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


def may_go_on(state: Fallout) -> i64:
    """[F4.6] Whoever must decide, while the owner of an offer's property or of a rent is asked."""
    if state.phase >= ROLLING and state.phase != OVER and state.actors != only(state.decider):
        return only(state.decider)
    return NONE
