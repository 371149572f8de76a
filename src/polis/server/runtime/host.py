"""The tables in memory: each a cache of its stored acts, brought up to date or thrown away.

Deciding leaves the cached table as it is; the act is then folded into it, since lists show what it
makes of the table, and stored. While it is on its way to the store nobody else may look: the
table's lock is held until the commit. If it could not be stored, or somebody else was first, the
cached table is wrong; it is thrown away, and the act decided anew.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from itertools import islice
from typing import NamedTuple, get_args

from polis.core.errors import PolisError
from polis.server.bus import Bus
from polis.server.domain import acts
from polis.server.domain.acts import Stored
from polis.server.domain.clocks import Outage
from polis.server.domain.table import Table
from polis.server.errors import TableError
from polis.server.runtime.listing import listing
from polis.server.runtime.steady_clock import Milliseconds, SteadyClock
from polis.server.store import Store
from polis.server.telemetry import metrics, tracing

TRIES = 5
TOPIC = "polis.tables"
FOLDED_AT_ONCE = 200  # acts; then others get a turn
TAGS = {act: str(act.__struct_config__.tag) for act in get_args(Stored)}

Decide = Callable[[Table, int], Stored | None]
Changed = Callable[[Table], None]


class CacheEntry:
    """A place in the cache."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.announced = 0  # the highest seq another process told of


class ActResult(NamedTuple):
    """What came of a command: the table's seq after it, and the act, if there was one to store."""

    seq: int
    act: Stored | None

    def __bool__(self) -> bool:
        return self.act is not None


class Host:
    """All tables of this process. ``changed`` are told of every change, while the table is theirs
    to look at: bots, notices and sockets hang here, and must neither wait nor fail."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        kept: int = 4000,
        now: Milliseconds | None = None,
        outages: Sequence[Outage] = (),
    ) -> None:
        self.store = store
        self.bus = bus
        self.kept = kept
        self.now = now or SteadyClock()
        self.outages = outages  # goes on to be told of new ones
        self.run = secrets.token_hex(4)
        self.entries: OrderedDict[str, CacheEntry] = OrderedDict()
        self.changed: list[Changed] = []
        self.acted: list[Changed] = []  # told only of what this process stored
        self.watched: set[str] = set()  # tables with an open page, which stay in memory
        self.tasks: set[asyncio.Task[object]] = set()

    # Looking

    @asynccontextmanager
    async def looking(self, id: str, latest: bool = True) -> AsyncIterator[Table]:
        """A table as it is stored, held still. ``latest`` asks the store whether it has more."""
        entry = self.entry(id)
        async with entry.lock:
            cold = entry.table is None
            table = await self.current(id, entry)
            if latest and not cold:
                await self.catch_up(entry, table)
            yield table

    async def table(self, id: str) -> Table:
        """A table as it is stored. To be used before the next ``await``, not after."""
        async with self.looking(id) as table:
            return table

    def still(self, id: str) -> Table | None:
        """The table, if it is at rest and as new as anybody told us; else wait for it with
        ``looking``. To be used before the next ``await``, not after."""
        entry = self.entries.get(id)
        if entry is None or entry.lock.locked() or entry.table is None:
            return None
        return entry.table if entry.table.seq >= entry.announced else None

    def entry(self, id: str) -> CacheEntry:
        entry = self.entries.get(id)
        if entry is None:
            entry = self.entries[id] = CacheEntry()
        self.entries.move_to_end(id)
        if len(self.entries) > self.kept:
            self.make_room(id)
        return entry

    def make_room(self, wanted: str) -> None:
        """Forget one of the tables that were not used for the longest time."""
        for id in list(islice(self.entries, 16)):
            if id == wanted or id in self.watched or self.entries[id].lock.locked():
                self.entries.move_to_end(id)
            else:
                del self.entries[id]
                return

    async def current(self, id: str, entry: CacheEntry) -> Table:
        """The cached table, as far as anybody told us. Under the lock."""
        if entry.table is None:
            entry.table = await self.load(id)
        elif entry.table.seq < entry.announced:
            await self.catch_up(entry, entry.table)
        return entry.table

    async def load(self, id: str) -> Table:
        # PostgreSQL has no text with this character in it, and says so in its own words.
        secret = await self.store.secret(id) if "\0" not in id else None
        stored = await self.store.acts(id) if secret else []
        if secret is None or not stored:
            self.entries.pop(id, None)
            raise TableError("no_table")
        table = Table(id, secret, outages=self.outages)
        await self.fold(table, stored)
        metrics.LOADED.inc()
        return table

    async def catch_up(self, entry: CacheEntry, table: Table) -> bool:
        """Fold what others have stored meanwhile; whether there was anything."""
        stored = await self.store.acts(table.id, table.seq)
        if stored:
            try:
                await self.fold(table, stored)
            except BaseException:
                entry.table = None
                raise
            self.tell(table)
        return bool(stored)

    async def fold(self, table: Table, stored: list[bytes]) -> None:
        for i, act in enumerate(stored, 1):
            table.fold(acts.decoder.decode(act))
            if i % FOLDED_AT_ONCE == 0:
                await asyncio.sleep(0)

    # Acting

    async def act(self, id: str, decide: Decide) -> ActResult:
        """Decide, store, publish. Once begun it is finished, even if whoever asked has gone."""
        return await asyncio.shield(self.spawn(self.finish(id, decide)))

    async def finish(self, id: str, decide: Decide) -> ActResult:
        entry = self.entry(id)
        async with entry.lock:
            outcome = await self.decided(id, entry, decide)
        if outcome.act is not None:
            await self.publish(f"{id} {outcome.seq}")
        return outcome

    async def decided(self, id: str, entry: CacheEntry, decide: Decide) -> ActResult:
        for _ in range(TRIES):
            table = await self.current(id, entry)
            try:
                act = decide(table, max(self.now(), table.changed))
            except PolisError:
                # A refusal counts only on a table that is up to date.
                if await self.catch_up(entry, table):
                    continue
                raise
            if act is None:
                return ActResult(table.seq, None)
            if await self.stored(entry, table, act):
                self.tell(table)
                for acted in self.acted:
                    acted(table)
                return ActResult(table.seq, act)
            metrics.CONFLICTS.inc()
        raise TableError("busy")

    async def stored(self, entry: CacheEntry, table: Table, act: Stored) -> bool:
        """Fold and commit; on any failure the cached table is ahead of the truth and goes."""
        entry.table = None
        table.fold(act)
        with metrics.COMMIT.time(), tracing.span("store write", act=TAGS[type(act)]):
            done = await self.store.append(
                table.id, table.seq, acts.encoder.encode(act), act.at, listing(table, act)
            )
        if done:
            entry.table = table
            metrics.ACTS.labels(TAGS[type(act)]).inc()
        return done

    async def create(self, id: str, secret: bytes, act: acts.Created) -> bool:
        """A new table; False if the id is taken."""
        table = Table(id, secret, outages=self.outages)
        table.fold(act)
        stored, facts = acts.encoder.encode(act), listing(table, act)
        done = await self.store.create(id, secret, act.by, stored, act.at, facts)
        if done:
            self.entry(id).table = table
        return done

    # Telling

    def tell(self, table: Table) -> None:
        for changed in self.changed:
            changed(table)

    async def publish(self, message: str) -> None:
        """Tell the other processes. If the bus is away they find out when they look."""
        await self.bus.publish(TOPIC, f"{self.run} {message}".encode())

    async def receive(self, message: bytes) -> None:
        """Another process has stored an act."""
        run, id, seq = message.decode().split()
        if run == self.run or not (id in self.entries or id in self.watched):
            return
        entry = self.entry(id)
        entry.announced = max(entry.announced, int(seq))
        if id in self.watched:
            cold = entry.table is None
            async with self.looking(id, latest=False) as table:
                if cold:
                    self.tell(table)

    def spawn(self, work: Coroutine[object, object, ActResult]) -> asyncio.Task[ActResult]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def close(self) -> None:
        """Let every act that has begun be stored."""
        while self.tasks:
            await asyncio.gather(*self.tasks, return_exceptions=True)
