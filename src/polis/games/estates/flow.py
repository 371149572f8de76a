# Generated from schema.py by polis.testing.generate. Do not edit.
"""What each phase asks of a player or of nature, and what follows what."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Menu, Odds
from polis.core.rng import Rng
from polis.games.estates.phases import auction, placing, setup, turn
from polis.games.estates.position import Estates


def choices(state: Estates, seat: i64, menu: Menu) -> None:
    phase = state.phase
    if phase < 5:
        if phase == 2:  # choosing
            turn.choosings(state, menu)
        elif phase == 4:  # bidding
            auction.bids(state, menu)
    else:
        if phase == 5:  # deciding
            auction.decisions(state, menu)
        elif phase == 6:  # placing
            placing.placings(state, menu)


def chances(state: Estates, odds: Odds) -> None:
    phase = state.phase
    if phase == 0:  # dealing
        setup.deals(state, odds)
    elif phase == 1:  # who_begins
        setup.beginners(state, odds)
    elif phase == 3:  # turning
        turn.hidden_roofs(state, odds)


def sample(state: Estates, rng: Rng) -> i64:
    phase = state.phase
    if phase == 0:  # dealing
        return setup.draw_floor(state, rng)
    elif phase == 3:  # turning
        return turn.draw_roof(state, rng)
    odds = Odds()
    chances(state, odds)
    return odds.draw(rng)
