"""The table through one viewer's eyes. Positions leave the server nowhere else.

Everything here is built from what the game shows (``view``), tells (``heard``) and allows
(``legal``) the one seat that looks. A spectator looks from a seat that sees nothing private.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Literal, NamedTuple, cast

import msgspec

from polis.core import notation
from polis.core.match import Match
from polis.server.domain import patience, undoing
from polis.server.domain.narration import heard
from polis.server.domain.seats import Seat
from polis.server.domain.table import Table
from polis.server.domain.viewers import Audience, Viewer, audience
from polis.server.messages import parts
from polis.server.messages.frames import Frame
from polis.server.messages.parts import (
    Box,
    ChatLine,
    Proposal,
    Result,
    SeatInfo,
    Source,
    TableInfo,
    TextArg,
    Told,
)

MOST_STEPS = 40  # on the way to one frame
FRESH = 100  # milliseconds for which a picture of the clocks will do

encoder = msgspec.json.Encoder()


class Attendance(NamedTuple):
    """Who is at the table just now, and which build of the page they should have."""

    build: str = ""
    online: frozenset[int] = frozenset()
    watchers: int = 0


class Cursor(NamedTuple):
    """What the page already has: events up to a line, talk up to a seq. ``anew``: it looks through
    other eyes than before and must forget what it heard."""

    line: int = 0
    seq: int = 0
    anew: bool = False


# The frame


class FrameCache:
    """A table as it stands, and what those who look at it now have in common. What one of them
    alone may see is found under exactly that audience, and so never shown to another."""

    def __init__(self, table: Table, here: Attendance, now: int) -> None:
        self.table = table
        self.seq = table.seq
        self.here = here
        self.now = now
        self.info = info(table, here, now)
        self.written: dict[tuple[Audience, Cursor], bytes] = {}

    def is_of(self, table: Table, now: int) -> bool:
        """Whether this still shows the table; clocks that run make a picture old soon."""
        return table is self.table and table.seq == self.seq and now - self.now < FRESH

    def encoded(self, viewer: Viewer, cursor: Cursor) -> bytes:
        key = audience(self.table, viewer), cursor
        found = self.written.get(key)
        if found is None:
            found = self.written[key] = encoder.encode(self.frame(*key))
        return found

    def frame(self, who: Audience, cursor: Cursor) -> Frame:
        table, match, seat = self.table, self.table.match, who.decides
        back = 0 if cursor.anew else undone_to(table, cursor.line)
        since = cursor.line if back is None else min(cursor.line, back)
        return Frame(
            build=self.here.build,
            seq=table.seq,
            line=table.line,
            info=own_info(self.info, who),
            view=match.view(who.eyes) if match else None,
            seat=who.seat,
            choices=choices(table, seat) if seat is not None else [],
            events=told(match, who.eyes, since) if match else [],
            steps=steps(match, who.eyes, since) if match and back is None else [],
            undone_to=back,
            proposal=proposal(table),
            can_undo=undoing.can_undo(table, seat) if seat is not None else "no",
            result=result(match) if match and match.over else None,
            sources=sources(match) if match else [],
            chat=chat(table, cursor.seq),
            notes=[note for note in table.notes if note.seq > cursor.seq],
            now=self.now,
            answer_by=patience.answer_by(table, seat),
            weighing=seat is not None and table.seats[seat].weighing,
        )


def frame(table: Table, viewer: Viewer, here: Attendance, cursor: Cursor, now: int) -> Frame:
    return FrameCache(table, here, now).frame(audience(table, viewer), cursor)


def info(table: Table, here: Attendance, now: int) -> TableInfo:
    """As somebody sees it who neither owns the table nor sits at it."""
    made, status = table.made, table.status
    return TableInfo(
        id=table.id,
        game=made.game,
        options=made.options,
        clock=made.clock,
        private=made.private,
        help=made.help,
        tutorial=made.tutorial,
        status=cast(Literal["open", "running", "over"], status),
        paused=table.paused,
        owner=False,
        seats=seats(table, here.online, now),
        my_seats=[],
        promise=made.promise,
        commitments=[seat.plan.commitment for seat in table.seats],
        awaited=table.awaited(),
        # A nonce is told only when no seat can change its own any more.
        nonces=[seat.plan.nonce for seat in table.seats] if table.match else [],
        secret=table.secret.hex() if status == "over" else "",
        rematch=table.rematch,
        created=table.created,
        watchers=here.watchers,
    )


def own_info(shared: TableInfo, who: Audience) -> TableInfo:
    """The same, with what is this viewer's own marked."""
    if not who.mine and not who.owner:
        return shared
    own = copy(shared)
    own.owner, own.my_seats, own.seats = who.owner, [*who.mine], [*shared.seats]
    for number in who.mine:
        own.seats[number] = seat = copy(shared.seats[number])
        seat.mine = True
    return own


def seats(table: Table, online: frozenset[int], now: int) -> list[SeatInfo]:
    actors = table.actors()
    return [
        seat_info(seat, i, i in online, i in actors, table.bank_left(i, now))
        for i, seat in enumerate(table.seats)
    ]


def seat_info(seat: Seat, number: int, online: bool, acts: bool, bank: int | None) -> SeatInfo:
    plan = seat.plan
    return SeatInfo(
        number=number,
        kind=cast(Literal["person", "bot", "open", "friend"], plan.kind),
        name=plan.name,
        colour=plan.colour,
        bot=seat.bot,
        sitting_in=bool(seat.sitting_in),
        resigned=seat.resigned,
        online=online,
        mine=False,
        acts=acts,
        bank=bank,
        reminded=seat.reminded,
        hints=seat.hints,
        quiet=seat.quiet,
    )


def choices(table: Table, seat: int) -> list[Box]:
    """The legal moves of a seat, unless a bot decides there or the table rests. Some games let
    those act too whom nobody waits for."""
    match = table.match
    if match is None or table.paused or table.seats[seat].bot:
        return []
    schema = match.game.schema()
    boxes: list[Box] = []
    for choice in notation.choices(schema, match.menu(seat)):
        kind = notation.named(schema, choice.kind)
        args = [
            TextArg(arg.name, arg.domain.name, [*map(arg.domain.write, values)])
            for arg, values in zip(kind.args, choice.domains, strict=True)
        ]
        boxes.append(Box(choice.kind, args))
    return boxes


def told(match: Match, seat: int, since: int) -> list[Told]:
    """What a seat heard after a line, found from the end: the cost does not grow with the game."""
    made = match.history.steps[first_after(match, since) :]
    return [event for step in made for event in heard(match, step, seat)]


def steps(match: Match, seat: int, since: int) -> list[parts.Step]:
    """What a seat saw after each line but the last since the page looked, each as the difference
    from the one before; none where the page had better jump."""
    made, game = match.history.steps, match.game
    first = first_after(match, since)
    if since == 0 or not 1 < len(made) - first <= MOST_STEPS:
        return []
    past = match.history.at(first)
    before, found = game.view(past.state, seat), list[parts.Step]()
    for step in made[first:-1]:
        past.repeat([step])
        after = game.view(past.state, seat)
        found.append(parts.Step(step.line, differing(before, after)))
        before = after
    return found


def first_after(match: Match, since: int) -> int:
    """The index of the first step after a line, found from the end."""
    made = match.history.steps
    first = len(made)
    while first > 0 and made[first - 1].line > since:
        first -= 1
    return first


def differing(before: Mapping[str, object], after: Mapping[str, object]) -> dict[str, object]:
    """The parts of a view that are not what they were."""
    return {name: part for name, part in after.items() if before.get(name) != part}


def undone_to(table: Table, line: int) -> int | None:
    """The line after which the page must forget what it heard, if any of it was taken back."""
    kept = [stayed for at, stayed in table.turned_back if at > line]
    return min(kept) if kept and min(kept) < line else None


def proposal(table: Table) -> Proposal | None:
    asked = table.proposal
    if asked is None:
        return None
    return Proposal(
        asked.id, "undo", asked.seat, asked.decisions, [*asked.agreed], [*asked.awaited]
    )


def result(match: Match) -> Result:
    return Result(match.scores, match.places, match.winners)


def sources(match: Match) -> list[Source]:
    """Where the points came from; nothing while the game runs."""
    return [Source(name, points) for name, points in match.sources.items()]


def chat(table: Table, since: int) -> list[ChatLine]:
    return [
        ChatLine(seq, said.at, said.name, next(iter(table.seats_of(said.by)), None), said.text)
        for seq, said in table.chat
        if seq > since
    ]
