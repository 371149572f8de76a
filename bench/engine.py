"""Measures every Polis game in the build on the path and prints JSON on its last line."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from typing import NamedTuple

from clock import microseconds, pace
from librt.vecs import vec
from mypy_extensions import i64

from polis.bots.sampler import think
from polis.core import play, registry
from polis.core.model import Game, Log, Menu, State
from polis.core.play import playout, rollout, settle
from polis.core.rng import Rng
from polis.core.seats import first

WHOLE_GAME = 1_000_000
SAMPLE = 20
PLAYERS = 4  # as many as goofspiel, the reference, has
EACH = 2  # playouts of the sampler bot for each legal move
OPTIONS = {"fallout": {"rounds": "200"}}  # as its goal has it


class Setup(NamedTuple):
    """A game with everything agreed, ready to be started again and again."""

    game: Game[State]
    players: int
    options: vec[i64]

    def start(self) -> State:
        return self.game.start(self.players, self.options)


def set_up(name: str, players: int = PLAYERS) -> Setup:
    info = registry.load(name)
    players = min(max(players, info.low), info.high)
    return Setup(info.game, players, info.options.numbers(OPTIONS.get(name, {})))


def walk(table: Setup, rng: Rng, limit: int) -> tuple[State, int]:
    """The loop of ``playout`` in plain Python, as a learner or a script would write it."""
    game, state, log, menu, made = table.game, table.start(), Log(silent=True), Menu(), 0
    settle(game, state, rng, log)
    while state.actors and made < limit:
        seat = first(state.actors)
        menu.clear()
        game.legal(state, seat, menu)
        game.apply(state, seat, menu.at(rng.below(menu.total)), log)
        settle(game, state, rng, log)
        made += 1
    return state, made


def measure(table: Setup, seconds: float) -> dict[str, float]:
    game, rng, null_log = table.game, Rng(1), Log(silent=True)
    length = sum(walk(table, rng, WHOLE_GAME)[1] for _ in range(SAMPLE)) / SAMPLE
    inside = pace(lambda: playout(game, table.start(), rng, null_log), seconds)
    told = pace(lambda: playout(game, table.start(), rng, Log()), seconds)
    driven = pace(lambda: walk(table, rng, WHOLE_GAME)[1], seconds)
    # Positions fill up as a game goes on: an opening would flatter the copy.
    middle = walk(table, rng, int(length) // 2)[0]
    return {
        **hurried(table, seconds),
        "games": inside.calls,
        "decisions": inside.units,
        "logged": told.units,
        "driven_games": driven.calls,
        "driven": driven.units,
        "copy_us": microseconds(lambda: game.copy(middle), seconds),
        "bot_playouts": bot_playouts(table, seconds),
    }


def hurried(table: Setup, seconds: float) -> dict[str, float]:
    """Games of the player in a hurry, where a game has one: it plays sensibly, as simulators do."""
    game, rng, null_log = table.game, Rng(1), Log(silent=True)
    if type(game).fast_move is Game.fast_move:
        return {}
    fast_move = pace(lambda: rollout(game, table.start(), rng, null_log, WHOLE_GAME), seconds)
    return {"fast_games": fast_move.calls, "fast_decisions": fast_move.units}


def bot_playouts(table: Setup, seconds: float) -> float:
    """Playouts a second inside the sampler, guesses and all, at the first real choice."""
    game, rng, menu, made = table.game, Rng(1), Menu(), 0
    # A forced move is answered without a playout and would count as any number of them.
    while menu.total < 2:
        state = walk(table, rng, made)[0]
        seat = first(state.actors)
        menu.clear()
        game.legal(state, seat, menu)
        made += 1
    playouts = menu.total * EACH

    def thought() -> int:
        think(game, state, seat, rng, playouts)
        return playouts

    return pace(thought, seconds).units


def build_of(game: Game[State]) -> str:
    """Which build answers: of the loop and of this game's rules, since either may lag behind."""
    files = {str(module.__file__) for module in (play, sys.modules[type(game).__module__])}
    kinds = {"interpreted" if file.endswith(".py") else "compiled" for file in files}
    return kinds.pop() if len(kinds) == 1 else "mixed"


def arguments(about: str | None) -> argparse.ArgumentParser:
    options = argparse.ArgumentParser(description=(about or "").split(":")[0])
    options.add_argument("--seconds", type=float, default=0.2)
    options.add_argument("--only", action="append", default=[])
    return options


def tell(measured: Callable[[str], dict[str, dict[str, float]]], only: Sequence[str]) -> None:
    """Prints the rows of every game. One that breaks is named; the others are still worth it."""
    rows: dict[str, dict[str, float]] = {}
    left_out: dict[str, str] = {}
    for name in [each for each in registry.games() if not only or each in only]:
        try:
            rows |= measured(name)
        except Exception as error:
            left_out[name] = f"{type(error).__name__}: {error}".splitlines()[0]
    print(json.dumps({"rows": rows, "left_out": left_out}))


def main() -> None:
    given = arguments(__doc__).parse_args()

    def measured(name: str) -> dict[str, dict[str, float]]:
        table = set_up(name)
        return {f"{name} {build_of(table.game)}": measure(table, given.seconds)}

    tell(measured, given.only)


if __name__ == "__main__":
    main()
