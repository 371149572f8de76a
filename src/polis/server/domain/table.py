"""A table: the fold of its acts. It holds a match, its seats, its talk, and nothing it could not
rebuild from the stored acts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import msgspec

from polis.core.errors import PolisError
from polis.core.fair import commitment
from polis.core.history import Step
from polis.core.match import Match
from polis.core.record import CORRECT, MOVE, Entry, Record, read_entry
from polis.core.registry import GameInfo, load
from polis.core.seats import NATURE, members
from polis.core.tutorial import draws, tutorial
from polis.server.domain import acts, clocks
from polis.server.domain.acts import Stored
from polis.server.domain.links import SeatLink
from polis.server.domain.seats import Seat, SeatAct, UndoProposal
from polis.server.messages.parts import Clock, Note

TALK_KEPT = 200  # lines of chat a table remembers in memory
NOTES_KEPT = 50
REQUESTS_KEPT = 500


@cache
def deciding(actors: int) -> tuple[int, ...]:
    """The players among those who must act."""
    return tuple(seat for seat in members(actors) if seat != NATURE)


class Table:
    def __init__(
        self,
        id: str,
        secret: bytes,
        titles: Callable[[str], GameInfo] = load,
        outages: Sequence[clocks.Outage] = (),
    ) -> None:
        self.id = id
        self.secret = secret
        self.titles = titles
        self.outages = outages  # of all servers: no clock runs then
        self.seq = 0
        self.owner = ""
        self.created = 0
        self.changed = 0
        self.made = acts.Created(at=0)
        self.seats: list[Seat] = []
        self.held: dict[str, list[int]] = {}  # user → seats
        self.fixed_at = 0  # when seats and commitments became final; 0 before
        self.match: Match | None = None
        self.paused = False
        self.proposal: UndoProposal | None = None
        self.rematch = ""
        self.rematch_by = ""
        self.chat: list[tuple[int, acts.Said]] = []
        self.notes: list[Note] = []  # what was told to all that no rule tells
        self.requests: dict[tuple[str, str], int] = {}  # (user, request) → seq
        self.consents: list[tuple[int, list[int]]] = []  # (line, whose people were asked after it)
        self.turned_back: list[tuple[int, int]] = []  # (line, the last line that stayed as it was)
        self.played = 0  # the seq of the last act that changed the position

    # What is so

    @property
    def clock(self) -> Clock:
        return self.made.clock

    @property
    def status(self) -> str:
        if self.match is None:
            return "open"
        return "over" if self.match.over else "running"

    @property
    def line(self) -> int:
        return len(self.match.entries) if self.match else 0

    def actors(self) -> list[int]:
        """Seats that owe a decision; none while the table is open, paused or over."""
        if self.match is None or self.paused:
            return []
        return [*deciding(self.match.state.actors)]

    def may_go_on(self) -> list[int]:
        """Seats that need not wait for those who are asked. In a lesson they do: the learner has
        all the time he wants."""
        if self.match is None or self.paused or self.made.tutorial:
            return []
        return [*deciding(self.match.game.may_go_on(self.match.state))]

    def awaited(self) -> list[int]:
        """Seats whose nonces are still to be told before the game can begin."""
        if not self.fixed_at or self.match is not None:
            return []
        plans = enumerate(seat.plan for seat in self.seats)
        return [number for number, plan in plans if plan.commitment and not plan.nonce]

    def seats_of(self, user: str) -> list[int]:
        return [*self.held.get(user, ())]

    def steps(self) -> list[Step]:
        return self.match.history.steps if self.match else []

    def record(self) -> Record:
        """The game as a record; with the secret, so only for the server or after the end."""
        assert self.match is not None
        return self.match.as_record()

    # Folding

    def fold(self, act: Stored) -> None:
        """Let an act that is stored become so."""
        self.seq += 1
        self.changed = act.at
        if act.request:
            # By user: two pages may well count their requests alike.
            self.requests[act.by, act.request] = self.seq
            while len(self.requests) > REQUESTS_KEPT:
                del self.requests[next(iter(self.requests))]
        turns, entries = len(self.turned_back), self.line
        self.do(act)
        if self.line != entries:
            self.played = self.seq
        if not isinstance(act, acts.Played):
            self.note_consents()  # no move changes who is asked
        actors = self.actors()
        self.owe(act, actors, len(self.turned_back) > turns)
        self.run_clocks(act.at, actors)

    def do(self, act: Stored) -> None:
        match act:
            case acts.Created():
                self.create(act)
            case acts.Seated():
                self.reseat(act)
            case acts.Committed() | acts.Fixed() | acts.Revealed() | acts.Started():
                self.prepare(act)
            case acts.Played():
                self.follow(act.lines)
                self.proposal = None
            case acts.Proposed():
                self.propose(act)
            case acts.Answered():
                self.answer(act)
            case acts.Paused():
                self.paused = act.on
            case acts.DialTurned():
                self.turn_dial(act)
            case acts.Said():
                self.chat = [*self.chat[-TALK_KEPT + 1 :], (self.seq, act)]
            case acts.RematchMade():
                self.rematch, self.rematch_by = act.table, act.by
            case _:
                self.change_seat(act)

    def create(self, act: acts.Created) -> None:
        self.made = act
        self.owner = act.by
        self.created = act.at
        bank = clocks.opening_bank(act.clock)
        self.seats = [Seat(plan, bank) for plan in act.seats]
        self.hold()

    def reseat(self, act: acts.Seated) -> None:
        seat = self.seats[act.seat]
        if act.back and seat.plan.user == self.owner:
            self.owner = act.plan.user
        seat.reseat(act)
        self.hold()

    def change_seat(self, act: SeatAct) -> None:
        self.seats[act.seat].change(act)
        if isinstance(act, acts.BotSatIn | acts.Resigned):
            self.proposal = None

    def turn_dial(self, act: acts.DialTurned) -> None:
        self.seats[act.seat].hints = act.hints
        note = Note(self.seq, self.line, act.seat, act.hints)
        self.notes = [*self.notes[-NOTES_KEPT + 1 :], note]

    def hold(self) -> None:
        """Note who holds which seats."""
        self.held = {}
        for number, seat in enumerate(self.seats):
            if seat.plan.kind == "person":
                self.held.setdefault(seat.plan.user, []).append(number)

    def prepare(self, act: acts.Committed | acts.Fixed | acts.Revealed | acts.Started) -> None:
        """The way to the first draw."""
        match act:
            case acts.Committed():
                self.bind(act)
            case acts.Fixed():
                self.fix(act)
            case acts.Revealed():
                self.reveal(act)
            case acts.Started():
                self.begin(act)

    def bind(self, act: acts.Committed) -> None:
        for number in self.seats_of(act.by):
            seat = self.seats[number]
            seat.plan = msgspec.structs.replace(seat.plan, commitment=act.commitment, nonce="")

    def fix(self, act: acts.Fixed) -> None:
        """From now on only what was committed to counts, not what tables once kept without."""
        self.fixed_at = act.at
        for seat in self.seats:
            if not seat.plan.commitment:
                seat.plan = msgspec.structs.replace(seat.plan, nonce="")

    def reveal(self, act: acts.Revealed) -> None:
        bound = commitment(act.nonce)
        for number in self.seats_of(act.by):
            seat = self.seats[number]
            if seat.plan.commitment == bound:
                seat.plan = msgspec.structs.replace(seat.plan, nonce=act.nonce)

    def begin(self, act: acts.Started) -> None:
        for seat, nonce in zip(self.seats, act.nonces, strict=False):
            seat.plan = msgspec.structs.replace(seat.plan, nonce=nonce)
        self.match = self.new_match([seat.plan.nonce for seat in self.seats])
        self.follow(act.lines)

    def commitments(self) -> tuple[str, ...]:
        found = tuple(seat.plan.commitment for seat in self.seats)
        return found if any(found) else ()

    def new_match(self, nonces: list[str]) -> Match:
        info = self.titles(self.made.game)
        record = Record(
            game=self.made.game,
            seats=len(self.seats),
            options=self.made.options,
            names=[seat.plan.name for seat in self.seats],
            promise=self.made.promise,
            nonces=nonces,
            start=self.made.start,
            entries=[],
            result=[],
            secret=self.secret.hex(),
            commitments=self.commitments(),
        )
        return Match(info, record)

    def follow(self, lines: list[str]) -> None:
        """Lines of play, as they were decided."""
        assert self.match is not None
        for text in lines:
            entry = read_entry(text)
            before = [] if entry.act == MOVE else [step.line for step in self.steps()[-1:]]
            self.match.follow(entry, self.line + 1)
            if entry.act != MOVE:
                self.turned_back.append((self.line, self.kept(entry, before)))

    def kept(self, entry: Entry, before: list[int]) -> int:
        """The last line whose step an undo, a redo or a correction left as it was."""
        if entry.act == CORRECT:
            return entry.number - 1
        after = [step.line for step in self.steps()[-1:]]
        return min([*before, *after]) if before and after else 0

    def propose(self, act: acts.Proposed) -> None:
        awaited = self.asked_of(act.seat, self.line_of_last(act.decisions))
        self.proposal = UndoProposal(self.seq, act.seat, act.decisions, awaited)

    def answer(self, act: acts.Answered) -> None:
        if self.proposal is None:
            return
        if not act.yes:
            self.proposal = None
            return
        user = self.seats[act.seat].plan.user
        agreed = [seat for seat in self.proposal.awaited if self.seats[seat].plan.user == user]
        self.proposal.agreed += agreed
        self.proposal.awaited = [seat for seat in self.proposal.awaited if seat not in agreed]
        if act.lines:
            self.follow(act.lines)
            self.proposal = None

    def people(self) -> list[int]:
        """Seats where a person decides."""
        return [i for i, seat in enumerate(self.seats) if not seat.bot and seat.plan.user]

    def is_link(self, link: SeatLink | None, seat: int, holder: str) -> bool:
        """Whether a signed link leads to this seat of this holder, and is not used or withdrawn."""
        return link == SeatLink(self.id, seat, holder, self.seats[seat].links)

    def consenting(self) -> list[int]:
        """Seats whose people are asked. A bot that somebody else called in speaks for nobody."""
        return [i for i, seat in enumerate(self.seats) if seat.plan.user and not seat.delegated]

    def note_consents(self) -> None:
        now = self.consenting()
        if self.match is not None and (not self.consents or self.consents[-1][1] != now):
            self.consents.append((self.line, now))

    def asked_of(self, seat: int, line: int) -> list[int]:
        """Seats of other people who must agree that the decision of this line is taken back: those
        who are here now, and those who were when it was made and have not given up."""
        then = next((seats for since, seats in reversed(self.consents) if since < line), [])
        user = self.seats[seat].plan.user
        return [
            i
            for i, other in enumerate(self.seats)
            if other.plan.user not in ("", user)
            and not other.resigned
            and (i in then or not other.delegated)
        ]

    def line_of_last(self, decisions: int) -> int:
        made = [step.line for step in self.steps() if step.seat != NATURE]
        return made[-decisions] if 1 <= decisions <= len(made) else 0

    def owe(self, act: Stored, actors: list[int], turned_back: bool) -> None:
        """Note since which seq each seat has had the decision before it now."""
        mover = act.seat if isinstance(act, acts.Played) else -1
        for i, seat in enumerate(self.seats):
            if i not in actors:
                seat.owes_from = 0
                seat.together = False
            elif not seat.owes_from or i == mover or turned_back:
                seat.owes_from = self.seq
                seat.together = len(actors) > 1

    def run_clocks(self, now: int, actors: list[int]) -> None:
        """Stop the clocks of those who decided, start those of the seats that now must."""
        for i, seat in enumerate(self.seats):
            if seat.since and i not in actors:
                used = clocks.spent(self.clock, seat.since, now, self.outages)
                left = max(0, seat.bank - used)
                decided = clocks.after_decision(self.clock, seat.bank, used)
                seat.bank = left if self.paused else decided
                seat.since = 0
                seat.reminded = False
                seat.weighing, seat.weighed = False, 0
            elif i in actors and not seat.since:
                seat.since = now

    def bank_left(self, seat: int, now: int) -> int | None:
        if self.clock.kind == "none":
            return None
        place = self.seats[seat]
        if not place.since:
            return place.bank
        return max(0, place.bank - clocks.spent(self.clock, place.since, now, self.outages))

    # Making lines

    def lines_of(self, seat: int, text: str) -> list[str]:
        """A move and what chance does after it, as lines to be stored. Nothing is played: that is
        done by folding them."""
        assert self.match is not None
        lesson = tutorial(self.made.game) if self.made.tutorial else None
        told = draws(lesson, self.match, seat, text) if lesson else []
        return self.match.lines_of(seat, text, told)

    def why_not(self, seat: int, text: str) -> PolisError | None:
        assert self.match is not None
        return self.match.why_not(seat, text)
