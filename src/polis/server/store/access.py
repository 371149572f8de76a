"""Reading and changing the database outside the hot path; a driver's trouble becomes ours."""

from __future__ import annotations

import asyncio
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

ASKED_AT_ONCE = 500  # SQLite takes no endless list of parameters

Values = Mapping[str, object]


class Access:
    def __init__(self, url: URL) -> None:
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
        await self.engine.dispose()

    def must_be_open(self) -> None:
        if self.closed:
            raise StoreError("store_closed")

    @asynccontextmanager
    async def work(self) -> AsyncIterator[None]:
        self.must_be_open()
        self.working += 1
        self.idle.clear()
        try:
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
    async def change(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes: all of it or nothing."""
        turn = self.alone or nullcontext()
        async with self.work(), turn, self.writing.begin() as connection:
            yield connection


async def insert_new(connection: AsyncConnection, table: sa.Table, rows: Sequence[Values]) -> int:
    """Insert the rows that are not there yet, and count them."""
    made = 0
    kind = sqlite if connection.dialect.name == "sqlite" else postgresql
    for row in rows:
        insert = kind.insert(table).values(**row).on_conflict_do_nothing()
        made += (await connection.execute(insert)).rowcount
    return made
