"""HTTP connections that must say what they want: a request that is not complete in time is over.

Uvicorn waits for ever for the first byte, for the rest of a head and for the rest of a body, so
hundreds of connections that say nothing would each keep a place.
"""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

FIRST = 0.5  # seconds for the first byte of a connection that was made as the server ends
SECONDS = 10.0  # for a whole request, from its first byte or from the beginning of the connection
OWED = (h11.IDLE, h11.SEND_BODY)  # what the other side does while we wait for it


class PunctualProtocol(H11Protocol):
    deadline: asyncio.TimerHandle | None = None
    is_silent = True  # as yet

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.watch()

    def data_received(self, data: bytes) -> None:
        self.is_silent = False
        super().data_received(data)
        self.watch()

    def shutdown(self) -> None:
        """Whoever has only just come has a request on the way: it is heard, not cut off."""
        if self.is_silent:
            self.is_silent = False
            self.loop.call_later(FIRST, self.shutdown)
        elif not self.transport.is_closing():
            super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_watching()
        super().connection_lost(exc)

    def watch(self) -> None:
        """While a request is under way its time runs; a socket that was opened has no such end."""
        is_socket = self.transport.get_protocol() is not self
        if is_socket or self.conn.their_state not in OWED:
            self.stop_watching()
        elif self.deadline is None:
            self.deadline = self.loop.call_later(SECONDS, self.give_up)

    def stop_watching(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def give_up(self) -> None:
        self.deadline = None
        self.transport.abort()
