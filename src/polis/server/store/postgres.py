"""The hot path into PostgreSQL: a whole batch of appends is one statement."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import asyncpg
from sqlalchemy.engine import URL

from polis.server.store import address
from polis.server.store.rows import Append
from polis.server.store.sqlite import columns
from polis.server.store.writer import Place

CONNECTIONS = 4
LETTING_GO = 2.0  # seconds for connections to be closed politely

# An act goes only behind the one before it, so that no hole can ever stand in a table's history.
# Sorted, so that two servers that want the same places wait for each other in one order.
PUT = """
WITH given AS (
  SELECT * FROM unnest(
    $1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::bool[], $8::text[],
    $9::bigint[], $10::text[], $11::text[]
  ) AS g (id, seq, at, act, game, status, private, waiting, due_at, result, card)
), put AS (
  INSERT INTO acts (game, seq, at, act)
  SELECT id, seq, at, act FROM given WHERE
    (SELECT before.seq FROM acts before WHERE before.game = id AND before.seq = given.seq - 1)
    IS NOT NULL
  ORDER BY id
  ON CONFLICT DO NOTHING RETURNING game, seq
), listed AS (
  UPDATE tables SET
    changed = given.at,
    game = coalesce(given.game, tables.game),
    status = coalesce(given.status, tables.status),
    private = coalesce(given.private, tables.private),
    waiting = coalesce(given.waiting, tables.waiting),
    due_at = CASE WHEN given.status IS NULL THEN tables.due_at ELSE given.due_at END,
    result = coalesce(given.result, tables.result),
    card = coalesce(given.card, tables.card)
  FROM given JOIN put ON put.game = given.id WHERE tables.id = given.id
)
SELECT game, seq FROM put
"""
LEAVE = 'DELETE FROM members WHERE "table" = $1'
JOIN = 'INSERT INTO members ("user", "table") VALUES ($1, $2) ON CONFLICT DO NOTHING'
READ = "SELECT act FROM acts WHERE game = $1 AND seq > $2 ORDER BY seq"

UNKNOWN = (None,) * 7  # no listing: all its columns stay
AWAY = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.InternalClientError,  # the driver's word when it resets a connection that has just died
)
ENDING = (asyncpg.AdminShutdownError, asyncpg.CrashShutdownError, asyncpg.CannotConnectNowError)


class PostgresHotPath:
    def __init__(self, url: URL) -> None:
        self.url = url
        self.pool: asyncpg.Pool | None = None

    async def ready(self) -> asyncpg.Pool:
        if self.pool is None:
            self.pool = await asyncpg.create_pool(
                address.dsn(self.url), min_size=1, max_size=CONNECTIONS
            )
        return self.pool

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[asyncpg.Connection]:
        pool = await self.ready()
        connection = await pool.acquire()
        try:
            yield connection
        except (asyncio.CancelledError, TimeoutError):
            # Given back, it would wait for a silent server to say that it has stopped.
            connection.terminate()
            raise
        finally:
            await pool.release(connection)

    async def write(self, batch: Sequence[Append]) -> set[Place]:
        try:
            return await self.write_once(batch)
        except Exception as error:
            await self.renew(error)
        # Trying twice is harmless: what the first try did store is in its place, and is told to
        # be taken.
        return await self.write_once(batch)

    async def write_once(self, batch: Sequence[Append]) -> set[Place]:
        moved = [append for append in batch if append.listing and append.listing.users is not None]
        async with self.connection() as connection:
            if not moved:
                return await put(connection, batch)
            async with connection.transaction():
                stored = await put(connection, batch)
                for append in moved:
                    if append[:2] in stored:
                        await seat(connection, append)
                return stored

    async def acts(self, table: str, after: int) -> list[str]:
        try:
            return await self.acts_once(table, after)
        except Exception as error:
            await self.renew(error)
        return await self.acts_once(table, after)

    async def acts_once(self, table: str, after: int) -> list[str]:
        async with self.connection() as connection:
            return [row[0] for row in await connection.fetch(READ, table, after)]

    async def renew(self, error: Exception) -> None:
        """The database may have been restarted: then all connections are its last trace."""
        if not self.lost(error) or self.pool is None:
            raise error
        await self.pool.expire_connections()

    def lost(self, error: Exception) -> bool:
        return isinstance(error, (*AWAY, *ENDING))

    async def close(self) -> None:
        if self.pool is None:
            return
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.pool.close(), LETTING_GO)
        self.pool.terminate()


async def put(connection: asyncpg.Connection, batch: Sequence[Append]) -> set[Place]:
    rows = [
        (table, seq, at, act, *(columns(listing) if listing else UNKNOWN))
        for table, seq, act, at, listing in batch
    ]
    stored = await connection.fetch(PUT, *map(list, zip(*rows, strict=True)))
    return {(row[0], row[1]) for row in stored}


async def seat(connection: asyncpg.Connection, append: Append) -> None:
    """Write down anew who belongs to a table."""
    assert append.listing is not None and append.listing.users is not None
    await connection.execute(LEAVE, append.table)
    await connection.executemany(JOIN, [(user, append.table) for user in append.listing.users])
