# interpreted: asked once for each position that comes from outside
"""What a position of New York City may hold, and which of its counters is wrong."""

from __future__ import annotations

from collections.abc import Mapping

from polis.core.model import State
from polis.core.sanity import Range
from polis.games.newyork.data import MODES
from polis.games.newyork.phases.reserve import BITS
from polis.games.newyork.state import NewYork
from polis.games.newyork.terms import (
    CARDS,
    DISTRICTS,
    KINDS,
    LAST,
    LETTERS,
    OPENED,
    OVER,
    ROUND,
    ROUNDS,
    STACKED,
    TO_CHOICE,
    TOKENING,
    TOKENS,
    VALUES,
)

POINTS = 1000
QUEUE = 64
DECLARED = 32
ARRANGEMENTS = 1000  # of a reserve that one decision has left


def ranges(start: State) -> Mapping[str, Range]:
    assert isinstance(start, NewYork)
    houses = int(start.houses)
    house, sets, few = Range(-1, houses - 1), Range(0, (1 << houses) - 1), Range(0, 40)
    cards, kinds = Range(0, 110), Range(0, 9)
    return {
        "houses": Range(houses, houses),
        "levels": Range(0, len(MODES) - 1),
        "left": Range(0, (1 << BITS * CARDS) - 1, tuple(range(ARRANGEMENTS))),
        "phase": Range(0, OVER),
        "step": Range(0, 200),
        "round": Range(0, ROUNDS),
        "auction": Range(0, 6),
        "queue": Range(0, houses - 1, tuple(range(QUEUE))),
        "letter": Range(-1, LETTERS - 1),
        "base": Range(0, 10),
        "towers": Range(0, 40),
        **dict.fromkeys(["mayor", "moving_to"], Range(-1, DISTRICTS - 1)),
        "token_at": Range(-3, DISTRICTS - 1),
        "vehicle_of": house,
        "space": Range(0, LAST),
        **dict.fromkeys(["order", "standing"], Range(-1, houses)),
        **dict.fromkeys(["deck", "deck_left", "discards", "spare", "drawn"], cards),
        **dict.fromkeys(["hand", "hand_size", "known", "reserve", "reserve_size", "laid"], cards),
        "pairs": Range(-1, CARDS - 1),
        **dict.fromkeys(["pile", "light", "staff", "paid"], kinds),
        "pile_left": Range(0, 100),
        "office": Range(-1, KINDS - 1),
        "starters": Range(-1, KINDS - 1),
        **dict.fromkeys(["blind_left", "idle", "drawing", "keep_left", "shelve_left"], few),
        **dict.fromkeys(["drop_left", "dropped", "moves_left", "refill", "plus", "wilds"], few),
        **dict.fromkeys(["extra_jokers", "supply"], few),
        "swaps": Range(0, ARRANGEMENTS),
        "refill_value": Range(0, VALUES),
        "dollars": Range(0, POINTS),
        "points": Range(-POINTS, POINTS),
        "goes": Range(0, TO_CHOICE),
        **dict.fromkeys(["first", "winner", "second"], house),
        "bids": Range(0, 200),
        **dict.fromkeys(["settled", "postponed", "tie_winners"], sets),
        "declared": Range(0, KINDS - 1, tuple(range(DECLARED))),
        "converted": Range(0, (1 << CARDS) - 1),
    }


def miscounted(state: State) -> str:
    """Hands, reserves and the deck are recounted by the stock."""
    assert isinstance(state, NewYork)
    if (state.phase == OVER) != (state.actors == 0):
        return "phase"
    stacked, opened = (sum(at == where for at in state.token_at) for where in (STACKED, OPENED))
    left = TOKENS - 2 * int(state.round)  # two are opened a round
    if stacked + opened != left + 2 if state.phase in (ROUND, TOKENING) else stacked != left:
        return "token_at"
    ranked = [marker for marker in state.order if marker >= 0]
    if len({*ranked}) < len(ranked):
        return "order"
    for marker, place in enumerate(state.standing):
        if place >= 0 and state.order[place] != marker:
            return "standing"
    if any(state.paid[i] > state.staff[i] for i in range(len(state.staff))):
        return "paid"
    if any(state.known[i] > state.hand[i] for i in range(len(state.hand))):
        return "known"
    return ""
