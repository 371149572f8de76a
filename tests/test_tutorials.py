"""Every game's first lesson can be followed to its end, and left at any step."""

from __future__ import annotations

import pytest

from polis.bots.roster import bot
from polis.core import notation
from polis.core.match import Match
from polis.core.record import Record
from polis.core.registry import games, load
from polis.core.rng import Rng
from polis.core.texts import LANGUAGES, texts
from polis.core.tutorial import LEARNER, Tutorial, next_line, progress, reply, tutorial

LESSONS = [game for game in games() if tutorial(game)]
SECRETS = ["00" * 32, "5a" * 32, "c3" * 32]


def lesson_of(game: str) -> Tutorial:
    found = tutorial(game)
    assert found is not None
    return found


def begun(game: str, secret: str = SECRETS[0]) -> Match:
    lesson, nobody = lesson_of(game), [""] * lesson_of(game).seats
    head = Record(
        game, lesson.seats, lesson.options, nobody, "", nobody, lesson.start, [], [], secret
    )
    match = Match(load(game), head)
    match.settle()
    return match


def play_line(match: Match, line: str) -> None:
    seat, _, text = line.partition(": ")
    match.play(notation.read_seat(seat), text)


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("game", LESSONS)
def test_the_story_leads_to_the_end_whatever_chance_does(game: str, secret: str) -> None:
    match = begun(game, secret)
    for line in lesson_of(game).lines:
        play_line(match, line)
    assert match.over


@pytest.mark.parametrize("game", LESSONS)
def test_whoever_follows_the_story_wins(game: str) -> None:
    match = begun(game)
    for line in lesson_of(game).lines:
        play_line(match, line)
    assert match.winners == [LEARNER]


@pytest.mark.parametrize("game", LESSONS)
def test_every_step_is_the_learners_own_and_comes_in_turn(game: str) -> None:
    match, lesson, steps = begun(game), lesson_of(game), []
    while line := next_line(lesson, match):
        at = progress(lesson, match)
        if LEARNER in match.actors:
            steps.append(lesson.steps[at.step].name)
            assert at.wants in match.moves(LEARNER)
        else:
            assert reply(lesson, match, match.actors[0])
        play_line(match, line)
    assert steps == [step.name for step in lesson.steps]


@pytest.mark.parametrize("game", LESSONS)
def test_a_taken_back_move_leads_back_into_the_story(game: str) -> None:
    match, lesson = begun(game), lesson_of(game)
    other = next(move for move in match.moves(LEARNER) if move != lesson.steps[0].move)
    match.play(LEARNER, other)
    assert not progress(lesson, match).on
    match.undo()
    assert progress(lesson, match).wants == lesson.steps[0].move


@pytest.mark.parametrize("game", LESSONS)
def test_a_learner_may_leave_the_story_at_any_step(game: str) -> None:
    lesson = lesson_of(game)
    for leave in range(len(lesson.steps)):
        match, rng = begun(game), Rng(leave)
        while not match.over:
            seat = match.actors[0]
            story = reply(lesson, match, seat)
            strays = seat == LEARNER and progress(lesson, match).step == leave
            others = [move for move in match.moves(seat) if move != story]
            if story and not (strays and others):
                match.play(seat, story)
            elif strays and others:
                match.play(seat, others[0])
            else:
                code = bot("random").choose(match.game, match.state, seat, rng)
                match.play(seat, notation.write(match.game.schema(), code))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_every_step_has_its_sentence(game: str, language: str) -> None:
    book = texts(language, game)
    for step in lesson_of(game).steps:
        assert book.say(f"tutorial-{step.name}") != f"tutorial-{step.name}"
