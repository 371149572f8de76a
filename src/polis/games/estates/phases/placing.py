"""E2.2: the winner of an auction places the piece, wherever its chapter allows."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log, Menu, first_of, kind_of, second_of
from polis.games.estates.codes import BUILD, COVER, DISCARD, EXTEND, LIFT, SEAT_MAYOR, SHORTEN
from polis.games.estates.phases.ending import end_turn, tell_row
from polis.games.estates.phases.floors import build, building_lots, cover, roofing_lots
from polis.games.estates.phases.permits import (
    barrier_rows,
    discard,
    extend,
    lift,
    liftable_barriers,
    mayor_rows,
    seat_mayor,
    shorten,
)
from polis.games.estates.position import Estates
from polis.games.estates.state import barrier_row, is_complete
from polis.games.estates.terms import CANCEL, ENDS, MAYOR, ROOF


def placings(state: Estates, menu: Menu) -> None:
    """[E2.2] Where the piece just won may go."""
    if state.piece < ENDS:
        building_lots(state, menu)
    elif state.piece == ROOF:
        roofing_lots(state, menu)
    elif state.piece == MAYOR:
        mayor_rows(menu)
    elif state.piece == CANCEL:
        liftable_barriers(state, menu)
    else:
        barrier_rows(state, menu)


def place(state: Estates, code: i64, log: Log) -> None:
    """[E2.2] The winner places the piece, and then it is the next player's turn."""
    kind, row = kind_of(code), first_of(code)
    if kind == LIFT:
        row = barrier_row(state, first_of(code) - 1)
    elif kind == DISCARD:
        row = 0
    was_complete = is_complete(state, row)
    if kind == BUILD:
        build(state, row, second_of(code), log)
    elif kind == COVER:
        cover(state, row, second_of(code), log)
    elif kind == EXTEND:
        extend(state, row, log)
    elif kind == SHORTEN:
        shorten(state, row, log)
    elif kind == SEAT_MAYOR:
        seat_mayor(state, row, log)
    elif kind == LIFT:
        lift(state, first_of(code) - 1, log)
    else:
        assert kind == DISCARD
        discard(state, log)
    tell_row(state, row, was_complete, log)
    end_turn(state, log)
