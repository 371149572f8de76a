"""T3.5 and T3.6: parks and ponds beside a new district."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.core.seats import NOBODY
from polis.games.tycoon import tell
from polis.games.tycoon.board import free_beside, lay
from polis.games.tycoon.codes import LANDSCAPING, LAY_PARK, LAY_POND
from polis.games.tycoon.data import BUILT
from polis.games.tycoon.phases.turns import end_turn
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.terms import EMPTY, FREE, PARK, POND, SIDES_OF_TILE


def begin_landscape(state: Tycoon, seat: i64, site: i64, log: Log) -> None:
    """[T3.5] As many tiles as fit and as remain, [T3.6] ponds likewise. [T1.5] The rest are not
    placed."""
    parks, ponds = BUILT[state.tile * 5 + 3], BUILT[state.tile * 5 + 4]
    if parks + ponds == 0:
        return
    room = min(free_beside(state, site), state.landscape)
    state.site = site
    state.parks = min(parks, room)
    state.ponds = min(ponds, room - state.parks)
    left_out = parks + ponds - state.parks - state.ponds
    if left_out > 0:
        tell.landscape_left_out(log, left_out)
    if state.parks + state.ponds > 0:
        state.phase = LANDSCAPING
        lay_what_has_one_place(state, seat, log)


def lay_what_has_one_place(state: Tycoon, seat: i64, log: Log) -> None:
    """[T3.5] Nobody is asked where all places must be filled alike."""
    while is_forced(state):
        lay_one(state, seat, first_free(state), log)
    if state.parks + state.ponds == 0:
        end_turn(state, log)


def is_forced(state: Tycoon) -> bool:
    """[T3.5] Whether as many places are free as tiles of one kind are to be laid."""
    left = state.parks + state.ponds
    if left == 0 or (state.parks > 0 and state.ponds > 0):
        return False
    return free_beside(state, state.site) == left


def first_free(state: Tycoon) -> i64:
    """[T3.5] The first free open place that shares a side with the district."""
    direction: i64 = 0
    while True:
        other = state.link[state.site * SIDES_OF_TILE + direction]
        if other != EMPTY and state.what[other] == FREE:
            return other
        direction += 1


def layings(state: Tycoon, menu: Menu) -> None:
    """[T3.5] The builder chooses among the free open places that share a side with the district."""
    kind: i64 = LAY_PARK
    if state.parks == 0:
        kind = LAY_POND
    for direction in range(i64(SIDES_OF_TILE)):
        other = state.link[state.site * SIDES_OF_TILE + direction]
        if other != EMPTY and state.what[other] == FREE:
            menu.offer(move(kind, other))


def lay_landscape(state: Tycoon, seat: i64, place: i64, log: Log) -> None:
    """[T3.5] Parks first, [T3.6] then ponds."""
    lay_one(state, seat, place, log)
    lay_what_has_one_place(state, seat, log)


def lay_one(state: Tycoon, seat: i64, place: i64, log: Log) -> None:
    """[T3.5] A park is the builder's own and has no type; [T3.6] a pond is nobody's, and nothing is
    carried over it."""
    state.landscape -= 1
    if state.parks > 0:
        state.parks -= 1
        lay(state, place, PARK, seat)
        tell.park_laid(log, seat, place)
    else:
        state.ponds -= 1
        lay(state, place, POND, NOBODY)
        tell.pond_laid(log, seat, place)
