# Generated from schema.py by polis.testing.generate. Do not edit.
"""What each phase asks of a player or of nature, and what follows what."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Menu, Odds
from polis.core.rng import Rng
from polis.games.tycoon.phases import building, dealing, draft, landscape, setup, supply
from polis.games.tycoon.position import Tycoon


def choices(state: Tycoon, seat: i64, menu: Menu) -> None:
    phase = state.phase
    if phase < 5:
        if phase == 2:  # drafting
            draft.keepings(state, seat, menu)
        elif phase == 3:  # building
            building.buildings(state, menu)
        elif phase == 4:  # placing
            building.placings(state, menu)
    else:
        if phase == 5:  # landscaping
            landscape.layings(state, menu)
        elif phase == 6:  # supplying
            supply.supplies(state, menu)
        elif phase == 7:  # favouring
            supply.favours(state, menu)


def chances(state: Tycoon, odds: Odds) -> None:
    phase = state.phase
    if phase == 0:  # seating
        setup.seatings(state, odds)
    elif phase == 1:  # dealing
        dealing.deals(state, odds)


def sample(state: Tycoon, rng: Rng) -> i64:
    phase = state.phase
    if phase == 0:  # seating
        return setup.draw_seat(state, rng)
    elif phase == 1:  # dealing
        return dealing.draw_tile(state, rng)
    odds = Odds()
    chances(state, odds)
    return odds.draw(rng)
