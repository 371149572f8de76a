"""What a table needs done that nobody sends a command for: bots move, people are reminded. Which of
it is due, when, and the acts it leads to. Who does it is the scheduler's affair."""

from __future__ import annotations

from typing import Literal, NamedTuple

from polis.bots.levels import SUBSTITUTE
from polis.server.domain import acts, clocks, lessons, words
from polis.server.domain.acts import Stored
from polis.server.domain.patience import PATIENCE, patient_until
from polis.server.domain.seats import Seat
from polis.server.domain.table import Table

UNTIMED_REMINDER = clocks.DAY


class ScheduledTask(NamedTuple):
    what: Literal["move", "remind", "sit_in", "begin"]
    seat: int


def due_at(table: Table) -> int | None:
    """When the next task falls due; None if none ever will as things stand."""
    return min((at for at, _ in planned(table)), default=None)


def due_tasks(table: Table, now: int) -> list[ScheduledTask]:
    return [task for at, task in planned(table) if at <= now]


def planned(table: Table) -> list[tuple[int, ScheduledTask]]:
    found: list[tuple[int, ScheduledTask]] = []
    if table.awaited():
        found.append((words.patient_until(table), ScheduledTask("begin", 0)))
    for number in table.actors():
        seat = table.seats[number]
        if seat.bot and lessons.holds_back(table, number):
            continue
        if seat.bot:
            held = table.changed + PATIENCE if table.proposal else seat.since
            found.append((held, ScheduledTask("move", number)))
        elif not seat.reminded:
            found.append((remind_at(table, seat), ScheduledTask("remind", number)))
        if not seat.bot and table.clock.kind == "live" and table.clock.sit_in:
            found.append((runs_out_at(table, seat), ScheduledTask("sit_in", number)))
    for number in table.may_go_on():
        if table.seats[number].bot:
            found.append((patient_until(table), ScheduledTask("move", number)))
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
        return clocks.moment(table.clock, seat.since, seat.bank // 2, table.outages)
    return runs_out_at(table, seat)


def runs_out_at(table: Table, seat: Seat) -> int:
    return clocks.moment(table.clock, seat.since, seat.bank, table.outages)


def is_late(table: Table, number: int, now: int) -> bool:
    """Whether the others may let a bot sit in: the time is up, or a reminder went unheard."""
    seat = table.seats[number]
    if not seat.since or seat.bot:
        return False
    if table.clock.kind == "none":
        return seat.reminded
    return table.bank_left(number, now) == 0


# What it leads to


def played(table: Table, number: int, owed: int, text: str, now: int) -> Stored | None:
    """The bot's move, unless the table has gone on without it."""
    if not table.seats[number].bot or not owed or meant_for(table, number) != owed:
        return None
    if number not in table.actors() and now < patient_until(table):
        return None  # somebody has begun to put an answer together
    return acts.Played(at=now, seat=number, lines=table.lines_of(number, text))


def remind(table: Table, task: ScheduledTask, now: int) -> Stored | None:
    if task not in due_tasks(table, now):
        return None
    return acts.Reminded(at=now, seat=task.seat)


def sit_in(table: Table, task: ScheduledTask, now: int) -> Stored | None:
    if task not in due_tasks(table, now):
        return None
    return acts.BotSatIn(at=now, seat=task.seat, bot=SUBSTITUTE)


def begin(table: Table, task: ScheduledTask, now: int) -> Stored | None:
    """The game, without the nonces that nobody told."""
    if task not in due_tasks(table, now):
        return None
    act = words.began(table)
    act.at = now
    return act
