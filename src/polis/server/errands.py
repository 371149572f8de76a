"""What a table needs done that nobody sends a command for: bots move, people are reminded.

The first half is pure: what is due, and when. The second does it. Every server process may do the
errands of any table: two that do the same one race for the same ``seq``, and only one is stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager
from math import ceil
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol

import structlog

from polis.bots import random as dice
from polis.bots.levels import SUBSTITUTE
from polis.core import notation
from polis.core.errors import PolisError
from polis.core.match import Match
from polis.core.model import NO_MOVE
from polis.core.play import is_legal
from polis.core.rng import Rng
from polis.server import acts, clocks, lessons
from polis.server.acts import Stored
from polis.server.errors import StoreError
from polis.server.patience import PATIENCE, is_rude, patient_until
from polis.server.quarantine import Quarantine
from polis.server.studies import SEEDS
from polis.server.table import Seat, Table
from polis.server.workers import NoThought, Workers

if TYPE_CHECKING:
    from polis.server.host import Decide, Outcome

log = structlog.get_logger("polis.errands")

UNTIMED_REMINDER = clocks.DAY


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
    for number in table.may_go_on():
        if table.seats[number].bot:
            found.append((patient_until(table), Errand("move", number)))
    return found


def meant_for(table: Table, number: int) -> int:
    """Which decision a bot thinks about, 0 if it has none: by the seq since which it owes it; below
    zero where it need not wait for others, so that no answer of theirs makes the two look alike."""
    if number in table.actors():
        return table.seats[number].owes_from
    return -1 - table.played if number in table.may_go_on() else 0


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


class Host(Protocol):
    def looking(self, id: str, latest: bool = True) -> AbstractAsyncContextManager[Table]: ...

    async def act(self, id: str, decide: Decide) -> Outcome: ...


class Due(Protocol):
    async def due(self, now: int, limit: int = 1000, but: Sequence[str] = ()) -> list[str]: ...


class Notices(Protocol):
    def turns(self, table: Table) -> None: ...

    def reminder(self, table: Table, seat: int) -> None: ...


class Pace(NamedTuple):
    """Seconds between sweeps; milliseconds after which a process sees to what another left."""

    sweep: float = 2.0
    late: int = 5000
    again: float = 1.0  # seconds


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
        self.quarantine = Quarantine()
        self.busy: set[tuple[str, Errand]] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    def acted(self, table: Table) -> None:
        """This process has just stored an act of the table. It is stored: whoever asked for it is
        told so, even if bots cannot go on from there."""
        try:
            self.begin(table)
        except Exception as error:
            self.quarantine.put(table.id, error, now_ms())
        self.notices.turns(table)

    def begin(self, table: Table) -> None:
        for errand in errands(table, now_ms()):
            if (table.id, errand) not in self.busy:
                self.busy.add((table.id, errand))
                task = asyncio.create_task(self.run(table.id, errand, self.work(table, errand)))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    def work(self, table: Table, errand: Errand) -> Coroutine[object, object, bool]:
        """What is to be done. A bot's guess is made here, while the table holds still."""
        if errand.what == "move":
            assert table.match is not None
            seat = table.seats[errand.seat]
            thought = lessons.known(table, errand.seat) or self.workers.think(
                table.id, table.match, errand.seat, seat.bot
            )
            owed, people = meant_for(table, errand.seat), bool(table.held)
            return self.move(table.id, errand.seat, owed, people, thought)
        if errand.what == "sit_in":
            return self.stored(table.id, lambda t, now: sit_in(t, errand, now))
        return self.remind(table.id, errand)

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
                await self.sweep(now_ms() - late)
                late = self.pace.late
            except Exception as error:
                log.warning("sweep failed", error=repr(error))
            await asyncio.sleep(self.pace.sweep)

    async def sweep(self, now: int) -> None:
        # Decision: a server that is itself behind with thinking takes no work from the others.
        if len(self.workers.turns) > 4 * len(self.workers.all):
            return
        for id in await self.store.due(now, but=self.quarantine.held(now_ms())):
            await self.see_to(id)

    async def see_to(self, id: str, latest: bool = True) -> None:
        """Begin what is due at a table. One that fails is set aside; the others do not notice."""
        try:
            async with self.host.looking(id, latest) as table:
                self.begin(table)
        except StoreError:
            raise  # the store is away: nothing is wrong with the table
        except Exception as error:
            self.quarantine.put(id, error, now_ms())
        else:
            self.quarantine.release(id)

    async def run(self, id: str, errand: Errand, work: Coroutine[object, object, bool]) -> None:
        done = False
        try:
            done = await work
        except PolisError as error:
            # Somebody was first, and the position is no longer the one this was meant for.
            log.info("errand lapsed", table=id, errand=errand.what, error=error.code)
        except Exception as error:
            log.warning("errand failed", table=id, errand=errand.what, error=repr(error))
        if not done:
            await asyncio.sleep(self.pace.again)
        self.busy.discard((id, errand))
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
            await asyncio.sleep(held_back(took, self.workers.thinking.pace / 1000))
        return await self.stored(id, lambda t, now: played(t, seat, owed, text, now))

    async def decided(self, id: str, seat: int, thought: asyncio.Future[str]) -> str:
        """What the bot does. Should it ask a person for what it had better not, it thinks again and
        asks for nothing."""
        text = await self.in_time(id, seat, thought)
        async with self.host.looking(id, latest=False) as table:
            if not table.match or not meant_for(table, seat) or not is_rude(table, seat, text):
                return text
            level = table.seats[seat].bot
            again = self.workers.think(id, table.match, seat, level, hushed=True)
        return await self.in_time(id, seat, again, hushed=True)

    async def in_time(
        self, id: str, seat: int, thought: asyncio.Future[str], hushed: bool = False
    ) -> str:
        try:
            return await thought
        except NoThought:
            async with self.host.looking(id, latest=False) as table:
                due = table.match and meant_for(table, seat)
                return off_hand(table.match, seat, hushed) if table.match and due else ""

    async def remind(self, id: str, errand: Errand) -> bool:
        done = await self.stored(id, lambda t, now: remind(t, errand, now))
        if done:
            async with self.host.looking(id, latest=False) as table:
                self.notices.reminder(table, errand.seat)
        return done


def held_back(took: float, pace: float) -> float:
    """Seconds to wait with a move that took so long to find. Moves appear at whole paces, whether
    or not a page is open: a bot that could only pass must not be quicker than one that had to
    think, or its time would tell what it holds."""
    return max(1, ceil(took / pace)) * pace - took if pace else 0.0


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def played(table: Table, number: int, owed: int, text: str, now: int) -> Stored | None:
    """The bot's move, unless the table has gone on without it."""
    if not table.seats[number].bot or not owed or meant_for(table, number) != owed:
        return None
    if number not in table.actors() and now < patient_until(table):
        return None  # somebody has begun to put an answer together
    return acts.Played(at=now, seat=number, lines=table.lines_of(number, text))


def remind(table: Table, errand: Errand, now: int) -> Stored | None:
    if errand not in errands(table, now):
        return None
    return acts.Reminded(at=now, seat=errand.seat)


def sit_in(table: Table, errand: Errand, now: int) -> Stored | None:
    if errand not in errands(table, now):
        return None
    return acts.BotSatIn(at=now, seat=errand.seat, bot=SUBSTITUTE)


def off_hand(match: Match, seat: int, hushed: bool = False) -> str:
    """A move without a worker: the game's own advice on a guess, or any legal move."""
    rng = Rng(secrets.randbelow(SEEDS))
    guess = match.game.determinize(match.state, seat, rng)
    if hushed:
        match.game.hush(guess, seat)
    code = match.game.advise(guess, seat, rng)
    if code == NO_MOVE or not is_legal(match.game, guess, seat, code):
        code = dice.think(match.game, guess, seat, rng)
    return notation.write(match.game.schema(), code)
