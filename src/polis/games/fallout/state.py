"""How to read a position of Monopoly: Fallout."""

from __future__ import annotations

from mypy_extensions import i64

from polis.games.fallout.codes import CLOSING, ROLLING, WINDOW
from polis.games.fallout.position import Fallout
from polis.games.fallout.terms import DEBT


def is_open(state: Fallout) -> bool:
    """[F4.6] Whether everyone may do business: between dice, unless buildings are being shared."""
    return ROLLING <= state.phase < WINDOW or state.phase == CLOSING


def is_mortgaged(state: Fallout, asset: i64) -> bool:
    return (state.mortgaged >> asset) & 1 != 0


def owns_all(state: Fallout, seat: i64, mask: i64) -> bool:
    return state.owned[seat] & mask == mask


def owes(state: Fallout, seat: i64) -> bool:
    """Whether a player has a debt that is not settled yet."""
    return len(state.debts) > 0 and owed_by(state, seat) > 0


def free_cash(state: Fallout, seat: i64) -> i64:
    """What a player may spend: the highest bidder keeps his bid until the auction ends."""
    if state.bidder == seat:
        return state.cash[seat] - state.bid
    return state.cash[seat]


def owed_by(state: Fallout, seat: i64) -> i64:
    """All that a player still owes."""
    due: i64 = 0
    for debt in range(i64(len(state.debts)) // DEBT):
        if state.debts[debt * DEBT] == seat:
            due += state.debts[debt * DEBT + 2]
    return due
