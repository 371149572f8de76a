"""The socket of a table: commands come in, answers and frames go out."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from polis.core.digits import is_number
from polis.core.errors import PolisError
from polis.server.domain.frames import Cursor, encoder
from polis.server.domain.problems import problem
from polis.server.domain.viewers import viewer_through
from polis.server.errors import Stale, TableError
from polis.server.http.auth import asker_of, find_visitor, is_own_origin, language_of, services_of
from polis.server.messages.commands import Incoming
from polis.server.messages.frames import Outgoing, Refused
from polis.server.runtime.rooms import Connection, SeatChoice
from polis.server.runtime.services import Services
from polis.server.runtime.sessions import Visitor
from polis.server.runtime.signing import COOKIE
from polis.server.store.people import hashed
from polis.server.telemetry import metrics

FOREIGN, MISSING, TOO_BIG, FLOOD, SLOW = 4403, 4404, 1009, 4429, 4408
LOGGED_OUT = 4401

AnySocket = WebSocket[Any, Any, Any]
decoder: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)
log = structlog.get_logger()


class SocketSession:
    """What one page and one table have to say to each other."""

    def __init__(self, socket: AnySocket, services: Services, visitor: Visitor | None) -> None:
        self.socket = socket
        self.services = services
        self.visitor = visitor
        self.language = language_of(socket)
        self.asker = asker_of(socket, visitor)
        self.names: list[str] = []

    def refused(self, error: PolisError, request: str = "") -> Refused:
        metrics.REFUSALS.labels(error.code).inc()
        told = problem(error, self.language, self.names)
        return Refused(request, told, isinstance(error, Stale))

    async def transmit(self, text: str) -> None:
        await self.socket.send({"type": "websocket.send", "bytes": None, "text": text})

    async def turn_away(self, error: PolisError, code: int) -> None:
        metrics.DROPPED.labels(error.code).inc()
        await self.socket.send_text(encoder.encode(self.refused(error)).decode())
        await self.socket.close(code)

    async def begin(self, id: str) -> Connection:
        """The page says what it has: the last line and seq it knows, the seat it looks through."""
        asked = {name: self.number(name) for name in ("line", "seq", "seat")}
        user = self.visitor.user.id if self.visitor else ""
        cursor = Cursor(asked["line"] or 0, asked["seq"] or 0)
        session = hashed(self.visitor.session) if self.visitor else ""
        connection = Connection(id, user, self.transmit, cursor, session)
        async with self.services.host.looking(id) as table:
            self.names = [seat.plan.name for seat in table.seats]
            if asked["seat"] is not None:
                viewer_through(table, user, asked["seat"])
                connection.choice = SeatChoice(asked["seat"], True)
        return connection

    def number(self, name: str) -> int | None:
        text = self.socket.query_params.get(name, "")
        return int(text) if is_number(text) else None

    async def is_over(self) -> bool:
        """Whether whoever came has logged out while the page was being connected."""
        cookie = self.socket.cookies.get(COOKIE, "")
        return self.visitor is not None and not await self.services.sessions.visitor(cookie)

    async def listen(self, connection: Connection, seconds: float) -> None:
        """Until the page goes, or is sent away."""
        while True:
            text = await self.socket.receive_text()
            if connection.dismissed:
                return
            try:
                self.services.quotas.commands.take(self.asker)
            except TableError as error:
                return await self.turn_away(error, FLOOD)
            if len(text) > self.services.settings.message:
                return await self.turn_away(TableError("too_big"), TOO_BIG)
            started = time.perf_counter()
            answer = await self.answer(connection, text)
            metrics.COMMAND.observe(time.perf_counter() - started)
            await connection.send(encoder.encode(answer), seconds)

    async def answer(self, connection: Connection, text: str) -> Outgoing:
        try:
            command = decoder.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            return self.refused(TableError("bad_message", detail=str(error)[:200]))
        try:
            return await self.services.execute(
                self.visitor, connection.table, command, self.language, connection.look
            )
        except PolisError as error:
            if isinstance(error, Stale):
                connection.show()
            return self.refused(error, command.request)
        except Exception as error:
            log.error("broken", exc_info=error)
            return self.refused(TableError("broken"), command.request)


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: AnySocket, table: FromPath[str]) -> None:
    services, visitor = services_of(socket), await find_visitor(socket)
    session = SocketSession(socket, services, visitor)
    await socket.accept()
    try:
        if not is_own_origin(socket):
            return await session.turn_away(TableError("foreign_origin"), FOREIGN)
        try:
            connection = await session.begin(table)
        except PolisError as error:
            return await session.turn_away(error, MISSING)
        await converse(session, connection)
    except WebSocketDisconnect:
        pass


async def converse(session: SocketSession, connection: Connection) -> None:
    rooms, seconds = session.services.rooms, session.services.settings.send_seconds
    await rooms.connect(connection)
    connection.dismissed = await session.is_over()
    both = [
        asyncio.create_task(session.listen(connection, seconds)),
        asyncio.create_task(rooms.serve(connection, seconds)),
    ]
    try:
        done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            if task.exception() and not isinstance(task.exception(), WebSocketDisconnect):
                log.error("broken", exc_info=task.exception())
        if connection.too_slow:
            await asyncio.wait_for(session.socket.close(SLOW), 1)
        elif connection.dismissed:
            away = session.turn_away(TableError("logged_out"), LOGGED_OUT)
            await asyncio.wait_for(away, 1)
    except TimeoutError:
        pass
    finally:
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)
        await rooms.disconnect(connection)


ROUTES = [table_socket]
