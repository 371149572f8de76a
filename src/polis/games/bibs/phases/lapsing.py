"""Offers and pacts that lie on the table, and what makes them lapse."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log
from polis.core.seats import NOBODY
from polis.games.bibs import tell
from polis.games.bibs.codes import HOLDING_PACT, LAPSED, NO_PACT
from polis.games.bibs.holdings import holders_of, is_bound
from polis.games.bibs.position import Bibs
from polis.mech import trade
from polis.mech.street import lapse_about, lapse_all


def touch(state: Bibs, firm: i64, log: Log) -> None:
    """[B1.6] An offer lapses when what it speaks of is no longer what it was."""
    if trade.any_open(state.offers):
        plots: i64 = 0
        if state.site[firm] != NOBODY:
            plots = trade.bit(state.site[firm])
        lapse_about(state, plots, 1 << firm, LAPSED, log)


def clear_table(state: Bibs, log: Log) -> None:
    """[B1.6] Offers and pacts lapse with the roll, and everyone may make new ones."""
    lapse_all(state, LAPSED, log)
    drop_pact(state, log)


# Pacts


def drop_pact(state: Bibs, log: Log) -> None:
    """[B1.6] A proposal nobody has settled lapses."""
    if state.pact != NO_PACT:
        tell.pact_lapsed(log, state.asker)
        close_pact(state)


def close_pact(state: Bibs) -> None:
    """[B5.1] [B2.6] No holding or arrow is proposed any more."""
    state.pact = NO_PACT
    state.subject = 0
    state.asker = NOBODY
    state.party = 0
    state.waiting = 0


def is_stale(state: Bibs) -> bool:
    """[B5.1] Whether the group of a proposed holding is no longer in the hands that were asked."""
    if state.pact != HOLDING_PACT:
        return False
    group = state.subject
    if is_bound(state, group) or (state.complete >> group) & 1 == 0:
        return True
    return holders_of(state, group) != state.party
