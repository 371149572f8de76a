"""A server says every other second that it is here, in the database itself.

So three things are known: whether anything can be stored now, which is what ``/api/ready`` tells;
how long nobody was here, which no player is charged for; and up to when the clocks of tables have
surely run.
"""

from __future__ import annotations

import asyncio

import structlog

from polis.server.domain.clocks import Outage
from polis.server.errors import StoreError
from polis.server.runtime.steady_clock import Milliseconds, SteadyClock
from polis.server.store import Store
from polis.server.telemetry import metrics

log = structlog.get_logger("polis.heartbeat")

EVERY = 2.0  # seconds
NOTICED = 5000  # milliseconds without a beat are an outage
FRESH = 500  # milliseconds for which a beat answers whoever asks


class Heartbeat:
    def __init__(self, store: Store, now: Milliseconds) -> None:
        self.store = store
        self.now = now
        self.outages: list[Outage] = []
        self.stored = 0  # when the last beat was stored
        self.beating: asyncio.Task[None] | None = None

    async def beat(self) -> None:
        """Write down that we are here, and learn of outages."""
        if isinstance(self.now, SteadyClock):
            self.now.follow()
        at = self.now()
        outages = await self.store.heart.beat(at, NOTICED)
        for since, until in outages[-1:]:
            if until == at:
                metrics.OUTAGES.inc((until - since) / 1000)
                log.warning("outage", ms=until - since)
        self.outages[:] = outages
        self.stored = at

    async def first(self) -> None:
        """Before anything else: nobody may see a table whose clock ran while no server did."""
        if isinstance(self.now, SteadyClock):
            self.now.follow(await self.store.heart.last_seen())
        await self.beat()

    def vouched(self) -> int:
        """Now, or how far time has come as far as anybody could have played: what falls due later
        waits for the next beat, which may tell of an outage."""
        return min(self.now(), self.stored + NOTICED)

    async def answers(self, seconds: float) -> bool:
        """Whether something can be stored, said in time. All who ask share a beat."""
        if self.stored and self.now() - self.stored < FRESH:
            return True
        task = self.attempt()
        await asyncio.wait({task}, timeout=seconds)
        return task.done() and not task.cancelled() and task.exception() is None

    def attempt(self) -> asyncio.Task[None]:
        if self.beating is None or self.beating.done():
            self.beating = asyncio.create_task(self.beat())
        return self.beating

    async def beat_forever(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            task = self.attempt()
            await asyncio.wait({task})
            error = task.exception()
            metrics.STORING.set(error is None)
            if isinstance(error, StoreError):
                log.error("heartbeat", code=error.code)
            elif error is not None:
                log.error("heartbeat", error=repr(error)[:300])

    async def close(self) -> None:
        """A database that does not answer is not waited for."""
        if self.beating is not None:
            self.beating.cancel()
            await asyncio.wait({self.beating})
