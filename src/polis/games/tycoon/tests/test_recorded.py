"""Recorded games: one for each number of players, and for each way City Tycoon can end."""

from __future__ import annotations

from importlib.resources import files

import pytest

from polis.core.match import Match
from polis.core.seats import EVERYONE
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.tests.table import TYCOON

GAMES = files("polis.games.tycoon").joinpath("tests", "games")


def load(name: str) -> Match:
    return Match.load(GAMES.joinpath(f"{name}.polis").read_text(encoding="utf-8"))


def ended(match: Match) -> Tycoon:
    assert isinstance(match.state, Tycoon)
    return match.state


def told(match: Match) -> list[str]:
    schema = TYCOON.game.schema()
    rows = [row for step in match.history.steps for row in step.events if row[0] == EVERYONE]
    return [schema.events[row[1]].name for row in rows]


@pytest.mark.parametrize(
    ("name", "seats"),
    [("two_players", 2), ("three_players", 3), ("four_players", 4), ("five_players", 5)],
)
def test_T1_1_a_whole_game_was_played_by_so_many(name: str, seats: int) -> None:
    match = load(name)
    assert match.head.seats == seats
    assert told(match).count("round_began") == 4
    assert told(match)[-1] == "won"


def test_T5_2_a_tie_was_broken_by_money() -> None:
    match = load("tie_broken_by_money")
    assert match.scores[0] == match.scores[1]
    assert match.winners == [int(ended(match).cash[1] > ended(match).cash[0])]
    assert told(match)[-2:] == ["tie_broken", "won"]


def test_T5_2_a_win_was_shared() -> None:
    match = load("shared_win")
    assert match.winners == [0, 1]
    assert told(match)[-2:] == ["win_shared", "win_shared"]


def test_T4_5_deliveries_were_written_out_by_hand() -> None:
    match = load("deliveries_by_hand")
    written = [step.payload for step in match.history.steps if len(step.payload) > 0]
    assert len(written) > 10 and max(map(len, written)) > 5
    assert [entry.act for entry in match.entries if entry.act != "move"] == ["undo", "redo", "undo"]


def test_T4_8_the_other_reading_was_played() -> None:
    match = load("five_players")
    assert match.head.options["cooperation"] == "when_neighbour_supplied"
    assert any(name.startswith("shared_") for name in told(match))
