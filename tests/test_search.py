"""Where a search spends its imagined games: not on first moves that will not be made."""

from __future__ import annotations

from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from polis.bots.opinion import consider
from polis.bots.search import GAMES_EACH, think
from polis.core.model import Game, State, first_of
from polis.core.rng import Rng
from tests.toys.doors import DoorsGame

GAMES = 200
SEEDS = range(5)


def rules(game: DoorsGame) -> Game[State]:
    return cast("Game[State]", game)


def chosen(game: DoorsGame, seed: int) -> int:
    """The door a master opens."""
    return first_of(think(rules(game), game.start(2, vec[i64]()), 0, Rng(seed), GAMES))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_shunned_move_costs_one_game_once_it_has_not_won(seed: int) -> None:
    """An ask for everything: nothing else to compare the usual answer with, so no more games."""
    game = DoorsGame([5, 0], shunned=(1,))
    assert chosen(game, seed) == 0
    assert game.opened == [1, 1]


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_shunned_move_leaves_goes_to_the_others(seed: int) -> None:
    game = DoorsGame([4, 0, 9], shunned=(1,))
    assert chosen(game, seed) == 2
    assert game.opened[1] == 1
    assert game.opened[0] == game.opened[2] > GAMES // 3


@pytest.mark.parametrize("seed", SEEDS)
def test_a_shunned_move_that_always_wins_keeps_its_games(seed: int) -> None:
    game = DoorsGame([5, 10], shunned=(1,))
    assert chosen(game, seed) == 1
    assert game.opened == [GAMES // 2, GAMES // 2]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_move_that_is_clearly_worse_drops_out_before_its_round_is_over(seed: int) -> None:
    game = DoorsGame([8, 0, 8])
    assert chosen(game, seed) == 0
    its_round = GAMES // (2 * 3)  # two halvings of three moves
    assert 2 * GAMES_EACH <= game.opened[1] < its_round
    assert game.opened[0] == game.opened[2] >= its_round


@pytest.mark.parametrize("seed", SEEDS)
def test_figures_for_people_are_of_as_many_games_as_ever(seed: int) -> None:
    """A hint says what every move would bring, also those no bot makes."""
    game = DoorsGame([8, 0], shunned=(1,))
    found = consider(rules(game), game.start(2, vec[i64]()), 0, Rng(seed), GAMES)
    assert [each.games for each in found.candidates] == [GAMES // 2, GAMES // 2]
    assert game.opened == [GAMES // 2, GAMES // 2]
