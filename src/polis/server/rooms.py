"""The live side of tables: whose pages are open, what they have, and what to send them next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple, Protocol

import msgspec

from polis.server import frames, metrics
from polis.server.errors import TableError
from polis.server.frames import Here, Known, Moment, Viewer, encoder
from polis.server.host import Host
from polis.server.messages import Presence
from polis.server.presence import Presence as People
from polis.server.presence import Word
from polis.server.table import Table

PRESENCE = "polis.presence"


class Line(Protocol):
    """The wire to one page."""

    async def send(self, text: str) -> None: ...

    async def close(self, code: int) -> None: ...


class Eyes(NamedTuple):
    """Through which seat a page looks, and whether it chose so itself."""

    seat: int | None
    chosen: bool


class Guest:
    """One open page at a table. Of frames and of who is here only the newest matters, so they are
    made when the wire is free, from the table as it is then."""

    def __init__(self, table: str, user: str, line: Line, known: Known) -> None:
        self.table = table
        self.user = user
        self.line = line
        self.known = known
        self.eyes: Eyes | None = None
        self.frame_due = True
        self.presence_due = False
        self.woken = asyncio.Event()
        self.woken.set()
        self.too_slow = False

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
                await self.line.send(message.decode())
        except TimeoutError:
            self.too_slow = True
            self.woken.set()

    def look(self, seat: int | None, line: int) -> None:
        self.eyes = Eyes(seat, True)
        self.known = Known(line, self.known.seq)
        self.show()

    def viewer(self, table: Table) -> tuple[Viewer, bool]:
        """The eyes it has now, and whether they were changed for it: the seat it looked through may
        have been given away, or it may just have sat down."""
        before = self.eyes
        if before is None:
            viewer = frames.usual(table, self.user)
            self.eyes = Eyes(viewer.seat, False)
            return viewer, False
        try:
            viewer = frames.looks(table, self.user, before.seat)
        except TableError:
            viewer = frames.usual(table, self.user)
        if viewer.seat is None and not before.chosen:
            viewer = frames.usual(table, self.user)
        if viewer.seat == before.seat:
            return viewer, False
        self.eyes = Eyes(viewer.seat, False)
        return viewer, True


class Rooms:
    """All open pages of this process."""

    def __init__(self, host: Host, build: str = "") -> None:
        self.host = host
        self.build = build
        self.people = People(host.run)
        self.guests: dict[str, set[Guest]] = {}
        self.moments: dict[str, Moment] = {}
        host.changed.append(self.changed)

    def changed(self, table: Table) -> None:
        for guest in self.guests.get(table.id, ()):
            guest.show()

    def here(self, table: Table) -> Here:
        online, watchers = self.people.at(table, self.host.now())
        return Here(self.build, online, watchers)

    # Coming and going

    async def come(self, guest: Guest) -> None:
        self.guests.setdefault(guest.table, set()).add(guest)
        self.host.watched.add(guest.table)
        self.people.come(guest.table, guest.user)
        metrics.SOCKETS.inc()
        await self.say_who_is_here(guest.table)

    async def go(self, guest: Guest) -> None:
        room = self.guests.get(guest.table, set())
        if guest not in room:
            return
        room.discard(guest)
        if not room:
            self.guests.pop(guest.table, None)
            self.moments.pop(guest.table, None)
            self.host.watched.discard(guest.table)
        self.people.go(guest.table, guest.user)
        metrics.SOCKETS.dec()
        await self.say_who_is_here(guest.table)

    async def say_who_is_here(self, table: str) -> None:
        """To the pages here, and to the other processes."""
        await self.show_presence(table)
        await self.announce(table)

    async def announce(self, table: str) -> None:
        await self.host.bus.publish(PRESENCE, encoder.encode(self.people.word(table)))

    async def hear(self, message: bytes) -> None:
        """Who is at a table on another process."""
        word = msgspec.json.decode(message, type=Word)
        if word.run != self.host.run:
            self.people.hear(word, self.host.now())
            await self.show_presence(word.table)

    async def show_presence(self, id: str) -> None:
        self.moments.pop(id, None)
        for guest in self.guests.get(id, ()):
            guest.show_presence()

    # Sending

    async def serve(self, guest: Guest, seconds: float) -> None:
        """Send what is due, as fast as the page takes it."""
        while not guest.too_slow:
            await guest.woken.wait()
            guest.woken.clear()
            if guest.presence_due:
                guest.presence_due = False
                await guest.send(await self.seen(guest, self.presence), seconds)
            if guest.frame_due:
                guest.frame_due = False
                await guest.send(await self.seen(guest, self.frame), seconds)
        metrics.DROPPED.labels("slow").inc()

    async def seen(self, guest: Guest, show: Callable[[Guest, Table], bytes]) -> bytes:
        table = self.host.still(guest.table)
        if table is not None:
            return show(guest, table)
        async with self.host.looking(guest.table, latest=False) as table:
            return show(guest, table)

    def presence(self, guest: Guest, table: Table) -> bytes:
        here = self.here(table)
        return encoder.encode(Presence(sorted(here.online), here.watchers))

    def frame(self, guest: Guest, table: Table) -> bytes:
        """The newest frame. From here on the page is taken to have it."""
        viewer, turned = guest.viewer(table)
        known = Known(0, guest.known.seq, anew=True) if turned else guest.known
        guest.known = Known(table.line, table.seq)
        return self.moment(table).encoded(viewer, known)

    def moment(self, table: Table) -> Moment:
        """What the pages at a table share when a move sends all of them a frame."""
        now, found = self.host.now(), self.moments.get(table.id)
        if found is None or not found.is_of(table, now):
            found = self.moments[table.id] = Moment(table, self.here(table), now)
        return found
