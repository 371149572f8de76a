"""What a player may do now, by phase."""

from __future__ import annotations

from polis.core.model import Menu
from polis.games.newyork.codes import (
    ARRANGING,
    AWARDING,
    BIDDING,
    DRAFTING,
    DROPPING,
    FIRST,
    KEEPING,
    MOVING,
    PICKING,
    SPARING,
    TAKING,
    THIRD,
    TRIMMING,
)
from polis.games.newyork.phases import (
    bidding,
    building,
    drawing,
    first,
    office,
    reserve,
    rounds,
    starters,
    third,
)
from polis.games.newyork.position import NewYork


def choices(state: NewYork, menu: Menu) -> None:
    """[N1.1] By phase, the most frequent first."""
    if state.phase == BIDDING:
        bidding.bids(state, menu)
    elif state.phase == DRAFTING:
        rounds.pair_choices(state, menu)
    elif state.phase >= TAKING:
        late_choices(state, menu)
    else:
        early_choices(state, menu)


def early_choices(state: NewYork, menu: Menu) -> None:
    """[N5.2] Before the auctions."""
    if state.phase == FIRST:
        first.first_uses(state, menu)
    elif state.phase == KEEPING:
        drawing.keepings(state, menu)
    elif state.phase == SPARING:
        drawing.sparings(state, menu)
    elif state.phase == DROPPING:
        drawing.droppings(state, menu)
    else:
        assert state.phase == PICKING
        starters.picks(state, menu)


def late_choices(state: NewYork, menu: Menu) -> None:
    """[N6.6] After the bids."""
    if state.phase == TAKING:
        office.takings(state, menu)
    elif state.phase == AWARDING:
        building.placings(state, menu)
    elif state.phase == MOVING:
        building.movings(state, menu)
    elif state.phase == ARRANGING:
        reserve.arrangements(state, menu)
    elif state.phase == THIRD:
        third.third_uses(state, menu)
    else:
        assert state.phase == TRIMMING
        third.sheddings(state, menu)
