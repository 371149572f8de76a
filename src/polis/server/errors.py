"""What can go wrong that is no matter of a game's rules. Sentences: ``server/texts``."""

from __future__ import annotations

from polis.core.errors import PolisError


class TableError(PolisError):
    """A command the table does not carry out."""

    package = "polis.server"


class Stale(TableError):
    """The table has moved on since the client last looked."""


class StoreError(PolisError):
    """A database, a bus or an export file that does not do what is asked of it."""

    package = "polis.server"


def short(error: BaseException) -> str:
    """The first line of what a driver says: the rest is its own affair."""
    told = str(getattr(error, "orig", None) or error) or type(error).__name__
    return told.splitlines()[0][:200]


def masked(address: str) -> str:
    """What may be shown of an address that could not be read: nothing that may be a password."""
    return f"…@{address.rpartition('@')[2]}" if "@" in address else address
