"""What the server sends to a page: frames, and answers to commands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from polis.server.messages.base import Message, Milliseconds, Request
from polis.server.messages.parts import (
    Box,
    ChatLine,
    Note,
    Problem,
    Proposal,
    Result,
    Source,
    Step,
    TableInfo,
    Told,
)


class Frame(Message, tag="frame"):
    """The table as this viewer may see it after ``seq``. The only way positions travel."""

    build: str  # of the page; another one says that this page is old
    seq: int
    line: int  # lines of the record so far
    info: TableInfo
    view: Mapping[str, object] | None
    seat: int | None  # whose eyes: a seat of mine, None for a spectator
    choices: list[Box]
    events: list[Told]  # after the line the client named
    steps: list[Step]  # positions on the way from that line to this view, if there are any
    undone_to: int | None  # forget events after this line: they were taken back
    proposal: Proposal | None
    can_undo: Literal["free", "ask", "no"]
    result: Result | None
    chat: list[ChatLine]
    notes: list[Note]
    now: Milliseconds
    answer_by: Milliseconds | None = None  # when bots go on without my answer
    weighing: bool = False  # they wait while I put it together
    # Where the points came from, in the order in which they are counted; none until it is over.
    sources: list[Source] = msgspec.field(default_factory=list)


class Refused(Message, tag="refused"):
    """A command that was not carried out. Nothing has changed."""

    request: Request
    problem: Problem
    stale: bool = False  # the table had moved on: a frame follows


class Done(Message, tag="done"):
    """A command that was carried out; the frame that shows it comes by itself."""

    request: Request
    seq: int
    table: str = ""  # for a rematch


class Previewed(Message):
    """What a move would do: what each seat gains or pays, empty where that is not known before a
    reveal, and what would be told. ``problem`` if it is not legal, and nothing else then."""

    move: str
    problem: Problem | None = None
    money: list[int] = msgspec.field(default_factory=list)
    events: list[Told] = msgspec.field(default_factory=list)
    chance: bool = False  # what follows is up to chance
    costly: bool = False  # ends my game, gives a whole group away, or spends all I have
    changed: Mapping[str, object] = msgspec.field(default_factory=dict)  # of the view, if asked for


class Previews(Message, tag="previews"):
    """The answer to ``preview``, one for each move in the order asked."""

    request: Request
    seq: int  # of the table they were tried on
    previews: list[Previewed]


class Opportunity(Message):
    """Something a seat could do. Its sentence is ``could-<kind>`` in the game's texts."""

    kind: str
    clause: str
    args: dict[str, int | str]
    move: str = ""  # that takes it up now, if one does


class Surveyed(Message, tag="surveyed"):
    """The answer to ``survey``, the most valuable first; nothing at a table without help."""

    request: Request
    seq: int
    found: list[Opportunity]


class Presence(Message, tag="presence"):
    """Who is connected: seats, and how many look on."""

    online: list[int]
    watchers: int


class Pong(Message, tag="pong"):
    """The answer to ``ping``."""

    build: str
    seq: int
    now: Milliseconds


Outgoing = Frame | Refused | Done | Previews | Surveyed | Presence | Pong
