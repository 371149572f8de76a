"""The recorded games show what their names say."""

from __future__ import annotations

from importlib.resources import files

import pytest

from polis.core.match import Match
from polis.games.newyork.position import NewYork
from polis.games.newyork.scoring import totals
from polis.games.newyork.tests.table import NEWYORK

GAMES = files("polis.games.newyork").joinpath("tests", "games")


def load(name: str) -> Match:
    return Match.load(GAMES.joinpath(f"{name}.polis").read_text(encoding="utf-8"))


def position(match: Match) -> NewYork:
    assert isinstance(match.state, NewYork)
    return match.state


def told(match: Match) -> list[str]:
    schema = NEWYORK.game.schema()
    return [schema.events[row[1]].name for step in match.history.steps for row in step.events]


@pytest.mark.parametrize(
    ("name", "level", "winners"),
    [("solo_mode_a", "A6", [0]), ("solo_mode_b", "B4", [0]), ("solo_mode_c", "C5", [])],
)
def test_N9_1_solo_against_each_mode(name: str, level: str, winners: list[int]) -> None:
    match = load(name)
    assert match.head.options["tom1"] == level
    assert match.winners == winners and match.places == [1 if winners else 2]


def test_N9_5_only_modes_b_and_c_draw_at_the_auctions() -> None:
    drawn = {name: told(load(f"solo_mode_{name}")).count("tom_drew") for name in "abc"}
    assert drawn == {"a": 0, "b": 30, "c": 30}


def test_N9_1_three_toms_against_one() -> None:
    match = load("three_toms")
    assert position(match).houses == 4 and match.head.seats == 1


def test_N1_13_two_people_and_two_toms() -> None:
    match = load("two_people_two_toms")
    assert position(match).houses == 4 and "tom_statue_won" in told(match)


def test_N1_3_four_players_reshuffle() -> None:
    events = told(load("four_players"))
    for event in ("reshuffled", "moved", "postponed", "withdrawn", "shed_card"):
        assert event in events


def test_N6_3_a_game_of_free_bids() -> None:
    lines = [entry.text for entry in load("two_players_any_set").entries]
    assert any(line.startswith("lay : ") for line in lines)
    assert not any(line.startswith("bid ") for line in lines)


@pytest.mark.parametrize("name", ["tie_broken_by_influence", "tie_with_tom"])
def test_N8_5_a_tie_went_to_the_more_influential(name: str) -> None:
    state = position(load(name))
    points = list(totals(state))
    best = [house for house in range(state.houses) if points[house] == max(points)]
    assert len(best) == 2
    first = min(best, key=lambda house: state.standing[house])
    events = told(load(name))
    assert ("won" in events) == (first < state.players) and "scores_tied" in events
    assert list(NEWYORK.game.places(state)).count(1) == (first < state.players)
