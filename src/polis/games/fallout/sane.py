# interpreted: asked once for each position that comes from outside
"""Which counter of a position of Monopoly: Fallout is wrong."""

from __future__ import annotations

from polis.core.model import State
from polis.games.fallout.codes import AUCTION, BUYING, CLOSING, DICE, ENDING, OVER, OWING
from polis.games.fallout.data import SIZES, STARTS
from polis.games.fallout.position import Fallout
from polis.games.fallout.schema import MOST_CAPS
from polis.games.fallout.terms import ASSETS, DEBT, PROPERTIES, SITES
from polis.mech import sane_street


def miscounted(state: State) -> str:
    assert isinstance(state, Fallout)
    wrong = sane_street.miscounted(state, OVER, ASSETS, MOST_CAPS)
    return wrong or waited_for(state) or owed(state) or built(state)


def waited_for(state: Fallout) -> str:
    """Who decides in each phase, and whether he can."""
    if state.phase == CLOSING and (state.then != ENDING or len(state.claims) == 0):
        return "phase"
    if DICE <= state.phase <= BUYING and state.decider != state.turn:
        return "turn"
    playing = DICE <= state.phase < OVER
    if playing and (state.decider < 0 or not state.alive >> state.decider & 1):
        return "decider"
    if state.phase == AUCTION and not state.bidders >> max(0, int(state.decider)) & 1:
        return "bidders"
    return ""


def owed(state: Fallout) -> str:
    """Debts and claims among those who play."""
    if len(state.causes) not in (0, len(state.debts) // DEBT):  # older positions have none
        return "causes"
    if state.phase == OWING and (not len(state.debts) or state.debts[0] != state.decider):
        return "debts"
    for name, what in (("debts", list(state.debts)), ("claims", list(state.claims))):
        for who, to, amount in zip(what[::DEBT], what[1::DEBT], what[2::DEBT], strict=True):
            if not 0 <= who < state.players or to >= state.players or amount < 0:
                return name
    return ""


def built(state: Fallout) -> str:
    """Levels of owned sites, added up by group."""
    for group, first in enumerate(STARTS):
        if state.built[group] != sum(state.level[first : first + SIZES[group]]):
            return "built"
    for lot in range(PROPERTIES):
        if state.level[lot] and (lot >= SITES or state.owner[lot] < 0):
            return "level"
    return ""
