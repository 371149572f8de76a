"""Reading and changing the database outside the hot path; a driver's trouble becomes ours."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from polis.server.errors import StoreError, short
from polis.server.store.address import is_sqlite
from polis.server.store.engine import make_engine, writing
from polis.server.store.gate import Gate

ASKED_AT_ONCE = 500  # SQLite takes no endless list of parameters

Values = Mapping[str, object]
LETTING_GO = 2.0  # seconds for connections to be closed politely


class Access:
    def __init__(self, url: URL, seconds: float | None = None) -> None:
        self.gate = Gate(seconds)
        self.engine = make_engine(url)
        self.writing = writing(self.engine)
        # SQLite has one writer at a time. Within a process they queue here, first come first
        # served, instead of knocking at the locked file.
        self.alone = asyncio.Lock() if is_sqlite(url) else None
        self.closed = False
        self.working = 0
        self.idle = asyncio.Event()
        self.idle.set()

    async def close(self) -> None:
        """Let those at work finish; a late reader would open the database anew."""
        self.closed = True
        await self.idle.wait()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.engine.dispose(), LETTING_GO)

    def must_be_open(self) -> None:
        if self.closed:
            raise StoreError("store_closed")

    @asynccontextmanager
    async def work(self, probing: bool = False) -> AsyncIterator[None]:
        self.must_be_open()
        self.working += 1
        self.idle.clear()
        try:
            async with self.gate.waiting(probing):
                yield
        except (SQLAlchemyError, OSError) as error:
            raise StoreError("store_failed", reason=short(error)) from error
        finally:
            self.working -= 1
            if not self.working:
                self.idle.set()

    async def rows(self, query: sa.Select[Any]) -> list[tuple[Any, ...]]:
        async with self.work(), self.engine.connect() as connection:
            return [tuple(row) for row in (await connection.execute(query)).all()]

    @asynccontextmanager
    async def change(self, probing: bool = False) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes: all of it or nothing."""
        turn = self.alone or nullcontext()
        async with self.work(probing), turn, self.writing.begin() as connection:
            yield connection

    @asynccontextmanager
    async def apart(self, probing: bool = False) -> AsyncIterator[AsyncConnection]:
        """Statements that each stand for themselves: on PostgreSQL no lock outlives one of them, so
        nobody waits for a process that froze between two."""
        if self.alone is not None:
            async with self.change(probing) as connection:
                yield connection
            return
        single = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        async with self.work(probing), single.connect() as connection:
            yield connection


async def insert_new(connection: AsyncConnection, table: sa.Table, rows: Sequence[Values]) -> int:
    """Insert the rows that are not there yet, and count them."""
    made = 0
    kind = sqlite if connection.dialect.name == "sqlite" else postgresql
    for row in rows:
        insert = kind.insert(table).values(**row).on_conflict_do_nothing()
        made += (await connection.execute(insert)).rowcount
    return made
