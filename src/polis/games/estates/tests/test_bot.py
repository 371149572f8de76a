"""The bot of thumb rules: what any player would do."""

from __future__ import annotations

from typing import Any

import pytest

from polis.core import notation
from polis.core.rng import Rng
from polis.games.estates.outlook import chance, outlook, purses
from polis.games.estates.tests.table import Script, arranged

# Seat 2 owns the bottom row, which a single roof completes and so ends the game.
LAST_ROOF: dict[str, Any] = {
    "top": "blue6^1 blue5^1 blue4^1 blue3^1",
    "middle": "green2",
    "bottom": "red6^6 red5^6 red4^5 red3",
    "holders": "red:2 green:3",
    "roofs": "5 3 3",
}


def advice(table: Script, seat: int) -> str:
    """The bot's move for a seat counted from 1."""
    game = table.info.game
    return notation.write(game.schema(), game.advise(table.state, seat - 1, Rng(1)))


def test_E5_1_it_completes_the_row_that_wins() -> None:
    table = arranged(3, **LAST_ROOF, cash=[0, 0, 0], turn=2).play("2: offer roof; *: turn 3")
    assert advice(table, 2) == "roof bottom 4"


def test_E6_1_it_lengthens_a_row_that_only_others_own() -> None:
    table = arranged(3, **LAST_ROOF, cash=[0, 0, 0], turn=3).play("3: offer barrier3")
    assert advice(table, 3) in ("extend bottom", "extend top")


def test_E3_2_it_keeps_what_wins_at_once() -> None:
    table = arranged(3, **LAST_ROOF, turn=2).play("2: offer roof; *: turn 3; 3: bid 9; 1: pass")
    assert advice(table, 2) == "keep"


def test_E3_2_it_sells_a_trifle_for_a_fortune() -> None:
    table = arranged(3, turn=1).play("1: offer cancel; 2: bid 9; 3: pass")
    assert advice(table, 1) == "sell"


def test_E3_1_nobody_pays_for_a_cube_without_a_barrier() -> None:
    table = arranged(3, turn=1).play("1: offer cancel")
    assert advice(table, 2) == "pass"


@pytest.mark.parametrize(("cash", "move"), [(40, "stash"), (1, "offer")])
def test_E2_1_it_stashes_what_it_can_spare(cash: int, move: str) -> None:
    table = arranged(3, cash=[cash, 0, 0], turn=1)
    assert advice(table, 1).split()[0] == move


def test_E2_1_in_secret_it_abstains_before_it_offers() -> None:
    table = arranged(3, cash=[0, 0, 0], turn=1, money="secret")
    assert advice(table, 1) == "abstain"


def test_E8_1_a_row_nearer_to_completion_has_the_better_chance() -> None:
    state = arranged(4, top="blue6^1 blue5^2 blue4^3", middle="red6").state
    assert chance(state, 0) > chance(state, 1) > chance(state, 2)


def test_E8_3_a_likely_row_is_a_gain_and_an_unlikely_one_a_loss() -> None:
    likely = arranged(2, top="blue6^1 blue5^2 blue4^3 blue3").state
    unlikely = arranged(2, top="blue6 blue5 blue4", extended="3:top 2:top", roofs="1 1").state
    assert outlook(likely)[0] > outlook(likely)[1]
    assert outlook(unlikely)[0] < outlook(unlikely)[1]


def test_E2_1_a_cheque_that_can_be_stashed_is_worth_more_than_a_later_one() -> None:
    worth = purses(arranged(2, cash=[30, 30]).state)
    assert worth[1] > worth[60] - worth[59] > 0
