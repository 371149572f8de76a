"""What can go wrong between Polis and a database, a bus or an export file."""

from __future__ import annotations

from polis.core.errors import PolisError


class StoreError(PolisError):
    """Sentences: ``error-<code>`` of the server's texts."""

    package = "polis.server"


def short(error: BaseException) -> str:
    """The first line of what a driver says: the rest is its own affair."""
    told = str(getattr(error, "orig", None) or error) or type(error).__name__
    return told.splitlines()[0][:200]
