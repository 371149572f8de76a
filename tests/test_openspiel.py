"""OpenSpiel plays our games through the adapter and knows no more than a seat does.

Skipped where OpenSpiel is not installed, unless POLIS_OPENSPIEL says that it must be. CI runs it by
POLIS_OPENSPIEL=1 python bench/peers_env.py pytest tests/test_openspiel.py
"""

from __future__ import annotations

import doctest
import os
import pickle
import random
import re
import subprocess
import sys
import unittest
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from polis import Match
from polis.core import notation, record, registry
from polis.core.errors import OptionError
from polis.core.model import Log
from polis.core.seats import NATURE, holds

ROOT = Path(__file__).parent.parent
GAMES = registry.games()
TABLES = [
    pytest.param(id, players, id=f"{id}-{players}")
    for id in GAMES
    for players in (2, registry.load(id).high)
]


@pytest.fixture(scope="module")
def spiel() -> ModuleType:
    wanted = os.environ.get("POLIS_OPENSPIEL")
    found: ModuleType = import_module("pyspiel") if wanted else pytest.importorskip("pyspiel")
    import_module("polis.adapters.openspiel")
    return found


def some_action(state: Any, luck: random.Random) -> int:
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        return int(luck.choices(actions, weights)[0])
    return int(luck.choice(state.legal_actions()))


def walk(game: Any, luck: random.Random, most: int = 100_000) -> Any:
    """A random game up to so many actions."""
    state = game.new_initial_state()
    while not state.is_terminal() and most:
        state.apply_action(some_action(state, luck))
        most -= 1
    return state


def test_without_openspiel_the_error_names_the_extra() -> None:
    script = "import sys; sys.modules['pyspiel'] = None; import polis.adapters.openspiel"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stderr.splitlines()[-1].endswith("pip install polis-games[research]")


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_whoever_has_the_first_place_has_the_highest_return(
    spiel: ModuleType, id: str, players: int
) -> None:
    state = walk(spiel.load_game(f"polis_{id}(players={players})"), random.Random(players))
    info = registry.load(id)
    mirror = info.game.start(players, info.options.defaults())
    for step in state.full_history():
        seat = NATURE if step.player < 0 else step.player
        assert holds(mirror.actors, seat)
        info.game.apply(mirror, seat, notation.action_code(info.game.schema(), step.action), Log())
    places, returns = list(info.game.places(mirror)), state.returns()
    assert mirror.actors == 0 and state.is_terminal()
    assert [value == max(returns) for value in returns] == [place == 1 for place in places]
    assert sum(returns) == pytest.approx(0)


@pytest.mark.parametrize("id", GAMES)
def test_a_record_replayed_through_openspiel_ends_with_its_scores(
    spiel: ModuleType, id: str
) -> None:
    match, luck = Match.new(id, seats=2, seed="openspiel"), random.Random(1)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, luck.choice(match.moves(seat)))
    written = record.read(match.record())
    state = spiel.load_game(f"polis_{id}").new_initial_state()
    for entry in written.entries:
        choices = {state.action_to_string(action): action for action in state.legal_actions()}
        state.apply_action(choices[entry.text])
    assert list(registry.load(id).game.scores(state.play.state)) == written.result


@pytest.mark.parametrize("id", GAMES)
def test_worlds_a_seat_cannot_tell_apart_read_the_same(spiel: ModuleType, id: str) -> None:
    game, luck = spiel.load_game(f"polis_{id}(players=3)"), random.Random(3)
    sampler = random.Random(5).random
    for most in (20, 60, 150):
        state = walk(game, luck, most)
        for seat in range(3):
            for _ in range(2):
                world = state.resample_from_infostate(seat, sampler)
                assert world.observation_string(seat) == state.observation_string(seat)
                assert world.information_state_string(seat) == state.information_state_string(seat)


@pytest.mark.parametrize(
    ("game", "most"), [("newyork", 65), ("tycoon", 17), ("estates(options=money:secret)", 65)]
)
def test_what_a_seat_cannot_know_is_dealt_anew(spiel: ModuleType, game: str, most: int) -> None:
    state = walk(spiel.load_game(f"polis_{game}"), random.Random(3), most)
    sampler = random.Random(5).random
    assert len({str(state.resample_from_infostate(0, sampler)) for _ in range(5)}) > 1


def test_an_imagined_rival_has_not_heard_what_the_real_one_was_told(spiel: ModuleType) -> None:
    state = walk(spiel.load_game("polis_tycoon"), random.Random(3), 12)
    world = state.resample_from_infostate(0, random.Random(5).random)
    real, imagined = state.play.known(1), world.play.known(1)
    assert len(imagined) < len(real)
    assert all(told in state.play.known(0) for told in imagined)


@pytest.mark.parametrize("id", GAMES)
def test_a_clone_goes_its_own_way_and_a_saved_state_comes_back(spiel: ModuleType, id: str) -> None:
    game = spiel.load_game(f"polis_{id}")
    state = walk(game, random.Random(2), 30)
    before = str(state), state.information_state_string(0)
    clone = state.clone()
    clone.apply_action(some_action(clone, random.Random(2)))
    assert (str(state), state.information_state_string(0)) == before
    assert str(clone) != before[0]
    _, back = spiel.deserialize_game_and_state(spiel.serialize_game_and_state(game, state))
    assert (str(back), back.information_state_string(0)) == before


@pytest.mark.parametrize("id", GAMES)
def test_the_searches_of_openspiel_find_a_legal_move(spiel: ModuleType, id: str) -> None:
    mcts = import_module("open_spiel.python.algorithms.mcts")
    ismcts = import_module("open_spiel.python.algorithms.ismcts")
    game, luck = spiel.load_game(f"polis_{id}"), random.Random(4)
    state = walk(game, luck, 12)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(some_action(state, luck))
    rollout = mcts.RandomRolloutEvaluator(1, max_length=20)
    plain = mcts.MCTSBot(game, 2.0, 8, rollout)
    blind = ismcts.ISMCTSBot(game, rollout, 2.0, 8)
    assert {plain.step(state), int(blind.step(state))} <= set(state.legal_actions())


def test_options_are_parameters_and_a_wrong_one_names_the_right_ones(spiel: ModuleType) -> None:
    game = spiel.load_game("polis_fallout(players=3,options=rounds:20 time:called)")
    same = spiel.load_game("polis_fallout", {"players": 3, "options": "rounds:20 time:called"})
    plain = spiel.load_game("polis_fallout(players=3)")
    assert game.num_players() == 3
    assert str(game.new_initial_state()) == str(same.new_initial_state())
    assert str(game.new_initial_state()) != str(plain.new_initial_state())
    with pytest.raises(OptionError, match="rounds"):
        spiel.load_game("polis_fallout(options=round:20)")


def test_a_game_against_rivals_of_the_rules_is_nobodys_loss(spiel: ModuleType) -> None:
    alone = spiel.load_game("polis_newyork(players=1)")
    assert alone.get_type().utility == spiel.GameType.Utility.GENERAL_SUM
    assert walk(alone, random.Random(1)).returns()[0] in (-1.0, 1.0)


def test_the_examples_of_the_documents_run(spiel: ModuleType) -> None:
    found = doctest.testfile(str(ROOT / "docs" / "openspiel.md"), module_relative=False)
    assert found.failed == 0 and found.attempted > 5
    (example,) = re.findall(
        r"```python\n(import polis\.adapters.*?)```", (ROOT / "README.md").read_text(), re.DOTALL
    )
    names: dict[str, object] = {}
    exec(example, names)
    assert "state" in names


# OpenSpiel's own suites


def alone(suite: unittest.TestSuite) -> Iterator[unittest.TestCase]:
    for each in suite:
        if isinstance(each, unittest.TestSuite):
            yield from alone(each)
        elif isinstance(each, unittest.TestCase):
            yield each


def failures(module: str) -> tuple[int, str]:
    """How many of the module's tests are of our games, and what went wrong in them."""
    flags = import_module("absl.flags")
    found = import_module(f"open_spiel.{module}")
    flags.FLAGS(["openspiel", "--test_only_games=polis_"], known_only=True)
    suite = unittest.TestLoader().loadTestsFromModule(found)
    ours = [test for test in alone(suite) if "polis_" in test.id()]
    result = unittest.TestResult()
    unittest.TestSuite(ours).run(result)
    return result.testsRun, "\n".join(text for _, text in result.errors + result.failures)


def test_openspiels_own_simulations_pass(spiel: ModuleType) -> None:
    """`games_sim_test`: every game as it stands, and with every number of players from two on."""
    seats = sum(len([n for n in registry.load(id).seats if n > 1]) for id in GAMES)
    assert failures("python.tests.games_sim_test") == (len(GAMES) + seats, "")
    assert len(GAMES) + seats == 26


def test_openspiels_own_promises_are_kept(spiel: ModuleType) -> None:
    """`api_test`: the five promises of a game too large to walk through as a whole."""
    assert failures("integration_tests.api_test") == (5 * len(GAMES), "")


@pytest.mark.parametrize("id", GAMES)
def test_a_game_comes_back_from_another_process(spiel: ModuleType, id: str) -> None:
    game = spiel.load_game(f"polis_{id}(players=3)")
    script = "import pickle, sys; print(pickle.load(sys.stdin.buffer), end='')"
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, input=pickle.dumps(game), capture_output=True, check=True)
    assert done.stdout.decode() == str(game)
