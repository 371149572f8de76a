"""What moves would do, as far as the seat that asks can know."""

from __future__ import annotations

from polis.core.errors import PolisError
from polis.core.match import Match
from polis.server.domain.commands import Caller, Context
from polis.server.domain.frames import differing
from polis.server.domain.narration import telling
from polis.server.domain.problems import problem
from polis.server.domain.table import Table
from polis.server.errors import TableError
from polis.server.messages.commands import Preview
from polis.server.messages.frames import Previewed, Previews

MOST_PREVIEWS = 64
LONGEST_MOVE = 200


def preview(table: Table, caller: Caller, command: Preview, context: Context) -> Previews:
    """What some moves of one's own seat would do, from what that seat can know."""
    seat, match = command.seat, table.match
    if seat not in table.seats_of(caller.user):
        raise TableError("not_your_seat", seat=seat + 1)
    if match is None:
        raise TableError("not_started")
    if len(command.moves) > MOST_PREVIEWS:
        raise TableError("too_long", field="moves", longest=MOST_PREVIEWS)
    if any(len(text) > LONGEST_MOVE for text in [command.answer, *command.moves]):
        raise TableError("too_long", field="moves", longest=LONGEST_MOVE)
    found = [previewed(table, match, command, text, context.language) for text in command.moves]
    return Previews(command.request, table.seq, found)


def previewed(table: Table, match: Match, command: Preview, text: str, language: str) -> Previewed:
    try:
        trial = match.trial(command.seat, text, command.answer)
    except PolisError as error:
        names = [seat.plan.name for seat in table.seats]
        return Previewed(text, problem(error, language, names))
    found, view = trial.told(), trial.view() if command.shows else None
    rows = [telling(match, table.line + 1, row[0], row[1:], False) for row in found.events]
    changed = differing(match.view(command.seat), view) if view is not None else {}
    return Previewed(text, None, found.money, rows, found.chance, found.costly, changed)
