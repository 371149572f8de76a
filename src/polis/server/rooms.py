"""The live side of tables: whose pages are open, what they have, and what to send them next."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import NamedTuple, Protocol

import msgspec

from polis.server import frames, metrics
from polis.server.errors import TableError
from polis.server.frames import Here, Known, Viewer
from polis.server.host import Host
from polis.server.messages import Outgoing, Presence
from polis.server.presence import Presence as People
from polis.server.presence import Word
from polis.server.table import Table

PRESENCE = "polis.presence"
QUEUE = 64  # answers waiting for a page; one that lets more pile up is let go

encoder = msgspec.json.Encoder()


class Line(Protocol):
    """The wire to one page."""

    async def send(self, text: str) -> None: ...

    async def close(self, code: int) -> None: ...


class Eyes(NamedTuple):
    """Through which seat a page looks, and whether it chose so itself."""

    seat: int | None
    chosen: bool


class Guest:
    """One open page at a table. Answers queue up; of frames only the newest matters, so one is
    built when the wire is free, from the table as it is then."""

    def __init__(self, table: str, user: str, line: Line, known: Known) -> None:
        self.table = table
        self.user = user
        self.line = line
        self.known = known
        self.eyes: Eyes | None = None
        self.answers: deque[Outgoing] = deque()
        self.frame_due = True
        self.woken = asyncio.Event()
        self.woken.set()
        self.too_slow = False

    def answer(self, message: Outgoing) -> None:
        self.too_slow = self.too_slow or len(self.answers) >= QUEUE
        self.answers.append(message)
        self.woken.set()

    def show(self) -> None:
        self.frame_due = True
        self.woken.set()

    def look(self, seat: int | None, line: int) -> None:
        self.eyes = Eyes(seat, True)
        self.known = Known(line, self.known.seq)
        self.show()

    def viewer(self, table: Table) -> tuple[Viewer, bool]:
        """The eyes it has now, and whether they were changed for it: the seat it looked through may
        have been given away, or it may just have sat down."""
        before, usual = self.eyes, frames.usual(table, self.user)
        if before is None:
            self.eyes = Eyes(usual.seat, False)
            return usual, False
        try:
            viewer = frames.looks(table, self.user, before.seat)
        except TableError:
            viewer = usual
        if viewer.seat is None and not before.chosen:
            viewer = usual
        self.eyes = Eyes(viewer.seat, before.chosen and viewer.seat == before.seat)
        return viewer, viewer.seat != before.seat


class Rooms:
    """All open pages of this process."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.people = People(host.run)
        self.guests: dict[str, set[Guest]] = {}
        host.changed.append(self.changed)

    def changed(self, table: Table) -> None:
        for guest in self.guests.get(table.id, ()):
            guest.show()

    def here(self, table: Table) -> Here:
        online, watchers = self.people.at(table, self.host.now())
        return Here(self.host.run, online, watchers)

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
        guests = self.guests.get(id)
        if guests:
            async with self.host.looking(id, latest=False) as table:
                here = self.here(table)
            for guest in [*guests]:
                guest.answer(Presence(sorted(here.online), here.watchers))

    # Sending

    async def serve(self, guest: Guest, seconds: float) -> None:
        """Send what is due, as fast as the page takes it."""
        while not guest.too_slow:
            await guest.woken.wait()
            guest.woken.clear()
            while guest.answers:
                await self.send(guest, encoder.encode(guest.answers.popleft()), seconds)
            if guest.frame_due:
                guest.frame_due = False
                await self.send(guest, await self.frame(guest), seconds)
        metrics.DROPPED.labels("slow").inc()

    async def send(self, guest: Guest, text: bytes, seconds: float) -> None:
        try:
            await asyncio.wait_for(guest.line.send(text.decode()), seconds)
        except TimeoutError:
            guest.too_slow = True

    async def frame(self, guest: Guest) -> bytes:
        """The newest frame. From here on the page is taken to have it."""
        async with self.host.looking(guest.table, latest=False) as table:
            viewer, turned = guest.viewer(table)
            known = Known(0, guest.known.seq) if turned else guest.known
            shown = frames.frame(table, viewer, self.here(table), known, self.host.now())
            if turned:
                shown.undone_to = 0
            guest.known = Known(shown.line, shown.seq)
            return encoder.encode(shown)
