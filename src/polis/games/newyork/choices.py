"""What a player may do now, by phase."""

from __future__ import annotations

from polis.core.model import Menu
from polis.games.newyork.phases import building, drawing, first, office, reserve, starters, third
from polis.games.newyork.state import NewYork
from polis.games.newyork.terms import (
    ARRANGING,
    AWARDING,
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
