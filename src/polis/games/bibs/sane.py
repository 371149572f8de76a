# interpreted: asked once for each position that comes from outside
"""Which counter of a position of Bibs is wrong."""

from __future__ import annotations

from polis.core.model import State
from polis.games.bibs.codes import AFTER, ARROW_PACT, DICE, OVER
from polis.games.bibs.position import Bibs
from polis.games.bibs.schema import MONEY
from polis.games.bibs.terms import ARROWS, FIRMS, PLOTS, THINGS
from polis.mech import sane_street


def miscounted(state: State) -> str:
    """Plots, firms and groups are recounted by the stock."""
    assert isinstance(state, Bibs)
    wrong = sane_street.miscounted(state, OVER, THINGS, MONEY.high)
    if DICE <= state.phase < OVER and state.decider != state.turn and state.phase != AFTER:
        return "turn"
    return wrong or standing(state) or held(state) or asked(state)


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
    """Pacts."""
    if state.pact == ARROW_PACT and state.subject >= ARROWS:
        return "subject"
    return "waiting" if state.waiting & ~state.party else ""
