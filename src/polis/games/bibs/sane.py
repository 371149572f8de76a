# interpreted: asked once for each position that comes from outside
"""Which counter of a position of Bibs is wrong."""

from __future__ import annotations

from polis.core.model import State
from polis.games.bibs.codes import AFTER, ARROW_PACT, DICE, OVER
from polis.games.bibs.position import Bibs
from polis.games.bibs.schema import MONEY
from polis.games.bibs.terms import ARROWS, FIRMS, PLOTS, THINGS
from polis.mech.sane_offers import offers_are_sane


def miscounted(state: State) -> str:
    """Plots, firms and groups are recounted by the stock."""
    assert isinstance(state, Bibs)
    if (state.phase == OVER) != (state.actors == 0):
        return "phase"
    if DICE <= state.phase < OVER and state.decider != state.turn and state.phase != AFTER:
        return "turn"
    if state.left != int(state.alive).bit_count():
        return "left"
    if sorted(filter(None, state.ruined)) != list(range(1, int(state.players - state.left) + 1)):
        return "ruined"
    return standing(state) or held(state) or asked(state)


def standing(state: Bibs) -> str:
    """Firms and plots, each where the other says."""
    for plot in range(PLOTS):
        if state.firm[plot] >= 0 and state.site[state.firm[plot]] != plot:
            return "firm"
    for firm in range(FIRMS):
        if state.site[firm] >= 0 and state.firm[state.site[firm]] != firm:
            return "site"
        if int(state.cheap[firm]).bit_count() > state.level[firm]:
            return "cheap"
    return ""


def held(state: Bibs) -> str:
    """What is known of cards in hand and of cleared plots."""
    seats = range(int(state.players))
    if any(state.received[seat] & ~state.hand[seat] for seat in seats):
        return "received"
    if (state.lifted | state.parted) & ~sum(state.hand[seat] for seat in seats):
        return "lifted"
    return "cleared" if state.cleared & ~state.fresh else ""


def asked(state: Bibs) -> str:
    """Pacts and offers."""
    if state.pact == ARROW_PACT and state.subject >= ARROWS:
        return "subject"
    if state.waiting & ~state.party:
        return "waiting"
    return "" if offers_are_sane(state.offers, int(state.players), THINGS, MONEY.high) else "offers"
