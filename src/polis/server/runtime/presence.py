"""Who is at which table just now, on this server process and on the others."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import msgspec

from polis.server.domain.table import Table

LASTS = 60_000  # milliseconds a report of another process counts
REPEAT = 20.0  # seconds between words of our own
NOBODY: Counter[str] = Counter()


class PresenceReport(msgspec.Struct):
    """What one process tells the others about a table: users, and sockets without one."""

    run: str
    table: str
    users: list[str]
    nameless: int


class RemoteReport(NamedTuple):
    report: PresenceReport
    until: int


class PresenceTracker:
    def __init__(self, run: str) -> None:
        self.run = run
        self.here: dict[str, Counter[str]] = {}  # table → user → sockets; "" has no session
        self.elsewhere: dict[str, dict[str, RemoteReport]] = {}  # table → run → their last report

    def connect(self, table: str, user: str) -> None:
        self.here.setdefault(table, Counter())[user] += 1

    def disconnect(self, table: str, user: str) -> None:
        counted = self.here.get(table, Counter())
        counted[user] -= 1
        if counted[user] <= 0:
            del counted[user]
        if not counted:
            self.here.pop(table, None)

    def report(self, table: str) -> PresenceReport:
        counted = self.here.get(table, Counter())
        return PresenceReport(self.run, table, [user for user in counted if user], counted[""])

    def receive(self, report: PresenceReport, now: int) -> None:
        if report.run == self.run:
            return
        there = self.elsewhere.setdefault(report.table, {})
        there.pop(report.run, None)
        if report.users or report.nameless:
            there[report.run] = RemoteReport(report, now + LASTS)
        if not there:
            del self.elsewhere[report.table]

    def forget(self, now: int) -> None:
        """Processes that went without a word."""
        for table, there in [*self.elsewhere.items()]:
            lasting = {run: heard for run, heard in there.items() if heard.until >= now}
            if lasting:
                self.elsewhere[table] = lasting
            else:
                del self.elsewhere[table]

    def people(self, table: str, now: int) -> tuple[set[str], int]:
        """Users at a table, and how many more look on without a session."""
        counted = self.here.get(table, NOBODY)
        users, nameless = {*counted}, counted[""]
        for report, until in self.elsewhere.get(table, {}).values():
            if until >= now:
                users.update(report.users)
                nameless += report.nameless
        return users - {""}, nameless

    def at(self, table: Table, now: int) -> tuple[frozenset[int], int]:
        """Seats whose person is here, and the number of spectators."""
        users, nameless = self.people(table.id, now)
        online = [seat for user in users for seat in table.seats_of(user)]
        return frozenset(online), len(users - table.held.keys()) + nameless
