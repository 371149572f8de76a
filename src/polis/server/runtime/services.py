"""Everything one server process is made of, opened and closed together."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Callable

import structlog

from polis.core.errors import PolisError
from polis.server.bus import Bus, open_bus
from polis.server.domain.acts import Stored
from polis.server.domain.commands import Caller, Context, no_page
from polis.server.domain.dispatch import HANDLERS, Answered, QueryHandler, decide
from polis.server.domain.table import Table
from polis.server.errors import StoreError
from polis.server.messages.commands import Incoming
from polis.server.messages.frames import Done
from polis.server.runtime.accounts import Accounts
from polis.server.runtime.background import Background
from polis.server.runtime.entropy import Entropy
from polis.server.runtime.heartbeat import Heartbeat
from polis.server.runtime.host import TOPIC, Host
from polis.server.runtime.lanes import Lanes
from polis.server.runtime.lobby import Lobby, new_id
from polis.server.runtime.logins import Logins
from polis.server.runtime.presence import REPEAT
from polis.server.runtime.quotas import Asker, Quotas, too_much
from polis.server.runtime.rate_limits import Clock
from polis.server.runtime.rooms import PRESENCE, Rooms
from polis.server.runtime.sessions import DAY, ENDED, Sessions, Visitor
from polis.server.runtime.signing import Keys
from polis.server.runtime.steady_clock import Milliseconds, SteadyClock
from polis.server.settings import Settings, read_key
from polis.server.store import Store, open_store
from polis.server.telemetry import tracing

log = structlog.get_logger()

READY = 1.5  # seconds: a balancer asks every few


class Services:
    """Built when the application is, opened when it starts: only then is there a loop."""

    store: Store
    bus: Bus
    heartbeat: Heartbeat
    host: Host
    rooms: Rooms
    keys: Keys
    sessions: Sessions
    accounts: Accounts
    lobby: Lobby
    background: Background

    def __init__(
        self,
        settings: Settings,
        now: Milliseconds | None = None,
        build: str = "",
        entropy: Entropy | None = None,
        clock: Clock = time.monotonic,
    ) -> None:
        self.settings = settings
        self.build = build  # of the page that is served
        self.now = now or SteadyClock()
        self.entropy = entropy or Entropy()
        self.is_open = False
        self.quotas = Quotas(settings, clock)
        self.logins = Logins(settings, clock)
        self.forgotten = 0  # when the store was last rid of what nobody will ask for
        self.lanes = Lanes(each=1, total=2, most=8)  # of those who look back, by address
        self.maintenance: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.store = await open_store(self.settings.db, self.settings.store_seconds)
        self.heartbeat = Heartbeat(self.store, self.now)
        await self.heartbeat.first()
        await self.forget_people()
        self.bus = await open_bus(self.settings.bus)
        kept, outages = self.settings.tables_kept, self.heartbeat.outages
        self.host = Host(self.store, self.bus, kept, self.now, outages)
        self.rooms = Rooms(self.host, self.build)
        self.keys = Keys(await self.key())
        people = self.store.people
        self.sessions = Sessions(people, self.keys, self.bus, self.rooms, self.now)
        self.accounts = Accounts(people, self.sessions, self.settings.preparing)
        self.lobby = Lobby(self.host, self.keys, self.entropy, self.quotas)
        await self.listen()
        vouched, payer = self.heartbeat.vouched, self.quotas.payer
        self.background = Background(
            self.host, self.rooms, self.settings, self.entropy, payer, vouched
        )
        await self.background.open()
        work = (self.maintain(), self.heartbeat.beat_forever())
        self.maintenance = [asyncio.create_task(each) for each in work]
        self.is_open = True
        log.info("open", run=self.host.run)

    async def listen(self) -> None:
        await self.bus.subscribe(TOPIC, self.host.receive)
        await self.bus.subscribe(PRESENCE, self.rooms.receive)
        await self.bus.subscribe(ENDED, self.sessions.receive)
        self.bus.on_missed(self.look_for_missed)

    async def key(self) -> bytes:
        if self.settings.key:
            return read_key(self.settings.key)
        kept = await self.store.people.keep("key", secrets.token_hex(32))
        return kept.encode()

    async def close(self) -> None:
        """Finish what has begun, then let go of bus and store."""
        self.is_open = False
        for task in self.maintenance:
            task.cancel()
        await asyncio.gather(*self.maintenance, return_exceptions=True)
        await self.background.close()
        await self.host.close()
        await self.heartbeat.close()
        await self.bus.close()
        await self.store.close()
        log.info("closed")

    async def maintain(self) -> None:
        """Messages of a bus can be lost: now and then say again who is here, and ask the store
        whether open tables have moved on unheard."""
        while True:
            await asyncio.sleep(REPEAT)
            with contextlib.suppress(Exception):
                self.rooms.tracker.forget(self.now())
                for table in [*self.rooms.connections]:
                    await self.rooms.announce(table)
                await self.look_for_missed()
                await self.forget_people()

    async def forget_people(self) -> None:
        """Once a day: sessions that have run out, guests who never came back."""
        if self.now() - self.forgotten < DAY:
            return
        self.forgotten = self.now()
        await self.store.people.forget_expired(self.now())
        gone = await self.store.people.forget_guests(self.now() - self.settings.guest_days * DAY)
        log.info("forgotten", guests=gone)

    async def look_for_missed(self) -> None:
        await self.sessions.look_for_missed()
        for id, seq in (await self.store.seqs(self.rooms.connections)).items():
            try:
                await self.host.receive(f"store {id} {seq}".encode())
            except StoreError:
                raise
            except Exception as error:  # one table that fails must not hide the others
                log.error("table failed", table=id, error=repr(error)[:300])

    async def ready(self) -> bool:
        """Whether something can be stored and told, said within ``READY``."""
        if not self.is_open:
            return False
        try:
            stores, tells = await asyncio.gather(
                self.heartbeat.answers(READY), asyncio.wait_for(self.bus.healthy(), READY)
            )
        except TimeoutError:
            return False
        return stores and tells

    @contextlib.asynccontextmanager
    async def looking_back(self, address: str) -> AsyncIterator[None]:
        """Replays and records cost as much as many moves: one at a time for an address, a few for
        all, or whoever asks for nothing else would slow down every game."""
        self.quotas.replays.take(Asker("", address))
        if not self.lanes.join(address):
            raise too_much("too_fast", self.lanes.most, wait=1)
        try:
            async with self.lanes.turn(address):
                yield
        finally:
            self.lanes.leave(address)

    async def execute(
        self,
        visitor: Visitor | None,
        id: str,
        command: Incoming,
        language: str,
        look: Callable[[int | None, int], None] = no_page,
    ) -> Answered:
        """Carry out a command, or raise what is wrong with it."""
        with tracing.span("command", kind=str(command.__struct_config__.tag)):
            return await self.carry_out(visitor, id, command, language, look)

    async def carry_out(
        self,
        visitor: Visitor | None,
        id: str,
        command: Incoming,
        language: str,
        look: Callable[[int | None, int], None],
    ) -> Answered:
        caller, handler = caller_of(visitor), HANDLERS[type(command)]
        if isinstance(handler, QueryHandler):
            async with self.host.looking(id, handler.latest) as table:
                context = self.context(table, self.now(), language, look)
                return handler.answer(table, caller, command, context)
        before: list[int] = []

        def decided(table: Table, now: int) -> Stored | None:
            before[:] = [table.requests.get((caller.user, command.request), 0)]
            if caller.user and not before[0]:
                self.quotas.command(self.quotas.asker(caller.user), table, command)
            return decide(table, caller, command, self.context(table, now, language, look))

        result = await self.host.act(id, decided)
        opened = await self.lobby.rematch(id) if handler.opens_table else ""
        return Done(command.request, before[0] or result.seq, opened)

    def context(
        self, table: Table, now: int, language: str, look: Callable[[int | None, int], None]
    ) -> Context:
        return Context(
            now=now,
            language=language,
            build=self.build,
            online=lambda: self.rooms.attendance(table).online,
            link=self.keys.link,
            new_id=new_id,
            look=look,
        )

    async def names(self, id: str) -> list[str]:
        """Who sits where, for the sentences of refusals."""
        try:
            return [seat.plan.name for seat in (await self.host.table(id)).seats]
        except PolisError:
            return []


def caller_of(visitor: Visitor | None) -> Caller:
    user = visitor.user if visitor else None
    return Caller(user.id, user.name, user.colour) if user else Caller("")
