"""What a page sends: commands, each with a request id of its own making, so that a repeat is
harmless. A command names the last ``seq`` the page has seen; if the table has moved on since, the
page gets the table as it is now."""

from __future__ import annotations

import msgspec

from polis.server.messages.base import Count, Dial, Message, Request, SeatNumber
from polis.server.messages.parts import SeatPlan


class Command(Message):
    """What all commands share. ``request`` is an id of the client's making, by which a repeat is
    known; ``seq`` the last state of the table it has seen."""

    request: Request
    seq: Count = 0


class Move(Command, tag="move"):
    """A move in notation, for one of my seats."""

    seat: SeatNumber = 0
    text: str = ""


class Undo(Command, tag="undo"):
    """Take back my last decision: at once where that is free, else by asking the others."""

    seat: SeatNumber = 0


class Answer(Command, tag="answer"):
    """Agree or not to what another seat proposed."""

    seat: SeatNumber = 0
    proposal: Count = 0
    yes: bool = False


class Say(Command, tag="say"):
    """Say something to the table."""

    text: str = ""


class Sit(Command, tag="sit"):
    """Take a seat, by its invitation if it has one; ``commitment`` as in ``commit``."""

    seat: SeatNumber = 0
    invitation: str = ""
    name: str = ""
    commitment: str = ""


class Leave(Command, tag="leave"):
    """Give a seat of mine up before the start."""

    seat: SeatNumber = 0


class Arrange(Command, tag="arrange"):
    """The owner changes a seat before the start."""

    seat: SeatNumber = 0
    plan: SeatPlan | None = None


class Commit(Command, tag="commit"):
    """Bind my seats to a nonce of mine, before the seats are fixed: ``commitment`` is its SHA-256
    in hex."""

    commitment: str = ""


class Start(Command, tag="start"):
    """The owner begins the game. Where anybody has committed to a nonce, the seats are fixed first
    and the game begins with the last ``reveal``; pressed again, without those who are not here."""


class Reveal(Command, tag="reveal"):
    """Tell the nonce I committed to, once ``TableInfo.awaited`` names a seat of mine: it is mixed
    into the chance. 16 to 64 letters, digits, dashes and underscores that nobody can guess."""

    nonce: str = ""


class SitIn(Command, tag="sit_in"):
    """Let a bot play for an absent seat; the owner of the seat returns at any time."""

    seat: SeatNumber = 0
    bot: str = ""


class Return(Command, tag="return"):
    """Take my seat back from the bot that sits in."""

    seat: SeatNumber = 0


class Pause(Command, tag="pause"):
    """Stop the clocks, or let them go on."""

    on: bool = True


class Resign(Command, tag="resign"):
    """Give up; a bot plays on for the seat."""

    seat: SeatNumber = 0


class Rematch(Command, tag="rematch"):
    """The same table once more; ``Done.table`` is its id."""


class TurnDial(Command, tag="dial"):
    """Turn the dial of hints of my own seat. The table is told."""

    seat: SeatNumber = 0
    hints: Dial = "off"


class Quiet(Command, tag="quiet"):
    """Let bots ask my seat for nothing more, or for something again."""

    seat: SeatNumber = 0
    on: bool = True


class Weigh(Command, tag="weigh"):
    """I am putting an answer together: bots that wait for it wait on. Off: they may count again."""

    seat: SeatNumber = 0
    on: bool = True


class Look(Command, tag="look"):
    """See through another of my seats (hot-seat), or as a spectator."""

    seat: SeatNumber | None = None
    line: Count = 0


class Preview(Command, tag="preview"):
    """What would these moves do, made by one of my seats, and then answered by another?"""

    seat: SeatNumber = 0
    moves: list[str] = msgspec.field(default_factory=list)
    answer: str = ""  # "2: accept 1"
    shows: bool = False  # the position they lead to, too


class Survey(Command, tag="survey"):
    """What could one of my seats do, now or once it had made a move, and what would it cost and
    bring?"""

    seat: SeatNumber = 0
    after: str = ""  # "build food_market"


class Ping(Command, tag="ping"):
    """Ask whether the socket is alive and the page up to date."""


Incoming = (
    Move | Undo | Answer | Say | Sit | Leave | Arrange | Commit | Start | Reveal | SitIn | Return
    | Pause | Resign | Rematch | TurnDial | Quiet | Weigh | Preview | Survey | Look | Ping
)  # fmt: skip
