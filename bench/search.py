"""Measures searches of every Polis game and prints JSON on its last line: imagined games a
CPU-second of our own search in the build on the path, or with ``--openspiel`` simulations of
OpenSpiel's Monte Carlo tree search on the same position, through the adapter.

Ours plays each imagined game to its end by rules of thumb, theirs by random moves; so ours is also
measured at random games, which is like with like. A guess of what is hidden belongs to each of
ours; OpenSpiel's bot sees everything and is spared that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import NamedTuple

from clock import pace
from engine import WHOLE_GAME, Setup, arguments, build_of, set_up, tell

from polis.bots.search import Search
from polis.bots.thumb import think as thumb
from polis.core.model import Log, Menu, State
from polis.core.play import playout, settle
from polis.core.rng import Rng
from polis.core.seats import first

SEATS = 2
# Imagined games of a search; fewer where each takes long. What one costs depends on them little.
BUDGETS = {"compiled": 200, "interpreted": 16}
SIMULATIONS = 20
CURIOSITY = 2.0
MEMORY_MB = 100

Task = Callable[[], int]


class Position(NamedTuple):
    """Where a seat has to choose."""

    table: Setup
    state: State
    seat: int


def advance(table: Setup, decisions: int) -> tuple[State, int]:
    """A game of rules of thumb, so many decisions long; then on to the first with a choice."""
    game, rng, log, menu, made = table.game, Rng(1), Log(silent=True), Menu(), 0
    state = table.start()
    settle(game, state, rng, log)
    while state.actors:
        seat = first(state.actors)
        menu.clear()
        game.legal(state, seat, menu)
        if made >= decisions and menu.total > 1:
            break
        game.apply(state, seat, thumb(game, state, seat, rng), log)
        settle(game, state, rng, log)
        made += 1
    return state, made


def positions(table: Setup) -> Iterator[tuple[str, Position]]:
    """The first choice of a game, and one half way through it."""
    for name, decisions in (("opening", 0), ("middle", advance(table, WHOLE_GAME)[1] // 2)):
        state, _ = advance(table, decisions)
        yield name, Position(table, state, first(state.actors))


def ours(at: Position) -> dict[str, Task]:
    game, rng, null_log, build = at.table.game, Rng(1), Log(silent=True), build_of(at.table.game)
    budget = BUDGETS.get(build, SIMULATIONS)

    def searched() -> int:
        search = Search(game, game.determinize(at.state, at.seat, rng), at.seat, rng)
        search.best(budget)
        # It stops before its budget is spent when the answer is clear.
        return search.games

    def played() -> int:
        playout(game, game.determinize(at.state, at.seat, rng), rng, null_log)
        return 1

    return {f"search {build}": searched, f"random {build}": played}


def theirs(name: str, at: Position) -> dict[str, Task]:
    spiel, mcts = import_module("pyspiel"), import_module("open_spiel.python.algorithms.mcts")
    adapter = import_module("polis.adapters.openspiel")
    game = spiel.load_game(f"polis_{name}(players={SEATS})")
    state = game.new_initial_state()
    state.play = adapter.Play(state.play.table, at.state, [])
    slow = mcts.MCTSBot(game, CURIOSITY, SIMULATIONS, mcts.RandomRolloutEvaluator(1), solve=False)
    quick = spiel.MCTSBot(
        game, spiel.RandomRolloutEvaluator(1, 1), CURIOSITY, SIMULATIONS, MEMORY_MB, False, 1, False
    )
    # The C++ bot's ``step`` gives Python's lock away and dies of any game written in Python.
    return {
        "mcts python": lambda: slow.mcts_search(state).explore_count,
        "mcts c++": lambda: quick.mcts_search(state).explore_count,
    }


def main() -> None:
    options = arguments(__doc__)
    options.add_argument("--openspiel", action="store_true")
    given = options.parse_args()

    def measured(name: str) -> dict[str, dict[str, float]]:
        rows: dict[str, dict[str, float]] = {}
        for where, at in positions(set_up(name, SEATS)):
            tasks = theirs(name, at) if given.openspiel else ours(at)
            paces = {figure: pace(task, given.seconds).units for figure, task in tasks.items()}
            rows[f"search {name} {where}"] = paces
        return rows

    tell(measured, given.only)


if __name__ == "__main__":
    main()
