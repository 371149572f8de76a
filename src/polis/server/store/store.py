"""The store: all tables with their acts, which are the truth, and the people.

SQLite and PostgreSQL differ only in the operations of a ``HotPath``; the rest is SQLAlchemy Core.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import URL

from polis.server.errors import StoreError, short
from polis.server.store import address
from polis.server.store.access import ASKED_AT_ONCE, Access, insert_new
from polis.server.store.heart import Heart
from polis.server.store.people import People
from polis.server.store.rows import Append, Listed, Listing
from polis.server.store.schema import acts, members, tables
from polis.server.store.sqlite import SqliteHotPath, columns
from polis.server.store.writer import HotPath, Writer

LISTED = [tables.c[name] for name in Listed._fields]
LOOKED_THROUGH = 1000  # tables open to all, for the few that are shown
LISTING = ("game", "status", "private", "waiting", "due_at", "result", "card")


async def open_store(url: str, seconds: float | None = None) -> Store:
    """The store at an address, made or brought up to this version's form. ``seconds`` is how long
    one operation may take."""
    from polis.server.store.migrate import migrate  # slow to import, and needed only here

    await migrate(url)
    return Store(address.parse(url), seconds)


class Store:
    """``store.people`` has users, accounts and sessions; ``store.heart`` who was here when."""

    def __init__(self, url: URL, seconds: float | None = None) -> None:
        self.url = url
        self.access = Access(url, seconds)
        self.people = People(self.access)
        self.heart = Heart(self.access)
        self.hot = hot_path(url)
        self.writer = Writer(self.hot, self.access.alone, self.access.gate)

    async def close(self) -> None:
        """Store what is on its way, then let go."""
        self.access.closed = True
        await self.writer.close()
        await self.access.close()
        await self.hot.close()

    # Acts

    async def create(
        self, id: str, secret: bytes, owner: str, act: bytes, at: int, listing: Listing
    ) -> bool:
        """A new table with its first act; False if the id is taken."""
        values = dict(zip(LISTING, columns(listing), strict=True))
        row = {"id": id, "secret": secret.hex(), "owner": owner, "changed": at, **values}
        async with self.access.change() as connection:
            if not await insert_new(connection, tables, [row]):
                return False
            first = {"game": id, "seq": 1, "at": at, "act": act.decode()}
            await connection.execute(acts.insert(), first)
            joined = [{"user": user, "table": id} for user in listing.users or []]
            await insert_new(connection, members, joined)
        return True

    async def append(
        self, id: str, seq: int, act: bytes, at: int, listing: Listing | None = None
    ) -> bool:
        """Store an act at ``seq``, for good. False: somebody was first, look at the table again."""
        self.access.must_be_open()
        return await self.writer.append(Append(id, seq, act.decode(), at, listing))

    async def acts(self, id: str, after: int = 0) -> list[bytes]:
        """The acts of a table after a ``seq``, in order; nothing for a table that is not there."""
        try:
            async with self.access.work():
                return [act.encode() for act in await self.hot.acts(id, after)]
        except StoreError:
            raise
        except Exception as error:
            raise StoreError("store_failed", reason=short(error)) from error

    async def secret(self, id: str) -> bytes | None:
        """What the chance of a table comes from; None for a table that is not there."""
        found = await self.access.rows(sa.select(tables.c.secret).where(tables.c.id == id))
        return bytes.fromhex(found[0][0]) if found else None

    async def seqs(self, ids: Iterable[str]) -> dict[str, int]:
        """The last ``seq`` of each of these tables: what to ask after messages may be lost."""
        wanted, found = list(ids), dict[str, int]()
        last = sa.select(sa.func.max(acts.c.seq)).where(acts.c.game == tables.c.id)
        query = sa.select(tables.c.id, last.scalar_subquery())
        for start in range(0, len(wanted), ASKED_AT_ONCE):
            some = tables.c.id.in_(wanted[start : start + ASKED_AT_ONCE])
            found.update(dict(await self.access.rows(query.where(some))))
        return found

    # Lists

    async def listed(self, id: str) -> Listed | None:
        found = await self.lines(sa.select(*LISTED).where(tables.c.id == id))
        return found[0] if found else None

    async def tables_of(self, user: str, limit: int = 200) -> list[Listed]:
        """Tables someone belongs to, the latest first."""
        mine = sa.select(*LISTED).join(members, members.c.table == tables.c.id)
        mine = mine.where(members.c.user == user).order_by(tables.c.changed.desc())
        return await self.lines(mine.limit(limit))

    async def open_tables(self, limit: int = 100, of_one: int = 3) -> list[Listed]:
        """Tables that anyone may join, the latest first, and no more than so many of one owner."""
        free = sa.select(*LISTED).where(tables.c.status == "open", tables.c.private.is_(False))
        newest = free.order_by(tables.c.changed.desc()).limit(LOOKED_THROUGH).subquery()
        latest = newest.c.changed.desc(), newest.c.id
        number = sa.func.row_number().over(partition_by=newest.c.owner, order_by=latest)
        found = sa.select(newest, number.label("number")).subquery()
        few = sa.select(*(found.c[name] for name in Listed._fields)).where(found.c.number <= of_one)
        return await self.lines(few.order_by(found.c.changed.desc(), found.c.id).limit(limit))

    async def due(self, now: int, limit: int = 1000, but: Sequence[str] = ()) -> list[str]:
        """Tables whose time has come, the longest overdue first, without those set aside."""
        due = sa.select(tables.c.id).where(tables.c.due_at <= now, tables.c.id.not_in(but))
        found = await self.access.rows(due.order_by(tables.c.due_at).limit(limit))
        return [row[0] for row in found]

    async def all_ids(self) -> list[str]:
        found = await self.access.rows(sa.select(tables.c.id).order_by(tables.c.id))
        return [row[0] for row in found]

    async def lines(self, query: sa.Select[Any]) -> list[Listed]:
        return [as_listed(row) for row in await self.access.rows(query)]


def hot_path(url: URL) -> HotPath:
    if address.is_sqlite(url):
        return SqliteHotPath(address.file_of(url))
    from polis.server.store.postgres import PostgresHotPath  # its driver may as well stay away

    return PostgresHotPath(url)


def as_listed(row: tuple[Any, ...]) -> Listed:
    found = dict(zip(Listed._fields, row, strict=True))
    found["waiting"] = msgspec.json.decode(found["waiting"], type=list[str])
    found["result"] = msgspec.json.decode(found["result"], type=list[int])
    return Listed(**found)
