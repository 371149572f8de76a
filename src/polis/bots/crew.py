# interpreted: starts processes
"""One decision thought over by several processes: each has luck of its own, the figures add up."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from types import TracebackType
from typing import NamedTuple

from polis.bots.opinion import Opinion, formed, try_alone
from polis.bots.search import Search
from polis.core.model import State
from polis.core.registry import load
from polis.core.rng import Rng


class Share(NamedTuple):
    """What one process found of one first move; sums, as a search keeps them."""

    games: int
    gain: int
    square: int
    won: int
    ahead: int


class Crew:
    """Processes that stay up from decision to decision, until the crew is closed."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        # Fresh ones: a fork would copy whatever threads its maker has.
        fresh = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(processes, mp_context=fresh)

    def __enter__(self) -> Crew:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.pool.shutdown()

    def consider(self, game: str, state: State, seat: int, rng: Rng, games: int) -> Opinion:
        """As ``opinion.consider``, with the games shared among the processes."""
        rules = load(game).game
        guess = rules.determinize(state, seat, rng)
        search = Search(rules, guess, seat, rng)
        search.nominate(games)
        search.open_books()
        codes = [int(search.tree.moves[node]) for node in search.first]
        seeds = [int(rng.word()) for _ in range(self.processes)]
        part = -(-games // self.processes)
        for shares in self.pool.map(partial(look, game, guess, seat, part, codes), seeds):
            for node, share in zip(search.first, shares, strict=True):
                search.add(node, *share)
        search.rank(len(search.first))
        return formed(search, search.verdict())


def look(
    game: str, guess: State, seat: int, games: int, codes: Sequence[int], seed: int
) -> list[Share]:
    """One process's part: the same first moves, its own luck."""
    search = Search(load(game).game, guess, seat, Rng(seed))
    for code in codes:
        search.enter(code)
    nodes = [int(node) for node in search.first]
    search.play_off(games)
    try_alone(search, games)
    return [share(search, node) for node in nodes]


def share(search: Search, node: int) -> Share:
    return Share(
        int(search.tree.visits[node]),
        int(search.gains[node]),
        int(search.squares[node]),
        int(search.wins[node]),
        int(search.points[node]),
    )
