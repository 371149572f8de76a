"""A second kind of job for workers: what is to be thought of a position, in figures.

Like a bot's move it is asked of a guess, so an answer tells nothing its asker could not know.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from math import hypot
from time import perf_counter
from typing import NamedTuple

import msgspec

from polis.bots.opinion import Candidate, Opinion, compared, consider
from polis.bots.outlook import outlook
from polis.bots.tree import WIN
from polis.core import notation
from polis.core.codec import pack, unpack
from polis.core.model import Game, Menu, State
from polis.core.registry import load, position
from polis.core.rng import Rng

SEEDS = 1 << 60
TRIAL = 12  # games that show how many of them fit into a budget
GRACE = 4000  # milliseconds a busy machine may be late


def new_seed() -> int:
    return secrets.randbelow(SEEDS)


class Study(msgspec.Struct, tag="study"):
    """``guess`` is a packed position; ``moves`` are looked at whatever else there is. No more games
    are imagined than fit into ``budget``; 0 plays them all, the same for the same seed."""

    game: str
    seat: int  # whose decision it is, and whose eyes see how the game may end
    seed: int
    guess: msgspec.Raw
    games: int = 1000  # to compare moves
    outlook: int = 200  # to see how it may end; 0 for none
    budget: int = 0  # milliseconds
    moves: list[str] = []
    finalists: int = 0  # compare so many of the best again, each in as many games; 0 for none
    limit: int = 60_000  # milliseconds after which nobody waits any longer


class Looked(msgspec.Struct):
    """A move that was looked at. ``games`` is 0 where there is no other: nothing was imagined."""

    move: str
    games: int
    wins: float  # share of the win, 0 to 1
    lead: float  # points above the best of the others
    stderr: float  # standard error of ``wins`` against the usual move


class Studied(msgspec.Struct):
    """``usual`` is the move of thumb rules; candidates are the best first, none where the seat has
    nothing to decide; ``outlook`` is the chance to win of every seat, empty if not asked for."""

    usual: str
    candidates: list[Looked]
    outlook: list[float]

    def of(self, move: str) -> Looked | None:
        return next((each for each in self.candidates if each.move == move), None)

    def stderr(self, one: Looked, two: Looked) -> float:
        """How far the difference between two moves may be off. All share the usual one's luck."""
        return hypot(*(each.stderr for each in (one, two) if each.move != self.usual))


class Effort(NamedTuple):
    """How hard to think: games at most, and how long, in milliseconds; 0 takes its time."""

    games: int = 1000
    outlook: int = 200
    budget: int = 1000
    finalists: int = 0


def study_of(
    name: str,
    state: State,
    viewer: int,
    seat: int,
    effort: Effort,
    moves: Sequence[str] = (),
    seed: int | None = None,
) -> Study:
    """A study of a seat's decision, as far as ``viewer`` can know the position."""
    number = new_seed() if seed is None else seed
    guess = load(name).game.determinize(state, viewer, Rng(number))
    return Study(
        game=name,
        seat=seat,
        seed=number,
        guess=msgspec.Raw(msgspec.json.encode(pack(guess))),
        games=effort.games,
        outlook=effort.outlook,
        budget=effort.budget,
        moves=[*moves],
        finalists=effort.finalists,
        limit=3 * effort.budget + GRACE if effort.budget else 60_000,
    )


def study(job: Study) -> Studied:
    """Do it. Moves with payload, such as deals, are not looked at."""
    info = load(job.game)
    game, rng = info.game, Rng(job.seed)
    guess = unpack(msgspec.json.decode(job.guess), position(job.game))
    wanted = job.games if decides(game, guess, job.seat) else 0
    share = fitting(job, game, guess, wanted)
    usual, candidates = "", list[Looked]()
    if wanted:
        codes = [notation.read(game.schema(), text) for text in job.moves]
        opinion = formed(job, game, guess, rng, scaled(wanted, share), codes)
        usual = notation.write(game.schema(), opinion.usual)
        candidates = [looked(game, each) for each in opinion.candidates]
    return Studied(usual, candidates, chances(job, game, guess, rng, scaled(job.outlook, share)))


def formed(
    job: Study, game: Game[State], guess: State, rng: Rng, games: int, codes: list[int]
) -> Opinion:
    """An opinion; with finalists, one in which those who were dropped early, and the moves asked
    about, have been given as many games as the best."""
    if not job.finalists:
        return consider(game, guess, job.seat, rng, games, codes)
    opinion = consider(game, guess, job.seat, rng, games // 2, codes)
    if len(opinion.candidates) < 2:
        return opinion
    best = [each.code for each in opinion.candidates[: job.finalists]]
    asked = [each.code for each in opinion.candidates if each.code in codes]
    finals = [*dict.fromkeys([opinion.usual, *best, *asked])]
    each = max(TRIAL, games // 2 // len(finals))
    return compared(game, guess, job.seat, rng, each, finals)


def decides(game: Game[State], guess: State, seat: int) -> bool:
    menu = Menu()
    game.legal(guess, seat, menu)
    return int(menu.total) > 0


def fitting(job: Study, game: Game[State], guess: State, wanted: int) -> float:
    """The share of the games that fits into the budget, by how long a few of them take here. A late
    position is over much sooner than an early one, so each is timed."""
    if not job.budget:
        return 1.0
    started, played = perf_counter(), TRIAL
    if wanted:  # looking for the best move takes longer than just playing on
        trial = consider(game, guess, job.seat, Rng(job.seed), TRIAL)
        played = sum(each.games for each in trial.candidates) or TRIAL
    else:
        outlook(game, guess, job.seat, Rng(job.seed), TRIAL)
    each = max(perf_counter() - started, 1e-6) * 1000 / played
    return min(1.0, job.budget / (each * (wanted + job.outlook + TRIAL)))


def scaled(games: int, share: float) -> int:
    return max(TRIAL, int(games * share)) if games else 0


def chances(job: Study, game: Game[State], guess: State, rng: Rng, games: int) -> list[float]:
    if not games:
        return []
    won = outlook(game, guess, job.seat, rng, games)
    return [int(each) / (WIN * games) for each in won]


def looked(game: Game[State], each: Candidate) -> Looked:
    text = notation.write(game.schema(), each.code)
    return Looked(text, each.games, each.wins, each.lead, each.stderr)
