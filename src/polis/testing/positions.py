"""Positions with a known best move: what a bot worth playing against must find."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from polis.bots.levels import bot_of
from polis.core import notation, registry
from polis.core.codec import pack
from polis.core.model import Game, State
from polis.core.rng import Rng
from polis.testing.script import offered
from polis.testing.solver import Solver

MASTER = "master"  # a level, or a bot by its name
FEWEST = 20  # positions a game is studied by
PASS_MARK = 18  # of them are found by a master
SEED = 9
GUESSES = 5


class Position(NamedTuple):
    """A decision on which the rules leave no doubt. Seats are counted from 1, as in notation."""

    name: str  # the situation, at a glance
    clause: str  # of the ledger: one, or several with spaces between
    state: State
    seat: int
    best: tuple[str, ...]  # moves in notation, each as good as the others
    why: str
    proved: bool = False  # whether every line to the end can be played out, which is the proof


def chosen(game: str, position: Position, name: str = MASTER) -> str:
    """What a bot does, in notation."""
    rules = registry.load(game).game
    code = bot_of(name, game).choose(rules, position.state, position.seat - 1, Rng(SEED))
    return notation.write(rules.schema(), code)


def found(game: str, position: Position, name: str = MASTER) -> bool:
    return chosen(game, position, name) in position.best


def study(game: str, positions: Sequence[Position], name: str = MASTER) -> list[str]:
    """The positions a bot missed, each with what it did and what it should have done."""
    moves = [(position, chosen(game, position, name)) for position in positions]
    return [
        f"{p.name}: {move}, not {' or '.join(p.best)}" for p, move in moves if move not in p.best
    ]


def may_miss(positions: Sequence[Position]) -> int:
    """How many a master may miss: two of twenty, and not a larger part of more."""
    return len(positions) * (FEWEST - PASS_MARK) // FEWEST


def faults(game: str, positions: Sequence[Position]) -> list[str]:
    """What is wrong with a set of positions before any bot has seen it; nothing if it is sound."""
    told = [f"{p.name}: {fault}" for p in positions for fault in faults_of(game, p)]
    if len({p.name for p in positions}) < len(positions):
        told.append("two positions have one name")
    if len({str((pack(p.state), p.seat)) for p in positions}) < max(len(positions), FEWEST):
        told.append(f"fewer than {FEWEST} positions, or two alike")
    return told


def faults_of(game: str, position: Position) -> list[str]:
    info = registry.load(game)
    clauses, moves = position.clause.split(), offered(info.game, position.state, position.seat - 1)
    told = [f"no clause {id}" for id in clauses if info.rulebook.find(id) is None]
    told += [f"{move} is not legal" for move in position.best if move not in moves]
    if not clauses or not position.best or not set(moves) - set(position.best):
        told.append("nothing to cite, to find or to miss")
    return told


def unproved(game: str, positions: Sequence[Position]) -> list[str]:
    """Those said to be proved whose best moves are not better than every other to the end."""
    return [p.name for p in positions if p.proved and not is_proved(game, p)]


def is_proved(game: str, position: Position) -> bool:
    """Whether each best move secures its seat more than any other move does."""
    rules = registry.load(game).game
    assert nothing_hidden(rules, position), f"{position.name}: something is hidden"
    worths = Solver(rules, position.seat - 1).worths(position.state)
    best = [worth for move, worth in worths.items() if move in position.best]
    rest = [worth for move, worth in worths.items() if move not in position.best]
    return min(best) > max(rest)


def nothing_hidden(rules: Game[State], position: Position) -> bool:
    """Whether all that anybody sees is known to the seat that moves: no guess changes it."""
    state, seats = position.state, range(position.state.players)
    guesses = [rules.determinize(state, position.seat - 1, Rng(SEED + i)) for i in range(GUESSES)]
    return all(
        rules.view(guess, seat) == rules.view(state, seat) for guess in guesses for seat in seats
    )
