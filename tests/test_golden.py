"""Golden counts of every game that keeps some: a changed number is a changed rule.

If the change is meant, ``python -m polis.testing.golden <game>`` prints the file anew.
"""

from __future__ import annotations

import pytest

from polis.core.registry import games, load
from polis.testing import golden

KEPT = [game for game in games() if golden.kept(game)]
POSITIONS = [(game, name) for game in KEPT for name in golden.read(game).positions]


@pytest.mark.parametrize(("game", "name"), POSITIONS)
def test_as_many_ways_to_go_on_as_ever(game: str, name: str) -> None:
    table = golden.read(game).positions[name]
    assert golden.ways(load(game), table) == table.values["ways"]


@pytest.mark.slow
@pytest.mark.parametrize("game", KEPT)
def test_random_games_meet_the_same_events_and_refusals(game: str) -> None:
    kept = golden.read(game)
    assert golden.tallies(load(game)) == (kept.events, kept.refusals)
