"""The humblest bot: every legal move is as good as any other."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Game, Menu, S
from polis.core.rng import Rng


def think(game: Game[S], state: S, seat: i64, rng: Rng) -> i64:
    menu = Menu()
    game.legal(state, seat, menu)
    return menu.at(rng.below(menu.total))
