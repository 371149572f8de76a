"""Positions with a known best move: what is told of a wrong one."""

from __future__ import annotations

import pytest

from polis.games.estates.tests.positions import POSITIONS
from polis.testing.positions import Position, faults, faults_of, found, may_miss, study, unproved


def named(part: str) -> Position:
    return next(position for position in POSITIONS if part in position.name)


def test_a_worse_move_is_not_proved() -> None:
    tie = named("hand over the tie")
    assert unproved("estates", [tie]) == []
    assert unproved("estates", [tie._replace(best=("bid 1",))]) == [tie.name]


def test_where_something_is_hidden_there_is_no_proof() -> None:
    with pytest.raises(AssertionError, match="hidden"):
        unproved("estates", [named("in secret")._replace(proved=True)])


def test_an_illegal_move_and_an_unknown_clause_are_told() -> None:
    wrong = named("hand over the tie")._replace(best=("bid 9",), clause="E3.1 E77.1")
    assert faults_of("estates", wrong) == ["no clause E77.1", "bid 9 is not legal"]


def test_a_decision_that_cannot_be_missed_is_told() -> None:
    every = named("one's own row")._replace(best=("lift 1", "discard"))
    assert faults_of("estates", every) == ["nothing to cite, to find or to miss"]


def test_a_position_that_stands_twice_is_told() -> None:
    assert len(faults("estates", [*POSITIONS, POSITIONS[0]])) == 2


def test_what_a_bot_misses_is_named_with_what_it_did() -> None:
    tie = named("cheque that breaks the tie")
    assert found("estates", tie, "thumb") and study("estates", [tie], "thumb") == []
    other = tie._replace(best=("keep",))
    assert study("estates", [other], "thumb") == [f"{tie.name}: sell, not keep"]


def test_two_of_twenty_may_be_missed() -> None:
    assert [may_miss(POSITIONS[:1] * count) for count in (19, 20, 29, 30)] == [1, 2, 2, 3]
