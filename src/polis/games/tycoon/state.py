"""How to read a position of City Tycoon."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.seats import NOBODY
from polis.games.tycoon.codes import BUILDING, FAVOURING, LANDSCAPING, PLACING, SUPPLYING
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.terms import HAND


def acting(state: Tycoon) -> i64:
    """The seat whose turn it is to build or to supply."""
    phase = state.phase
    if phase == BUILDING or phase == PLACING or phase == LANDSCAPING:
        rank = state.turn
        while rank >= state.players:
            rank -= state.players
        return state.order[rank]
    if phase == SUPPLYING or phase == FAVOURING:
        return state.order[state.turn]
    return NOBODY


def is_shown(state: Tycoon, seat: i64, slot: i64) -> bool:
    """Whether the tile kept at this pass has been used, and so is known to all."""
    return (state.shown[seat] >> slot) & 1 != 0


def pack_before(state: Tycoon, seat: i64) -> i64:
    """[T2.2] The pack a seat has before it: packs go left, from seat to next seat."""
    pack = seat - state.passes
    while pack < 0:
        pack += state.players
    return pack


def slot_of(state: Tycoon, seat: i64, tile: i64) -> i64:
    """Where a tile lies in a hand, -1 if it is not there or was used."""
    hands, first = state.hands, seat * HAND
    for slot in range(i64(HAND)):
        if hands[first + slot] == tile and not is_shown(state, seat, slot):
            return slot
    return -1
