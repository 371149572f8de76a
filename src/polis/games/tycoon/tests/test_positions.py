"""Positions with a known best move: they are sound, proved where they can be, and found."""

from __future__ import annotations

import os

import pytest

from polis.games.tycoon.tests.positions import POSITIONS
from polis.games.tycoon.tests.table import TYCOON, start
from polis.testing.positions import Position, faults, may_miss, study, unproved

COMPILED = os.environ.get("POLIS_BUILD") == "compiled"


def test_each_best_move_is_legal_and_can_be_missed() -> None:
    assert faults("tycoon", POSITIONS) == []


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_T1_1_nothing_of_the_box_is_missing(position: Position) -> None:
    stock = TYCOON.game.conserved
    assert stock(position.state) == stock(start(position.state.players).state)


@pytest.mark.slow
def test_most_are_proved_by_playing_every_line_to_the_end() -> None:
    assert 2 * sum(position.proved for position in POSITIONS) >= len(POSITIONS)
    assert unproved("tycoon", POSITIONS) == []


@pytest.mark.skipif(not COMPILED, reason="a search is too slow for the interpreted build")
def test_the_master_finds_nearly_all() -> None:
    missed = study("tycoon", POSITIONS)
    assert len(missed) <= may_miss(POSITIONS), missed
