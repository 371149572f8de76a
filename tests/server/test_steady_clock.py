"""The time of a server: what the machine's clock does to it, and what an outage does to players."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from polis.server.domain import acts, clocks, planning
from polis.server.domain.acts import PlannedSeat
from polis.server.domain.clocks import DAY, HOUR, SECOND
from polis.server.domain.schedule import ScheduledTask, due_at, due_tasks
from polis.server.domain.table import Table
from polis.server.messages.parts import Clock
from polis.server.runtime.heartbeat import NOTICED, Heartbeat
from polis.server.runtime.steady_clock import TOLERATED, SteadyClock
from polis.server.store import Store
from tests.server.stores import with_store
from tests.server.test_schedule import ANNA, BORIS, START, actor, running

LIVE = Clock("live", bank=15, sit_in=True)
DAILY = Clock("daily", hours=10, wake_from=8, wake_to=23)


class Machine:
    """A machine whose clock can be set, and which can sleep."""

    def __init__(self, wall: int = START) -> None:
        self.wall = wall
        self.monotonic = 7_000

    def pass_by(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.monotonic += milliseconds

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: self.wall, lambda: self.monotonic)


def test_a_clock_set_back_stops_nothing() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.wall -= HOUR
    clock.follow()
    machine.pass_by(10 * SECOND)
    assert clock() == START + 10 * SECOND


def test_a_clock_set_back_is_waited_for_and_never_runs_back() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.wall -= 10 * SECOND
    before = clock()
    for _ in range(100):
        machine.pass_by(2 * SECOND)
        clock.follow()
        assert clock() >= before
        before = clock()
    assert clock() - machine.wall <= TOLERATED


def test_a_clock_set_forward_is_followed_at_the_next_heartbeat() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.wall += HOUR
    assert clock() == START
    clock.follow()
    assert clock() == START + HOUR


def test_a_server_starts_no_earlier_than_the_last_one_was_seen() -> None:
    clock = Machine(START - HOUR).clock()
    clock.follow(seen=START)
    assert clock() == START


# Outages


def test_a_gap_between_beats_is_an_outage_and_is_told_to_all(url: str) -> None:
    machine = Machine()

    async def story(store: Store) -> None:
        one, other = (Heartbeat(store, machine.clock()) for _ in range(2))
        await one.first()
        machine.pass_by(2 * SECOND)
        await one.beat()
        machine.pass_by(20 * SECOND)
        await other.first()
        await one.beat()
        assert one.outages == other.outages == [(START + 2 * SECOND, START + 22 * SECOND)]

    with_store(url, story)


def test_two_servers_that_come_back_together_note_one_outage(url: str) -> None:
    machine = Machine()

    async def story(store: Store) -> None:
        hearts = [Heartbeat(store, machine.clock()) for _ in range(4)]
        await hearts[0].first()
        machine.pass_by(20 * SECOND)
        await asyncio.gather(*(heart.beat() for heart in hearts))
        assert await store.heart.outages() == [(START, START + 20 * SECOND)]
        assert all(heart.outages == [(START, START + 20 * SECOND)] for heart in hearts)

    with_store(url, story)


def test_an_outage_whose_end_nobody_outlived_goes_on(url: str) -> None:
    async def story(store: Store) -> None:
        await store.heart.beat(START, NOTICED)
        async with store.access.change() as connection:
            outages = await store.heart.noted(connection, START, START + HOUR, NOTICED)
        assert outages == [(START, START + HOUR)]
        assert await store.heart.beat(START + 2 * HOUR, NOTICED) == [(START, START + 2 * HOUR)]

    with_store(url, story)


def test_a_clock_set_back_between_two_servers_is_no_outage(url: str) -> None:
    machine = Machine()

    async def story(store: Store) -> None:
        await Heartbeat(store, machine.clock()).first()
        machine.wall -= HOUR
        again = Heartbeat(store, machine.clock())
        await again.first()
        assert again.outages == [] and again.now() == START

    with_store(url, story)


def test_a_clock_set_forward_is_an_outage(url: str) -> None:
    machine = Machine()

    async def story(store: Store) -> None:
        heartbeat = Heartbeat(store, machine.clock())
        await heartbeat.first()
        machine.wall += HOUR
        await heartbeat.beat()
        assert heartbeat.outages == [(START, START + HOUR)]

    with_store(url, story)


def test_what_falls_due_after_the_last_beat_waits_for_the_next(url: str) -> None:
    machine = Machine()

    async def story(store: Store) -> None:
        heartbeat = Heartbeat(store, machine.clock())
        await heartbeat.first()
        machine.pass_by(HOUR)
        assert heartbeat.vouched() == START + NOTICED
        await heartbeat.beat()
        assert heartbeat.vouched() == START + HOUR

    with_store(url, story)


# What they are to players


def away(table: Table, *outages: clocks.Outage) -> Table:
    table.outages = outages
    return table


def test_no_bot_sits_in_for_an_outage() -> None:
    table = running(ANNA, BORIS, clock=LIVE)
    back = START + 25 * SECOND
    assert ScheduledTask("sit_in", actor(table)) in due_tasks(table, back), "as it was"
    away(table, (START + 5 * SECOND, back))
    assert due_tasks(table, back) == []
    assert table.bank_left(actor(table), back) == 10 * SECOND
    assert due_at(table) == back + 10 * SECOND


def test_a_bank_is_not_charged_for_an_outage() -> None:
    table = away(running(ANNA, BORIS, clock=LIVE), (START + SECOND, START + 21 * SECOND))
    seat = actor(table)
    assert table.match is not None
    text = table.match.lines_of(seat, first_move(table))
    table.fold(acts.Played(at=START + 22 * SECOND, seat=seat, lines=text))
    assert table.seats[seat].bank == 13 * SECOND


def first_move(table: Table) -> str:
    from polis.server.thinking.fallback import quick_move

    assert table.match is not None
    return quick_move(table.match, actor(table))


@pytest.mark.parametrize(
    ("outage", "lost"),
    [
        ((10 * HOUR, 12 * HOUR), 2 * HOUR),
        ((1 * HOUR, 6 * HOUR), 0),
        ((22 * HOUR, DAY + 9 * HOUR), 2 * HOUR),
    ],
    ids=["by day", "at night", "over night"],
)
def test_by_the_day_an_outage_costs_its_waking_hours_only(outage: clocks.Outage, lost: int) -> None:
    """Counted from one midnight to noon two days later."""
    whole = clocks.spent(DAILY, 0, 60 * HOUR)
    assert clocks.spent(DAILY, 0, 60 * HOUR, [outage]) == whole - lost
    due = clocks.moment(DAILY, 0, 30 * HOUR, [outage])
    assert clocks.spent(DAILY, 0, due, [outage]) == 30 * HOUR
    assert clocks.spent(DAILY, 0, due - 1, [outage]) < 30 * HOUR


def test_only_what_lies_between_two_moments_is_taken_off() -> None:
    outages = [(0, 10), (20, 30), (40, 60), (90, 99)]
    assert clocks.spent(LIVE, 25, 50, outages) == 25 - 5 - 10
    assert clocks.spent(LIVE, 5, 15, outages) == 5
    assert clocks.moment(LIVE, 25, 20, outages) == 70
    assert clocks.moment(LIVE, 70, 20, outages) == 90


def test_bots_go_on_when_the_clock_is_set_back(tmp_path: Path) -> None:
    from polis.server.runtime.services import Services
    from polis.server.runtime.steady_clock import monotonic_time, wall_time
    from tests.server.test_background import begun, bot, is_over, services, until

    behind = [0]
    clock = SteadyClock(lambda: wall_time() - behind[0], monotonic_time)

    async def run() -> None:
        home = Services(services(tmp_path).settings, clock)
        await home.open()
        try:
            await begun(home, "t", bot("random"), bot("random"))
            await until(home, "t", lambda table: table.seq > 4)
            behind[0] = HOUR
            async with asyncio.timeout(240):
                await until(home, "t", is_over)
        finally:
            await home.close()

    asyncio.run(run())


def test_after_an_outage_a_server_goes_on_where_the_last_one_was(tmp_path: Path) -> None:
    """A table with 15 seconds, a server that is away for 20, and the next one."""
    from polis.server.runtime.services import Services
    from polis.server.settings import Settings

    machine = Machine()
    settings = Settings(db=f"sqlite:///{tmp_path}/polis.db", workers=1, sweep_seconds=1000)

    async def lifetime(until: int) -> tuple[bool, int | None]:
        home = Services(settings, machine.clock())
        await home.open()
        try:
            if until == START:
                await begin(home)
            table = await home.host.table("t")
            await home.background.scheduler.sweep(home.heartbeat.vouched())
            bank = table.bank_left(actor(table), home.now())
            return bool(home.background.scheduler.busy), bank
        finally:
            await home.close()

    assert asyncio.run(lifetime(START)) == (False, 15 * SECOND)
    machine.pass_by(20 * SECOND)
    assert asyncio.run(lifetime(machine.wall)) == (False, 15 * SECOND)


async def begin(home: object) -> None:
    from polis.core.registry import load
    from polis.server.domain.words import opening
    from polis.server.runtime.services import Services

    assert isinstance(home, Services)
    options = planning.chosen(load("estates"), {})
    seats = [PlannedSeat("person", "anna", "Anna"), PlannedSeat("person", "boris", "Boris")]
    made = acts.Created(
        at=home.now(), by="anna", game="estates", options=options, seats=seats, clock=LIVE
    )
    assert await home.host.create("t", b"7" * 32, made)
    await home.host.act(
        "t",
        lambda table, now: acts.Started(at=now, lines=opening(table, ["", ""]), nonces=["", ""]),
    )
