"""The Estates: the rules as the rest of Polis sees them, chapter by chapter in ``phases``."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.opportunities import Opportunities
from polis.core.rng import Rng
from polis.core.vectors import filled, total
from polis.games.estates.bot import advise
from polis.games.estates.codes import (
    BIDDING,
    DEALING,
    PLACING,
)
from polis.games.estates.dispatch import EstatesRules
from polis.games.estates.instead import apart
from polis.games.estates.opportunities import find
from polis.games.estates.phases import setup
from polis.games.estates.position import Estates
from polis.games.estates.scoring import final_places, totals
from polis.games.estates.sources import sources
from polis.games.estates.state import floors_left
from polis.games.estates.terms import FLOORS, LINED_UP, LINES, ROOF
from polis.games.estates.view import EstatesView, determinize, view


class EstatesGame(EstatesRules):
    def start(self, players: i64, options: vec[i64]) -> Estates:
        return setup.set_up(players, options)

    def apart(self, state: Estates, code: i64, other: i64) -> i64:
        return apart(state, code, other)

    def view(self, state: Estates, viewer: i64) -> EstatesView:
        return view(state, viewer)

    def determinize(self, state: Estates, viewer: i64, rng: Rng) -> Estates:
        return determinize(state, viewer, rng)

    def money(self, state: Estates) -> vec[i64]:
        return state.cash[:]

    def scores(self, state: Estates) -> vec[i64]:
        return totals(state)

    def sources(self, state: Estates, told: list[tuple[int, ...]]) -> list[list[int]]:
        return sources(state)

    def places(self, state: Estates) -> vec[i64]:
        return final_places(state)

    def conserved(self, state: Estates) -> vec[i64]:
        return conserved(state)

    def advise(self, state: Estates, seat: i64, rng: Rng) -> i64:
        return advise(state, seat)

    def opportunities(self, state: Estates, seat: i64, found: Opportunities) -> None:
        find(state, seat, found)


def conserved(state: Estates) -> vec[i64]:
    """Cheques, floors and roofs, counted where they lie: no move may make or lose any."""
    counts = filled(0, 3)
    counts[0] = total(state.cash) + total(state.stash)
    for floor in range(i64(FLOORS)):
        if state.where[floor] != LINED_UP:
            counts[1] += 1
    for line in range(i64(LINES)):
        counts[1] += floors_left(state, line)
    if state.phase == DEALING:
        counts[1] += state.dealt
    counts[2] = total(state.roofs)
    for number in state.roof:
        if number > 0:
            counts[2] += 1
    if state.piece == ROOF and BIDDING <= state.phase <= PLACING:
        counts[2] += 1
    return counts


GAME: Final = EstatesGame()
