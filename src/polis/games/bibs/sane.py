# interpreted: asked once for each position that comes from outside
"""What a position of Bibs may hold, and which of its counters is wrong."""

from __future__ import annotations

from collections.abc import Mapping

from polis.core.model import State
from polis.core.sanity import Range
from polis.games.bibs.state import (
    AFTER,
    ALL_FIRMS,
    ARROW_PACT,
    ARROWS,
    CELLS,
    DICE,
    FIRMS,
    GROUPS,
    OVER,
    PLOTS,
    SIZE,
    THINGS,
    TOP,
    Bibs,
)
from polis.mech.sane_offers import offers_are_sane

MONEY = 10_000_000
ROUNDS = 10_000
ALL_PLOTS = (1 << PLOTS) - 1


def ranges(start: State) -> Mapping[str, Range]:
    assert isinstance(start, Bibs)
    players = int(start.players)
    seat, seats = Range(-1, players - 1), Range(0, (1 << players) - 1)
    plots, firms, groups = Range(0, ALL_PLOTS), Range(0, ALL_FIRMS), Range(0, (1 << GROUPS) - 1)
    return {
        "phase": Range(0, OVER),
        **dict.fromkeys(["decider", "starter", "doubler", "victor", "asker"], seat),
        "turn": Range(0, players - 1),
        "round": Range(1, ROUNDS),
        "arrow_round": Range(0, ROUNDS),
        "founded": Range(0, (1 << 2 * GROUPS) - 1),
        **dict.fromkeys(["built", "moved", "free"], firms),
        **dict.fromkeys(["own", "hand", "received", "lifted", "parted"], firms),
        **dict.fromkeys(["asked", "complete", "holdings"], groups),
        **dict.fromkeys(["present", "wholes"], groups),
        **dict.fromkeys(["fresh", "cleared", "bare"], plots),
        **{name: Range(agreed, agreed) for name, agreed in agreements(start)},
        "cash": Range(0, MONEY),
        "position": Range(0, CELLS - 1),
        "parked": Range(0, 9),
        "plots": Range(0, PLOTS),
        "ruined": Range(0, players),
        **dict.fromkeys(["alive", "called", "party", "waiting", "members"], seats),
        "left": Range(1, players),
        **dict.fromkeys(["owner", "holder", "creditor"], Range(-2, players - 1)),
        "firm": Range(-1, FIRMS - 1),
        "site": Range(-1, PLOTS - 1),
        "level": Range(0, TOP),
        "cheap": Range(0, (1 << TOP) - 1),
        "tally": Range(0, SIZE),
        "standing": Range(0, SIZE),
        "arrows": Range(0, (1 << ARROWS) - 1),
        "bank": Range(-MONEY, MONEY),
        "debt": Range(0, MONEY),
        "pact": Range(0, 2),
        "subject": Range(0, GROUPS - 1),
        "offers": Range(-MONEY, ALL_PLOTS),
    }


def agreements(start: Bibs) -> list[tuple[str, int]]:
    """What was agreed on under another name than its option's."""
    return [
        ("consent", int(start.consent)),
        ("strip_free", int(start.strip_free)),
        ("keep_cards", int(start.keep_cards)),
    ]


def miscounted(state: State) -> str:
    """Plots, firms and groups are recounted by the stock."""
    assert isinstance(state, Bibs)
    if (state.phase == OVER) != (state.actors == 0):
        return "phase"
    if DICE <= state.phase < OVER and state.decider != state.turn and state.phase != AFTER:
        return "turn"
    if state.left != int(state.alive).bit_count():
        return "left"
    for plot in range(PLOTS):
        if state.firm[plot] >= 0 and state.site[state.firm[plot]] != plot:
            return "firm"
    for firm in range(FIRMS):
        if state.site[firm] >= 0 and state.firm[state.site[firm]] != firm:
            return "site"
        if int(state.cheap[firm]).bit_count() > state.level[firm]:
            return "cheap"
    seats = range(int(state.players))
    if any(state.received[seat] & ~state.hand[seat] for seat in seats):
        return "received"
    if (state.lifted | state.parted) & ~sum(state.hand[seat] for seat in seats):
        return "lifted"
    if state.cleared & ~state.fresh:
        return "cleared"
    if state.pact == ARROW_PACT and state.subject >= ARROWS:
        return "subject"
    if state.waiting & ~state.party:
        return "waiting"
    return "" if offers_are_sane(state.offers, int(state.players), THINGS, MONEY) else "offers"
