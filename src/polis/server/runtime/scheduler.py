"""Does what is due at tables: lets bots think and move, reminds people.

Every server process may do what is due at any table: two that do the same race for the same
``seq``, and only one is stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine
from math import ceil
from typing import NamedTuple

import structlog

from polis.core.errors import PolisError
from polis.server.domain import lessons
from polis.server.domain.patience import is_rude
from polis.server.domain.schedule import (
    ScheduledTask,
    begin,
    due_tasks,
    meant_for,
    played,
    remind,
    sit_in,
)
from polis.server.domain.table import Table
from polis.server.errors import StoreError
from polis.server.runtime.host import Decide, Host
from polis.server.runtime.notices import Notices
from polis.server.runtime.quarantine import Quarantine
from polis.server.runtime.steady_clock import Milliseconds
from polis.server.store import Store
from polis.server.telemetry import tracing
from polis.server.thinking.fallback import quick_move
from polis.server.thinking.pool import NoAnswer, WorkerPool

log = structlog.get_logger("polis.scheduler")


class SweepTiming(NamedTuple):
    """Seconds between sweeps; milliseconds after which a process sees to what another left."""

    sweep: float = 2.0
    late: int = 5000
    again: float = 1.0  # seconds


class Scheduler:
    def __init__(
        self,
        host: Host,
        store: Store,
        workers: WorkerPool,
        notices: Notices,
        watched: Callable[[str], bool],
        timing: SweepTiming | None = None,
        now: Milliseconds | None = None,
        payer: Callable[[str], str] = str,
    ) -> None:
        self.host = host
        self.store = store
        self.workers = workers
        self.notices = notices
        self.watched = watched
        self.timing = timing or SweepTiming()
        self.now = now or host.now  # as far as a heartbeat vouches for it
        self.payer = payer  # in whose turn the bots at a user's tables think
        self.quarantine = Quarantine()
        self.busy: set[tuple[str, ScheduledTask]] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    def acted(self, table: Table) -> None:
        """This process has just stored an act of the table. It is stored: whoever asked for it is
        told so, even if bots cannot go on from there."""
        try:
            self.begin(table)
        except Exception as error:
            self.quarantine.put(table.id, error, self.now())
        self.notices.turns(table)

    def begin(self, table: Table) -> None:
        for due in due_tasks(table, self.now()):
            if (table.id, due) not in self.busy:
                self.busy.add((table.id, due))
                task = asyncio.create_task(self.run(table.id, due, self.work(table, due)))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    def work(self, table: Table, due: ScheduledTask) -> Coroutine[object, object, bool]:
        """What is to be done. A bot's guess is made here, while the table holds still."""
        if due.what == "move":
            assert table.match is not None
            seat = table.seats[due.seat]
            thought = self.known(table, due.seat) or self.workers.think(
                table.id, table.match, due.seat, seat.bot, payer=self.payer(table.owner)
            )
            owed, people = meant_for(table, due.seat), bool(table.held)
            return self.move(table.id, due.seat, owed, people, thought)
        if due.what == "sit_in":
            return self.stored(table.id, lambda t, now: sit_in(t, due, now))
        if due.what == "begin":
            return self.stored(table.id, lambda t, now: begin(t, due, now))
        return self.remind(table.id, due)

    def known(self, table: Table, seat: int) -> asyncio.Future[str] | None:
        """A move that needs no thought: the one a lesson has for the seat."""
        move = lessons.scripted_move(table, seat)
        if not move:
            return None
        thought: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        thought.set_result(move)
        return thought

    async def stored(self, id: str, decide: Decide) -> bool:
        return (await self.host.act(id, decide)).act is not None

    async def close(self) -> None:
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def sweep_forever(self) -> None:
        """After a restart, everything that is due; then what nobody has seen to in time."""
        late = 0
        while True:
            try:
                await self.sweep(self.now() - late)
                late = self.timing.late
            except Exception as error:
                log.warning("sweep failed", error=repr(error))
            await asyncio.sleep(self.timing.sweep)

    async def sweep(self, now: int) -> None:
        # Decision: a server that is itself behind with thinking takes no work from the others. One
        # person with many tables is no reason to leave everybody else's alone.
        if self.workers.bot_jobs.ahead() > 4 * len(self.workers.bot_workers):
            return
        for id in await self.store.due(now, but=self.quarantine.held(self.now())):
            await self.see_to(id)

    async def see_to(self, id: str, latest: bool = True) -> None:
        """Begin what is due at a table. One that fails is set aside; the others do not notice."""
        try:
            async with self.host.looking(id, latest) as table:
                self.begin(table)
        except StoreError:
            raise  # the store is away: nothing is wrong with the table
        except Exception as error:
            self.quarantine.put(id, error, self.now())
        else:
            self.quarantine.release(id)

    async def run(self, id: str, due: ScheduledTask, work: Coroutine[object, object, bool]) -> None:
        done = False
        try:
            done = await work
        except PolisError as error:
            # Somebody was first, and the position is no longer the one this was meant for.
            log.info("task lapsed", table=id, task=due.what, error=error.code)
        except Exception as error:
            log.warning("task failed", table=id, task=due.what, error=repr(error))
        if not done:
            await asyncio.sleep(self.timing.again)
        self.busy.discard((id, due))
        # More may have fallen due meanwhile. Should the store be away, the next sweep finds it.
        with contextlib.suppress(StoreError):
            await self.see_to(id, latest=not done)

    async def move(
        self, id: str, seat: int, owed: int, people: bool, thought: asyncio.Future[str]
    ) -> bool:
        started = time.monotonic()
        text = await self.decided(id, seat, thought)
        if people or self.watched(id):
            took = time.monotonic() - started
            await asyncio.sleep(held_back(took, self.workers.settings.pace / 1000))
        return await self.stored(id, lambda t, now: played(t, seat, owed, text, now))

    async def decided(self, id: str, seat: int, thought: asyncio.Future[str]) -> str:
        """What the bot does. Should it ask a person for what it had better not, it thinks again and
        asks for nothing."""
        text = await self.in_time(id, seat, thought)
        async with self.host.looking(id, latest=False) as table:
            if not table.match or not meant_for(table, seat) or not is_rude(table, seat, text):
                return text
            level = table.seats[seat].bot
            payer = self.payer(table.owner)
            again = self.workers.think(id, table.match, seat, level, hushed=True, payer=payer)
        return await self.in_time(id, seat, again, hushed=True)

    async def in_time(
        self, id: str, seat: int, thought: asyncio.Future[str], hushed: bool = False
    ) -> str:
        try:
            with tracing.span("thought"):
                return await thought
        except NoAnswer:
            async with self.host.looking(id, latest=False) as table:
                if table.match is None or not meant_for(table, seat):
                    return ""
                return quick_move(table.match, seat, hushed)

    async def remind(self, id: str, due: ScheduledTask) -> bool:
        done = await self.stored(id, lambda t, now: remind(t, due, now))
        if done:
            async with self.host.looking(id, latest=False) as table:
                self.notices.reminder(table, due.seat)
        return done


def held_back(took: float, pace: float) -> float:
    """Seconds to wait with a move that took so long to find. Moves appear at whole paces, whether
    or not a page is open: a bot that could only pass must not be quicker than one that had to
    think, or its time would tell what it holds."""
    return max(1, ceil(took / pace)) * pace - took if pace else 0.0
