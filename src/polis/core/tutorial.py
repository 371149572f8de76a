# interpreted: reads a file
"""A game's first lesson: a position from a real record, and a story told on it move by move.

``tutorial.toml`` of a game has ``before``, a record of how the position came about, and steps. Each
step names the sentence ``tutorial-<name>``, the move it suggests to the learner, who has the first
seat, and what the others do then. Nobody is forced: whoever leaves the story plays on freely.
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


class Step(NamedTuple):
    """``replies`` are those of the others, as in a record: ``2: bid 3``."""

    name: str
    move: str
    replies: list[str]

    @property
    def lines(self) -> list[str]:
        return [f"{notation.write_seat(LEARNER)}: {self.move}", *self.replies]


class Tutorial(NamedTuple):
    """``start`` is the position as a record's head has it; ``lines`` are the whole story."""

    seats: int
    options: dict[str, str]
    start: str
    steps: list[Step]
    lines: list[str]


class Progress(NamedTuple):
    """Which step it is the learner's turn to make, counted from 0. ``wants`` is "" while others
    decide; off the story there is no step."""

    step: int
    wants: str
    on: bool


@cache
def tutorial(game: str) -> Tutorial | None:
    """The lesson of a game, None if it has none."""
    path = files(f"{PACKAGE}.{load(game).id}").joinpath(FILE)
    if not path.is_file():
        return None
    story = Table(FILE, read_toml(path.read_text(encoding="utf-8"), FILE))
    match = Match.replay(read(text(story, "before"), sealed=False))
    start = json.dumps(pack(match.state), separators=(",", ":"))
    steps = [read_step(row) for row in story.rows("steps")]
    lines = [line for step in steps for line in step.lines]
    return Tutorial(match.head.seats, match.head.options, start, steps, lines)


def read_step(row: Table) -> Step:
    replies = row.values.get("replies", [])
    size = len(replies) if isinstance(replies, list) else 0
    said = row.strings("replies", size) if replies else []
    return Step(text(row, "name"), text(row, "move"), said)


def text(table: Table, name: str) -> str:
    value = table.values.get(name)
    if not isinstance(value, str):
        raise DataError("wrong_field", f"{table.path}.{name}", expected="text")
    return value


def told(match: Match) -> list[str]:
    """What the players have decided so far, without what was taken back."""
    schema = match.game.schema()
    return [
        f"{notation.write_seat(step.seat)}: {notation.write(schema, step.code)}"
        for step in match.history.steps
        if step.seat != NATURE
    ]


def next_line(lesson: Tutorial, match: Match) -> str:
    """How the story goes on; "" when it is over, or was left."""
    so_far = told(match)
    is_on = lesson.lines[: len(so_far)] == so_far and len(so_far) < len(lesson.lines)
    return lesson.lines[len(so_far)] if is_on else ""


def reply(lesson: Tutorial, match: Match, seat: int) -> str:
    """The move of another seat in the story, "" if the story has none for it now."""
    who, _, move = next_line(lesson, match).partition(": ")
    return move if who == notation.write_seat(seat) else ""


def progress(lesson: Tutorial, match: Match) -> Progress:
    so_far = told(match)
    made, step = 0, 0
    while step < len(lesson.steps) and made + len(lesson.steps[step].lines) <= len(so_far):
        made += len(lesson.steps[step].lines)
        step += 1
    is_on = lesson.lines[: len(so_far)] == so_far
    return Progress(step, reply(lesson, match, LEARNER), is_on)
