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
        async with self.access.change(probing=True) as connection:
            first = [{"name": SEEN, "value": str(now)}, {"name": OUTAGES, "value": "[]"}]
            await insert_new(connection, settings, first)
            seen = int(await value(connection, SEEN))
            outages = decoder.decode(await value(connection, OUTAGES))
            if now - seen > noticed:
                outages = [*outages, (seen, now)][-KEPT:]
                await put(connection, OUTAGES, msgspec.json.encode(outages).decode())
            if now > seen:
                await put(connection, SEEN, str(now))
        return outages


async def value(connection: AsyncConnection, name: str) -> str:
    """Held until the end of the transaction: two processes note one outage once."""
    wanted = sa.select(settings.c.value).where(settings.c.name == name).with_for_update()
    return str((await connection.execute(wanted)).scalar_one())


async def put(connection: AsyncConnection, name: str, value: str) -> None:
    await connection.execute(settings.update().where(settings.c.name == name).values(value=value))
