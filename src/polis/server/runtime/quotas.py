"""How much one person may ask for, so that a greedy one hurts nobody else.

Guests are as many as somebody cares to make, so those of one network share: together they have
``share`` times what one person has. Whoever has an account counts alone.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from math import ceil
from typing import NamedTuple

from polis.server.domain.acts import Created
from polis.server.domain.table import Table
from polis.server.errors import TableError
from polis.server.messages.commands import Arrange, Incoming, Rematch, SitIn
from polis.server.runtime.rate_limits import Buckets, Clock, take
from polis.server.settings import Settings
from polis.server.store.rows import User

REMEMBERED = 20_000  # guests whose network is known
LONGEST = 24 * 3600  # seconds; nobody is told to wait longer
SHORT = 120  # seconds; longer waits are told in minutes


class Asker(NamedTuple):
    """Somebody who wants something: a user, "" without a session; and a network, "" for accounts,
    who are not counted by it."""

    user: str
    network: str = ""

    @property
    def payer(self) -> str:
        """Under whose name their work waits its turn."""
        return f"from {self.network}" if self.network else f"user {self.user}"


class Limit:
    """So much for each person, ``share`` times as much for all guests of one network."""

    def __init__(self, code: str, rate: float, burst: int, share: int, clock: Clock) -> None:
        self.code = code
        self.burst = burst
        self.people = Buckets(rate, burst, clock)
        self.networks = Buckets(share * rate, share * burst, clock)
        self.on = True

    def take(self, asker: Asker, count: int = 1) -> None:
        if not self.on or not count:
            return
        buckets = [self.people.of(asker.user or asker.network)]
        if asker.network:
            buckets.append(self.networks.of(asker.network))
        if wait := take(*buckets, count=count):
            raise too_much(self.code, self.burst, wait)


def too_much(code: str, most: int, wait: float) -> TableError:
    """A refusal that says how much is allowed, and when it is again."""
    seconds = ceil(min(wait, LONGEST))
    minutes = ceil(seconds / 60) if seconds >= SHORT else 0
    return TableError(code, most=most, seconds=seconds, minutes=minutes)


class Quotas:
    """All limits of a server process."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        self.settings = settings
        self.clock = clock
        self.networks: OrderedDict[str, str] = OrderedDict()  # of guests, where last seen
        self.requests = self.limit("too_fast", settings.user_rate, settings.user_burst)
        self.commands = self.limit("too_fast", settings.socket_rate, settings.socket_burst)
        self.guests = self.limit("too_many_guests", settings.guest_rate, settings.guest_burst)
        self.tables = self.limit("too_many_tables", settings.table_rate, settings.table_burst)
        self.public = self.limit("too_many_public", settings.public_rate, settings.public_burst)
        self.bots = self.limit("too_many_bots", settings.bot_rate, settings.bot_burst)
        self.visits = self.limit("too_many_visits", settings.visit_rate, settings.visit_burst)
        self.replays = self.limit("too_fast", settings.replay_rate, settings.replay_burst)
        self.hints = self.limit("too_many_hints", settings.hint_rate, settings.hint_burst)
        self.accounts = self.limit("too_many_tries", settings.account_rate, settings.account_burst)

    def limit(self, code: str, rate: float, burst: int) -> Limit:
        made = Limit(code, rate, burst, self.settings.share, self.clock)
        made.on = self.settings.limits
        return made

    # Who

    def met(self, user: User, network: str) -> None:
        """Remember where a guest comes from: their tables are played on when they have gone."""
        self.networks.pop(user.id, None)
        if not user.login:
            self.networks[user.id] = network
            if len(self.networks) > REMEMBERED:
                self.networks.popitem(last=False)

    def asker(self, user: str) -> Asker:
        return Asker(user, self.networks.get(user, ""))

    def payer(self, user: str) -> str:
        return self.asker(user).payer

    # What

    def new_table(self, asker: Asker, made: Created) -> None:
        bots = sum(seat.kind == "bot" for seat in made.seats)
        self.bots.take(asker, bots)
        if not made.private:
            self.public.take(asker)
        self.tables.take(asker)

    def command(self, asker: Asker, table: Table, command: Incoming) -> None:
        """Before a command is carried out, as far as it costs more than its message."""
        if table.owner != asker.user and not table.seats_of(asker.user):
            self.visits.take(asker)
        match command:
            case Rematch():
                self.tables.take(asker)
            case SitIn():
                self.bots.take(asker)
            case Arrange(plan=plan) if plan is not None and plan.kind == "bot":
                self.bots.take(asker)
