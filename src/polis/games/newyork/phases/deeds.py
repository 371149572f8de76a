"""Moves that mean something else in another phase."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log
from polis.core.seats import NONE
from polis.games.newyork.codes import (
    ALLOTTING,
    ARRANGING,
    BIDDING,
    BLIND,
    DEALING,
    DRAWING,
    DROPPING,
    FIRST,
    MOVING,
    OPENING,
    PAIRING,
    REFILLING,
    RESERVES,
    STARTERS,
    STOCKING,
    THIRD,
    TOM_DRAWING,
)
from polis.games.newyork.phases import (
    bidding,
    building,
    first,
    office,
    rounds,
    setup,
    starters,
    third,
    tom,
)
from polis.games.newyork.position import NewYork


def use(state: NewYork, character: i64, log: Log) -> None:
    """[N3.1] A character works in its own phase."""
    if state.phase == BIDDING:
        bidding.use_second(state, character, log)
    elif state.phase == FIRST:
        first.use_first(state, character, log)
    else:
        assert state.phase == THIRD
        third.use_third(state, character, log)


def finish(state: NewYork) -> None:
    """[N2.2] Nothing more to do in this phase: the next one's turn, or [N5.2] what follows."""
    if state.phase == DROPPING:
        first.finish_drop(state)
    elif state.phase == MOVING:
        building.stop_moving(state)
    else:
        assert state.phase == FIRST or state.phase == ARRANGING or state.phase == THIRD
        state.step += 1
        state.actors = NONE


# Nature's


def deal_card(state: NewYork, card: i64, log: Log) -> None:
    """[N6.5] A card that only one person sees."""
    if state.phase == DEALING:
        rounds.deal(state, card, log)
    else:
        assert state.phase == DRAWING
        first.draw_for(state, card, log)


def turn_card(state: NewYork, card: i64, log: Log) -> None:
    """[N1.3] A card that everybody sees."""
    if state.phase == PAIRING:
        rounds.lay_pair(state, card, log)
    elif state.phase == STOCKING:
        rounds.stock_up(state, card, log)
    elif state.phase == TOM_DRAWING:
        tom.tom_draws(state, card, log)
    elif state.phase == DRAWING:
        first.draw_for(state, card, log)
    else:
        assert state.phase == RESERVES
        setup.put_in_reserve(state, card, log)


def open_tile(state: NewYork, character: i64, log: Log) -> None:
    """[N1.4] A character is turned up."""
    if state.phase == REFILLING:
        office.fill_up(state, character, log)
    elif state.phase == OPENING:
        setup.lay_tile(state, character, log)
    elif state.phase == STARTERS:
        setup.lay_starter(state, character, log)
    else:
        assert state.phase == BLIND
        starters.turn_blind(state, character, log)


def allot(state: NewYork, pair: i64, log: Log) -> None:
    """[N9.3] [N9.4] A Tom gets a pile of starters or a pair of cards by lot."""
    if state.phase == ALLOTTING:
        starters.allot(state, pair, log)
    else:
        rounds.share(state, pair, log)
