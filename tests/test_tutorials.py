"""Every first lesson can be followed to its end by every way it offers, and left anywhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from polis.bots.roster import bot
from polis.core import notation
from polis.core.codec import Json
from polis.core.data import Table
from polis.core.errors import DataError
from polis.core.match import Match
from polis.core.record import Record, read_entry
from polis.core.registry import games, load
from polis.core.rng import Rng
from polis.core.texts import LANGUAGES, texts
from polis.core.tutorial import (
    DRAW,
    LEARNER,
    Step,
    Tutorial,
    Way,
    draws,
    length,
    progress,
    read_steps,
    reply,
    tutorial,
    ways,
)

LESSONS = [game for game in games() if tutorial(game)]
SECRETS = ["00" * 32, "5a" * 32, "c3" * 32]
# Lessons that begin with the first turn of a dealt game.
FROM_THE_START = ["bibs", "estates", "fallout", "newyork", "tycoon"]
PLAYED_ON = 40  # free decisions of somebody who left the story: games without a limit have no end
STEPS = 20  # at least, of reading, looking and choosing: eight minutes or so


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
    """A decision of the story and what chance does after it there; a line of chance itself is done
    by then."""
    seat, _, text = line.partition(": ")
    if line.startswith(DRAW):
        return
    told = draws(lesson_of(match.head.game), match, notation.read_seat(seat), text)
    for made in match.lines_of(notation.read_seat(seat), text, told):
        match.follow(read_entry(made), len(match.entries) + 1)


def offered(match: Match, accepted: list[Way]) -> list[Way]:
    """What a learner can choose of the ways of a step: the choices before have their say."""
    return [way for way in accepted if match.why_not(LEARNER, way.move) is None]


def told_by(lesson: Tutorial, number: int, match: Match) -> Iterator[tuple[Step, Way]]:
    """A way through the lesson as it is played: at each step the first that is legal, or the last,
    or by the bits of a number."""
    step = 0
    while step < len(lesson.steps):
        here = lesson.steps[step]
        legal = offered(match, here.ways)
        assert legal, here.name
        way = legal[(number >> step) % len(legal)]
        yield here, way
        step = way.next


def paths(lesson: Tutorial) -> list[int]:
    """Numbers of ways through a lesson: every pair of choices of steps that follow each other, and
    some more in which choices meet by chance."""
    rng, every = Rng(11), (1 << len(lesson.steps)) - 1
    turns = [1 << step for step in range(len(lesson.steps))]
    pairs = [3 << step for step in range(len(lesson.steps))]
    mixed = [sum(rng.below(2) << step for step in range(len(lesson.steps))) for _ in range(40)]
    return [0, every, *turns, *pairs, *mixed]


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("game", LESSONS)
def test_the_story_leads_to_the_end_whatever_chance_does(game: str, secret: str) -> None:
    match = begun(game, secret)
    for _, way in told_by(lesson_of(game), 0, match):
        for line in way.lines:
            play_line(match, line)
    assert match.over or match.actors  # who then play on


@pytest.mark.parametrize("game", LESSONS)
def test_whoever_follows_the_story_wins_by_any_of_its_ways(game: str) -> None:
    lesson = lesson_of(game)
    for number in paths(lesson):
        match = begun(game, SECRETS[number % len(SECRETS)])
        for _, way in told_by(lesson, number, match):
            for line in way.lines:
                play_line(match, line)
        assert match.winners == [LEARNER] or not match.over


@pytest.mark.parametrize("game", LESSONS)
def test_the_others_answer_as_told_whatever_was_chosen_before(game: str) -> None:
    lesson = lesson_of(game)
    for number in paths(lesson):
        match = begun(game)
        for made, (step, way) in enumerate(told_by(lesson, number, match)):
            at = progress(lesson, match)
            assert (lesson.steps[at.step], at.made, at.on) == (step, made, True)
            assert match.actors == [LEARNER] or LEARNER in match.actors
            play_line(match, way.lines[0])
            for line in way.decisions[1:]:
                seat, _, text = line.partition(": ")
                assert reply(lesson, match, notation.read_seat(seat)) == text
                assert notation.read_seat(seat) in match.actors  # or no server would ask it
                play_line(match, line)


@pytest.mark.parametrize("game", LESSONS)
def test_chance_does_what_the_story_tells_of_it(game: str) -> None:
    lesson = lesson_of(game)
    for number in paths(lesson):
        match = begun(game, SECRETS[number % len(SECRETS)])
        for _, way in told_by(lesson, number, match):
            before = len(match.entries)
            for line in way.lines:
                play_line(match, line)
            made = [entry.write() for entry in match.entries[before:]]
            told = [line for line in way.lines if line.startswith(DRAW)]
            assert not told or all(line in told for line in made if line.startswith(DRAW))


@pytest.mark.parametrize("game", LESSONS)
def test_every_way_of_every_step_can_be_gone(game: str) -> None:
    lesson, met = lesson_of(game), set()
    for number in paths(lesson):
        match = begun(game)
        for step, way in told_by(lesson, number, match):
            met.add((step.name, way.move))
            for line in way.lines:
                play_line(match, line)
    assert met == {(step.name, way.move) for step in lesson.steps for way in step.ways}


@pytest.mark.parametrize("game", FROM_THE_START)
def test_a_lesson_begins_with_the_first_turn_and_lets_the_learner_choose(game: str) -> None:
    lesson, match = lesson_of(game), begun(game)
    fresh = Match.new(game, lesson.seats, "any", lesson.options)
    assert match.view(LEARNER)["phase"] == fresh.view(LEARNER)["phase"]
    assert match.scores == fresh.scores  # nobody has done anything
    assert length(lesson) >= STEPS
    choices = 0
    for step, way in told_by(lesson, 0, match):
        choices += len(step.ways) > 1
        for line in way.lines:
            play_line(match, line)
    assert 3 * choices >= length(lesson)


@pytest.mark.parametrize("game", LESSONS)
def test_a_taken_back_move_leads_back_into_the_story(game: str) -> None:
    match, lesson = begun(game), lesson_of(game)
    others: list[str] = []
    for _, way in told_by(lesson, 0, match):
        accepted = [one.move for one in ways(lesson, progress(lesson, match))]
        others = [move for move in match.moves(LEARNER) if move not in accepted]
        if others:
            break
        for line in way.lines:  # there is nothing else to do here
            play_line(match, line)
    match.play(LEARNER, others[0])
    assert not progress(lesson, match).on
    match.undo()
    assert [way.move for way in ways(lesson, progress(lesson, match))] == accepted


@pytest.mark.parametrize("game", LESSONS)
def test_a_learner_may_leave_the_story_at_any_step(game: str) -> None:
    lesson = lesson_of(game)
    for leave in range(length(lesson)):
        match, rng, free = begun(game), Rng(leave), 0
        while not match.over and free < PLAYED_ON:
            seat, at = match.actors[0], progress(lesson, match)
            open_ways = offered(match, ways(lesson, at)) if seat == LEARNER else []
            accepted = [way.move for way in open_ways]
            strays = seat == LEARNER and at.made == leave
            others = [move for move in match.moves(seat) if move not in accepted]
            story = accepted[0] if accepted else reply(lesson, match, seat)
            if story and not (strays and others):
                play_line(match, f"{notation.write_seat(seat)}: {story}")
            elif strays and others:
                match.play(seat, others[0])
            else:
                free += 1
                code = bot("random").choose(match.game, match.state, seat, rng)
                match.play(seat, notation.write(match.game.schema(), code))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_every_step_and_every_choice_has_its_sentence(game: str, language: str) -> None:
    book = texts(language, game)
    for step in lesson_of(game).steps:
        answers = [way.answer for way in step.ways]
        assert all(answers) or len(step.ways) == 1
        for key in [step.name, *filter(None, answers)]:
            assert book.has(f"tutorial-{key}")


def test_a_way_leads_to_a_later_step_only() -> None:
    back: list[Json] = [{"move": "pass", "next": "one"}]
    steps: list[Json] = [{"name": "one", "move": "pass"}, {"name": "two", "ways": back}]
    with pytest.raises(DataError):
        read_steps(Table("tutorial.toml", {"steps": steps}))
