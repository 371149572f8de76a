"""Leaving all at once: what somebody does at a table who will not come back."""

from __future__ import annotations

from polis.server.domain import commands
from polis.server.domain.acts import Stored
from polis.server.domain.commands import Caller, Context
from polis.server.domain.table import Table
from polis.server.messages.commands import Leave, Resign


def departure(table: Table, caller: Caller, context: Context) -> Stored | None:
    """The next act of it: a seat before the start is given up, in a game that runs it resigns. None
    when there is nothing left to do."""
    mine = [seat for seat in table.seats_of(caller.user) if not table.seats[seat].resigned]
    if not mine or table.status == "over":
        return None
    if table.match is None:
        act = commands.leave(table, caller, Leave(request="", seat=mine[0]), context)
    else:
        act = commands.resign(table, caller, Resign(request="", seat=mine[0]), context)
    act.at, act.by = context.now, caller.user
    return act
