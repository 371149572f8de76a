"""The table through one viewer's eyes. Positions leave the server nowhere else.

Everything here is built from what the game shows (``view``), tells (``heard``) and allows
(``legal``) the one seat that looks. A spectator looks from a seat that sees nothing private.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Literal, NamedTuple, cast

import msgspec

from polis.core import notation
from polis.core.errors import PolisError
from polis.core.history import Step
from polis.core.match import Match
from polis.core.model import View
from polis.core.seats import EVERYONE, NATURE, SPECTATOR
from polis.core.verify import verify
from polis.server import messages, patience, undoing
from polis.server.errors import TableError
from polis.server.messages import (
    Box,
    ChatLine,
    Draw,
    Frame,
    Previewed,
    Previews,
    Proof,
    Proposal,
    Replay,
    ReplayFrame,
    Result,
    SeatInfo,
    TableInfo,
    TextArg,
    Told,
)
from polis.server.problems import problem
from polis.server.table import Seat, Table

MOST_STEPS = 40  # on the way to one frame
MOST_PREVIEWS = 64
LONGEST_MOVE = 200
MOST_FRAMES = 400  # of a replay in one answer
FRESH = 100  # milliseconds for which a picture of the clocks will do

encoder = msgspec.json.Encoder()


class Viewer(NamedTuple):
    """Who looks, and through which seat; None for a spectator."""

    user: str
    seat: int | None = None


class Here(NamedTuple):
    """Who is at the table just now, and which build of the page they should have."""

    build: str = ""
    online: frozenset[int] = frozenset()
    watchers: int = 0


class Known(NamedTuple):
    """What the page already has: events up to a line, talk up to a seq. ``anew``: it looks through
    other eyes than before and must forget what it heard."""

    line: int = 0
    seq: int = 0
    anew: bool = False


class Standing(NamedTuple):
    """All that makes one viewer's frame differ from another's."""

    seat: int | None  # whose eyes
    mine: tuple[int, ...]
    owner: bool

    @property
    def eyes(self) -> int:
        return SPECTATOR if self.seat is None else self.seat

    @property
    def decides(self) -> int | None:
        """The seat this viewer looks through and may decide for."""
        return self.seat if self.seat in self.mine else None


def eyes(viewer: Viewer) -> int:
    return SPECTATOR if viewer.seat is None else viewer.seat


def standing(table: Table, viewer: Viewer) -> Standing:
    user = viewer.user
    return Standing(viewer.seat, tuple(table.seats_of(user)), bool(user) and table.owner == user)


def looks(table: Table, user: str, seat: int | None) -> Viewer:
    """The viewer a user may be: one of their own seats, or a spectator. Once all is over the cards
    are on the table, and anybody may look from anywhere."""
    open_to_all = table.status == "over" and seat is not None and 0 <= seat < len(table.seats)
    if seat is None or open_to_all or seat in table.seats_of(user):
        return Viewer(user, seat)
    raise TableError("not_your_seat", seat=seat + 1)


def usual(table: Table, user: str) -> Viewer:
    """The eyes somebody has who did not choose: their seat that must act, else their first."""
    mine = table.seats_of(user)
    acting = [seat for seat in mine if seat in table.actors()] if len(mine) > 1 else []
    return Viewer(user, next(iter([*acting, *mine]), None))


# The frame


class Moment:
    """A table as it stands, and what those who look at it now have in common. What one of them
    alone may see is found under exactly that standing, and so never shown to another."""

    def __init__(self, table: Table, here: Here, now: int) -> None:
        self.table = table
        self.seq = table.seq
        self.here = here
        self.now = now
        self.info = info(table, here, now)
        self.written: dict[tuple[Standing, Known], bytes] = {}

    def is_of(self, table: Table, now: int) -> bool:
        """Whether this still shows the table; clocks that run make a picture old soon."""
        return table is self.table and table.seq == self.seq and now - self.now < FRESH

    def encoded(self, viewer: Viewer, known: Known) -> bytes:
        key = standing(self.table, viewer), known
        found = self.written.get(key)
        if found is None:
            found = self.written[key] = encoder.encode(self.frame(*key))
        return found

    def frame(self, who: Standing, known: Known) -> Frame:
        table, match, seat = self.table, self.table.match, who.decides
        back = 0 if known.anew else undone_to(table, known.line)
        since = known.line if back is None else min(known.line, back)
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
            chat=chat(table, known.seq),
            notes=[note for note in table.notes if note.seq > known.seq],
            now=self.now,
            answer_by=patience.answer_by(table, seat),
            weighing=seat is not None and table.seats[seat].weighing,
        )


def frame(table: Table, viewer: Viewer, here: Here, known: Known, now: int) -> Frame:
    return Moment(table, here, now).frame(standing(table, viewer), known)


def info(table: Table, here: Here, now: int) -> TableInfo:
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
        # A nonce is told only when no seat can change its own any more.
        nonces=[seat.plan.nonce for seat in table.seats] if table.match else [],
        secret=table.secret.hex() if status == "over" else "",
        rematch=table.rematch,
        created=table.created,
        watchers=here.watchers,
    )


def own_info(shared: TableInfo, who: Standing) -> TableInfo:
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


def steps(match: Match, seat: int, since: int) -> list[messages.Step]:
    """What a seat saw after each line but the last since the page looked, each as the difference
    from the one before; none where the page had better jump."""
    made, game = match.history.steps, match.game
    first = first_after(match, since)
    if since == 0 or not 1 < len(made) - first <= MOST_STEPS:
        return []
    past = match.history.at(first)
    before, found = game.view(past.state, seat), list[messages.Step]()
    for step in made[first:-1]:
        past.repeat([step])
        after = game.view(past.state, seat)
        found.append(messages.Step(step.line, differing(before, after)))
        before = after
    return found


def first_after(match: Match, since: int) -> int:
    """The index of the first step after a line, found from the end."""
    made = match.history.steps
    first = len(made)
    while first > 0 and made[first - 1].line > since:
        first -= 1
    return first


def preview(table: Table, user: str, command: messages.Preview, language: str) -> Previews:
    """What some moves of one's own seat would do, from what that seat can know."""
    if command.seat not in table.seats_of(user):
        raise TableError("not_your_seat", seat=command.seat + 1)
    if table.match is None:
        raise TableError("not_started")
    if len(command.moves) > MOST_PREVIEWS:
        raise TableError("too_long", field="moves", longest=MOST_PREVIEWS)
    if any(len(text) > LONGEST_MOVE for text in [command.answer, *command.moves]):
        raise TableError("too_long", field="moves", longest=LONGEST_MOVE)
    found = [previewed(table, table.match, command, text, language) for text in command.moves]
    return Previews(command.request, table.seq, found)


def previewed(
    table: Table, match: Match, command: messages.Preview, text: str, language: str
) -> Previewed:
    try:
        trial = match.trial(command.seat, text, command.answer)
    except PolisError as error:
        names = [seat.plan.name for seat in table.seats]
        return Previewed(text, problem(error, language, names))
    found, view = trial.told(), trial.view() if command.shows else None
    rows = [telling(match, table.line + 1, row[0], row[1:], False) for row in found.events]
    changed = differing(match.view(command.seat), view) if view is not None else {}
    return Previewed(text, None, found.money, rows, found.chance, changed)


def differing(before: Mapping[str, object], after: Mapping[str, object]) -> dict[str, object]:
    """The parts of a view that are not what they were."""
    return {name: part for name, part in after.items() if before.get(name) != part}


def heard(match: Match, step: Step, seat: int) -> list[Told]:
    return [
        telling(match, step.line, code, numbers, to == seat)
        for to, code, *numbers in step.events
        if to in (EVERYONE, seat)
    ]


def telling(match: Match, line: int, code: int, numbers: Sequence[int], whispered: bool) -> Told:
    event = match.game.schema().events[code]
    args = cast("dict[str, int | str]", notation.values_of(event, numbers))
    return Told(line, event.name, event.clause, args, whispered)


def undone_to(table: Table, line: int) -> int | None:
    """The line after which the page must forget what it heard, if any of it was taken back."""
    kept = [stayed for at, stayed in table.turned_back if at > line]
    return min(kept) if kept and min(kept) < line else None


def proposal(table: Table) -> Proposal | None:
    asked = table.asked
    if asked is None:
        return None
    return Proposal(
        asked.id, "undo", asked.seat, asked.decisions, [*asked.agreed], [*asked.awaited]
    )


def result(match: Match) -> Result:
    return Result(match.scores, match.places, match.winners)


def chat(table: Table, since: int) -> list[ChatLine]:
    return [
        ChatLine(seq, said.at, said.name, next(iter(table.seats_of(said.by)), None), said.text)
        for seq, said in table.chat
        if seq > since
    ]


# Looking back


def replay(table: Table, viewer: Viewer, first: int, last: int) -> Replay:
    """Positions this viewer saw, one for each line that still stands."""
    if table.match is None:
        raise TableError("not_started")
    steps, match = table.steps(), table.match
    total = steps[-1].line if steps else 0
    chosen = [i for i, step in enumerate(steps) if first <= step.line <= last][:MOST_FRAMES]
    frames: list[ReplayFrame] = []
    past = match.history.at(chosen[0]) if chosen else None
    for i in chosen:
        assert past is not None
        past.repeat([steps[i]])
        view = match.game.view(past.state, eyes(viewer))
        frames.append(replay_frame(match, steps[i], eyes(viewer), view))
    return Replay(table.id, viewer.seat, first, total, frames)


def replay_frame(match: Match, step: Step, seat: int, view: View) -> ReplayFrame:
    schema = match.game.schema()
    kind, _ = notation.args_of(schema, step.code)
    shown = match.over or not kind.secret or step.seat == seat
    text = notation.write(schema, step.code, step.payload) if shown else ""
    mover = None if step.seat == NATURE else step.seat
    return ReplayFrame(step.line, mover, text, view, heard(match, step, seat))


def proof(table: Table) -> Proof:
    """Every draw of a finished game, for whoever wants to redo it."""
    if table.status != "over":
        raise TableError("not_over")
    record = table.record()
    draws = [Draw(*draw) for draw in verify(record)]
    return Proof(record.promise, record.secret, record.nonces, draws)
