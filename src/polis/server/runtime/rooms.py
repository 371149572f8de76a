"""The live side of tables: whose pages are open, what they have, and what to send them next."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import NamedTuple

import msgspec

from polis.server.domain.frames import Attendance, Cursor, FrameCache, encoder
from polis.server.domain.table import Table
from polis.server.domain.viewers import Viewer, default_viewer, viewer_through
from polis.server.errors import TableError
from polis.server.messages.frames import Presence
from polis.server.runtime.host import Host
from polis.server.runtime.presence import PresenceReport, PresenceTracker
from polis.server.telemetry import metrics

PRESENCE = "polis.presence"


Transmit = Callable[[str], Awaitable[None]]


class SeatChoice(NamedTuple):
    """Through which seat a page looks, and whether it chose so itself."""

    seat: int | None
    chosen: bool


class Connection:
    """One open page at a table. Of frames and of who is here only the newest matters, so they are
    made when the wire is free, from the table as it is then."""

    def __init__(
        self, table: str, user: str, transmit: Transmit, cursor: Cursor, session: str = ""
    ) -> None:
        self.table = table
        self.user = user
        self.session = session  # as the store calls it, "" for none
        self.transmit = transmit
        self.cursor = cursor
        self.choice: SeatChoice | None = None
        self.frame_due = True
        self.presence_due = False
        self.woken = asyncio.Event()
        self.woken.set()
        self.too_slow = False
        self.dismissed = False  # its session has ended

    def show(self) -> None:
        self.frame_due = True
        self.woken.set()

    def show_presence(self) -> None:
        self.presence_due = True
        self.woken.set()

    async def send(self, message: bytes, seconds: float) -> None:
        """A page that takes longer than this is let go."""
        try:
            async with asyncio.timeout(seconds):
                await self.transmit(message.decode())
        except TimeoutError:
            self.too_slow = True
            self.woken.set()

    def look(self, seat: int | None, line: int) -> None:
        self.choice = SeatChoice(seat, True)
        self.cursor = Cursor(line, self.cursor.seq)
        self.show()

    def viewer(self, table: Table) -> tuple[Viewer, bool]:
        """The eyes it has now, and whether they were changed for it: the seat it looked through may
        have been given away, or it may just have sat down."""
        before = self.choice
        if before is None:
            viewer = default_viewer(table, self.user)
            self.choice = SeatChoice(viewer.seat, False)
            return viewer, False
        try:
            viewer = viewer_through(table, self.user, before.seat)
        except TableError:
            viewer = default_viewer(table, self.user)
        if viewer.seat is None and not before.chosen:
            viewer = default_viewer(table, self.user)
        if viewer.seat == before.seat:
            return viewer, False
        self.choice = SeatChoice(viewer.seat, False)
        return viewer, True


class Rooms:
    """All open pages of this process."""

    def __init__(self, host: Host, build: str = "") -> None:
        self.host = host
        self.build = build
        self.tracker = PresenceTracker(host.run)
        self.connections: dict[str, set[Connection]] = {}
        self.frame_caches: dict[str, FrameCache] = {}
        host.changed.append(self.changed)

    def changed(self, table: Table) -> None:
        for connection in self.connections.get(table.id, ()):
            connection.show()

    def attendance(self, table: Table) -> Attendance:
        online, watchers = self.tracker.at(table, self.host.now())
        return Attendance(self.build, online, watchers)

    # Connecting and disconnecting

    async def connect(self, connection: Connection) -> None:
        self.connections.setdefault(connection.table, set()).add(connection)
        self.host.watched.add(connection.table)
        self.tracker.connect(connection.table, connection.user)
        metrics.SOCKETS.inc()
        await self.broadcast_presence(connection.table)

    async def disconnect(self, connection: Connection) -> None:
        room = self.connections.get(connection.table, set())
        if connection not in room:
            return
        room.discard(connection)
        if not room:
            self.connections.pop(connection.table, None)
            self.frame_caches.pop(connection.table, None)
            self.host.watched.discard(connection.table)
        self.tracker.disconnect(connection.table, connection.user)
        metrics.SOCKETS.dec()
        await self.broadcast_presence(connection.table)

    def sessions(self) -> set[str]:
        """Those whose pages are open here."""
        return {each.session for room in self.connections.values() for each in room} - {""}

    def dismiss(self, sessions: Iterable[str]) -> None:
        """Let go of the pages of sessions that have ended."""
        ended = set(sessions)
        for room in self.connections.values():
            for connection in room:
                if connection.session in ended:
                    connection.dismissed = True
                    connection.woken.set()

    async def broadcast_presence(self, table: str) -> None:
        """To the pages here, and to the other processes."""
        await self.show_presence(table)
        await self.announce(table)

    async def announce(self, table: str) -> None:
        await self.host.bus.publish(PRESENCE, encoder.encode(self.tracker.report(table)))

    async def receive(self, message: bytes) -> None:
        """Who is at a table on another process."""
        report = msgspec.json.decode(message, type=PresenceReport)
        if report.run != self.host.run:
            self.tracker.receive(report, self.host.now())
            await self.show_presence(report.table)

    async def show_presence(self, id: str) -> None:
        self.frame_caches.pop(id, None)
        for connection in self.connections.get(id, ()):
            connection.show_presence()

    # Sending

    async def serve(self, connection: Connection, seconds: float) -> None:
        """Send what is due, as fast as the page takes it."""
        while not connection.too_slow:
            await connection.woken.wait()
            connection.woken.clear()
            if connection.dismissed:
                return
            if connection.presence_due:
                connection.presence_due = False
                await connection.send(await self.rendered(connection, self.presence), seconds)
            if connection.frame_due:
                connection.frame_due = False
                await connection.send(await self.rendered(connection, self.frame), seconds)
        metrics.DROPPED.labels("slow").inc()

    async def rendered(
        self, connection: Connection, show: Callable[[Connection, Table], bytes]
    ) -> bytes:
        table = self.host.still(connection.table)
        if table is not None:
            return show(connection, table)
        async with self.host.looking(connection.table, latest=False) as table:
            return show(connection, table)

    def presence(self, connection: Connection, table: Table) -> bytes:
        here = self.attendance(table)
        return encoder.encode(Presence(sorted(here.online), here.watchers))

    def frame(self, connection: Connection, table: Table) -> bytes:
        """The newest frame. From here on the page is taken to have it."""
        viewer, turned = connection.viewer(table)
        cursor = Cursor(0, connection.cursor.seq, anew=True) if turned else connection.cursor
        connection.cursor = Cursor(table.line, table.seq)
        return self.frame_cache(table).encoded(viewer, cursor)

    def frame_cache(self, table: Table) -> FrameCache:
        """What the pages at a table share when a move sends all of them a frame."""
        now, found = self.host.now(), self.frame_caches.get(table.id)
        if found is None or not found.is_of(table, now):
            found = self.frame_caches[table.id] = FrameCache(table, self.attendance(table), now)
        return found
