"""Telling people that a table waits for them: by a webhook, or by Telegram.

One notice a turn, and none to those whose page is open at the table. Only the process that stored
the act tells of it. A notice that cannot be delivered is tried again a few times, then forgotten:
the table itself is the truth, and the page shows it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Collection, Coroutine
from typing import Literal, NamedTuple

import structlog

from polis.core.texts import package_texts, texts
from polis.server.domain.table import Table
from polis.server.errors import TableError
from polis.server.runtime.host import Host
from polis.server.runtime.lanes import Lanes
from polis.server.runtime.webhook_guard import AddressPolicy, post
from polis.server.store.people import People
from polis.server.store.rows import User
from polis.server.telemetry import metrics

log = structlog.get_logger("polis.notices")

# It would write addresses into the log, and in those of Telegram stands the token.
logging.getLogger("httpx").setLevel(logging.WARNING)

REMEMBERED = 20_000  # turns already told of
AT_ONCE = 128  # attempts of all people; each may take some seconds
AT_ONCE_EACH = 2  # of one person, so that nobody's slow address holds up another's notice
UNDER_WAY = 4_000
UNDER_WAY_EACH = 50  # then a person's further notices are forgotten: the page shows them all

WEBHOOK, CHAT, TOKEN = "webhook", "telegram_chat", "telegram_token"

What = Literal["turn", "reminder"]


class DeliverySettings(NamedTuple):
    """``wait``: seconds for a page that is just being loaded anew. ``public``: the server's own
    address, for links."""

    wait: float = 8.0
    backoff: tuple[float, ...] = (2.0, 15.0, 60.0)
    public: str = ""
    telegram: str = "https://api.telegram.org"
    token: str = ""  # of the server's own bot, for people who name only a chat
    policy: AddressPolicy = AddressPolicy()


class OwedTurn(NamedTuple):
    """A decision somebody owes: who, where, since which act."""

    table: str
    user: str
    seat: int
    owed: int
    game: str


class Notices:
    def __init__(
        self,
        host: Host,
        people: People,
        online: Callable[[Table], Collection[int]],
        delivery: DeliverySettings | None = None,
    ) -> None:
        self.host = host
        self.people = people
        self.online = online
        self.delivery = delivery or DeliverySettings()
        self.told: OrderedDict[tuple[str, str], int] = OrderedDict()  # (table, user) → owed since
        self.tasks: set[asyncio.Task[None]] = set()
        self.lanes = Lanes(AT_ONCE_EACH, AT_ONCE, UNDER_WAY_EACH)  # by person

    # What there is to tell

    def turns(self, table: Table) -> None:
        """The table has changed: tell those who now owe a decision and are not here."""
        for turn in self.owed(table):
            if self.told.get((turn.table, turn.user)) != turn.owed:
                self.remember(turn)
                self.spawn(turn.user, self.tell_turn(turn))

    def owed(self, table: Table) -> list[OwedTurn]:
        online = self.online(table) if table.people() else ()
        found: list[OwedTurn] = []
        for number in table.actors():
            seat, user = table.seats[number], table.seats[number].plan.user
            if user and not seat.bot and number not in online:
                found.append(OwedTurn(table.id, user, number, seat.owes_from, table.made.game))
        return found

    def reminder(self, table: Table, seat: int) -> None:
        for turn in self.owed(table):
            if turn.seat == seat:
                self.spawn(turn.user, self.tell(turn, "reminder"))

    def remember(self, turn: OwedTurn) -> None:
        self.told[turn.table, turn.user] = turn.owed
        self.told.move_to_end((turn.table, turn.user))
        if len(self.told) > REMEMBERED:
            self.told.popitem(last=False)

    def spawn(self, user: str, work: Coroutine[None, None, None]) -> None:
        if len(self.tasks) >= UNDER_WAY or not self.lanes.join(user):
            metrics.NOTICES.labels("dropped").inc()
            work.close()
            return
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(lambda task: self.ended(task, user))

    def ended(self, task: asyncio.Task[None], user: str) -> None:
        self.tasks.discard(task)
        self.lanes.leave(user)

    async def close(self) -> None:
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Telling it

    async def tell_turn(self, turn: OwedTurn) -> None:
        """Wait for a page that may be on its way, then tell if the turn still stands."""
        await asyncio.sleep(self.delivery.wait)
        try:
            async with self.host.looking(turn.table) as table:
                stands = turn in self.owed(table)
        except Exception as error:
            log.warning("notice failed", error=type(error).__name__)
            return
        if stands:
            await self.tell(turn, "turn")

    async def tell(self, turn: OwedTurn, what: What) -> None:
        try:
            user = await self.people.user(turn.user)
        except Exception as error:
            log.warning("notice failed", error=type(error).__name__)
            return
        for url, body in messages_for(user, turn, what, self.delivery) if user else ():
            await self.deliver(turn.user, url, body)

    async def deliver(self, user: str, url: str, body: dict[str, object]) -> None:
        for pause in (*self.delivery.backoff, None):
            async with self.lanes.turn(user):
                fate = await self.attempt(url, body)
            metrics.NOTICES.labels(fate).inc()
            if fate != "failed" or pause is None:
                return
            await asyncio.sleep(pause)

    async def attempt(self, url: str, body: dict[str, object]) -> str:
        """``sent``; ``refused``, when another attempt would be refused too; or ``failed``."""
        try:
            status = await post(url, body, self.delivery.policy)
        except TableError as error:
            log.info("notice refused", code=error.code)
            return "failed" if error.code == "notice_address_unknown" else "refused"
        except Exception as error:
            log.info("notice failed", error=type(error).__name__)
            return "failed"
        if status < 300:
            return "sent"
        return "failed" if status == 429 or status >= 500 else "refused"


def messages_for(
    user: User, turn: OwedTurn, what: What, delivery: DeliverySettings
) -> list[tuple[str, dict[str, object]]]:
    """Where to, and what: as many as the person asked for."""
    link = f"{delivery.public}/tables/{turn.table}" if delivery.public else ""
    sentence = say(user, turn, what)
    wishes, token = user.notices, user.notices.get(TOKEN) or delivery.token
    found: list[tuple[str, dict[str, object]]] = []
    if wishes.get(WEBHOOK):
        body: dict[str, object] = {"what": what, "table": turn.table, "game": turn.game}
        body |= {"seat": turn.seat, "text": sentence, "link": link}
        found.append((wishes[WEBHOOK], body))
    if wishes.get(CHAT) and token:
        text = f"{sentence}\n{link}".strip()
        url = f"{delivery.telegram}/bot{token}/sendMessage"
        found.append((url, {"chat_id": wishes[CHAT], "text": text}))
    return found


def say(user: User, turn: OwedTurn, what: What) -> str:
    title = texts(user.language, turn.game).say("title")
    book = package_texts(user.language, "polis.server")
    return book.say(f"notice-{what}", {"game": title, "seat": turn.seat + 1})
