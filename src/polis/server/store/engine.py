"""SQLAlchemy's engine for either database, with honest transactions on SQLite."""

from __future__ import annotations

from sqlalchemy import Connection, event
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from polis.server.store.address import is_sqlite
from polis.server.store.sqlite import PRAGMAS

WRITING = {"polis_writing": True}


def make_engine(url: URL) -> AsyncEngine:
    if not is_sqlite(url):
        return create_async_engine(url, pool_pre_ping=True)
    engine = create_async_engine(url)
    event.listen(engine.sync_engine, "connect", prepare)
    event.listen(engine.sync_engine, "begin", begin)
    return engine


def writing(engine: AsyncEngine) -> AsyncEngine:
    """The same engine for transactions that write."""
    return engine.execution_options(**WRITING)


def prepare(connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
    # The driver must not begin transactions by itself: it would leave DDL outside of them.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def begin(connection: Connection) -> None:
    """A transaction that will write takes the lock at once; one that waits in the middle could be
    refused for having read something old."""
    wants = connection.get_execution_options().get("polis_writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if wants else "BEGIN")
