# interpreted: asked once for each position that comes from outside
"""Which counter of a position of New York City is wrong."""

from __future__ import annotations

from polis.core.model import State
from polis.core.seats import holds
from polis.games.newyork.codes import BIDDING, OVER, ROUND, TOKENING
from polis.games.newyork.data import VALUE_OF
from polis.games.newyork.position import NewYork
from polis.games.newyork.terms import KINDS, OPEN, OPENED, STACKED, TOKENS


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
    return misplaced(state) or waiting(state)


def misplaced(state: NewYork) -> str:
    """Characters in the row of another value, or face down and miscounted."""
    for slot, kind in enumerate(state.office):
        if kind >= 0 and VALUE_OF[kind] != slot // OPEN + 1:
            return "office"
    for value, left in enumerate(state.pile_left, start=1):
        if left != sum(state.pile[kind] for kind in range(KINDS) if VALUE_OF[kind] == value):
            return "pile_left"
    return ""


def waiting(state: NewYork) -> str:
    """Whoever is still to bid has not bid, and bids once."""
    left = list(state.queue[state.step :]) if state.phase == BIDDING else []
    if len({*left}) < len(left) or any(holds(state.settled, house) for house in left):
        return "queue"
    return ""
