"""City Tycoon: the rules as the rest of Polis sees them, chapter by chapter in ``phases``."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import LEGAL, Menu, Why, first_of
from polis.core.opportunities import Opportunities
from polis.core.rng import Rng
from polis.core.seats import holds
from polis.games.tycoon import draws
from polis.games.tycoon.bot import advise
from polis.games.tycoon.codes import (
    BUILDING,
    DRAFTING,
    PLACING,
    SUPPLYING,
)
from polis.games.tycoon.determinizing import determinize
from polis.games.tycoon.detours import led_home
from polis.games.tycoon.dispatch import TycoonRules
from polis.games.tycoon.examples import example
from polis.games.tycoon.instead import apart
from polis.games.tycoon.legality import check_district
from polis.games.tycoon.opportunities import find
from polis.games.tycoon.phases import setup
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.scoring import final_places, scores
from polis.games.tycoon.sources import sources
from polis.games.tycoon.stocktaking import conserved
from polis.games.tycoon.view import TycoonView, view


class TycoonGame(TycoonRules):
    def start(self, players: i64, options: vec[i64]) -> Tycoon:
        return setup.set_up(players, options)

    def pick(self, state: Tycoon, seat: i64, menu: Menu, rng: Rng) -> i64:
        if state.phase == DRAFTING:
            return draws.keeping(state, seat, rng)
        if state.phase == BUILDING:
            return draws.building(state, seat, rng)
        if state.phase == PLACING:
            return draws.placing(state, rng)
        if state.phase == SUPPLYING:
            return draws.supplying(state, seat, rng)
        menu.clear()
        self.legal(state, seat, menu)
        return menu.at(rng.below(menu.total))

    def repair(self, state: Tycoon, seat: i64, code: i64, payload: vec[i64]) -> vec[i64]:
        """[T4.5] Routes that stop short are led on to their district."""
        place, why = first_of(code), Why()
        if not holds(state.actors, seat) or state.phase != SUPPLYING:
            return vec[i64]()
        check_district(state, seat, place, why)
        if why.refusal != LEGAL:
            return vec[i64]()
        return led_home(state, seat, place, payload)

    def example(self, state: Tycoon, seat: i64, code: i64) -> vec[i64]:
        return example(state, seat, first_of(code))

    def apart(self, state: Tycoon, code: i64, other: i64) -> i64:
        return apart(state, code, other)

    def view(self, state: Tycoon, viewer: i64) -> TycoonView:
        return view(state, viewer)

    def determinize(self, state: Tycoon, viewer: i64, rng: Rng) -> Tycoon:
        return determinize(state, viewer, rng)

    def money(self, state: Tycoon) -> vec[i64]:
        return state.cash[:]

    def scores(self, state: Tycoon) -> vec[i64]:
        return scores(state)

    def sources(self, state: Tycoon, told: list[tuple[int, ...]]) -> list[list[int]]:
        return sources(state, told)

    def places(self, state: Tycoon) -> vec[i64]:
        return final_places(state)

    def conserved(self, state: Tycoon) -> vec[i64]:
        return conserved(state)

    def advise(self, state: Tycoon, seat: i64, rng: Rng) -> i64:
        return advise(state, seat)

    def opportunities(self, state: Tycoon, seat: i64, found: Opportunities) -> None:
        find(state, seat, found)


GAME: Final = TycoonGame()
