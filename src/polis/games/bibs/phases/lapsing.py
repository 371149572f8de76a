"""Offers and pacts that lie on the table, and what makes them lapse."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log
from polis.core.seats import NOBODY
from polis.games.bibs import tell
from polis.games.bibs.codes import HOLDING_PACT, NO_PACT
from polis.games.bibs.holdings import holders_of, is_bound
from polis.games.bibs.position import Bibs
from polis.mech import trade


def touch(state: Bibs, firm: i64, log: Log) -> None:
    """[B1.6] An offer lapses when what it speaks of is no longer what it was."""
    if trade.any_open(state.offers):
        plots: i64 = 0
        if state.site[firm] != NOBODY:
            plots = trade.bit(state.site[firm])
        drop_offers_about(state, plots, 1 << firm, log)


def drop_offers_about(state: Bibs, plots: i64, cards: i64, log: Log) -> None:
    """[B1.6] Offers that speak of these plots or cards lapse."""
    while trade.any_open(state.offers):
        maker = trade.next_to_lapse(state.offers, plots, cards)
        if maker == NOBODY:
            return
        lapse(state, maker, log)


def drop_offers_by(state: Bibs, seat: i64, log: Log) -> None:
    """[B1.6] Offers by a player or to them lapse."""
    while trade.any_open(state.offers):
        maker = trade.next_of(state.offers, seat)
        if maker == NOBODY:
            return
        lapse(state, maker, log)


def clear_table(state: Bibs, log: Log) -> None:
    """[B1.6] Offers and pacts lapse with the roll, and everyone may make new ones."""
    while trade.any_open(state.offers):
        lapse(state, trade.oldest(state.offers), log)
    trade.count_anew(state.offers)
    drop_pact(state, log)


def lapse(state: Bibs, maker: i64, log: Log) -> None:
    """[B1.6] An offer lapses: it binds nobody any more."""
    tell.lapsed(log, maker, trade.partner_of(state.offers, maker))
    trade.take_back(state.offers, maker)


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
