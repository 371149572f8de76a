# interpreted: reads a file
"""A game's first lesson: a position from a real record, and a story told on it move by move.

``tutorial.toml`` of a game has ``before``, a record of how the position came about, and steps. Each
step names the sentence ``tutorial-<name>`` and the moves it accepts from the learner, who has the
first seat: ``move`` with the others' ``replies`` and the step that comes ``next`` if it is not the
one below; or several ``ways`` of that kind, each with an answer ``tutorial-<name>-<number>``.
Ways that earlier choices have made illegal are not offered. A step may be ``joined`` to the one
before: what is lit then leads on to it, and its answer comes with the other's.
Replies tell what chance draws too, ``*: dice 3 4``; what they do not tell is left to it.
Nobody is forced: whoever leaves the story plays on freely.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from polis.core import notation
from polis.core.codec import pack
from polis.core.data import Table, read_toml
from polis.core.errors import DataError
from polis.core.match import Match
from polis.core.record import read
from polis.core.registry import PACKAGE, load
from polis.core.seats import NATURE

FILE = "tutorial.toml"
LEARNER = 0
DRAW = f"{notation.write_seat(NATURE)}: "
END = "end"  # where a way may lead instead of a step


class Way(NamedTuple):
    """A move of the learner and what the others do then, as in a record: ``2: bid 3``. ``next`` is
    the number of a step; there may be none, and then the story is over. ``answer`` is the name of
    the sentence about the choice, "" where there was none."""

    move: str
    replies: list[str]
    next: int
    answer: str

    @property
    def lines(self) -> list[str]:
        return [f"{notation.write_seat(LEARNER)}: {self.move}", *self.replies]

    @property
    def decisions(self) -> list[str]:
        return [line for line in self.lines if not line.startswith(DRAW)]

    def draws_after(self, decision: int) -> list[str]:
        """What chance does after the first, second, … decision."""
        at = [i for i, line in enumerate(self.lines) if not line.startswith(DRAW)]
        end = [*at, len(self.lines)][decision + 1]
        return [line.removeprefix(DRAW) for line in self.lines[at[decision] + 1 : end]]


class Step(NamedTuple):
    """``joined`` to the one before: at one touch both are made, as a tile and its place."""

    name: str
    ways: list[Way]
    joined: bool = False


class Tutorial(NamedTuple):
    """``start`` is the position as a record's head has it."""

    seats: int
    options: dict[str, str]
    start: str
    steps: list[Step]


class Progress(NamedTuple):
    """Where the story stands: the number of the step the learner comes to next, how many he has
    made, and the way he chose last with how many of its decisions were made. ``due`` is the next
    line of another seat, "" where the learner is to choose among the ways of ``step`` or the story
    is over. Off the story nothing counts; what the learner decides after its end is off it.
    ``answers`` are those to what was chosen last, at one touch."""

    step: int
    made: int
    last: Way | None
    heard: int
    due: str
    on: bool
    answers: list[str]


@cache
def tutorial(game: str) -> Tutorial | None:
    """The lesson of a game, None if it has none."""
    path = files(f"{PACKAGE}.{load(game).id}").joinpath(FILE)
    if not path.is_file():
        return None
    story = Table(FILE, read_toml(path.read_text(encoding="utf-8"), FILE))
    match = Match.replay(read(text(story, "before"), sealed=False))
    start = json.dumps(pack(match.state), separators=(",", ":"))
    return Tutorial(match.head.seats, match.head.options, start, read_steps(story))


def read_steps(story: Table) -> list[Step]:
    rows = story.rows("steps")
    names = [text(row, "name") for row in rows]
    return [
        Step(names[i], read_ways(row, names, i), row.values.get("joined") is True)
        for i, row in enumerate(rows)
    ]


def read_ways(row: Table, names: list[str], at: int) -> list[Way]:
    if "ways" not in row.values:
        return [read_way(row, names, at, "")]
    ways = enumerate(row.rows("ways"), 1)
    return [read_way(way, names, at, f"{names[at]}-{number}") for number, way in ways]


def read_way(row: Table, names: list[str], at: int, answer: str) -> Way:
    then = text(row, "next") if "next" in row.values else ""
    later = [*names, END]
    if then and then not in later[at + 1 :]:
        raise DataError("wrong_field", f"{row.path}.next", expected="a later step")
    after = later.index(then) if then else at + 1
    return Way(text(row, "move"), replies(row), after, answer)


def replies(row: Table) -> list[str]:
    said = row.values.get("replies", [])
    size = len(said) if isinstance(said, list) else 0
    return row.strings("replies", size) if said else []


def text(table: Table, name: str) -> str:
    value = table.values.get(name)
    if not isinstance(value, str):
        raise DataError("wrong_field", f"{table.path}.{name}", expected="text")
    return value


def told(match: Match) -> list[str]:
    """What the players have decided so far, without what was taken back."""
    schema = match.game.schema()
    return [
        f"{notation.write_seat(step.seat)}: {notation.write(schema, step.code, step.payload)}"
        for step in match.history.steps
        if step.seat != NATURE
    ]


def progress(lesson: Tutorial, match: Match) -> Progress:
    """How far what was played agrees with the story."""
    so_far, at = told(match), Progress(0, 0, None, 0, "", True, [])
    played = 0
    while played < len(so_far):
        if at.step == len(lesson.steps):
            own = f"{notation.write_seat(LEARNER)}: "
            return at._replace(on=not any(line.startswith(own) for line in so_far[played:]))
        ways = lesson.steps[at.step].ways
        way = next((one for one in ways if one.lines[0] == so_far[played]), None)
        if way is None:
            return at._replace(on=False)
        heard = so_far[played : played + len(way.decisions)]
        if heard != way.decisions[: len(heard)]:
            return at._replace(on=False)
        due = "".join(way.decisions[len(heard) : len(heard) + 1])
        unread = at.answers if lesson.steps[at.step].joined else []
        answers = [*unread, way.answer] if way.answer else unread
        at = Progress(way.next, at.made + 1, way, len(heard), due, True, answers)
        played += len(heard)
    return at


def reply(lesson: Tutorial, match: Match, seat: int) -> str:
    """The move of another seat in the story, "" if the story has none for it now."""
    at = progress(lesson, match)
    who, _, move = at.due.partition(": ")
    return move if at.on and who == notation.write_seat(seat) else ""


def draws(lesson: Tutorial, match: Match, seat: int, text: str) -> list[str]:
    """What chance does in the story after a move that a seat is about to make."""
    at, line = progress(lesson, match), f"{notation.write_seat(seat)}: {text}"
    if at.on and at.last and at.due == line:
        return at.last.draws_after(at.heard)
    return next((way.draws_after(0) for way in ways(lesson, at) if way.lines[0] == line), [])


def ways(lesson: Tutorial, at: Progress) -> list[Way]:
    """What the story accepts from the learner now."""
    waits = at.on and not at.due and at.step < len(lesson.steps)
    return lesson.steps[at.step].ways if waits else []


def length(lesson: Tutorial) -> int:
    """How many steps a learner makes who always goes the first way."""
    step = count = 0
    while step < len(lesson.steps):
        step, count = lesson.steps[step].ways[0].next, count + 1
    return count
