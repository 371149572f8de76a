"""What lists show of a table, written beside its acts so that no list has to open it."""

from __future__ import annotations

from typing import Literal, cast

import msgspec

from polis.server.domain import frames
from polis.server.domain.acts import Created, Seated, Stored
from polis.server.domain.schedule import due_at
from polis.server.domain.table import Table
from polis.server.messages.http import TableRow
from polis.server.messages.parts import Result, SeatInfo
from polis.server.store.rows import Listed, Listing


class Card(msgspec.Struct):
    """The part of a row that is the same for every reader."""

    seats: list[SeatInfo]
    users: list[str]  # who sits where, "" where nobody does
    result: Result | None = None


encoder = msgspec.json.Encoder()
decoder: msgspec.json.Decoder[Card] = msgspec.json.Decoder(Card)


def listing(table: Table, act: Stored) -> Listing:
    match, status = table.match, table.status
    over = status == "over"
    users = [seat.plan.user for seat in table.seats]
    waiting = {users[seat] for seat in table.actors() if not table.seats[seat].bot}
    card = Card(
        frames.seats(table, frozenset(), table.changed),
        users,
        frames.result(match) if match and over else None,
    )
    return Listing(
        game=table.made.game,
        status=status,
        private=table.made.private,
        users=belonging(table, users) if isinstance(act, Created | Seated) else None,
        waiting=sorted(waiting - {""}),
        due_at=due_at(table),
        result=match.scores if match and over else [],
        card=encoder.encode(card).decode(),
    )


def belonging(table: Table, users: list[str]) -> list[str]:
    return [user for user in dict.fromkeys([table.owner, *users]) if user]


def row(listed: Listed, user: str) -> TableRow:
    """A table in a list, for one reader."""
    card = decoder.decode(listed.card)
    for seat, holder in zip(card.seats, card.users, strict=True):
        seat.mine = bool(user) and holder == user
    return TableRow(
        id=listed.id,
        game=listed.game,
        status=cast(Literal["open", "running", "over"], listed.status),
        seats=card.seats,
        waits_for_me=bool(user) and user in listed.waiting,
        mine=bool(user) and (listed.owner == user or user in card.users),
        changed=listed.changed,
        result=card.result,
    )
