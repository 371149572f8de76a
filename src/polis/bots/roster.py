# interpreted: reads the names of bots
"""The bots by name: ``random``, ``thumb:30``, ``search:200``; the only way to ask for a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from polis.bots import glance, hasty, random, sampler, search, thumb
from polis.core.digits import is_number
from polis.core.errors import NotationError
from polis.core.model import Game, State
from polis.core.rng import Rng

Think = Callable[[Game[State], State, int, Rng, int], int]

# As shown to people.
FORMS = (
    "random",
    "thumb:WHIMS",
    "glance:OVERLOOKS",
    "hasty:HURRIES",
    "sampler:GAMES",
    "search:GAMES",
)


class Bot(NamedTuple):
    """A way to choose moves, under the name that ``bot`` reads back."""

    name: str
    think: Think
    effort: int  # games played out for a move; whims, oversights or hurries in a hundred

    @property
    def plays_out(self) -> bool:
        """Whether it thinks the longer the more effort it makes."""
        return self.think in (by_sampling, by_search)

    def choose(self, game: Game[State], state: State, seat: int, rng: Rng) -> int:
        """The bot's move. It is shown a guess, so no bot can peek at what its seat cannot see."""
        return self.think(game, game.determinize(state, seat, rng), seat, rng, self.effort)


class Kind(NamedTuple):
    """What a number behind a bot's name may be, and what goes without saying."""

    think: Think
    usual: int
    least: int
    most: int


def at_random(game: Game[State], state: State, seat: int, rng: Rng, effort: int) -> int:
    return random.think(game, state, seat, rng)


def by_thumb(game: Game[State], state: State, seat: int, rng: Rng, effort: int) -> int:
    if effort and rng.below(100) < effort:
        return random.think(game, state, seat, rng)
    return thumb.think(game, state, seat, rng)


def at_a_glance(game: Game[State], state: State, seat: int, rng: Rng, effort: int) -> int:
    return glance.think(game, state, seat, rng, effort)


def in_haste(game: Game[State], state: State, seat: int, rng: Rng, effort: int) -> int:
    return hasty.think(game, state, seat, rng, effort)


def by_sampling(game: Game[State], state: State, seat: int, rng: Rng, effort: int) -> int:
    return sampler.think(game, state, seat, rng, effort)


def by_search(game: Game[State], state: State, seat: int, rng: Rng, effort: int) -> int:
    return search.think(game, state, seat, rng, effort)


KINDS = {
    "thumb": Kind(by_thumb, 0, 0, 99),
    "glance": Kind(at_a_glance, 50, 1, 100),
    "hasty": Kind(in_haste, 50, 1, 100),
    "sampler": Kind(by_sampling, 200, 1, 100_000),
    "search": Kind(by_search, 200, 1, 100_000),
}


def bot(name: str) -> Bot:
    """The bot of a name such as ``search:200``."""
    word, colon, number = name.partition(":")
    if name == "random":
        return Bot(name, at_random, 0)
    if word not in KINDS:
        raise NotationError("unknown_bot", bot=name[:40], known=", ".join(FORMS))
    kind = KINDS[word]
    effort = within(number, kind) if colon else kind.usual
    return Bot(f"{word}:{effort}" if effort else word, kind.think, effort)


def within(text: str, kind: Kind) -> int:
    if is_number(text) and kind.least <= int(text) <= kind.most:
        return int(text)
    raise NotationError("bad_effort", value=text[:40], least=kind.least, most=kind.most)
