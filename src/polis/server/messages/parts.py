"""Parts of which messages are made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from polis.server.messages.base import Count, Dial, Message, Milliseconds


class SeatPlan(Message):
    """Who is to sit where: me, a friend by link, a bot, or whoever comes."""

    kind: Literal["me", "friend", "bot", "open"]
    bot: str = ""  # "newcomer", "club", "master", or a roster name that thinks no harder
    name: str = ""


class Clock(Message):
    """``none``: take your time. ``live``: a bank of seconds and an increment per decision.
    ``daily``: hours per decision, running only in the seat's waking hours."""

    kind: Literal["none", "live", "daily"] = "none"
    bank: Count = 0  # seconds (live)
    increment: Count = 0  # seconds (live)
    hours: Count = 24  # (daily)
    wake_from: Count = 8  # hour of the day, table time
    wake_to: Count = 23
    sit_in: bool = False  # (live) a bot sits in by itself when the time is up


class SeatInfo(Message):
    """A seat as everybody sees it."""

    number: int  # from 0
    kind: Literal["person", "bot", "open", "friend"]
    name: str
    colour: int
    bot: str  # the level that plays or sits in, "" if a person does
    sitting_in: bool  # a bot sits in for an absent person
    resigned: bool
    online: bool
    mine: bool
    acts: bool  # owes a decision now
    bank: Milliseconds | None  # clock left, None without a clock
    reminded: bool
    hints: Dial = "off"
    quiet: bool = False  # bots ask it for nothing


class TextArg(Message):
    """A value of a choice: as written in notation."""

    name: str
    domain: str
    values: list[str]


class Box(Message):
    """Legal moves of one kind: every combination of the arguments' values is legal."""

    move: str
    args: list[TextArg]


class Told(Message):
    """One event of the log. The page has its sentence: ``event-<event>`` in the game's texts."""

    line: int
    event: str
    clause: str
    args: dict[str, int | str]
    whispered: bool  # only this seat was told


class Step(Message):
    """The view after a line on the way to a frame's: those parts of it that have changed."""

    line: int
    changed: Mapping[str, object]


class ChatLine(Message):
    """What somebody said at the table; without a seat it was a spectator."""

    seq: int
    at: Milliseconds
    name: str
    seat: int | None
    text: str


class Note(Message):
    """Something told to the whole table that is no matter of the rules: a seat turned its dial.
    It stands in the log behind ``line``."""

    seq: int
    line: int
    seat: int
    hints: Dial


class Proposal(Message):
    """Something the table must agree on: ``undo`` of so many decisions, asked by a seat."""

    id: int
    what: Literal["undo"]
    seat: int
    decisions: int
    agreed: list[int]
    awaited: list[int]


class Problem(Message):
    """An error in the reader's language. ``rule`` is the clause, where a rule is the reason."""

    code: str
    sentence: str
    rule: str = ""
    nearest: str = ""
    field: str = ""


class TableInfo(Message):
    """What stays or changes slowly."""

    id: str
    game: str
    options: dict[str, str]
    clock: Clock
    private: bool
    help: bool  # whether projected scores and hints may be shown
    tutorial: bool  # a first lesson: the others follow a story as long as the learner does
    status: Literal["open", "running", "over"]
    paused: bool
    owner: bool  # whether you own it
    seats: list[SeatInfo]
    my_seats: list[int]
    promise: str
    commitments: list[str]  # by seat: the hash of its nonce, "" if it adds none
    awaited: list[int]  # seats that are to tell their nonces now: nothing else changes any more
    nonces: list[str]
    secret: str  # "" until the game is over
    rematch: str  # id of the next table, "" if none
    created: Milliseconds
    watchers: int


class Source(Message):
    """What points came from, ``source-<name>`` in the game's texts: by seat, then by rival."""

    name: str
    points: list[int]


class Result(Message):
    """How the game ended, by seat; a winner has place 1."""

    scores: list[int]
    places: list[int]
    winners: list[int]
