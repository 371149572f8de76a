"""The last turn of the player of thumb rules, when only what counts at the end is worth having."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import NO_MOVE, move
from polis.games.bibs.appraisal import rounds_left
from polis.games.bibs.codes import RETURN, SELL
from polis.games.bibs.holdings import is_bound
from polis.games.bibs.phases.desk import may_come_off
from polis.games.bibs.position import Bibs
from polis.games.bibs.property import half_price, must_go, nominal, rent_of
from polis.games.bibs.terms import FIRMS, SIZE


def is_closing(state: Bibs) -> bool:
    """[B1.1] Whether the round is the last one agreed on, so that everyone has one turn at most."""
    return rounds_left(state) == 0


def sale(state: Bibs, seat: i64) -> i64:
    """[B6.9] What counts more at the bank than where it is; NO_MOVE if nothing does."""
    if state.own[seat] | state.hand[seat] == 0:
        return NO_MOVE
    for firm in range(i64(FIRMS)):
        if (state.own[seat] >> firm) & 1 != 0:
            found = sale_of(state, firm)
            if found != NO_MOVE:
                return found
        elif (to_return(state, seat) >> firm) & 1 != 0:
            return move(RETURN, firm)
    return NO_MOVE


def to_return(state: Bibs, seat: i64) -> i64:
    """[B6.7] Cards that would have to be put down; all of them if only cash counts."""
    if state.cash_only != 0:
        return state.hand[seat]
    return must_go(state, seat)


def sale_of(state: Bibs, firm: i64) -> i64:
    """A firm without units brings half its price and leaves the plot; [B6.3] a business brings what
    it counts, which is a gain if only cash does."""
    kept: i64 = rent_of(state, firm)
    if state.cash_only != 0:
        kept = nominal(state, firm)
    group = firm // SIZE
    if may_come_off(state, firm) and not is_bound(state, group) and half_price(firm) > kept:
        return move(RETURN, firm)
    if state.cash_only != 0:
        return move(SELL, firm)
    return NO_MOVE
