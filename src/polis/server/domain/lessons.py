"""Tables at which somebody learns a game: how they begin, what the others play, what is said."""

from __future__ import annotations

from polis.core.tutorial import LEARNER, Tutorial, length, progress, reply, tutorial, ways
from polis.server.domain.acts import Created
from polis.server.domain.table import Table
from polis.server.errors import TableError
from polis.server.messages.http import Lesson


def lay(act: Created) -> None:
    """Let a new table begin where its game's lesson does. The learner has the first seat, bots the
    others: whatever they would play, as long as the learner follows the story they do too."""
    found = tutorial(act.game)
    if found is None:
        raise TableError("no_lesson")
    kinds = [seat.kind for seat in act.seats]
    if kinds != ["person", *["bot"] * (found.seats - 1)]:
        raise TableError("other_lesson", seats=found.seats, others=found.seats - 1)
    act.options = found.options
    act.start = found.start
    act.tutorial = True


def followed(table: Table) -> Tutorial:
    found = tutorial(table.made.game) if table.made.tutorial else None
    if found is None:
        raise TableError("no_lesson")
    return found


def scripted_move(table: Table, seat: int) -> str:
    """The move a seat has in the story; "" where it has to think for itself."""
    if not table.made.tutorial or table.match is None:
        return ""
    return reply(followed(table), table.match, seat)


def lesson(table: Table) -> Lesson:
    story = followed(table)
    if table.match is None:
        raise TableError("not_started")
    at, total = progress(story, table.match), length(story)
    open_ways = ways(story, at) if LEARNER in table.actors() else []
    name = story.steps[at.step].name if open_ways else ""
    answer = at.last.answer if at.on and at.last else ""
    moves = [way.move for way in open_ways]
    return Lesson(min(at.made + 1, total), total, name, answer, moves, at.on)
