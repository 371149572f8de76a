"""What a seat is told of a move, as events of the log."""

from __future__ import annotations

from collections.abc import Sequence

from polis.core import notation
from polis.core.history import Step
from polis.core.match import Match
from polis.core.seats import EVERYONE
from polis.server.messages.parts import Told


def heard(match: Match, step: Step, seat: int) -> list[Told]:
    return [
        telling(match, step.line, code, numbers, to == seat)
        for to, code, *numbers in step.events
        if to in (EVERYONE, seat)
    ]


def telling(match: Match, line: int, code: int, numbers: Sequence[int], whispered: bool) -> Told:
    event = match.game.schema().events[code]
    args = notation.values_of(event, numbers)
    return Told(line, event.name, event.clause, args, whispered)
