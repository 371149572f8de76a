"""Those who work for the tables of a server process: bots, and whoever reminds and tells people."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from polis.server.runtime.notices import DeliverySettings, Notices
from polis.server.runtime.scheduler import Scheduler, SweepTiming
from polis.server.runtime.webhook_guard import AddressPolicy
from polis.server.thinking.pool import PoolSettings, WorkerPool
from polis.server.thinking.reviews import Reviews

if TYPE_CHECKING:
    from polis.server.domain.table import Table
    from polis.server.runtime.entropy import Entropy
    from polis.server.runtime.host import Host
    from polis.server.runtime.rooms import Rooms
    from polis.server.runtime.steady_clock import Milliseconds
    from polis.server.settings import Settings


class Background:
    def __init__(
        self,
        host: Host,
        rooms: Rooms,
        settings: Settings,
        entropy: Entropy,
        payer: Callable[[str], str],
        vouched: Milliseconds | None = None,
    ) -> None:
        self.host = host
        self.rooms = rooms
        self.workers = WorkerPool(pool_settings(settings), entropy.seed)
        self.notices = Notices(host, host.store.people, self.online, delivery_settings(settings))
        timing = SweepTiming(settings.sweep_seconds, settings.takeover)
        self.scheduler = Scheduler(
            host,
            host.store,
            self.workers,
            self.notices,
            self.watched,
            timing,
            vouched,
            payer,
        )
        of_one = settings.reviews_waiting
        self.reviews = Reviews(self.workers, settings.review_games, of_one)
        self.sweeping: asyncio.Task[None] | None = None

    def online(self, table: Table) -> frozenset[int]:
        return self.rooms.tracker.at(table, self.host.now())[0]

    def watched(self, table: str) -> bool:
        users, nameless = self.rooms.tracker.people(table, self.host.now())
        return bool(users or nameless)

    async def open(self) -> None:
        await self.workers.start()
        self.host.acted.append(self.scheduler.acted)
        self.sweeping = asyncio.create_task(self.scheduler.sweep_forever())

    async def close(self) -> None:
        """What is not done yet is found by the next process, or by another one."""
        self.host.acted.remove(self.scheduler.acted)
        if self.sweeping:
            self.sweeping.cancel()
            await asyncio.gather(self.sweeping, return_exceptions=True)
        await self.scheduler.close()
        await self.notices.close()
        await self.reviews.close()
        await self.workers.close()


def pool_settings(settings: Settings) -> PoolSettings:
    usual = PoolSettings(budget=settings.bot_budget, pace=settings.bot_pace)
    return usual._replace(workers=settings.workers) if settings.workers else usual


def delivery_settings(settings: Settings) -> DeliverySettings:
    return DeliverySettings(
        wait=settings.notice_wait,
        public=settings.public.rstrip("/"),
        token=settings.telegram_token,
        policy=AddressPolicy(settings.private_notices),
    )
