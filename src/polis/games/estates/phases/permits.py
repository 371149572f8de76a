"""E6 and E7: barriers, the mayor and the cancel cube."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.games.estates import tell
from polis.games.estates.codes import DISCARD, EXTEND, LIFT, SEAT_MAYOR, SHORTEN
from polis.games.estates.data import STEPS
from polis.games.estates.position import Estates
from polis.games.estates.state import barrier_row, built, is_standing, required
from polis.games.estates.terms import (
    BARRIERS,
    CANCEL,
    FIRST_BARRIER,
    LOTS,
    MAYOR,
    REMOVED,
    ROWS,
)

# Barriers


def barrier_rows(state: Estates, menu: Menu) -> None:
    """[E6.1] Any row, either way, or out of the game."""
    step = STEPS[state.piece - FIRST_BARRIER]
    for row in range(i64(ROWS)):
        if fits_above(state, row, step):
            menu.offer(move(EXTEND, row))
        if fits_below(state, row, step):
            menu.offer(move(SHORTEN, row))
    menu.offer(move(DISCARD))


def fits_above(state: Estates, row: i64, step: i64) -> bool:
    """[E6.4] The barrier stands on the lot after the last one required, which must be printed."""
    return required(state, row) + step < LOTS


def fits_below(state: Estates, row: i64, step: i64) -> bool:
    """[E6.4] Not below the lots already built, nor below one."""
    return required(state, row) - step >= max(built(state, row), 1)


def extend(state: Estates, row: i64, log: Log) -> None:
    """[E6.1] The row must be longer by the barrier's number; [E6.3] a finished one reopens."""
    barrier = state.piece - FIRST_BARRIER
    state.barriers[barrier] = row + 1
    state.rows[row] += STEPS[barrier]
    tell.row_extended(log, state.builder, barrier + 1, row, required(state, row))


def shorten(state: Estates, row: i64, log: Log) -> None:
    """[E6.1] The row may be shorter; [E6.2] all its barriers stand on the new lot, adding up."""
    barrier = state.piece - FIRST_BARRIER
    state.barriers[barrier] = -(row + 1)
    state.rows[row] -= STEPS[barrier]
    tell.row_shortened(log, state.builder, barrier + 1, row, required(state, row))


def effect(state: Estates, barrier: i64) -> i64:
    """[E6.2] What a standing barrier adds to the length of its row, where all of them add up."""
    return STEPS[barrier] if state.barriers[barrier] > 0 else -STEPS[barrier]


# The mayor


def mayor_rows(menu: Menu) -> None:
    """[E7.1] Before one of the rows, or out of the game."""
    menu.offer_each(SEAT_MAYOR, 0, ROWS - 1)
    menu.offer(move(DISCARD))


def seat_mayor(state: Estates, row: i64, log: Log) -> None:
    """[E7.1] The mayor stays there for good."""
    state.mayor = row + 1
    tell.mayor_seated(log, state.builder, row)


# The cancel cube


def liftable_barriers(state: Estates, menu: Menu) -> None:
    """[E7.2] One barrier on the board, or remove the cube unused."""
    for barrier in range(i64(BARRIERS)):
        if can_lift(state, barrier):
            menu.offer(move(LIFT, barrier + 1))
    menu.offer(move(DISCARD))


def can_lift(state: Estates, barrier: i64) -> bool:
    """[E7.3] Not if the requirement would fall below the lots built, nor below one."""
    if not is_standing(state, barrier):
        return False
    row = barrier_row(state, barrier)
    return required(state, row) - effect(state, barrier) >= max(built(state, row), 1)


def lift(state: Estates, barrier: i64, log: Log) -> None:
    """[E7.2] Barrier and cube leave the game; the row needs 4 plus its remaining barriers."""
    row = barrier_row(state, barrier)
    state.rows[row] -= effect(state, barrier)
    state.barriers[barrier] = REMOVED
    state.cancel = REMOVED
    tell.barrier_lifted(log, state.builder, barrier + 1, row, required(state, row))


def discard(state: Estates, log: Log) -> None:
    """[E4.4] Barriers, the mayor and the cancel cube may be removed from the game instead."""
    if state.piece == MAYOR:
        state.mayor = REMOVED
    elif state.piece == CANCEL:
        state.cancel = REMOVED
    else:
        state.barriers[state.piece - FIRST_BARRIER] = REMOVED
    tell.discarded(log, state.builder, state.piece)
