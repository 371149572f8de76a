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
from polis.server import frames, metrics
from polis.server.accounts import Visitor
from polis.server.doors import find_visitor, house_of, is_own_origin, language_of
from polis.server.errors import Stale, TableError
from polis.server.frames import Known, encoder
from polis.server.house import House
from polis.server.limits import Bucket
from polis.server.messages import Done, Incoming, Look, Outgoing, Ping, Pong, Preview, Refused
from polis.server.problems import problem
from polis.server.rooms import Eyes, Guest

FOREIGN, MISSING, TOO_BIG, FLOOD, SLOW = 4403, 4404, 1009, 4429, 4408

AnySocket = WebSocket[Any, Any, Any]
decoder: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)
log = structlog.get_logger()


class Wire:
    """One socket, as rooms know it."""

    def __init__(self, socket: AnySocket) -> None:
        self.socket = socket

    async def send(self, text: str) -> None:
        await self.socket.send({"type": "websocket.send", "bytes": None, "text": text})

    async def close(self, code: int) -> None:
        await self.socket.close(code)


class Conversation:
    """What one page and one table have to say to each other."""

    def __init__(self, socket: AnySocket, house: House, visitor: Visitor | None) -> None:
        self.socket = socket
        self.house = house
        self.visitor = visitor
        self.language = language_of(socket)
        self.bucket = Bucket(house.settings.socket_rate, house.settings.socket_burst, house.clock)
        self.names: list[str] = []

    def refused(self, error: PolisError, request: str = "") -> Refused:
        metrics.REFUSALS.labels(error.code).inc()
        told = problem(error, self.language, self.names)
        return Refused(request, told, isinstance(error, Stale))

    async def turn_away(self, error: PolisError, code: int) -> None:
        metrics.DROPPED.labels(error.code).inc()
        await self.socket.send_text(encoder.encode(self.refused(error)).decode())
        await self.socket.close(code)

    async def begin(self, id: str) -> Guest:
        """The page says what it has: the last line and seq it knows, the seat it looks through."""
        asked = {name: self.number(name) for name in ("line", "seq", "seat")}
        user = self.visitor.user.id if self.visitor else ""
        guest = Guest(id, user, Wire(self.socket), Known(asked["line"] or 0, asked["seq"] or 0))
        async with self.house.host.looking(id) as table:
            self.names = [seat.plan.name for seat in table.seats]
            if asked["seat"] is not None:
                frames.looks(table, user, asked["seat"])
                guest.eyes = Eyes(asked["seat"], True)
        return guest

    def number(self, name: str) -> int | None:
        text = self.socket.query_params.get(name, "")
        return int(text) if is_number(text) else None

    async def listen(self, guest: Guest, seconds: float) -> None:
        """Until the page goes, or is sent away."""
        while True:
            text = await self.socket.receive_text()
            if self.house.settings.limits and not self.bucket.take():
                return await self.turn_away(TableError("too_fast"), FLOOD)
            if len(text) > self.house.settings.message:
                return await self.turn_away(TableError("too_big"), TOO_BIG)
            started = time.perf_counter()
            answer = await self.answer(guest, text)
            metrics.COMMAND.observe(time.perf_counter() - started)
            await guest.send(encoder.encode(answer), seconds)

    async def answer(self, guest: Guest, text: str) -> Outgoing:
        try:
            command = decoder.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            return self.refused(TableError("bad_message", detail=str(error)[:200]))
        try:
            return await self.obey(guest, command)
        except PolisError as error:
            if isinstance(error, Stale):
                guest.show()
            return self.refused(error, command.request)
        except Exception as error:
            log.error("broken", exc_info=error)
            return self.refused(TableError("broken"), command.request)

    async def obey(self, guest: Guest, command: Incoming) -> Outgoing:
        if isinstance(command, Ping):
            async with self.house.host.looking(guest.table) as table:
                return Pong(self.house.build, table.seq, self.house.now())
        if isinstance(command, Preview):
            async with self.house.host.looking(guest.table, latest=False) as table:
                return frames.preview(table, guest.user, command, self.language)
        if isinstance(command, Look):
            async with self.house.host.looking(guest.table, latest=False) as table:
                frames.looks(table, guest.user, command.seat)
            guest.look(command.seat, max(0, command.line))
            return Done(command.request, table.seq)
        return await self.house.obey(self.visitor, guest.table, command)


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: AnySocket, table: FromPath[str]) -> None:
    house, visitor = house_of(socket), await find_visitor(socket)
    talk = Conversation(socket, house, visitor)
    await socket.accept()
    try:
        if not is_own_origin(socket):
            return await talk.turn_away(TableError("foreign_origin"), FOREIGN)
        try:
            guest = await talk.begin(table)
        except PolisError as error:
            return await talk.turn_away(error, MISSING)
        await converse(talk, guest)
    except WebSocketDisconnect:
        pass


async def converse(talk: Conversation, guest: Guest) -> None:
    rooms, seconds = talk.house.rooms, talk.house.settings.send_seconds
    await rooms.come(guest)
    both = [
        asyncio.create_task(talk.listen(guest, seconds)),
        asyncio.create_task(rooms.serve(guest, seconds)),
    ]
    try:
        done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            if task.exception() and not isinstance(task.exception(), WebSocketDisconnect):
                log.error("broken", exc_info=task.exception())
        if guest.too_slow:
            await asyncio.wait_for(talk.socket.close(SLOW), 1)
    except TimeoutError:
        pass
    finally:
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)
        await rooms.go(guest)


ROUTES = [table_socket]
