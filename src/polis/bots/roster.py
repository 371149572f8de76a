# interpreted: reads the names of bots
"""The bots by name: ``random``, ``thumb``, ``sampler:200``. The only way to ask one for a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from polis.bots import random, sampler, thumb
from polis.core.errors import NotationError
from polis.core.model import Game, State
from polis.core.rng import Rng

Think = Callable[[Game[State], State, int, Rng, int], int]

FORMS = ("random", "thumb", "sampler:N")  # as shown to people
PLAYOUTS = 200  # of a sampler without a number
MOST_PLAYOUTS = 100_000


class Bot(NamedTuple):
    """A way to choose moves, under the name that ``bot`` reads back."""

    name: str
    think: Think
    effort: int  # playouts a move, for bots that play out

    def choose(self, game: Game[State], state: State, seat: int, rng: Rng) -> int:
        """The bot's move. It is shown a guess, so no bot can peek at what its seat cannot see."""
        return self.think(game, game.guess(state, seat, rng), seat, rng, self.effort)


def at_random(game: Game[State], state: State, seat: int, rng: Rng, effort: int) -> int:
    return random.think(game, state, seat, rng)


def by_thumb(game: Game[State], state: State, seat: int, rng: Rng, effort: int) -> int:
    return thumb.think(game, state, seat, rng)


def by_sampling(game: Game[State], state: State, seat: int, rng: Rng, effort: int) -> int:
    return sampler.think(game, state, seat, rng, effort)


def bot(name: str) -> Bot:
    """The bot of a name such as ``sampler:200``."""
    kind, colon, number = name.partition(":")
    if kind == "sampler":
        effort = playouts(number) if colon else PLAYOUTS
        return Bot(f"sampler:{effort}", by_sampling, effort)
    if name == "random":
        return Bot(name, at_random, 0)
    if name == "thumb":
        return Bot(name, by_thumb, 0)
    raise NotationError("unknown_bot", bot=name[:40], known=", ".join(FORMS))


def playouts(text: str) -> int:
    if text.isdecimal() and len(text) < 9 and 1 <= int(text) <= MOST_PLAYOUTS:
        return int(text)
    raise NotationError("bad_playouts", value=text[:40], most=MOST_PLAYOUTS)
