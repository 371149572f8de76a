"""Every command of the wire and what carries it out: the one table of it, for sockets and HTTP."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from polis.server.domain import commands
from polis.server.domain.acts import Stored
from polis.server.domain.commands import Caller, Context
from polis.server.domain.previews import preview
from polis.server.domain.surveys import survey
from polis.server.domain.table import Table
from polis.server.domain.viewers import viewer_through
from polis.server.errors import TableError
from polis.server.messages.commands import (
    Answer,
    Arrange,
    Command,
    Commit,
    Incoming,
    Leave,
    Look,
    Move,
    Pause,
    Ping,
    Preview,
    Quiet,
    Rematch,
    Resign,
    Return,
    Reveal,
    Say,
    Sit,
    SitIn,
    Start,
    Survey,
    TurnDial,
    Undo,
    Weigh,
)
from polis.server.messages.frames import Done, Pong, Previews, Surveyed

REQUEST = 40  # characters of a request id

Answered = Done | Previews | Surveyed | Pong


class CommandHandler(NamedTuple):
    """What a command leads to. ``opens_table``: its caller is sent on to another table."""

    decide: Callable[[Table, Caller, Any, Context], Stored | None]
    opens_table: bool = False


class QueryHandler(NamedTuple):
    """What is answered from the table as it is. ``latest``: with what other processes stored."""

    answer: Callable[[Table, Caller, Any, Context], Answered]
    latest: bool = False


def look(table: Table, caller: Caller, command: Look, context: Context) -> Done:
    viewer_through(table, caller.user, command.seat)
    context.look(command.seat, command.line)
    return Done(command.request, table.seq)


def ping(table: Table, caller: Caller, command: Ping, context: Context) -> Pong:
    return Pong(context.build, table.seq, context.now)


HANDLERS: dict[type[Command], CommandHandler | QueryHandler] = {
    Move: CommandHandler(commands.move),
    Undo: CommandHandler(commands.undo),
    Answer: CommandHandler(commands.answer),
    Say: CommandHandler(commands.say),
    Sit: CommandHandler(commands.sit),
    Leave: CommandHandler(commands.leave),
    Arrange: CommandHandler(commands.arrange),
    Commit: CommandHandler(commands.commit),
    Start: CommandHandler(commands.start),
    Reveal: CommandHandler(commands.reveal),
    SitIn: CommandHandler(commands.sit_in),
    Return: CommandHandler(commands.come_back),
    Pause: CommandHandler(commands.pause),
    Resign: CommandHandler(commands.resign),
    Rematch: CommandHandler(commands.rematch, opens_table=True),
    TurnDial: CommandHandler(commands.turn_dial),
    Quiet: CommandHandler(commands.quiet),
    Weigh: CommandHandler(commands.weigh),
    Preview: QueryHandler(preview),
    Survey: QueryHandler(survey),
    Look: QueryHandler(look),
    Ping: QueryHandler(ping, latest=True),
}


def decide(table: Table, caller: Caller, command: Incoming, context: Context) -> Stored | None:
    """The act that carries a command out. None if there is nothing to do, or it was done before."""
    if not caller.user:
        raise TableError("no_session")
    if len(command.request) > REQUEST:
        raise TableError("too_long", field="request", longest=REQUEST)
    if command.request and (caller.user, command.request) in table.requests:
        return None
    handler = HANDLERS[type(command)]
    assert isinstance(handler, CommandHandler), command
    act = handler.decide(table, caller, command, context)
    if act is not None:
        act.at, act.by, act.request = context.now, caller.user, command.request
    return act
