"""Tables at which somebody learns a game: how they begin, what the others play, what is said."""

from __future__ import annotations

from polis.core.tutorial import LEARNER, Tutorial, Way, length, progress, reply, tutorial, ways
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


def holds_back(table: Table, seat: int) -> bool:
    """Whether a bot lets the story go on first: where several decide at once, it has an order."""
    if not table.made.tutorial or table.match is None:
        return False
    story = followed(table)
    at = progress(story, table.match)
    return at.on and bool(at.due or ways(story, at)) and not scripted_move(table, seat)


def lesson(table: Table) -> Lesson:
    story = followed(table)
    if table.match is None:
        raise TableError("not_started")
    at, total = progress(story, table.match), length(story)
    open_ways = ways(story, at) if LEARNER in table.actors() else []
    open_ways = [way for way in open_ways if table.match.why_not(LEARNER, way.move) is None]
    name = story.steps[at.step].name if open_ways else ""
    answers = at.answers if at.on else []
    moves = [way.move for way in open_ways]
    then = {move: None for way in open_ways for move in follow_ups(story, way)}
    goes_on = at.on and at.step == len(story.steps) and not at.due
    return Lesson(min(at.made + 1, total), total, name, answers, moves, [*then], at.on, goes_on)


def follow_ups(story: Tutorial, way: Way) -> list[str]:
    """The moves of a step that is joined to this one."""
    after = story.steps[way.next : way.next + 1]
    return [one.move for step in after if step.joined for one in step.ways]
