"""Tables before and between games: making one, finding one, inviting, and playing once more."""

from __future__ import annotations

import json
import secrets

import msgspec

from polis.core.codec import pack
from polis.core.digits import is_number
from polis.core.fair import promise
from polis.server.domain import acts, lessons, planning
from polis.server.domain.commands import Caller
from polis.server.domain.links import SeatLink
from polis.server.domain.table import Table
from polis.server.errors import TableError
from polis.server.messages.http import Invitation, NewTable, TableMade, Tables
from polis.server.runtime.entropy import Entropy
from polis.server.runtime.host import Host
from polis.server.runtime.listing import row
from polis.server.runtime.quotas import Quotas
from polis.server.runtime.signing import Keys, link_path

SHOWN = 100  # tables in a list
LESSON = "tutorial"  # a start that needs no table


def new_id() -> str:
    """128 bits: whoever knows the id of a private table was told it."""
    return secrets.token_urlsafe(16)


class Lobby:
    def __init__(self, host: Host, keys: Keys, entropy: Entropy, quotas: Quotas) -> None:
        self.host = host
        self.keys = keys
        self.entropy = entropy
        self.quotas = quotas

    async def create(self, caller: Caller, wish: NewTable) -> TableMade:
        act = planning.created(wish, caller.user, caller.name, caller.colour)
        if wish.start == LESSON:
            lessons.lay(act)
        elif wish.start:
            act.start = await self.position(wish)
            act.options = wish.options
        self.quotas.new_table(self.quotas.asker(caller.user), act)
        id = new_id()
        await self.open(id, act)
        return TableMade(id, await self.links(caller.user, id))

    async def open(self, id: str, act: acts.Created) -> bool:
        secret = self.entropy.secret(act)
        act.at, act.promise = self.host.now(), promise(secret)
        return await self.host.create(id, secret, act)

    async def position(self, wish: NewTable) -> str:
        """Where another game stood. Only of a finished one: its cards are on the table."""
        id, _, number = wish.start.partition("@")
        table = await self.host.table(id)
        if table.status != "over" or table.match is None:
            raise TableError("not_over")
        line = int(number) if is_number(number) else -1
        steps = [step for step in table.steps() if step.line <= line]
        state = table.match.history.at(len(steps)).state
        if line < 0 or not state.actors:
            raise TableError("bad_start")
        played = table.match.head.options
        wished = table.match.info.options.recorded({**played, **wish.options})
        if (wish.game, len(wish.seats), wished) != (table.made.game, len(table.seats), played):
            raise TableError("other_start")
        wish.options = played
        return json.dumps(pack(state), separators=(",", ":"))

    async def rematch(self, id: str) -> str:
        """Make sure that the table promised by a finished one is there."""
        table = await self.host.table(id)
        act = msgspec.structs.replace(table.made, request="", start="", by=table.rematch_by)
        act.tutorial = False
        plans = [seat.plan for seat in table.seats]
        act.seats = [msgspec.structs.replace(plan, nonce="", commitment="") for plan in plans]
        next_id = table.rematch
        if await self.host.store.secret(next_id) is None:
            await self.open(next_id, act)
        return next_id

    # Finding

    async def tables(self, user: str) -> Tables:
        """Of those open to all a few by each person: nobody pushes the others out."""
        store, of_one = self.host.store, self.quotas.settings.public_shown
        mine = [row(found, user) for found in await store.tables_of(user, SHOWN)] if user else []
        mine.sort(key=lambda table: (not table.waits_for_me, table.status == "over"))
        free = [row(found, user) for found in await store.open_tables(SHOWN, of_one)]
        return Tables(mine, [table for table in free if not table.mine])

    async def links(self, user: str, id: str) -> list[Invitation]:
        """For the owner, invitations to the seats kept for friends; for everyone, the way back to
        their own seats from another device."""
        table = await self.host.table(id)
        return [
            Invitation(seat, link_path(id, seat, token))
            for seat in range(len(table.seats))
            if (token := self.token(table, seat, user))
        ]

    def token(self, table: Table, seat: int, user: str) -> str:
        plan = table.seats[seat].plan
        if plan.kind == "friend" and table.owner == user:
            return self.keys.link_to(SeatLink(table.id, seat, "", table.seats[seat].links))
        if plan.kind == "person" and plan.user == user:
            return self.keys.link_to(SeatLink(table.id, seat, user, table.seats[seat].links))
        return ""
