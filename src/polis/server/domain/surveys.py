"""What a seat could do, for the player who asks."""

from __future__ import annotations

from polis.server.domain.commands import Caller, Context
from polis.server.domain.previews import LONGEST_MOVE
from polis.server.domain.table import Table
from polis.server.errors import TableError
from polis.server.messages.commands import Survey
from polis.server.messages.frames import Opportunity, Surveyed


def survey(table: Table, caller: Caller, command: Survey, context: Context) -> Surveyed:
    """Opportunities of one's own seat, from what that seat can know. A table without help has
    agreed to be told none."""
    seat, match = command.seat, table.match
    if seat not in table.seats_of(caller.user):
        raise TableError("not_your_seat", seat=seat + 1)
    if match is None:
        raise TableError("not_started")
    if len(command.after) > LONGEST_MOVE:
        raise TableError("too_long", field="after", longest=LONGEST_MOVE)
    told = table.made.help and not match.over
    found = match.opportunities(seat, command.after) if told else []
    rows = [Opportunity(one.name, one.clause, one.args, one.move) for one in found]
    return Surveyed(command.request, table.seq, rows)
