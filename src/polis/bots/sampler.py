"""A bot for any game: imagine the hidden parts, play each move out at random, keep the best."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Game, Log, Menu, S
from polis.core.pause import breathe
from polis.core.play import playout
from polis.core.rng import Rng


def think(game: Game[S], state: S, seat: i64, rng: Rng, playouts: i64) -> i64:
    """Share ``playouts`` random games among the legal moves; the most wins is the answer."""
    menu, null_log = Menu(), Log(silent=True)
    game.legal(state, seat, menu)
    if menu.total == 1:
        return menu.at(0)
    each = max(playouts // menu.total, 1)
    best, best_wins = menu.at(0), i64(-1)
    for choice in range(menu.total):
        wins: i64 = 0
        for _ in range(each):
            breathe()
            rollout = game.determinize(state, seat, rng)
            game.apply(rollout, seat, menu.at(choice), null_log)
            playout(game, rollout, rng, null_log)
            if game.places(rollout)[seat] == 1:
                wins += 1
        if wins > best_wins:
            best, best_wins = menu.at(choice), wins
    return best
