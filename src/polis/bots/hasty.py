"""The bot that plays by rules of thumb, but often does the first thing that comes to its mind.

That is a move of any kind, all kinds alike: drawn from the whole menu it would nearly always be one
of the many offers, which cost nothing, and the good move would still be made after it. What it is
asked it thinks over, and what the game's own player would call a loss does not come to its mind.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.bots import thumb
from polis.core.model import Game, Menu, S, kind_of
from polis.core.rng import Rng

TRIES: Final = 12  # to find a move that is not shunned


def think(game: Game[S], state: S, seat: i64, rng: Rng, hurries: i64) -> i64:
    """Acts in haste so many times in a hundred, but never when it is asked for something."""
    usual = thumb.think(game, state, seat, rng)
    if rng.below(100) >= hurries or game.schema().moves[kind_of(usual)].answer:
        return usual
    menu = Menu()
    game.legal(state, seat, menu)
    for _ in range(i64(TRIES)):
        code = of_any_kind(menu, rng)
        if not game.shuns(state, seat, code):
            return code
    return usual


def of_any_kind(menu: Menu, rng: Rng) -> i64:
    """A move of the menu: first its kind is drawn, all alike, then one of that kind."""
    kinds = kinds_of(menu)
    kind = kinds[rng.below(i64(len(kinds)))]
    only = Menu()
    for run in range(menu.runs):
        first = menu.first_in(run)
        if kind_of(first) == kind:
            only.add(first, menu.last_in(run) - first + 1)
    return only.at(rng.below(only.total))


def kinds_of(menu: Menu) -> vec[i64]:
    found = vec[i64]()
    for run in range(menu.runs):
        kind, is_new = kind_of(menu.first_in(run)), True
        for other in found:
            if other == kind:
                is_new = False
        if is_new:
            found = append(found, kind)
    return found
