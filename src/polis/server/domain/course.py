"""The course of a finished game: what everybody was worth all along, and what is remembered."""

from __future__ import annotations

from itertools import pairwise

from polis.core.history import Step
from polis.core.match import Match
from polis.core.seats import SPECTATOR
from polis.server.domain.narration import heard
from polis.server.messages.http import Course, CoursePoint, Moment

MOST_POINTS = 240  # of a curve: more than a screen has room for


def course(match: Match, steps: list[Step]) -> Course:
    """Points as they would have stood after each line, had the game ended there."""
    past = match.history.at(0)
    points = [CoursePoint(0, list(match.game.scores(past.state)))]
    for step in steps:
        past.repeat([step])
        points.append(CoursePoint(step.line, list(match.game.scores(past.state))))
    return Course(thinned(points), moments(match, steps, points))


def moments(match: Match, steps: list[Step], points: list[CoursePoint]) -> list[Moment]:
    """What decided the game, then the largest swing and the largest deal of other lines; in the
    order in which they came."""
    told = {step.line: heard(match, step, SPECTATOR) for step in steps}
    taken = {line for line, events in told.items() if not events}
    first = lead(match, points)
    taken |= {first.line} if first else set()
    second = swing(points, taken)
    taken |= {second.line} if second else set()
    found = [one for one in (first, second, deal(match, steps, taken)) if one and told[one.line]]
    for moment in found:
        moment.told = moment.told or told[moment.line]
    return sorted(found, key=lambda moment: moment.line)


def thinned(points: list[CoursePoint]) -> list[CoursePoint]:
    """Those at which anything changed, and of very many an even choice with both ends."""
    changed = [
        point
        for i, point in enumerate(points)
        if i in (0, len(points) - 1) or point.worth != points[i - 1].worth
    ]
    apart = max(1, -(-len(changed) // MOST_POINTS))
    return changed[:-1:apart] + changed[-1:]


def swing(points: list[CoursePoint], taken: set[int]) -> Moment | None:
    """The line at which somebody's points changed most; of equals the first."""
    best: Moment | None = None
    for before, after in pairwise(points):
        for seat, worth in enumerate(after.worth):
            change = worth - before.worth[seat]
            if after.line not in taken and abs(change) > abs(best.amount if best else 0):
                best = Moment("swing", after.line, seat, change)
    return best


def deal(match: Match, steps: list[Step], taken: set[int]) -> Moment | None:
    """The largest bid, sale or payment, by what the schema says of its events."""
    by_name = {event.name: event.deal for event in match.game.schema().events if event.deal}
    best: Moment | None = None
    for step in steps:
        for event in heard(match, step, SPECTATOR) if step.line not in taken else []:
            by = by_name.get(event.event)
            amount = int(event.args[by]) if by else 0
            if amount > (best.amount if best else 0):
                best = Moment("deal", step.line, step.seat, amount, [event])
    return best


def lead(match: Match, points: list[CoursePoint]) -> Moment | None:
    """The line after which the winner was ahead of all others for good."""
    if not match.winners:
        return None
    winner, found = match.winners[0], None
    for point in reversed(points[1:]):
        others = [worth for seat, worth in enumerate(point.worth) if seat != winner]
        if not others or point.worth[winner] <= max(others):
            break
        found = Moment("lead", point.line, winner, point.worth[winner] - max(others))
    return found
