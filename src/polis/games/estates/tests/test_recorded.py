"""A recorded game for each way The Estates can end (``games/*.polis``)."""

from __future__ import annotations

from importlib.resources import files

import pytest

from polis.core.match import Match
from polis.core.seats import EVERYONE
from polis.games.estates.position import Estates
from polis.games.estates.tests.table import ESTATES

GAMES = files("polis.games.estates").joinpath("tests", "games")

# What was told last before the ending, the ending, and how the game was won.
WAYS = {
    "two_rows_complete": ["roof_placed", "ended_by_rows", "match_won"],
    "ended_by_shortening_a_row": ["row_shortened", "ended_by_rows", "match_won"],
    "ended_by_lifting_a_barrier": ["barrier_lifted", "ended_by_rows", "match_won"],
    "roofs_gone": ["roof_placed", "ended_by_roofs", "match_won"],
    "floors_gone": ["roof_placed", "ended_by_floors", "match_won"],
    "floors_run_out": ["floor_built", "ended_without_floors", "match_won"],
    "two_wins_in_a_row": ["roof_placed", "ended_by_rows", "won_by_two"],
    "any_two_wins": ["roof_placed", "ended_by_rows", "won_by_two"],
    "shared_win": ["roof_placed", "ended_by_rows", "match_shared"],
}
ENDINGS = ("ended_by_rows", "ended_by_roofs", "ended_by_floors", "ended_without_floors")
WINS = ("match_won", "match_shared", "won_by_two")


def load(name: str) -> Match:
    return Match.load(GAMES.joinpath(f"{name}.polis").read_text(encoding="utf-8"))


def ended(match: Match) -> Estates:
    assert isinstance(match.state, Estates)
    return match.state


def told(match: Match) -> list[str]:
    schema = ESTATES.game.schema()
    rows = [row for step in match.history.steps for row in step.events if row[0] == EVERYONE]
    return [schema.events[row[1]].name for row in rows]


@pytest.mark.parametrize("name", WAYS)
def test_E8_the_game_ended_that_way(name: str) -> None:
    events = [event for event in told(load(name)) if event != "row_completed"]
    last = max(i for i, event in enumerate(events) if event in ENDINGS)
    wins = [event for event in events if event in WINS]
    assert [events[last - 1], events[last], wins[-1]] == WAYS[name]


def test_E8_2_a_record_that_names_no_ending_was_played_without_it() -> None:
    """Floors were gone before the last roof was sold."""
    assert load("floors_gone").head.options["ending"] == "nothing_to_finish"
    assert load("floors_run_out").head.options["ending"] == "floors_or_roofs"


def test_E8_4_a_tie_was_broken_by_cheques() -> None:
    match = load("tie_broken_by_cheques")
    assert told(match)[-3:] == ["tie_broken", "round_won", "match_won"]
    best = [seat for seat, points in enumerate(match.scores) if points == max(match.scores)]
    cheques = {seat: ended(match).cash[seat] + ended(match).stash[seat] for seat in best}
    assert len(best) == 2
    assert match.winners == [max(best, key=cheques.__getitem__)]


def test_E8_4_a_shared_win_has_two_winners() -> None:
    match = load("shared_win")
    assert match.winners == [0, 1]
    assert match.scores[0] == match.scores[1]


def test_E9_1_three_rounds_went_by_the_total() -> None:
    match = load("three_rounds_by_total")
    assert told(match).count("round_began") == 3
    assert [match.scores.index(max(match.scores))] == match.winners
    assert max(ended(match).wins) == 1


def test_E9_1_two_wins_in_a_row_or_any_two() -> None:
    for name, option in (("two_wins_in_a_row", "in_a_row"), ("any_two_wins", "any")):
        match = load(name)
        assert match.head.options["two_wins"] == option
        assert told(match).count("round_began") == 3 < int(match.head.options["rounds"])


def test_E9_1_any_two_wins_beat_a_higher_total() -> None:
    match = load("any_two_wins")
    assert match.scores[match.winners[0]] < max(match.scores)


def test_E9_1_the_least_negative_won() -> None:
    match = load("all_below_zero")
    assert max(match.scores) < 0
    assert match.scores[match.winners[0]] == max(match.scores)


def test_E6_3_a_row_was_reopened_and_the_game_went_on() -> None:
    events = told(load("a_row_reopened"))
    assert events.index("row_reopened") < len(events) - 20


def test_E2_1_nobody_was_told_of_a_secret_stash() -> None:
    match = load("secret_money")
    assert "stashed" not in told(match)
    assert sum(ended(match).stash) > 0
