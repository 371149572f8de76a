# interpreted: asked once for each position that comes from outside
"""Which counter of a position of Monopoly: Fallout is wrong."""

from __future__ import annotations

from polis.core.model import State
from polis.games.fallout.codes import (
    AUCTION,
    BUYING,
    CLOSING,
    DICE,
    ENDING,
    OVER,
    OWING,
)
from polis.games.fallout.data import SIZES, STARTS
from polis.games.fallout.position import Fallout
from polis.games.fallout.schema import MOST_CAPS
from polis.games.fallout.terms import (
    ASSETS,
    DEBT,
    PROPERTIES,
    SITES,
)
from polis.mech.sane_offers import offers_are_sane


def miscounted(state: State) -> str:
    assert isinstance(state, Fallout)
    players = int(state.players)
    if (state.phase == OVER) != (state.actors == 0):
        return "phase"
    if state.phase == CLOSING and (state.then != ENDING or len(state.claims) == 0):
        return "phase"
    if len(state.causes) not in (0, len(state.debts) // DEBT):  # older positions have none
        return "causes"
    if DICE <= state.phase <= BUYING and state.decider != state.turn:
        return "turn"
    if state.left != int(state.alive).bit_count():
        return "left"
    if max(state.ruined) > players:
        return "ruined"
    playing = DICE <= state.phase < OVER
    if playing and (state.decider < 0 or not state.alive >> state.decider & 1):
        return "decider"
    if state.phase == AUCTION and not state.bidders >> max(0, int(state.decider)) & 1:
        return "bidders"
    if state.phase == OWING and (not len(state.debts) or state.debts[0] != state.decider):
        return "debts"
    for group, first in enumerate(STARTS):
        if state.built[group] != sum(state.level[first : first + SIZES[group]]):
            return "built"
    if any(state.level[site] for site in range(SITES, PROPERTIES)):
        return "level"
    if any(state.owner[p] < 0 and state.level[p] for p in range(PROPERTIES)):
        return "level"
    for what in (state.debts, state.claims):
        rows = [list(what[i : i + DEBT]) for i in range(0, len(what), DEBT)]
        if any(not 0 <= row[0] < players or row[1] >= players or row[2] < 0 for row in rows):
            return "debts" if what is state.debts else "claims"
    return "" if offers_are_sane(state.offers, players, ASSETS, MOST_CAPS) else "offers"
