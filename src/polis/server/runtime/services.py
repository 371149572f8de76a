"""Everything one server process is made of, opened and closed together."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable

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
from polis.server.runtime.accounts import Accounts, Visitor
from polis.server.runtime.background import Background
from polis.server.runtime.entropy import Entropy
from polis.server.runtime.host import TOPIC, Host, milliseconds
from polis.server.runtime.lobby import Lobby, new_id
from polis.server.runtime.presence import REPEAT
from polis.server.runtime.rate_limits import Buckets, Clock
from polis.server.runtime.rooms import PRESENCE, Rooms
from polis.server.runtime.signing import Keys
from polis.server.settings import Settings, read_key
from polis.server.store import Store, open_store

log = structlog.get_logger()


class Services:
    """Built when the application is, opened when it starts: only then is there a loop."""

    store: Store
    bus: Bus
    host: Host
    rooms: Rooms
    keys: Keys
    accounts: Accounts
    lobby: Lobby
    background: Background

    def __init__(
        self,
        settings: Settings,
        now: Callable[[], int] = milliseconds,
        build: str = "",
        entropy: Entropy | None = None,
        clock: Clock = time.monotonic,
    ) -> None:
        self.settings = settings
        self.build = build  # of the page that is served
        self.now = now
        self.entropy = entropy or Entropy()
        self.clock = clock  # of rate limits
        self.is_open = False
        self.users = Buckets(settings.user_rate, settings.user_burst, clock)
        self.guests = Buckets(settings.guest_rate, settings.guest_burst, clock)
        self.logins = Buckets(settings.login_rate, settings.login_burst, clock)
        self.hints = Buckets(settings.hint_rate, settings.hint_burst, clock)
        self.maintenance: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.store = await open_store(self.settings.db)
        await self.store.people.forget_expired(self.now())
        self.bus = await open_bus(self.settings.bus)
        self.host = Host(self.store, self.bus, self.settings.tables_kept, self.now)
        self.rooms = Rooms(self.host, self.build)
        self.keys = Keys(await self.key())
        self.accounts = Accounts(self.store.people, self.keys, self.now, self.settings.preparing)
        self.lobby = Lobby(self.host, self.keys, self.entropy)
        await self.bus.subscribe(TOPIC, self.host.receive)
        await self.bus.subscribe(PRESENCE, self.rooms.receive)
        self.bus.on_missed(self.look_for_missed)
        self.background = Background(self.host, self.rooms, self.settings, self.entropy)
        await self.background.open()
        self.maintenance = [asyncio.create_task(self.maintain())]
        self.is_open = True
        log.info("open", run=self.host.run)

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

    async def look_for_missed(self) -> None:
        for id, seq in (await self.store.seqs(self.rooms.connections)).items():
            try:
                await self.host.receive(f"store {id} {seq}".encode())
            except StoreError:
                raise
            except Exception as error:  # one table that fails must not hide the others
                log.error("table failed", table=id, error=repr(error)[:300])

    async def execute(
        self,
        visitor: Visitor | None,
        id: str,
        command: Incoming,
        language: str,
        look: Callable[[int | None, int], None] = no_page,
    ) -> Answered:
        """Carry out a command, or raise what is wrong with it."""
        caller, handler = caller_of(visitor), HANDLERS[type(command)]
        if isinstance(handler, QueryHandler):
            async with self.host.looking(id, handler.latest) as table:
                context = self.context(table, self.now(), language, look)
                return handler.answer(table, caller, command, context)
        before: list[int] = []

        def decided(table: Table, now: int) -> Stored | None:
            before[:] = [table.requests.get((caller.user, command.request), 0)]
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
