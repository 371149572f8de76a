"""How long bots wait for what people are asked, and what they may ask at all. Pure."""

from __future__ import annotations

from polis.bots import manners
from polis.core import notation
from polis.core.errors import PolisError
from polis.server.domain import clocks
from polis.server.domain.table import Table

# Bots hold still while people agree on an undo or think about an offer, but not forever.
PATIENCE = 30 * clocks.SECOND
# Whoever puts together an answer has longer, and yet nobody can hold up a table for good.
LONGEST = 300 * clocks.SECOND


def patient_until(table: Table) -> int:
    """When a bot goes on though others have not answered what they were asked."""
    until = max(answer_until(table, number) for number in table.actors())
    return max(until, table.changed + PATIENCE) if table.proposal else until


def answer_until(table: Table, number: int) -> int:
    """Half a minute from when it was asked, or stopped to put its answer together; while it does
    that, as long as anybody may."""
    seat = table.seats[number]
    latest = seat.since + LONGEST
    if seat.weighing:
        return latest
    return min(max(seat.since, seat.weighed) + PATIENCE, latest)


def is_awaited(table: Table, number: int) -> bool:
    """Whether a person is asked for something that a bot will not wait for forever."""
    if number not in table.actors() or table.seats[number].bot:
        return False
    return any(table.seats[other].bot for other in table.may_go_on())


def answer_by(table: Table, number: int | None) -> int | None:
    if number is None or not is_awaited(table, number):
        return None
    return patient_until(table)


def is_rude(table: Table, seat: int, text: str) -> bool:
    """Whether a bot's move would ask a person what it should not. Lessons are played as written."""
    match = table.match
    if match is None or table.made.tutorial:
        return False
    try:
        code = notation.read(match.game.schema(), text)
    except PolisError:
        return False
    people = table.people()
    closed = [number for number in people if table.seats[number].quiet]
    return manners.is_rude(match, seat, code, people, closed)
