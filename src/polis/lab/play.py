"""One game between bots, all of whose chance follows from a seed."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from time import perf_counter
from typing import NamedTuple

from polis.bots.roster import bot
from polis.core.model import Log
from polis.core.play import settle
from polis.core.registry import load
from polis.core.rng import LOW_62, Rng
from polis.core.seats import first


class Plan(NamedTuple):
    """What is to be simulated; every game of it follows from this alone."""

    game: str
    bots: tuple[str, ...]
    seed: str
    options: dict[str, str]


class Outcome(NamedTuple):
    """One finished game; every list is by seat. Only the times differ from run to run."""

    deal: int
    rotation: int
    bots: list[str]
    scores: list[int]
    places: list[int]
    decisions: list[int]
    seconds: list[float]
    longest: list[float]  # single decision, in seconds

    def shares(self) -> list[float]:
        """Each seat's part of the win."""
        winners = self.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.places]


def stream(seed: str, *names: object) -> Rng:
    """A source of chance of its own for each purpose."""
    text = "\n".join(["polis simulate", seed, *map(str, names)])
    return Rng(int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") & LOW_62)


def line_up(bots: Sequence[str], rotation: int) -> list[str]:
    """Who sits where: each rotation moves everyone one seat on."""
    return [bots[(seat - rotation) % len(bots)] for seat in range(len(bots))]


def play(plan: Plan, deal: int, rotation: int) -> Outcome:
    """Nature's chance depends on the deal alone, so all rotations of a deal share it."""
    title, names = load(plan.game), line_up(plan.bots, rotation)
    game, players = title.game, len(names)
    state = game.start(title.check_seats(players), title.options.numbers(plan.options))
    bots = [bot(name) for name in names]
    nature = stream(plan.seed, "nature", deal)
    whims = [stream(plan.seed, "bot", deal, rotation, seat) for seat in range(players)]
    decisions, seconds, longest = [0] * players, [0.0] * players, [0.0] * players
    silence = Log(silent=True)
    settle(game, state, nature, silence)
    while state.actors:
        seat = first(state.actors)
        started = perf_counter()
        code = bots[seat].choose(game, state, seat, whims[seat])
        thought = perf_counter() - started
        decisions[seat] += 1
        seconds[seat] += thought
        longest[seat] = max(longest[seat], thought)
        game.apply(state, seat, code, silence)
        settle(game, state, nature, silence)
    scores, places = list(game.scores(state)), list(game.places(state))
    names = [b.name for b in bots]
    return Outcome(deal, rotation, names, scores, places, decisions, seconds, longest)
