"""Hints, reasons and reviews. Chances of a review are in ten thousandths of the win, by seat."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from polis.server.messages.base import Count, Dial, Message, SeatNumber
from polis.server.messages.parts import Told


class HintAsked(Message):
    """What is there to do for my seat? With ``move``, whether that one would be a blunder. ``seq``
    names the position that is meant."""

    seat: SeatNumber
    seq: Count
    move: Annotated[str, Meta(max_length=200)] = ""


class Advised(Message):
    """A move and what it is worth. ``lead`` and ``games`` only where the dial says to explain."""

    move: str
    wins: float  # share of the win, 0 to 1
    behind: float  # how much less than the best
    close: bool  # not surely worse than the best
    lead: float | None = None  # points above the best of the others
    games: int | None = None  # imagined with it; 0 if there is no other move


class Hint(Message):
    """As much as the dial allows: the best moves, or what the move asked about would cost."""

    seq: int
    hints: Dial
    candidates: list[Advised]
    blunder: bool = False
    costs: float = 0.0  # share of the win; 0 if it is no blunder


class WhyAsked(Message):
    """A line of the log that tells of a bot's move; ``seat``: through which of my seats I look."""

    line: Annotated[int, Meta(ge=0, le=10_000_000)]
    seat: SeatNumber | None = None


class Reason(Message):
    """Why a bot may have moved so, as far as the asker can know the position. ``case``: the only
    move there was; clearly the best; about as good as another; chosen in a lost position; not the
    best by this look. ``other`` is the best of the other moves."""

    line: int
    seat: int
    level: str  # whose manner it speaks in
    case: Literal["only", "clear", "close", "losing", "worse"]
    move: str
    wins: float
    lead: float
    games: int
    stderr: float
    other: str
    other_wins: float
    other_lead: float
    outlook: list[float]  # everybody's chance before the move


class ReviewPoint(Message):
    """A decision. ``better`` is empty where nothing was surely better; ``draws`` are the lines of
    chance before the next decision looked at, ``unseen`` the unusual decisions among them."""

    line: int
    seat: int
    move: str
    before: list[int]
    after: list[int]
    blur: list[int]
    usual: str
    better: str
    worth: int
    lead: float
    stderr: int
    games: int
    draws: list[int]
    unseen: int


class ReviewAccount(Message):
    """Where a seat's chance went: ``start + luck + own + others + unseen`` is ``result``."""

    start: int
    luck: int
    own: int
    others: int
    unseen: int
    result: int
    lost: int
    blunders: int
    inaccuracies: int


class ReviewTurn(Message):
    """A large swing: of luck, with what was drawn, or of the decision at ``point``."""

    luck: bool
    point: int
    line: int
    seat: int
    swing: list[int]
    events: list[Told]


class Review(Message):
    """The whole review; lists of numbers are by seat."""

    game: str
    decisions: int  # with a choice; those not among the points were not looked at
    games: int  # imagined for a chance, at least
    points: list[ReviewPoint]
    result: list[int]
    accounts: list[ReviewAccount]
    turns: list[ReviewTurn]


class ReviewState(Message):
    """How far a review is; ``total`` is 0 until that is known."""

    done: int
    total: int
    review: Review | None
