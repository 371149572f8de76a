"""Bringing a database to the form this version needs, when the server starts."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from polis.server.errors import StoreError, short
from polis.server.store import address
from polis.server.store.engine import make_engine, writing
from polis.server.store.sqlite import keep_private

TURN = 7_066_547  # the number of a lock in PostgreSQL: servers that start together take turns


async def migrate(url: str) -> None:
    """Make the tables, or change them to what this version expects. Harmless if all is so."""
    place = address.parse(url)
    if address.is_sqlite(place):
        folder = address.file_of(place).absolute().parent
        if not folder.is_dir():
            raise StoreError("store_unreachable", url=address.shown(place), reason=str(folder))
        keep_private(address.file_of(place))
    await within(url, upgrade)


async def require(url: str) -> None:
    """Refuse a database that is not in the form of this version, without touching it."""
    place = address.parse(url)
    if address.is_sqlite(place) and not address.file_of(place).is_file():
        raise StoreError("store_no_file", file=str(address.file_of(place)))
    await within(url, refuse_old)


async def within(url: str, work: Callable[[Connection, str], None]) -> None:
    """Do something to a database in one transaction."""
    place = address.parse(url)
    shown = address.shown(place)
    engine = make_engine(place)
    try:
        async with writing(engine).begin() as connection:
            await connection.run_sync(work, shown)
    except (SQLAlchemyError, OSError) as error:
        raise StoreError("store_unreachable", url=shown, reason=short(error)) from error
    finally:
        await engine.dispose()


def upgrade(connection: Connection, shown: str) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(TURN)))
    config = alembic_config()
    refuse_newer(connection, config, shown)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def refuse_newer(connection: Connection, config: Config, shown: str) -> None:
    """A database whose last change this version has never heard of belongs to a newer one."""
    script = ScriptDirectory.from_config(config)
    try:
        for revision in MigrationContext.configure(connection).get_current_heads():
            script.get_revision(revision)
    except CommandError as error:
        raise StoreError("store_newer", url=shown) from error


def refuse_old(connection: Connection, shown: str) -> None:
    config = alembic_config()
    refuse_newer(connection, config, shown)
    found = MigrationContext.configure(connection).get_current_heads()
    if set(found) != set(ScriptDirectory.from_config(config).get_heads()):
        raise StoreError("store_old", url=shown)


def head_revision() -> str:
    return str(ScriptDirectory.from_config(alembic_config()).get_current_head())


def knows(revision: str) -> bool:
    """Whether a form of the database is in this version's history."""
    script = ScriptDirectory.from_config(alembic_config())
    return revision in {found.revision for found in script.walk_revisions()}


def alembic_config() -> Config:
    config = Config()
    folder = str(files("polis.server").joinpath("migrations"))
    config.set_main_option("script_location", folder.replace("%", "%%"))
    return config
