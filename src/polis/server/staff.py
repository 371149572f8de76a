"""Those who work for the tables of a server process: bots, and whoever reminds and tells people."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from polis.server.errands import Errands, Pace
from polis.server.notices import Notices, Posting
from polis.server.reach import Reach
from polis.server.reviews import Reviews
from polis.server.workers import Thinking, Workers

if TYPE_CHECKING:
    from polis.server.chance import Chance
    from polis.server.host import Host
    from polis.server.rooms import Rooms
    from polis.server.settings import Settings
    from polis.server.table import Table


class Staff:
    def __init__(self, host: Host, rooms: Rooms, settings: Settings, chance: Chance) -> None:
        self.host = host
        self.rooms = rooms
        self.workers = Workers(thinking(settings), chance)
        self.notices = Notices(host, host.store.people, self.online, posting(settings))
        pace = Pace(settings.sweep_seconds, settings.takeover)
        self.errands = Errands(host, host.store, self.workers, self.notices, self.watched, pace)
        self.reviews = Reviews(self.workers, settings.review_games)
        self.sweeping: asyncio.Task[None] | None = None

    def online(self, table: Table) -> frozenset[int]:
        return self.rooms.people.at(table, self.host.now())[0]

    def watched(self, table: str) -> bool:
        users, nameless = self.rooms.people.people(table, self.host.now())
        return bool(users or nameless)

    async def open(self) -> None:
        await self.workers.start()
        self.host.acted.append(self.errands.acted)
        self.sweeping = asyncio.create_task(self.errands.sweep_forever())

    async def close(self) -> None:
        """What is not done yet is found by the next process, or by another one."""
        self.host.acted.remove(self.errands.acted)
        if self.sweeping:
            self.sweeping.cancel()
            await asyncio.gather(self.sweeping, return_exceptions=True)
        await self.errands.close()
        await self.notices.close()
        await self.reviews.close()
        await self.workers.close()


def thinking(settings: Settings) -> Thinking:
    usual = Thinking(budget=settings.bot_budget, pace=settings.bot_pace)
    return usual._replace(workers=settings.workers) if settings.workers else usual


def posting(settings: Settings) -> Posting:
    return Posting(
        wait=settings.notice_wait,
        public=settings.public.rstrip("/"),
        token=settings.telegram_token,
        reach=Reach(settings.private_notices),
    )
