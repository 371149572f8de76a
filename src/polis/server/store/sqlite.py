"""The hot path into SQLite: a connection that writes and one that reads, each in its thread."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec

from polis.server.store.rows import Append, Listing
from polis.server.store.writer import Place

# Decision: FULL, not NORMAL. NORMAL may lose the last commits when the power fails, and a table
# must lose nothing; group commit pays for it.
PRAGMAS = (
    "PRAGMA busy_timeout = 10000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)

# An act goes only behind the one before it, so that no hole can ever stand in a table's history.
PUT = """
INSERT INTO acts (game, seq, at, act)
SELECT ?1, ?2, ?3, ?4 WHERE EXISTS (SELECT 1 FROM acts WHERE game = ?1 AND seq = ?2 - 1)
ON CONFLICT DO NOTHING
"""
TOUCH = "UPDATE tables SET changed = ? WHERE id = ?"
LIST = """
UPDATE tables SET changed = ?, game = ?, status = ?, private = ?, waiting = ?, due_at = ?,
result = ?, card = ? WHERE id = ?
"""
# The same for a whole batch. Every statement that steps gives Python's lock away and must win it
# back from the loop, so a batch takes two of them, not two for each act in it.
PUT_ALL = """
INSERT INTO acts (game, seq, at, act)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)
WHERE EXISTS (SELECT 1 FROM acts WHERE game = value ->> 0 AND seq = (value ->> 1) - 1)
ON CONFLICT DO NOTHING
"""
LIST_ALL = """
UPDATE tables SET changed = value ->> 2, game = value ->> 4, status = value ->> 5,
private = value ->> 6, waiting = value ->> 7, due_at = value ->> 8, result = value ->> 9,
card = value ->> 10 FROM json_each(?) WHERE tables.id = value ->> 0
"""
LEAVE = 'DELETE FROM members WHERE "table" = ?'
JOIN = 'INSERT INTO members ("user", "table") VALUES (?, ?) ON CONFLICT DO NOTHING'
OTHERS = 0o077  # the rights of everybody else
READ = "SELECT act FROM acts WHERE game = ? AND seq > ? ORDER BY seq"


class SqliteHotPath:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.writing = Lane(file)
        self.reading = Lane(file)

    async def write(self, batch: Sequence[Append]) -> set[Place]:
        return await asyncio.wrap_future(self.writing.thread.submit(self.write_now, batch))

    def write_now(self, batch: Sequence[Append]) -> set[Place]:
        connection = self.writing.connection()
        connection.execute("BEGIN IMMEDIATE")
        try:
            stored = put_all(connection, batch)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return stored

    async def acts(self, table: str, after: int) -> list[str]:
        return await asyncio.wrap_future(self.reading.thread.submit(self.acts_now, table, after))

    def acts_now(self, table: str, after: int) -> list[str]:
        rows: list[tuple[str]] = self.reading.connection().execute(READ, (table, after)).fetchall()
        return [row[0] for row in rows]

    def lost(self, error: Exception) -> bool:
        """A full disk or a locked file spares nobody; a row that breaks a rule only itself."""
        return isinstance(error, sqlite3.OperationalError)

    async def close(self) -> None:
        await asyncio.to_thread(self.writing.close)
        await asyncio.to_thread(self.reading.close)


class Lane:
    """One thread and its connection, opened when first needed."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="polis-sqlite")
        self.open: sqlite3.Connection | None = None

    def connection(self) -> sqlite3.Connection:
        if self.open is None:
            self.open = connect(self.file)
        return self.open

    def close(self) -> None:
        if self.open is not None:
            self.thread.submit(self.open.close).result()
        self.thread.shutdown()


def keep_private(file: Path) -> None:
    """Nobody but its owner may read a database: the key that signs cookies is in it, hashes of
    passwords, and the secrets of running games. What SQLite puts beside it gets the same rights."""
    with contextlib.suppress(OSError):  # SQLite itself says best what is wrong with the place
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for each in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        with contextlib.suppress(OSError):
            if each.stat().st_mode & OTHERS:
                each.chmod(0o600)


def connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None)
    for pragma in PRAGMAS:
        connection.execute(pragma)
    return connection


def put_all(connection: sqlite3.Connection, batch: Sequence[Append]) -> set[Place]:
    """Store what has a free place: all at once where every act has one, else one by one."""
    plain = [append.listing for append in batch if append.listing and append.listing.users is None]
    if 1 < len(plain) == len(batch):
        rows = [(*a[:2], a.at, a.act, *columns(new)) for a, new in zip(batch, plain, strict=True)]
        given = as_json(rows)
        connection.execute("SAVEPOINT batch")
        if connection.execute(PUT_ALL, (given,)).rowcount == len(batch):
            connection.execute(LIST_ALL, (given,))
            return {append[:2] for append in batch}
        connection.execute("ROLLBACK TO batch")
    return {append[:2] for append in batch if put(connection, append)}


def put(connection: sqlite3.Connection, append: Append) -> bool:
    """Store one act, if its place is free, and what lists show of its table."""
    table, seq, act, at, listing = append
    if connection.execute(PUT, (table, seq, at, act)).rowcount != 1:
        return False
    if listing is None:
        connection.execute(TOUCH, (at, table))
    else:
        connection.execute(LIST, (at, *columns(listing), table))
        if listing.users is not None:
            connection.execute(LEAVE, (table,))
            connection.executemany(JOIN, [(user, table) for user in listing.users])
    return True


def columns(listing: Listing) -> tuple[str, str, bool, str, int | None, str, str]:
    """game, status, private, waiting, due_at, result, card."""
    return (
        listing.game,
        listing.status,
        listing.private,
        as_json(listing.waiting),
        listing.due_at,
        as_json(listing.result),
        listing.card,
    )


def as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()
