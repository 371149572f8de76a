"""Taking back: free until chance, a reveal or another's act, then with the others' consent.

Bots consent to everything but another try at the dice: chance and what was revealed stay."""

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
    if is_free(table, steps):
        return "free"
    if not table.asked_of(seat, steps[0].line):
        return "no" if has_bots(table) and tells_more(table, steps) else "free"
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
    return len(steps) == 1 and not tells_more(table, steps)


def tells_more(table: Table, steps: list[Step]) -> bool:
    """Whether somebody knows by now what nobody knew before, by chance or a reveal."""
    assert table.match is not None
    events = table.match.game.schema().events
    drawn = any(step.seat == NATURE for step in steps)
    return drawn or any(events[row[1]].reveals for step in steps for row in step.events)


def has_bots(table: Table) -> bool:
    return any(seat.plan.kind == "bot" for seat in table.seats)
