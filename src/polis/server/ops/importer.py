"""Rows of an export on their way into a database."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from polis.server.errors import StoreError
from polis.server.store.migrate import knows
from polis.server.store.schema import acts, metadata, tables, users

FORM = 1
AT_ONCE = 500

Row = dict[str, Any]


class Head(msgspec.Struct):
    polis_export: int
    revision: str
    columns: dict[str, list[str]]


class ExportEnd(msgspec.Struct, forbid_unknown_fields=True):
    rows: int
    sha256: str


def read_lines(file: Path) -> Iterator[tuple[str, Row]]:
    """Each row with its table. Raises at the end if the file is not what was once written."""
    digest = hashlib.sha256()
    with file.open("rb") as source:
        head = source.readline()
        columns = read_head(head, file)
        digest.update(head)
        for number, line in enumerate(source, 2):
            if not line.startswith(b"["):
                check_end(line + source.read(1), number - 2, digest.hexdigest(), file)
                return
            digest.update(line)
            yield read_row(line, columns, file, number)
    raise StoreError("export_cut_off", file=str(file))


def read_head(line: bytes, file: Path) -> dict[str, list[str]]:
    try:
        head = msgspec.json.decode(line, type=Head)
    except msgspec.DecodeError as error:
        raise StoreError("not_an_export", file=str(file)) from error
    if head.polis_export != FORM or not knows(head.revision):
        raise StoreError("export_newer", file=str(file))
    for table, columns in head.columns.items():
        if table not in metadata.tables or not {*columns} <= {*metadata.tables[table].c.keys()}:
            raise StoreError("export_broken", file=str(file), line=1)
    return head.columns


def read_row(
    line: bytes, columns: dict[str, list[str]], file: Path, number: int
) -> tuple[str, Row]:
    try:
        table, values = msgspec.json.decode(line, type=tuple[str, list[Any]])
        return table, dict(zip(columns[table], values, strict=True))
    except (msgspec.DecodeError, KeyError, ValueError) as error:
        raise StoreError("export_broken", file=str(file), line=number) from error


def check_end(line: bytes, rows: int, sha256: str, file: Path) -> None:
    try:
        if msgspec.json.decode(line, type=ExportEnd) == ExportEnd(rows, sha256):
            return
    except msgspec.DecodeError:
        pass
    raise StoreError("export_cut_off", file=str(file))


class Importer:
    """Inserts what is new, many rows at once, and compares what is not."""

    def __init__(self, connection: AsyncConnection) -> None:
        self.connection = connection
        self.present: set[str] = set()  # tables that were here before
        self.logins: dict[str, str] = {}  # whose they are
        self.waiting: list[Row] = []
        self.waiting_for = ""
        self.counts = dict.fromkeys(metadata.tables, 0)

    async def begin(self) -> None:
        self.present = {id for (id,) in await self.connection.execute(sa.select(tables.c.id))}
        taken = sa.select(users.c.login, users.c.id).where(users.c.login.is_not(None))
        self.logins = dict(map(tuple, await self.connection.execute(taken)))

    async def take(self, table: str, row: Row) -> None:
        self.counts[table] += 1
        if table == tables.name and row["id"] in self.present:
            await self.compare(tables, row["id"], {"secret": row["secret"]}, tables.c.id)
        elif table == acts.name and row["game"] in self.present:
            same = {"act": row["act"], "seq": row["seq"]}
            await self.compare(acts, row["game"], same, acts.c.game, acts.c.seq == row["seq"])
        else:
            self.check_login(table, row)
            if table != self.waiting_for or len(self.waiting) >= AT_ONCE:
                await self.finish()
                self.waiting_for = table
            self.waiting.append(row)

    def check_login(self, table: str, row: Row) -> None:
        if table == users.name and self.logins.get(row["login"], row["id"]) != row["id"]:
            raise StoreError("login_conflict", login=row["login"])

    async def compare(
        self, table: sa.Table, id: str, same: Row, *where: sa.ColumnElement[Any]
    ) -> None:
        """A table that is already here must have had the same history so far."""
        key, *more = where
        query = sa.select(*(table.c[name] for name in same)).where(key == id, *more)
        if [tuple(row) for row in await self.connection.execute(query)] != [tuple(same.values())]:
            raise StoreError("import_conflict", table=id)

    async def finish(self) -> None:
        """Insert the rows that wait; rows about people that are already here stay as they are."""
        if self.waiting:
            kind = sqlite if self.connection.dialect.name == "sqlite" else postgresql
            table = metadata.tables[self.waiting_for]
            await self.connection.execute(kind.insert(table).on_conflict_do_nothing(), self.waiting)
            self.waiting = []
