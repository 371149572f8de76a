"""City Tycoon: the rules as the rest of Polis sees them, chapter by chapter in ``phases``."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import LEGAL, Game, Menu, Why, first_of
from polis.core.rng import Rng
from polis.core.seats import holds
from polis.games.tycoon import draws
from polis.games.tycoon.codes import (
    BUILDING,
    DRAFTING,
    PLACING,
    SUPPLYING,
)
from polis.games.tycoon.detours import led_home
from polis.games.tycoon.legality import check_district
from polis.games.tycoon.position import Tycoon


def pick(game: Game[Tycoon], state: Tycoon, seat: i64, menu: Menu, rng: Rng) -> i64:
    if state.phase == DRAFTING:
        return draws.keeping(state, seat, rng)
    if state.phase == BUILDING:
        return draws.building(state, seat, rng)
    if state.phase == PLACING:
        return draws.placing(state, rng)
    if state.phase == SUPPLYING:
        return draws.supplying(state, seat, rng)
    menu.clear()
    game.legal(state, seat, menu)
    return menu.at(rng.below(menu.total))


def repair(state: Tycoon, seat: i64, code: i64, payload: vec[i64]) -> vec[i64]:
    """[T4.5] Routes that stop short are led on to their district."""
    place, why = first_of(code), Why()
    if not holds(state.actors, seat) or state.phase != SUPPLYING:
        return vec[i64]()
    check_district(state, seat, place, why)
    if why.refusal != LEGAL:
        return vec[i64]()
    return led_home(state, seat, place, payload)


def money(state: Tycoon) -> vec[i64]:
    return state.cash[:]
