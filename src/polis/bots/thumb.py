"""The bot that plays by the game's own rules of thumb."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.bots import sampler
from polis.core.model import NO_MOVE, Game, S
from polis.core.rng import Rng

# Decision: where a game has no advice the bot still plays sensibly, not at random.
PLAYOUTS: Final = 100


def think(game: Game[S], state: S, seat: i64, rng: Rng) -> i64:
    advice = game.advise(state, seat, rng)
    if advice != NO_MOVE:
        return advice
    return sampler.think(game, state, seat, rng, PLAYOUTS)
