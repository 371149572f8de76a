# interpreted: asked once for each position that comes from outside
"""Which counter of a position of New York City is wrong."""

from __future__ import annotations

from polis.core.model import State
from polis.games.newyork.codes import OVER, ROUND, TOKENING
from polis.games.newyork.position import NewYork
from polis.games.newyork.terms import OPENED, STACKED, TOKENS


def miscounted(state: State) -> str:
    """Hands, reserves and the deck are recounted by the stock."""
    assert isinstance(state, NewYork)
    if state.houses != len(state.points):
        return "houses"
    if (state.phase == OVER) != (state.actors == 0):
        return "phase"
    stacked, opened = (sum(at == where for at in state.token_at) for where in (STACKED, OPENED))
    left = TOKENS - 2 * int(state.round)  # two are opened a round
    if stacked + opened != left + 2 if state.phase in (ROUND, TOKENING) else stacked != left:
        return "token_at"
    ranked = [marker for marker in state.order if marker >= 0]
    if len({*ranked}) < len(ranked) or max(ranked, default=0) > state.houses:
        return "order"
    for marker, place in enumerate(state.standing):
        if place >= 0 and state.order[place] != marker:
            return "standing"
    if any(state.paid[i] > state.staff[i] for i in range(len(state.staff))):
        return "paid"
    if any(state.known[i] > state.hand[i] for i in range(len(state.hand))):
        return "known"
    return ""
