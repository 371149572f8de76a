"""How long anybody waits for the database.

One that has stopped answering, frozen or cut off, would otherwise hold every command, every probe
and the end of the server itself. Whoever waited too long is refused, and until a heartbeat hears
from the database again everybody else is refused at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from polis.server.errors import StoreError


class Gate:
    """``seconds`` is for one operation; None waits for as long as it takes, as an import does."""

    def __init__(self, seconds: float | None = None) -> None:
        self.seconds = seconds
        self.silent = False

    @asynccontextmanager
    async def waiting(self, probing: bool = False) -> AsyncIterator[None]:
        """A probe goes through though the database was silent, and tells whether it still is."""
        if self.silent and not probing:
            raise StoreError("store_silent")
        try:
            async with asyncio.timeout(self.seconds):
                yield
        except TimeoutError:
            self.silent = True
            raise StoreError("store_silent") from None
        if probing:
            self.silent = False
