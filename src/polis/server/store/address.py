"""Where a store is: the address people write, and what each driver wants to be told."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from polis.server.errors import StoreError
from polis.server.errors import masked as masked

DEFAULT = "sqlite:///polis.db"
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


def parse(address: str) -> URL:
    """The address with the driver we use; a plain path is a SQLite file."""
    if "://" not in address and address.endswith((".db", ".sqlite", ".sqlite3")):
        address = f"sqlite:///{address}"
    try:
        url = make_url(address)
    except (ArgumentError, ValueError) as error:
        raise StoreError("store_url", url=masked(address)) from error
    kind = url.drivername.partition("+")[0]
    if kind not in DRIVERS or (kind == "sqlite" and url.database in (None, "", ":memory:")):
        raise StoreError("store_url", url=masked(address))
    return url.set(drivername=DRIVERS[kind])


def shown(url: URL) -> str:
    """The address as people wrote it, without the password."""
    plain = url.set(drivername=url.drivername.partition("+")[0])
    return plain.render_as_string(hide_password=True)


def is_sqlite(url: URL) -> bool:
    return url.drivername.startswith("sqlite")


def file_of(url: URL) -> Path:
    return Path(url.database or "")


def dsn(url: URL) -> str:
    """The address as asyncpg wants it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
