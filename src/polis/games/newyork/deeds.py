"""What a move does, by its kind."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log, first_of, second_of, third_of
from polis.games.newyork.codes import (
    CONVERT,
    DECLINE,
    DONE,
    DROP,
    ERECT,
    KEEP,
    MOVE,
    PAIR,
    PICK,
    PICK_BLIND,
    PLACE,
    SHED,
    SHELVE,
    SPARE,
    TAKE,
    USE,
)
from polis.games.newyork.phases import (
    auctions,
    backing,
    building,
    drawing,
    first,
    office,
    reserve,
    rounds,
    starters,
    third,
)
from polis.games.newyork.state import NewYork
from polis.games.newyork.terms import ARRANGING, BIDDING, DROPPING, FIRST, MOVING


def act_early(state: NewYork, kind: i64, code: i64, log: Log) -> None:
    """[N5.1] Choices of cards and characters."""
    what = first_of(code)
    if kind == PAIR:
        rounds.draft(state, what, log)
    elif kind == USE:
        use(state, what, log)
    elif kind == DONE:
        finish(state)
    elif kind == CONVERT:
        backing.convert(state, what, log)
    elif kind == ERECT:
        third.erect(state, what, log)
    elif kind == KEEP:
        drawing.keep(state, what, log)
    elif kind == DROP:
        drawing.drop(state, what, log)
    elif kind == SHELVE:
        drawing.shelve(state, what, log)
    elif kind == SPARE:
        drawing.take_spare(state, what, log)
    elif kind == PICK:
        starters.pick(state, what, log)
    else:
        assert kind == PICK_BLIND
        starters.pick_blind(state)


def use(state: NewYork, kind: i64, log: Log) -> None:
    """[N3.1] A character works in its own phase."""
    if state.phase == FIRST:
        first.use_first(state, kind, log)
    elif state.phase == BIDDING:
        backing.use_second(state, kind, log)
    else:
        third.use_third(state, kind, log)


def finish(state: NewYork) -> None:
    """[N5.2] Nothing more to do in this phase."""
    if state.phase == FIRST:
        first.finish_first(state)
    elif state.phase == DROPPING:
        drawing.finish_drop(state)
    elif state.phase == MOVING:
        building.stop_moving(state)
    elif state.phase == ARRANGING:
        reserve.finish_arrangement(state)
    else:
        third.finish_third(state)


def act_late(state: NewYork, kind: i64, code: i64, log: Log) -> None:
    """[N6.6] What a bid brought."""
    what = first_of(code)
    if kind == TAKE:
        office.take(state, what, log)
    elif kind == DECLINE:
        auctions.decline(state, log)
    elif kind == PLACE:
        building.place(state, what, second_of(code), third_of(code), log)
    elif kind == MOVE:
        building.move_tower(state, what, log)
    else:
        assert kind == SHED
        third.shed(state, what, log)
