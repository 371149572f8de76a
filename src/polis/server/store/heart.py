"""When a server was last here, and when none was: two settings all processes share.

A gap between two beats is an outage, whatever caused it: the server was down or frozen, its
database away or full, or the clock of the machine was set forward. Players are not charged for it.
"""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from polis.server.store.access import Access, insert_new
from polis.server.store.schema import settings

SEEN, OUTAGES = "seen", "outages"
KEPT = 1000  # outages; who has waited longer than that many has run out of time anyway

Span = tuple[int, int]  # from, until

decoder = msgspec.json.Decoder(list[Span])


class Heart:
    def __init__(self, access: Access) -> None:
        self.access = access

    async def last_seen(self) -> int:
        """When any server last wrote down that it is here; 0 if none ever did."""
        found = await self.access.rows(sa.select(settings.c.value).where(settings.c.name == SEEN))
        return int(found[0][0]) if found else 0

    async def outages(self) -> list[Span]:
        wanted = sa.select(settings.c.value).where(settings.c.name == OUTAGES)
        found = await self.access.rows(wanted)
        return decoder.decode(found[0][0]) if found else []

    async def beat(self, now: int, noticed: int) -> list[Span]:
        """Write down that a server is here; all outages, with the one that ends now if nobody was
        here for longer than ``noticed``."""
        async with self.access.apart(probing=True) as connection:
            first = [{"name": SEEN, "value": str(now)}, {"name": OUTAGES, "value": "[]"}]
            await insert_new(connection, settings, first)
            seen = await value(connection, SEEN)
            outages = await self.noted(connection, int(seen), now, noticed)
            if now > int(seen):
                await exchange(connection, SEEN, seen, str(now))
        return outages

    async def noted(
        self, connection: AsyncConnection, seen: int, now: int, noticed: int
    ) -> list[Span]:
        old = await value(connection, OUTAGES)
        outages = decoder.decode(old)
        # Another process may have noted it just now, or noted it and died.
        known = outages[-1:] if outages and outages[-1][0] == seen else []
        if now - max([seen, *(until for _, until in known)]) <= noticed:
            return outages
        longer = [*outages[: len(outages) - len(known)], (seen, now)][-KEPT:]
        if await exchange(connection, OUTAGES, old, msgspec.json.encode(longer).decode()):
            return longer
        return decoder.decode(await value(connection, OUTAGES))


async def value(connection: AsyncConnection, name: str) -> str:
    wanted = sa.select(settings.c.value).where(settings.c.name == name)
    return str((await connection.execute(wanted)).scalar_one())


async def exchange(connection: AsyncConnection, name: str, old: str, new: str) -> bool:
    """Another value for a setting, unless somebody else was first."""
    same = sa.and_(settings.c.name == name, settings.c.value == old)
    done = await connection.execute(settings.update().where(same).values(value=new))
    return done.rowcount == 1
