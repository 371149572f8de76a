# interpreted: shows a search's numbers to people
"""What a search thinks of the moves it looked at, in figures people know."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from polis.bots.outlook import SLIPS
from polis.bots.search import Search
from polis.bots.tree import WIN
from polis.core.model import Game, State
from polis.core.rng import Rng


class Candidate(NamedTuple):
    """A move as the search sees it. All were played with the same luck, so a difference between
    two of them is surer than either."""

    code: int
    games: int  # imagined with this move
    wins: float  # expected share of the win, 0 to 1
    lead: float  # expected points above the best of the others, or below
    stderr: float  # standard error against the usual move, of wins or of what a game is worth


class Opinion(NamedTuple):
    """The moves looked at, the chosen one first, then as they rank."""

    usual: int  # the move of thumb rules; some move if the game has none
    candidates: list[Candidate]

    @property
    def best(self) -> Candidate:
        return self.candidates[0]


def consider(
    game: Game[State],
    guess: State,
    seat: int,
    rng: Rng,
    games: int,
    also: Sequence[int] = (),
) -> Opinion:
    """Look at the moves of a seat, and at ``also`` whatever else there is, in so many games."""
    search = Search(game, guess, seat, rng)
    for code in also:
        search.insist(code)
    chosen = search.best(games)
    try_alone(search, games)
    return formed(search, chosen)


def try_alone(search: Search, games: int) -> None:
    """The only move there is needs no games to be chosen, but people ask what it will bring."""
    if len(search.first) == 1:
        for _ in range(games):
            search.compare(1, search.rng.word())


def formed(search: Search, chosen: int) -> Opinion:
    found = [candidate(search, int(node)) for node in search.first]
    ranked = sorted(found[1:], key=worth, reverse=True)
    ranked.append(found[0])
    ranked.sort(key=lambda each: each.code != chosen)
    return Opinion(found[0].code, ranked)


def compared(
    game: Game[State], guess: State, seat: int, rng: Rng, games: int, codes: Sequence[int]
) -> Opinion:
    """A few legal moves in so many games each, all with the same luck; the first one counts as the
    usual move. By rank. These are chances for people, so imagined players slip."""
    search = Search(game, guess, seat, rng)
    search.slips = SLIPS
    for code in codes:
        search.enter(code)
    search.open_books()
    # As if one game had gone the other way: a few alike prove nothing.
    spread = [1.0] * len(search.tree.moves)
    for _ in range(games):
        before = [int(won) for won in search.wins]
        search.compare(len(search.first), rng.word())
        for node, won in enumerate(before):
            spread[node] += ((int(search.wins[node]) - won) / WIN) ** 2
    found = [stderr_of_wins(search, int(node), spread[int(node)]) for node in search.first]
    return Opinion(codes[0], sorted(found, key=lambda each: (each.wins, each.lead), reverse=True))


def stderr_of_wins(search: Search, node: int, squares: float) -> Candidate:
    """The standard error is of wins alone here, not of what the search thinks a game is worth."""
    games, mean = int(search.tree.visits[node]), int(search.wins[node]) / WIN
    spread = squares / (games + 1) - (mean / (games + 1)) ** 2
    return candidate(search, node)._replace(stderr=sqrt(spread / games))


def worth(each: Candidate) -> tuple[float, float]:
    return each.wins - each.stderr, each.lead


def candidate(search: Search, node: int) -> Candidate:
    code, games = int(search.tree.moves[node]), int(search.tree.visits[node])
    wins, lead = int(search.wins[node]) / games, int(search.points[node]) / games
    first = int(search.first[0])
    if node != first:
        usual = int(search.tree.visits[first])
        wins += int(search.wins[first]) / usual
        lead += int(search.points[first]) / usual
    share = min(max(wins / WIN, 0.0), 1.0)
    return Candidate(code, games, share, lead, stderr(search, node, games))


def stderr(search: Search, node: int, games: int) -> float:
    """How far the gain of a move may be off, as a share of the win."""
    mean = int(search.gains[node]) / games
    spread = int(search.squares[node]) / games - mean * mean
    return sqrt((max(spread, 0.0) + WIN) / games) / WIN
