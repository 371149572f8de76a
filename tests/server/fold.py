"""A table in memory: commands are decided and folded, nothing is stored."""

from __future__ import annotations

from itertools import count

import pytest

from polis.core.fair import promise, secret_from
from polis.core.registry import GameInfo, load
from polis.core.seats import NATURE
from polis.server.domain import acts
from polis.server.domain.acts import PlannedSeat, Stored
from polis.server.domain.commands import Caller, Context
from polis.server.domain.dispatch import decide
from polis.server.domain.frames import Attendance, Cursor, frame
from polis.server.domain.links import SeatLink
from polis.server.domain.previews import preview
from polis.server.domain.table import Table
from polis.server.domain.viewers import Viewer
from polis.server.errors import TableError
from polis.server.messages.commands import Incoming, Move, Preview, Start, Undo
from polis.server.messages.frames import Frame, Previews

ANNA, OLEG, IRA = "anna", "oleg", "ira"
requests = count(1)


class Folded:
    def __init__(
        self,
        *users: str,
        info: GameInfo | None = None,
        options: dict[str, str] | None = None,
        start: str = "",
        seed: str = "fold",
    ) -> None:
        """People by their ids; ``""`` leaves a seat open, ``bot`` seats a bot. The first owns."""
        chosen = info or load("estates")
        seats = [planned(user, i) for i, user in enumerate(users)]
        secret = secret_from(seed)
        self.table = Table("t", secret, lambda _: chosen)
        self.now = 1_000_000
        numbers = chosen.options.numbers(options or {})
        act = acts.Created(at=self.now, by=users[0], game=chosen.id, seats=seats, start=start)
        act.options, act.promise = chosen.options.names(numbers), promise(secret)
        act.private = False
        self.table.fold(act)

    def begin(self) -> Folded:
        self.do(self.table.owner, Start("start"))
        return self

    def do(
        self,
        user: str,
        command: Incoming,
        online: frozenset[int] = frozenset(),
        link: SeatLink | None = None,
    ) -> Stored | None:
        """Decide and fold; raises what the command is refused with."""
        self.now += 1000
        context = Context(
            self.now,
            online=lambda: online,
            link=lambda text: link,
            new_id=lambda: "next",
        )
        act = decide(self.table, Caller(user, user.title()), command, context)
        if act is not None:
            stored = acts.decoder.decode(acts.encoder.encode(act))
            self.table.fold(stored)
        return act

    def move(self, text: str) -> Stored | None:
        """A move of whoever must decide."""
        seat = self.actor
        user = self.table.seats[seat].plan.user
        return self.do(user, Move(fresh(), self.table.seq, seat, text))

    def undo(self, user: str, seat: int) -> Stored | None:
        return self.do(user, Undo(fresh(), self.table.seq, seat))

    @property
    def actor(self) -> int:
        assert self.table.match is not None
        return next(seat for seat in self.table.match.actors if seat != NATURE)

    def frame(self, user: str, seat: int | None, line: int = 0) -> Frame:
        return frame(self.table, Viewer(user, seat), Attendance("build"), Cursor(line), self.now)


def planned(user: str, colour: int) -> PlannedSeat:
    if user in ("", "bot"):
        return PlannedSeat(user or "open", bot="random" if user else "", colour=colour)
    return PlannedSeat("person", user, user.title(), nonce="n", colour=colour)


def previewed(table: Folded, user: str, command: Preview) -> Previews:
    return preview(table.table, Caller(user), command, Context(table.now))


def fresh() -> str:
    return f"r{next(requests)}"


def two() -> Folded:
    return Folded(ANNA, OLEG).begin()


def user_of(table: Folded, seat: int) -> str:
    return table.table.seats[seat].plan.user


def refused(table: Folded, user: str, command: object, **context: object) -> str:
    with pytest.raises(TableError) as error:
        table.do(user, command, **context)  # type: ignore[arg-type]
    return error.value.code


def moves(table: Folded) -> list[str]:
    assert table.table.match is not None
    return [*table.table.match.moves(table.actor)]


def after_a_draw(table: Folded) -> tuple[int, acts.Played]:
    """Play until a seat's own decision makes chance act."""
    for _ in range(200):
        seat, choices = table.actor, moves(table)
        wanted = "offer roof" if "offer roof" in choices else choices[0]
        act = table.move(wanted)
        assert isinstance(act, acts.Played)
        if len(act.lines) > 1:
            return seat, act
    raise AssertionError("no roof was ever offered")
