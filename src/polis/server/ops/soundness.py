"""Checks of what is in a database: whether it can be read, written, and read by nobody else."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from polis.server.domain.acts import decoder
from polis.server.errors import StoreError, short
from polis.server.ops.findings import Finding, Installation, found
from polis.server.store import Store, address, schema
from polis.server.store.engine import make_engine, writing
from polis.server.store.gate import Gate
from polis.server.store.migrate import require
from polis.server.store.sqlite import OTHERS

LOOKING = 20.0  # seconds for reading rows; then what was read must do
WAITING = 5.0  # for a database to answer
DAY = 24 * 3600 * 1000
TOO_FAR = 2000  # milliseconds this clock may be behind the one servers went by


async def is_later(installation: Installation) -> bool:
    """Whether the next start makes the database or brings it up to date; then there is nothing to
    look at before."""
    try:
        async with Gate(WAITING).waiting():
            await require(installation.db)
    except StoreError as error:
        if error.code in ("store_no_file", "store_old"):
            return True
        raise
    return False


async def private(installation: Installation) -> Finding:
    """Nobody but its owner can read the file, and nobody at all the password."""
    url = address.parse(installation.db)
    if not address.is_sqlite(url):
        told = installation.told and url.password is not None
        key = "doctor-private-password" if told else "doctor-private-server"
        return found("note" if told else "fine", "private", key)
    file = address.file_of(url)
    if not file.is_file() or not file.stat().st_mode & OTHERS:
        return found("fine", "private", "doctor-private-fine")
    return found("bad", "private", "doctor-private-bad", file=str(file))


async def storing(installation: Installation) -> Finding:
    """Something can be written, and is taken back."""
    if await is_later(installation):
        return found("fine", "storing", "doctor-storing-later")
    engine = make_engine(address.parse(installation.db))
    try:
        async with Gate(WAITING).waiting(), writing(engine).connect() as connection:
            row = {"name": "doctor", "value": ""}
            await connection.execute(schema.settings.insert(), row)
            await connection.rollback()
    except (SQLAlchemyError, OSError) as error:
        return found("bad", "storing", "doctor-storing-bad", reason=short(error))
    finally:
        await engine.dispose()
    return found("fine", "storing", "doctor-storing-fine")


async def outages(installation: Installation) -> Finding:
    """When servers were last here, and how long none was in the last day."""
    if await is_later(installation):
        return found("fine", "outages", "doctor-outages-none")
    store = Store(address.parse(installation.db), WAITING)
    try:
        seen, spans = await store.heart.last_seen(), await store.heart.outages()
    finally:
        await store.close()
    now = time.time_ns() // 1_000_000
    if seen > now + TOO_FAR:
        return found("note", "outages", "doctor-outages-clock", seconds=(seen - now) // 1000)
    recent = [until - since for since, until in spans if until > now - DAY]
    if not recent:
        return found("fine", "outages", "doctor-outages-none")
    seconds = round(sum(recent) / 1000)
    return found("note", "outages", "doctor-outages", count=len(recent), seconds=seconds)


# Rows


class Spoiled(NamedTuple):
    """A row that cannot be read: of which table of the database, and about which game or person."""

    table: str
    id: str


class Reading(NamedTuple):
    rows: int
    spoiled: list[Spoiled]
    whole: bool  # nothing was left out for want of time


async def sound(installation: Installation) -> Finding:
    """Every page of the file is as it was written, and every row can be read."""
    url = address.parse(installation.db)
    if address.is_sqlite(url) and address.file_of(url).is_file():
        damage = damaged_pages(address.file_of(url))
        if damage:
            return found("bad", "sound", "doctor-sound-file", reason=damage)
    if await is_later(installation):
        return found("fine", "sound", "doctor-sound-later")
    engine = make_engine(url)
    try:
        return judged(await read_rows(engine))
    except (SQLAlchemyError, OSError) as error:
        return found("bad", "sound", "doctor-sound-file", reason=short(error))
    finally:
        await engine.dispose()


def judged(reading: Reading) -> Finding:
    if reading.spoiled:
        table, id = reading.spoiled[0]
        facts: dict[str, object] = {"count": len(reading.spoiled), "table": table, "id": id}
        return found("bad", "sound", "doctor-sound-rows", **facts)
    key = "doctor-sound-fine" if reading.whole else "doctor-sound-part"
    return found("fine" if reading.whole else "note", "sound", key, rows=reading.rows)


def damaged_pages(file: Path) -> str:
    """What SQLite says of its file, "" if nothing; PostgreSQL checks its pages when it reads."""
    try:
        with closing(
            sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
        ) as connection:
            (told,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    except sqlite3.Error as error:
        return short(error)
    return "" if told == "ok" else " ".join(str(told).split())[:200]


async def read_rows(engine: AsyncEngine) -> Reading:
    ends, rows, spoiled = time.monotonic() + LOOKING, 0, list[Spoiled]()
    async with engine.connect() as connection:
        async for table, id, fine in judged_rows(connection):
            rows += 1
            if not fine:
                spoiled.append(Spoiled(table, id))
            if time.monotonic() > ends:
                return Reading(rows, spoiled, False)
    return Reading(rows, spoiled, True)


async def judged_rows(connection: AsyncConnection) -> AsyncIterator[tuple[str, str, bool]]:
    """All rows whose text has a form: what it belongs to, and whether it has that form."""
    acts, tables, users = schema.acts.c, schema.tables.c, schema.users.c
    parts = {
        "acts": [acts.game, acts.act],
        "tables": [tables.id, tables.waiting, tables.result, tables.secret],
        "users": [users.id, users.notices],
    }
    # Bytes, since spoiled ones need not be text any more. PostgreSQL has no other text.
    is_file = connection.dialect.name == "sqlite"
    for name, (key, *columns) in parts.items():
        raw = [sa.cast(column, sa.LargeBinary) if is_file else column for column in columns]
        async for id, *texts in await connection.stream(sa.select(key, *raw)):
            yield name, str(id), readable(name, texts)


def readable(table: str, texts: list[bytes | str]) -> bool:
    try:
        if table == "acts":
            decoder.decode(texts[0])
        elif table == "users":
            msgspec.json.decode(texts[0], type=dict[str, str])
        else:
            msgspec.json.decode(texts[0], type=list[str])
            msgspec.json.decode(texts[1], type=list[int])
            bytes.fromhex(str(texts[2], "ascii") if isinstance(texts[2], bytes) else texts[2])
    except ValueError:
        return False
    return True
