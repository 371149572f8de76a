"""Taking back: free until chance, a reveal or another's act, then with the others' consent."""

from __future__ import annotations

from typing import Literal

from polis.core.history import Step
from polis.core.seats import NATURE
from polis.server.domain.table import Table

CanUndo = Literal["free", "ask", "no"]


def can_undo(table: Table, seat: int) -> CanUndo:
    """Whether the seat's last decision can be taken back now, and by whose leave."""
    if table.status != "running" or table.paused or table.seats[seat].bot:
        return "no"
    steps = since_last_decision(table, seat)
    if not steps:
        return "no"
    if is_free(table, steps) or not table.asked_of(seat, steps[0].line):
        return "free"  # bots always agree
    return "ask" if table.proposal is None else "no"


def since_last_decision(table: Table, seat: int) -> list[Step]:
    """The seat's last decision and all that came after it; nothing if it has not decided yet."""
    steps = table.steps()
    for i in range(len(steps) - 1, -1, -1):
        if steps[i].seat == seat:
            return steps[i:]
    return []


def decisions(steps: list[Step]) -> int:
    return sum(step.seat != NATURE for step in steps)


def is_free(table: Table, steps: list[Step]) -> bool:
    assert table.match is not None
    if len(steps) != 1:
        return False
    events = table.match.game.schema().events
    return not any(events[row[1]].reveals for row in steps[0].events)
