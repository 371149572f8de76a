"""A game's ledger: which clauses only say how play begins."""

from __future__ import annotations

import pytest

from polis.core.data import Table
from polis.core.errors import DataError
from polis.core.registry import games, load
from polis.core.rulebook import read_setup


@pytest.mark.parametrize("game", games())
def test_every_game_names_its_clauses_of_the_set_up(game: str) -> None:
    ledger = load(game).rulebook
    assert ledger.setup
    assert {id.partition(".")[0] for id in ledger.setup} == {ledger.chapters[0]}


@pytest.mark.parametrize("named", ["E1.1", ["E1.1", "E9.9"]])
def test_a_clause_of_the_set_up_must_be_in_the_ledger(named: str | list[str]) -> None:
    with pytest.raises(DataError) as error:
        read_setup(
            Table("ledger.toml", {"setup": [*named] if isinstance(named, list) else named}),
            {"E1.1"},
        )
    assert error.value.field == "ledger.toml.setup"
