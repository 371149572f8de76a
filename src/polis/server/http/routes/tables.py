"""Routes about tables: lists, a new one, one of them as I see it, commands, the finished record."""

from __future__ import annotations

import asyncio
import time

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from polis.core.errors import PolisError
from polis.server.domain import course as courses
from polis.server.domain import frames, lessons, replays
from polis.server.domain.commands import Caller
from polis.server.domain.frames import Cursor
from polis.server.domain.problems import problem
from polis.server.domain.viewers import viewer_by_choice
from polis.server.errors import Stale, TableError
from polis.server.http.auth import AnyRequest, network
from polis.server.http.parameters import (
    MOST,
    FirstLine,
    LastLine,
    LineKnown,
    SeatEyes,
    SeqKnown,
    TableId,
)
from polis.server.http.refusals import retry_after, status_of
from polis.server.messages.commands import Incoming
from polis.server.messages.frames import Done, Frame, Pong, Previews, Refused, Surveyed
from polis.server.messages.http import (
    Course,
    Invitation,
    Lesson,
    NewTable,
    Proof,
    Replay,
    TableMade,
    Tables,
)
from polis.server.runtime.services import Services
from polis.server.runtime.sessions import Visitor
from polis.server.telemetry import metrics

AT_ONCE = 20  # positions of a replay; then others get a turn
User = NamedDependency[str]


@get("/api/tables", summary="My tables, those that wait for me first, and tables open to all")
async def tables(services: NamedDependency[Services], user: User) -> Tables:
    """Private tables are listed for those who sit at them only."""
    return await services.lobby.tables(user)


@post("/api/tables", summary="A new table")
async def make_table(
    data: JSONBody[NewTable], services: NamedDependency[Services], visitor: NamedDependency[Visitor]
) -> TableMade:
    """The answer has an invitation for every seat kept for a friend, and the way back to my own.
    Play begins with the command ``start``."""
    user = visitor.user
    return await services.lobby.create(Caller(user.id, user.name, user.colour), data)


@get("/api/tables/{table:str}", summary="A table as I may see it: all a page needs, in one answer")
async def look(
    table: TableId,
    services: NamedDependency[Services],
    user: User,
    line: LineKnown = 0,
    seq: SeqKnown = 0,
    seat: SeatEyes = None,
) -> Frame:
    """The same frame as on the socket, for clients that ask now and then: ``line`` and ``seq`` are
    the last ones they know, ``seat`` the seat of theirs they look through."""
    async with services.host.looking(table) as found:
        viewer = viewer_by_choice(found, user, seat)
        here = services.rooms.attendance(found)
        return frames.frame(found, viewer, here, Cursor(line, seq), services.now())


@post("/api/tables/{table:str}/commands", status_code=200, summary="A command, as on the socket")
async def command(
    table: TableId,
    data: JSONBody[Incoming],
    services: NamedDependency[Services],
    visitor: NamedDependency[Visitor],
) -> Response[Done | Previews | Surveyed | Pong | Refused]:
    """Done, or Refused with the reason, and nothing has changed then. A request id met before gets
    the answer it got the first time. ``ping``, ``look``, ``preview`` and ``survey`` are for
    sockets only."""
    started = time.perf_counter()
    try:
        return Response(await services.execute(visitor, table, data, visitor.user.language))
    except PolisError as error:
        metrics.REFUSALS.labels(error.code).inc()
        told = problem(error, visitor.user.language, await services.names(table))
        refused = Refused(data.request, told, isinstance(error, Stale))
        return Response(refused, status_code=status_of(error), headers=retry_after(error))
    finally:
        metrics.COMMAND.observe(time.perf_counter() - started)


@get("/api/tables/{table:str}/links", summary="Invitations I may give, and ways back to my seats")
async def links(
    table: TableId, services: NamedDependency[Services], user: User
) -> list[Invitation]:
    """For the owner, invitations to seats kept for friends; for everyone, the way back to their own
    seats from another device."""
    return await services.lobby.links(user, table)


@get("/api/tables/{table:str}/record", summary="The record of a finished game, secret included")
async def record(
    table: TableId, services: NamedDependency[Services], request: AnyRequest
) -> Response[str]:
    """Plain text that ``polis replay``, ``polis review`` and ``polis verify`` read. 409 while the
    game runs."""
    async with services.looking_back(network(request)):
        found = await services.host.table(table)
    if found.status != "over":
        raise TableError("not_over")
    name = f"{found.made.game}-{table[:8]}.polis"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(found.record().write(), media_type="text/plain", headers=headers)


@get("/api/tables/{table:str}/replay", summary="Past positions as I saw them")
async def replay(
    table: TableId,
    services: NamedDependency[Services],
    user: User,
    request: AnyRequest,
    first: FirstLine = 1,
    last: LastLine = MOST,
    seat: SeatEyes = None,
) -> Replay:
    """One view for each line from ``from`` to ``to`` that still stands, as a seat of mine or a
    spectator saw it. Of a long game only the first part is sent; ask again from its last line
    on."""
    async with services.looking_back(network(request)), services.host.looking(table) as found:
        viewer = viewer_by_choice(found, user, seat)
        for answer in replays.replay(found, viewer, first, last):
            if len(answer.frames) % AT_ONCE == 0:
                await asyncio.sleep(0)
        return answer


@get("/api/tables/{table:str}/proof", summary="Every draw of a finished game, to be redone")
async def proof(table: TableId, services: NamedDependency[Services], request: AnyRequest) -> Proof:
    """The promise made before the game, secret and nonces told after it, and every draw. 409 while
    the game runs."""
    async with services.looking_back(network(request)):
        return replays.proof(await services.host.table(table))


@get("/api/tables/{table:str}/course", summary="What everybody was worth all along")
async def course(
    table: TableId, services: NamedDependency[Services], request: AnyRequest
) -> Course:
    """A curve for each seat of a finished game, and its moments. 409 while the game runs."""
    async with services.looking_back(network(request)):
        found = await services.host.table(table)
        if found.status != "over" or found.match is None:
            raise TableError("not_over")
        return await asyncio.to_thread(courses.course, found.match, found.steps())


@get("/api/tables/{table:str}/lesson", summary="Where the learner is in a tutorial")
async def lesson(table: TableId, services: NamedDependency[Services], user: User) -> Lesson:
    """For the learner, who owns the table: the step of the story and the move it suggests."""
    async with services.host.looking(table) as found:
        if user != found.owner:
            raise TableError("not_owner")
        return lessons.lesson(found)


ROUTES = [tables, make_table, look, command, links, record, replay, proof, course, lesson]
