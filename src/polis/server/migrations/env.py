"""Alembic's way in: from the server with a connection, from its own command line with POLIS_DB."""

from __future__ import annotations

import asyncio
import os

from alembic import context
from sqlalchemy import Connection

from polis.server.store import address
from polis.server.store.engine import make_engine, writing
from polis.server.store.schema import metadata


def run(connection: Connection) -> None:
    # SQLite cannot alter a table in place: there a change is a new table and a copy.
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


async def run_alone() -> None:
    engine = make_engine(address.parse(os.environ.get("POLIS_DB", address.DEFAULT)))
    async with writing(engine).begin() as connection:
        await connection.run_sync(run)
    await engine.dispose()


given = context.config.attributes.get("connection")
if isinstance(given, Connection):
    run(given)
else:
    asyncio.run(run_alone())
