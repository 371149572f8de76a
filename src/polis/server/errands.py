"""What a table needs done that nobody sends a command for: bots move, people are reminded.

The first half is pure: what is due, and when. The second does it. Every server process may do the
errands of any table: two that do the same one race for the same ``seq``, and only one is stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Literal, NamedTuple, Protocol

import structlog

from polis.bots import random as dice
from polis.core import notation
from polis.core.errors import PolisError
from polis.core.match import Match
from polis.core.model import NO_MOVE
from polis.core.play import is_legal
from polis.core.rng import Rng
from polis.server import acts, clocks
from polis.server.acts import Stored
from polis.server.levels import SUBSTITUTE
from polis.server.table import Seat, Table
from polis.server.workers import SEEDS, NoThought, Workers

log = structlog.get_logger("polis.errands")

UNTIMED_REMINDER = clocks.DAY
PATIENCE = 30 * clocks.SECOND  # bots hold still while people agree on an undo, but not forever


class Errand(NamedTuple):
    what: Literal["move", "remind", "sit_in"]
    seat: int


# What is due


def due_at(table: Table, now: int) -> int | None:
    """When the next errand falls due; None if none ever will as things stand."""
    return min((at for at, _ in planned(table)), default=None)


def errands(table: Table, now: int) -> list[Errand]:
    return [errand for at, errand in planned(table) if at <= now]


def planned(table: Table) -> list[tuple[int, Errand]]:
    found: list[tuple[int, Errand]] = []
    for number in table.actors():
        seat = table.seats[number]
        if seat.bot:
            held = table.changed + PATIENCE if table.asked else seat.since
            found.append((held, Errand("move", number)))
        elif not seat.reminded:
            found.append((remind_at(table, seat), Errand("remind", number)))
        if not seat.bot and table.clock.kind == "live" and table.clock.sit_in:
            found.append((runs_out_at(table, seat), Errand("sit_in", number)))
    return found


def remind_at(table: Table, seat: Seat) -> int:
    """By the day at half time, live when the time is up, without a clock after a day."""
    if table.clock.kind == "none":
        return seat.since + UNTIMED_REMINDER
    if table.clock.kind == "daily":
        return clocks.moment(table.clock, seat.since, seat.bank // 2)
    return runs_out_at(table, seat)


def runs_out_at(table: Table, seat: Seat) -> int:
    return clocks.moment(table.clock, seat.since, seat.bank)


def is_late(table: Table, number: int, now: int) -> bool:
    """Whether the others may let a bot sit in: the time is up, or a reminder went unheard."""
    seat = table.seats[number]
    if not seat.since or seat.bot:
        return False
    if table.clock.kind == "none":
        return seat.reminded
    return table.bank_left(number, now) == 0


# Doing it

Decide = Callable[[Table, int], Stored | None]


class Host(Protocol):
    async def table(self, id: str) -> Table: ...

    async def act(self, id: str, decide: Decide) -> object: ...


class Due(Protocol):
    def due(self, now: int) -> Awaitable[list[str]]: ...


class Notices(Protocol):
    def turns(self, table: Table) -> None: ...

    def reminder(self, table: Table, seat: int) -> None: ...


class Pace(NamedTuple):
    """Seconds between sweeps; milliseconds after which a process sees to what another left."""

    sweep: float = 2.0
    late: int = 5000
    again: float = 1.0


class Errands:
    def __init__(
        self,
        host: Host,
        store: Due,
        workers: Workers,
        notices: Notices,
        watched: Callable[[str], bool],
        pace: Pace | None = None,
    ) -> None:
        self.host = host
        self.store = store
        self.workers = workers
        self.notices = notices
        self.watched = watched
        self.pace = pace or Pace()
        self.busy: set[tuple[str, Errand]] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    def changed(self, table: Table) -> None:
        """A table has just changed by this process's doing."""
        self.begin(table)
        self.notices.turns(table)

    def begin(self, table: Table) -> None:
        for errand in errands(table, now_ms()):
            if (table.id, errand) not in self.busy:
                self.busy.add((table.id, errand))
                self.spawn(self.run(table, errand))

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

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
                await self.sweep(now_ms() - late)
                late = self.pace.late
            except Exception as error:
                log.warning("sweep failed", error=repr(error))
            await asyncio.sleep(self.pace.sweep)

    async def sweep(self, now: int) -> None:
        # Decision: a server that is itself behind with thinking takes no work from the others.
        if len(self.workers.turns) > 4 * len(self.workers.all):
            return
        for id in await self.store.due(now):
            self.begin(await self.host.table(id))

    async def run(self, table: Table, errand: Errand) -> None:
        seq = table.seq
        try:
            await self.do(table, errand)
        except PolisError as error:
            # Somebody was first, and the position is no longer the one this was meant for.
            log.info("errand lapsed", table=table.id, errand=errand.what, error=error.code)
        except Exception as error:
            log.warning("errand failed", table=table.id, errand=errand.what, error=repr(error))
        self.busy.discard((table.id, errand))
        # Should this fail too, the next sweep finds the table.
        with contextlib.suppress(Exception):
            await self.look_again(table.id, seq)

    async def look_again(self, id: str, seq: int) -> None:
        """While one errand was being done, more may have fallen due."""
        table = await self.host.table(id)
        if table.seq == seq:
            await asyncio.sleep(self.pace.again)
            table = await self.host.table(id)
        self.begin(table)

    async def do(self, table: Table, errand: Errand) -> None:
        seat = errand.seat
        if errand.what == "move":
            await self.move(table, seat)
        elif errand.what == "sit_in":
            await self.host.act(table.id, lambda t, now: sit_in(t, errand, now))
        elif await self.host.act(table.id, lambda t, now: remind(t, errand, now)):
            self.notices.reminder(await self.host.table(table.id), seat)

    async def move(self, table: Table, number: int) -> None:
        seat, started = table.seats[number], time.monotonic()
        if table.match is None or not seat.bot or number not in table.actors():
            return
        owed = seat.owes_from
        try:
            text = await self.workers.think(table.id, table.match, number, seat.bot)
        except NoThought:
            text = off_hand(table.match, number)
        if self.watched(table.id):
            shown = started + self.workers.thinking.pace / 1000
            await asyncio.sleep(max(0.0, shown - time.monotonic()))
        await self.host.act(table.id, lambda t, now: played(t, number, owed, text, now))


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def played(table: Table, number: int, owed: int, text: str, now: int) -> Stored | None:
    """The bot's move, unless the table has gone on without it."""
    seat = table.seats[number]
    if number not in table.actors() or not seat.bot or seat.owes_from != owed:
        return None
    return acts.Played(at=now, seat=number, lines=table.lines_of(number, text))


def remind(table: Table, errand: Errand, now: int) -> Stored | None:
    if errand not in errands(table, now):
        return None
    return acts.Reminded(at=now, seat=errand.seat)


def sit_in(table: Table, errand: Errand, now: int) -> Stored | None:
    if errand not in errands(table, now):
        return None
    return acts.BotSatIn(at=now, seat=errand.seat, bot=SUBSTITUTE)


def off_hand(match: Match, seat: int) -> str:
    """A move without a worker: the game's own advice on a guess, or any legal move."""
    rng = Rng(secrets.randbelow(SEEDS))
    guess = match.game.guess(match.state, seat, rng)
    code = match.game.advise(guess, seat, rng)
    if code == NO_MOVE or not is_legal(match.game, guess, seat, code):
        code = dice.think(match.game, guess, seat, rng)
    return notation.write(match.game.words(), code)
