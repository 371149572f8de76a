"""Everything a store has as one file, and back again, into a database of either kind.

The file is lines of JSON: a head that names the columns, a row per line, and an end that counts and
seals them. It holds secrets and passwords' hashes, so only its owner may read it.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from polis.server.errors import StoreError, short
from polis.server.ops.importer import FORM, Importer, read_lines
from polis.server.store import Store, address, open_store
from polis.server.store.migrate import head_revision, require
from polis.server.store.schema import metadata
from polis.server.store.sqlite import as_json, connect

Progress = Callable[[], None]


class Counts(NamedTuple):
    """How much there was."""

    tables: int
    acts: int
    users: int


async def export(url: str, file: Path, step: Progress = lambda: None) -> Counts:
    """Write all that is stored, as it is at one moment, while others go on writing."""
    await require(url)
    store = Store(address.parse(url))
    try:
        with NewFile(file) as part, part.open("wb") as out:
            digest, counts = hashlib.sha256(), dict.fromkeys(metadata.tables, 0)
            async for table, line in lines(store):
                out.write(line)
                digest.update(line)
                if table:
                    counts[table] += 1
                    step()
            out.write(json_line({"rows": sum(counts.values()), "sha256": digest.hexdigest()}))
    finally:
        await store.close()
    return Counts(counts["tables"], counts["acts"], counts["users"])


async def lines(store: Store) -> AsyncIterator[tuple[str, bytes]]:
    """The head, then each row with the name of its table."""
    columns = {
        str(table.name): [str(c.name) for c in table.columns] for table in metadata.sorted_tables
    }
    yield "", json_line({"polis_export": FORM, "revision": head_revision(), "columns": columns})
    try:
        async with store.access.engine.connect() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execution_options(isolation_level="REPEATABLE READ")
            for table in metadata.sorted_tables:
                async for row in await connection.stream(in_order(connection, table)):
                    yield str(table.name), json_line([str(table.name), list(row)])
    except (SQLAlchemyError, OSError) as error:
        raise StoreError("store_failed", reason=short(error)) from error


def in_order(connection: AsyncConnection, table: sa.Table) -> sa.Select[Any]:
    """By the bytes of the key, so that equal stores give equal files whatever their locale."""
    rule = "C" if connection.dialect.name == "postgresql" else "BINARY"
    keys = [
        column.collate(rule) if isinstance(column.type, sa.Text) else column
        for column in table.primary_key.columns
    ]
    return sa.select(table).order_by(*keys)


def json_line(value: object) -> bytes:
    return as_json(value).encode() + b"\n"


async def import_file(url: str, file: Path, step: Progress = lambda: None) -> Counts:
    """Put what a file has into a database: all of it or nothing. What is already there stays; a
    table that is there with another history is a conflict."""
    next(read_lines(file), None)  # a file that is no export must not cause a new database
    store = await open_store(url)
    try:
        async with store.access.change() as connection:
            importer = Importer(connection)
            await importer.begin()
            for table, row in read_lines(file):
                await importer.take(table, row)
                step()
            await importer.finish()
    finally:
        await store.close()
    return Counts(importer.counts["tables"], importer.counts["acts"], importer.counts["users"])


def tables_in(file: Path) -> list[str]:
    """The tables of an export."""
    return [row["id"] for table, row in read_lines(file) if table == "tables"]


async def backup(url: str, file: Path) -> str:
    """A copy of a store in use: of SQLite the database itself, of PostgreSQL an export. Which of
    them it was."""
    place = address.parse(url)
    if not address.is_sqlite(place):
        await export(url, file)
        return "export"
    await require(url)
    with NewFile(file) as part:
        await asyncio.to_thread(copy, address.file_of(place), part)
    return "database"


def copy(source: Path, target: Path) -> None:
    try:
        with closing(connect(source)) as live, closing(sqlite3.connect(target)) as still:
            # In one step: a copy in pieces starts anew whenever another process writes.
            live.backup(still)
            still.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
            found = still.execute("PRAGMA quick_check").fetchone()
            assert found == ("ok",), found
    except sqlite3.Error as error:
        raise StoreError("store_failed", reason=short(error)) from error


class NewFile:
    """A file that appears whole or not at all, and that only its owner may read."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.part = file.with_name(f".{file.name}.{os.getpid()}")

    def __enter__(self) -> Path:
        if self.file.exists():
            raise StoreError("file_exists", file=str(self.file))
        os.close(os.open(self.part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        return self.part

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            with self.part.open("rb") as written:
                os.fsync(written.fileno())
            self.part.replace(self.file)
        else:
            self.part.unlink(missing_ok=True)
