"""What a table refuses that is no matter of a game's rules. Sentences: ``server/texts``."""

from __future__ import annotations

from polis.core.errors import PolisError


class TableError(PolisError):
    """A command the table does not carry out."""

    package = "polis.server"


class Stale(TableError):
    """The table has moved on since the client last looked."""
