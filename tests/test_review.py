"""The review of a finished game: what it blames on moves, what on luck, and that it adds up."""

from __future__ import annotations

from functools import cache

import pytest

from polis.analysis.decisions import LAST, MOST, Choice, answer, chosen, questions
from polis.analysis.looks import WHOLE, Look, at_level
from polis.analysis.review import Review, review
from polis.bots.roster import bot
from polis.core import notation
from polis.core.codec import Json, pack
from polis.core.match import Match
from polis.core.rng import Rng
from polis.games.estates.tests.table import Script, arranged

pytestmark = pytest.mark.slow  # reviews imagine thousands of games

TOP = "red1^1 red2^2 red3^3 red4^4"
MIDDLE = "blue1^1 blue2^2 blue3^3 blue4"  # a roof makes it complete
BROKE, STASHED = [0, 0], [12, 12]
SLIGHT = WHOLE // 10  # imagined players slip now and then


def played(table: Script, *moves: str) -> Match:
    """A game of The Estates that begins on a board arranged by hand."""
    position: dict[str, Json] = {
        "game": "estates",
        "seats": 2,
        "options": {"ending": "floors_or_roofs"},
        "state": pack(table.state),
    }
    match = Match.from_json(position, seed="end")
    for move in moves:
        match.play(match.actors[0], move)
    assert match.over
    return match


def looked_back(match: Match, games: int) -> Review:
    asked = questions(match, games)
    return review(match, asked, [answer(match, each) for each in asked])


@cache
def thrown_away() -> Review:
    """The owner of the red row ahead completes the blue row of the other."""
    bottom = "green1^6 grey1^6 green2^4 grey2^5 red5"
    table = arranged(
        2,
        top=TOP,
        middle=MIDDLE,
        bottom=bottom,
        extended="3:bottom",
        holders="blue:2 grey:2",
        cash=BROKE,
        stash=STASHED,
    )
    return looked_back(played(table, "offer roof", "roof middle 4"), 300)


@cache
def lucky() -> Review:
    """One of two roofs wins, the other loses, and only one building wants one."""
    table = arranged(
        *(2, "yellow6", "", ""),
        removed="barrier1 barrier2 barrier3 mayor cancel",
        top=TOP,
        middle=MIDDLE,
        bottom="grey6+grey2^6 green1^5 green2^5",
        holders="blue:2 grey:2",
        cash=BROKE,
        stash=STASHED,
        turn=2,
    )
    return looked_back(played(table, "offer roof", "roof middle 4"), 240)


@cache
def whole_game() -> Match:
    """A game in which somebody moves at random against two who know how."""
    match, rng = Match.new("bibs", seats=3, seed="whole", options={"rounds": "24"}), Rng(1)
    bots = [bot("thumb:40"), bot("thumb"), bot("thumb")]
    while not match.over:
        seat = match.actors[0]
        code = bots[seat].choose(match.game, match.state, seat, rng)
        match.play(seat, notation.write(match.game.schema(), code))
    return match


@cache
def whole_review() -> Review:
    return looked_back(whole_game(), 9)


def test_a_won_game_thrown_away_is_the_turning_point() -> None:
    found = thrown_away()
    [turn] = found.turns
    assert (turn.luck, turn.line, turn.seat, turn.swing) == (False, 3, 0, [-WHOLE, WHOLE])
    assert found.points[turn.point].move == "roof middle 4"


def test_the_better_move_is_named_with_its_worth() -> None:
    found = thrown_away()
    point = found.points[found.turns[0].point]
    assert (point.better, point.worth) == ("roof bottom 5", WHOLE)
    assert point.lead > 10


def test_a_thrown_game_is_a_blunder_of_its_thrower_and_nobodys_luck() -> None:
    thrower, other = thrown_away().accounts
    assert (thrower.own, other.others) == (-WHOLE, WHOLE)
    assert (thrower.blunders, other.blunders) == (1, 0)
    assert abs(thrower.luck) < SLIGHT > abs(other.luck)


@pytest.mark.parametrize(
    ("level", "after"),
    [([5000, 3000, 2000], [7000, 1000, 2000]), ([9000, 600, 400], [9600, 0, 400])],
    ids=["there is room", "there is not enough to lose"],
)
def test_a_change_seen_without_slips_is_laid_on_chances_with_them(
    level: list[int], after: list[int]
) -> None:
    seen = Look(50, before=[6000, 4000, 0], after=[8000, 2000, 0], blur=[0, 0, 0])
    assert at_level(seen, level) == seen._replace(before=level, after=after)


def test_a_lucky_draw_is_luck_and_no_decision() -> None:
    found = lucky()
    [turn] = found.turns
    assert (turn.luck, turn.line) == (True, 2)
    winner = found.accounts[1]
    assert winner.luck == WHOLE - winner.start
    assert winner.luck > 2000
    assert (winner.own, winner.others, winner.blunders) == (0, 0, 0)


@pytest.mark.parametrize("found", [thrown_away, lucky, whole_review])
def test_all_changes_add_up_to_the_result_exactly(found: object) -> None:
    assert callable(found)
    for row in found().accounts:
        assert row.start + row.luck + row.own + row.others + row.unseen == row.result


def test_the_last_word_is_the_real_result() -> None:
    winners = whole_game().winners
    expected = [WHOLE // len(winners) if seat in winners else 0 for seat in range(3)]
    assert whole_review().result == expected


def test_the_same_record_gives_the_same_review() -> None:
    again = Match.load(whole_game().record())
    assert looked_back(again, 9) == whole_review()


def test_names_of_players_change_nothing() -> None:
    match = whole_game()
    named = Match.replay(match.as_record()._replace(names=["Anna", "Boris", "Vera"]))
    assert questions(named, 30) == questions(match, 30)


def test_of_a_long_game_the_last_decisions_and_the_unusual_ones_are_looked_at() -> None:
    found = [Choice(step, usual=step % 10 > 0) for step in range(500)]
    steps = chosen(found)
    assert len(steps) == MOST
    assert steps[-LAST:] == list(range(500 - LAST, 500))
    assert set(range(0, 480, 10)) <= set(steps)


def test_what_was_not_looked_at_is_counted() -> None:
    found = whole_review()
    assert found.decisions > len(found.points)
    assert found.skipped == found.decisions - len(found.points)
