"""Bodies of HTTP requests and answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from polis.server.messages.base import Message, Milliseconds
from polis.server.messages.parts import Clock, Result, SeatInfo, SeatPlan, Told


class NewTable(Message):
    """A table to be set up: the game, who sits where, and what the table agrees on."""

    game: str
    seats: list[SeatPlan]
    options: dict[str, str] = msgspec.field(default_factory=dict)
    clock: Clock = msgspec.field(default_factory=Clock)
    private: bool = True
    help: bool = True
    start: str = ""  # a position to begin from: "<table>@<line>", or "tutorial"


class Invitation(Message):
    """A link to a seat."""

    seat: int
    link: str  # path with the signed invitation


class TableMade(Message):
    """The new table, and the links to its seats."""

    id: str
    invitations: list[Invitation]


class TableRow(Message):
    """A table in a list."""

    id: str
    game: str
    status: Literal["open", "running", "over"]
    seats: list[SeatInfo]
    waits_for_me: bool
    mine: bool
    changed: Milliseconds
    result: Result | None


class Tables(Message):
    """My tables and those open to all."""

    mine: list[TableRow]  # those waiting for me first
    open: list[TableRow]


class Me(Message):
    """Who the server takes me for."""

    id: str
    name: str
    colour: int
    language: Literal["ru", "en"]
    account: str  # login, "" for a guest
    csrf: str
    preparing: bool = False  # the rules run interpreted until they are compiled


class MeChange(Message):
    """What is not named stays."""

    name: str | None = None
    colour: Annotated[int, Meta(ge=0, le=7)] | None = None
    language: Literal["ru", "en"] | None = None


class NoticeSettings(Message):
    """Where a person is told of their turns while their page is closed."""

    webhook: str
    telegram_chat: str
    telegram_token: bool  # whether they gave a bot's token of their own
    telegram_ready: bool  # whether there is a bot that could write, theirs or the server's


class NoticeChange(Message):
    """What is not named stays; "" takes it back."""

    webhook: str | None = None
    telegram_chat: str | None = None
    telegram_token: str | None = None


class Credentials(Message):
    """A login and its password."""

    login: str
    password: str


class PasswordChange(Message):
    """The password there is, and the one there shall be."""

    password: str
    new: str


class Confirmation(Message):
    """My password once more, for what cannot be taken back."""

    password: str


class ReplayFrame(Message):
    """The position after one line."""

    line: int
    seat: int | None  # who moved, None for chance
    move: str  # "" where this viewer may not know it
    view: Mapping[str, object]
    events: list[Told]


class Replay(Message):
    """A stretch of a game, line by line; ``total`` is the last line there is."""

    table: str
    seat: int | None
    first: int
    total: int
    frames: list[ReplayFrame]


class CoursePoint(Message):
    """What everybody would have had, had the game ended after a line."""

    line: int
    worth: list[int]


class Moment(Message):
    """A line worth looking at again: the largest ``swing`` of somebody's points, the largest
    ``deal``, or the one after which the winner was in the ``lead`` for good."""

    kind: Literal["swing", "deal", "lead"]
    line: int
    seat: int
    amount: int
    told: list[Told] = msgspec.field(default_factory=list)


class Course(Message):
    """A finished game in one curve, and what is remembered of it."""

    points: list[CoursePoint]
    moments: list[Moment]


class Draw(Message):
    """One draw, so that a browser can redo it: ticket = below(ways) of HMAC(secret, nonces, n).
    Each outcome has as many tickets as it weighs, in this order."""

    line: int
    ways: int
    ticket: int
    text: str
    outcomes: list[str]
    weights: list[int]


class Limit(Message):
    """What a proof leaves open; ``places`` are the lines or the seats, from 1, it is about."""

    code: Literal[
        "start", "unfinished", "alone", "withheld", "unbound", "corrected", "drawn_again"
    ]  # fmt: skip
    places: list[int]


class Proof(Message):
    """All it takes to redo every draw of a finished game."""

    promise: str
    secret: str
    commitments: list[str]
    nonces: list[str]
    limits: list[Limit]
    draws: list[Draw]
    record: str


class Lesson(Message):
    """Where the learner is in a tutorial. Its sentence is ``tutorial-<step>`` in the game's texts;
    "" while the others decide, at the end, and for whoever has left the story."""

    number: int  # of the step, from 1
    total: int
    step: str
    answers: list[str]  # to what was chosen last: ``tutorial-<answer>``
    wants: list[str]  # the moves the step accepts, the first one suggested
    then: list[str]  # those of the step after it, where both are made at one touch
    on: bool  # still in the story
    told: bool  # the story is over; a game that is not goes on by itself


class Health(Message):
    """``run`` is another one after every start; ``preparing`` while the rules run interpreted."""

    status: Literal["ok"]
    run: str
    version: str
    preparing: bool = False
