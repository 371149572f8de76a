"""Sessions: who a cookie belongs to, and how one ends everywhere at once.

A session that ends is told to all processes by the bus; each forgets it and lets its open pages go.
Messages of a bus can be lost, so the store is asked now and then too.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable, Collection
from typing import NamedTuple

import msgspec

from polis.server.bus import Bus
from polis.server.runtime.rooms import Rooms
from polis.server.runtime.signing import YEAR, Keys
from polis.server.store.people import People, hashed
from polis.server.store.rows import User

REMEMBERED = 20_000  # sessions in memory
REMEMBERED_FOR = 15_000  # milliseconds; then the store is asked again
DAY = 24 * 3600 * 1000
ENDED = "polis.sessions"


class Visitor(NamedTuple):
    """A person and the session they came with."""

    user: User
    session: str


class Sessions:
    def __init__(
        self, people: People, keys: Keys, bus: Bus, rooms: Rooms, now: Callable[[], int]
    ) -> None:
        self.people = people
        self.keys = keys
        self.bus = bus
        self.rooms = rooms
        self.now = now
        # By what the store calls them, which opens nothing.
        self.remembered: OrderedDict[str, tuple[Visitor, int]] = OrderedDict()
        self.ended = 0  # how often sessions have ended

    async def visitor(self, cookie: str) -> Visitor | None:
        """Whose cookie it is, None if nobody's."""
        session = self.keys.session(cookie) if cookie else ""
        if not session:
            return None
        known, until = self.remembered.get(hashed(session), (None, 0))
        if known is not None and until > self.now():
            return known
        ended = self.ended
        id = await self.people.session(session, self.now())
        user = await self.people.user(id) if id else None
        if user is None:
            return None
        if user.seen < self.now() - DAY:
            await self.people.saw(user.id, self.now())
        found = Visitor(user, session)
        # What the store said before some session ended may be about that very one.
        return self.remember(found) if ended == self.ended else found

    def remember(self, visitor: Visitor) -> Visitor:
        name = hashed(visitor.session)
        self.remembered[name] = (visitor, self.now() + REMEMBERED_FOR)
        self.remembered.move_to_end(name)
        if len(self.remembered) > REMEMBERED:
            self.remembered.popitem(last=False)
        return visitor

    async def begin(self, user: User) -> Visitor:
        session = secrets.token_urlsafe(24)
        await self.people.open_session(session, user.id, self.now(), self.now() + YEAR * 1000)
        return self.remember(Visitor(user, session))

    # Ending

    async def end(self, visitor: Visitor) -> None:
        await self.people.close_session(visitor.session)
        await self.tell([hashed(visitor.session)])

    async def end_all(self, user: str) -> None:
        """On every device."""
        await self.tell(await self.people.close_sessions(user))

    async def tell(self, ended: list[str]) -> None:
        """Here at once; the others hear of it."""
        self.forget(ended)
        await self.bus.publish(ENDED, msgspec.json.encode(ended))

    async def receive(self, message: bytes) -> None:
        self.forget(msgspec.json.decode(message, type=list[str]))

    def forget(self, ended: Collection[str]) -> None:
        self.ended += 1
        for name in ended:
            self.remembered.pop(name, None)
        self.rooms.dismiss(ended)

    async def look_for_missed(self) -> None:
        """Ask the store whether sessions of open pages have ended unheard."""
        held = self.rooms.sessions()
        if gone := held - await self.people.living(held, self.now()):
            self.forget(gone)
