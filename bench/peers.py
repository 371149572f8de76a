"""Measures one peer library in the peers' environment and prints JSON on its last line."""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from importlib import import_module
from typing import Any, NamedTuple

from clock import microseconds, pace

WHOLE_GAME = 1_000_000
SAMPLE = 20


class Peer(NamedTuple):
    """A title made ready: how to walk some random decisions into it, and how to copy it."""

    walk: Callable[[int], tuple[Any, int]]
    copy: Callable[[Any], object]
    rollouts: Callable[[], int] | None = None


def some(choices: Any) -> Any:
    """One of them, by the cheapest even draw Python has: the peers get the fastest driver."""
    return choices[int(random.random() * len(choices))]


def weighted(outcomes: list[tuple[int, float]]) -> int:
    ticket = random.random()
    for action, chance in outcomes:
        ticket -= chance
        if ticket < 0:
            return action
    return outcomes[-1][0]


def openspiel(title: str) -> Peer:
    spiel = import_module("pyspiel")
    game = spiel.load_game(title)
    seats = range(game.num_players())
    chance, together = int(spiel.PlayerId.CHANCE), int(spiel.PlayerId.SIMULTANEOUS)
    over = int(spiel.PlayerId.TERMINAL)

    def walk(limit: int) -> tuple[Any, int]:
        state, made = game.new_initial_state(), 0
        while (player := state.current_player()) != over and made < limit:
            if player == chance:
                state.apply_action(weighted(state.chance_outcomes()))
            elif player == together:
                state.apply_actions([some(state.legal_actions(seat)) for seat in seats])
                made += len(seats)
            else:
                state.apply_action(some(state.legal_actions()))
                made += 1
        return state, made

    return Peer(walk, lambda state: state.clone(), rollouts_of(spiel, title))


def rollouts_of(spiel: Any, title: str) -> Callable[[], int]:
    """OpenSpiel's loop in C++. Python reaches it only through a search: two leaves, played out."""
    # Left simultaneous, a move would be picked from a list of every combination of cards.
    game = spiel.load_game_as_turn_based(title)
    opening = game.new_initial_state()
    while opening.is_chance_node():
        opening.apply_action(weighted(opening.chance_outcomes()))
    leaves, memory_mb, exploration = 2, 100, 2.0
    evaluator = spiel.RandomRolloutEvaluator(SAMPLE, 1)
    bot = spiel.MCTSBot(game, evaluator, exploration, leaves, memory_mb, False, 1, False)

    def rollouts() -> int:
        bot.step(opening)
        return leaves * SAMPLE

    return rollouts


def pettingzoo(title: str) -> Peer:
    env = import_module(f"pettingzoo.classic.{title}").env()

    def walk(limit: int) -> tuple[Any, int]:
        env.reset()
        made = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, told = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else told["action_mask"]
            env.step(int(some(mask.nonzero()[0])))
            made += 1
            if made >= limit:
                break
        return env.unwrapped, made

    return Peer(walk, deepcopy)


def rlcard(title: str) -> Peer:
    env = import_module("rlcard").make(title)

    def walk(limit: int) -> tuple[Any, int]:
        state, _ = env.reset()
        made = 0
        while not env.is_over() and made < limit:
            state, _ = env.step(some(list(state["legal_actions"])))
            made += 1
        return env.game, made

    return Peer(walk, deepcopy)


def simulator(title: str) -> Peer:
    """A public simulator of the same kind of game; its players play by rules of their own, without
    auctions, so a decision here is a turn."""
    game, rules = import_module("monopoly.core.game"), import_module("monopoly.core.game_utils")
    import_module("monopoly.log_settings").LogSettings.KEEP_GAME_LOG = False

    def walk(limit: int) -> tuple[Any, int]:
        board, dice, log, _ = game.setup_game(1, random.getrandbits(32))
        players, made = game.setup_players(board, dice), 0
        for number in range(int(title)):
            if rules._check_end_conditions(players, log, 1, number) or made >= limit:
                break
            for player in players:
                if not player.is_bankrupt:
                    player.make_a_move(board, players, dice, log)
                    made += 1
        return (board, players), made

    def games() -> int:
        walk(WHOLE_GAME)
        return 1

    return Peer(walk, deepcopy, games)


LIBRARIES: dict[str, tuple[Callable[[str], Peer], dict[str, str]]] = {
    "openspiel": (
        openspiel,
        {
            "goofspiel": "goofspiel(players=4,num_cards=13)",
            "leduc": "leduc_poker",
            "backgammon": "backgammon",
            "maedn": "maedn(players=4)",
            "tic-tac-toe": "tic_tac_toe",
        },
    ),
    "pettingzoo": (
        pettingzoo,
        {
            "connect-four": "connect_four_v3",
            "tic-tac-toe": "tictactoe_v3",
            "leduc": "leduc_holdem_v4",
        },
    ),
    "rlcard": (rlcard, {"uno": "uno", "gin-rummy": "gin-rummy", "leduc": "leduc-holdem"}),
    "simulator": (simulator, {"monopoly": "200"}),  # rounds at most
}


def measure(peer: Peer, seconds: float) -> dict[str, float]:
    length = sum(peer.walk(WHOLE_GAME)[1] for _ in range(SAMPLE)) / SAMPLE
    driven = pace(lambda: peer.walk(WHOLE_GAME)[1], seconds)
    figures = {"driven_games": driven.calls, "driven": driven.units}
    if peer.rollouts:
        figures["games"] = pace(peer.rollouts, seconds).units
        figures["decisions"] = figures["games"] * driven.units / driven.calls
    middle = peer.walk(int(length) // 2)[0]
    figures["copy_us"] = microseconds(lambda: peer.copy(middle), seconds)
    return figures


def titles(library: str, only: list[str]) -> Iterator[tuple[str, str]]:
    for name, title in LIBRARIES[library][1].items():
        if not only or name in only or f"{library} {name}" in only:
            yield f"{library} {name}", title


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("library", choices=LIBRARIES)
    options.add_argument("--seconds", type=float, default=0.2)
    options.add_argument("--only", action="append", default=[])
    given = options.parse_args()
    rows: dict[str, dict[str, float]] = {}
    left_out: dict[str, str] = {}
    random.seed(1)
    for name, title in titles(given.library, given.only):
        # Whatever a peer stumbles over, the others are still worth measuring.
        try:
            rows[name] = measure(LIBRARIES[given.library][0](title), given.seconds)
        except Exception as error:
            left_out[name] = f"{type(error).__name__}: {error}".splitlines()[0]
    reasons = set(left_out.values())
    if not rows and len(reasons) == 1:
        left_out = {given.library: reasons.pop()}
    print(json.dumps({"rows": rows, "left_out": left_out}))


if __name__ == "__main__":
    main()
