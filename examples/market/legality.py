"""What may be done in Street Market: each move has one check, which names the rule against it."""

from __future__ import annotations

from mypy_extensions import i64
from polis.games.market import refuse
from polis.games.market.codes import BIDDING, OPEN, OVER
from polis.games.market.position import Market

from polis.core.model import Why
from polis.core.seats import first, holds


def check_moment(state: Market, seat: i64, kind: i64, why: Why) -> None:
    """[M2.1] Whose move it is."""
    if state.phase == OVER:
        refuse.game_over(why)
    elif kind >= OPEN:
        refuse.natures_move(why)
    elif state.phase != BIDDING:
        refuse.wrong_moment(why, state.phase)
    elif not holds(state.actors, seat):
        refuse.not_your_move(why, first(state.actors))


def check_bid(state: Market, seat: i64, amount: i64, why: Why) -> None:
    """[M2.2] Higher than every bid before, and no more than the coins in hand."""
    if amount > state.cash[seat]:
        refuse.bid_over_cash(why, state.cash[seat])
    elif amount <= state.bid:
        refuse.bid_too_low(why, state.bid + 1)
