"""What happened at a table, as it is stored: one row each, in the order of ``seq``, forever.

A table is the fold of its acts. Lines of play stand in them exactly as in a record.
"""

from __future__ import annotations

import msgspec

from polis.server.messages.base import Dial
from polis.server.messages.parts import Clock


class Act(msgspec.Struct, omit_defaults=True):
    """``by`` is the user who did it, "" the server itself; ``request`` makes repeats harmless."""

    at: int
    by: str = ""
    request: str = ""


class PlannedSeat(msgspec.Struct, omit_defaults=True):
    kind: str  # person, friend, bot, open
    user: str = ""
    name: str = ""
    bot: str = ""
    nonce: str = ""
    colour: int = 0
    commitment: str = ""  # the hash of the nonce, told before it


class Created(Act, tag="created"):
    game: str = ""
    options: dict[str, str] = {}
    seats: list[PlannedSeat] = []
    clock: Clock = msgspec.field(default_factory=Clock)
    private: bool = True
    help: bool = True
    promise: str = ""
    start: str = ""
    tutorial: bool = False  # the others follow the game's first lesson


class Seated(Act, tag="seated"):
    """A seat got a new occupant or plan, before or during the game. ``back``: its person took it
    to another device, and with it the table, if it was theirs."""

    seat: int = 0
    back: bool = False
    plan: PlannedSeat = msgspec.field(default_factory=lambda: PlannedSeat("open"))


class Committed(Act, tag="committed"):
    """A person's seats are bound to the nonce with this hash."""

    commitment: str = ""


class Fixed(Act, tag="fixed"):
    """No seat and no commitment changes any more; what is behind them is told now."""


class Revealed(Act, tag="revealed"):
    """A person told the nonce they had committed to; the last one begins the game instead."""

    nonce: str = ""


class Started(Act, tag="started"):
    lines: list[str] = []
    nonces: list[str] = []  # by seat, as they were mixed into the chance


class Played(Act, tag="played"):
    """A move and what chance did after it; or an undo line."""

    seat: int = 0
    lines: list[str] = []


class Proposed(Act, tag="proposed"):
    seat: int = 0
    decisions: int = 1


class Answered(Act, tag="answered"):
    seat: int = 0
    yes: bool = False
    lines: list[str] = []  # the undo, when this answer was the last one needed


class BotSatIn(Act, tag="sat_in"):
    seat: int = 0
    bot: str = ""


class Returned(Act, tag="returned"):
    seat: int = 0


class Resigned(Act, tag="resigned"):
    seat: int = 0
    bot: str = ""


class Paused(Act, tag="paused"):
    on: bool = True


class DialTurned(Act, tag="dial"):
    seat: int = 0
    hints: Dial = "off"


class Quieted(Act, tag="quiet"):
    """A person wants to be asked for nothing by bots, or for something again."""

    seat: int = 0
    on: bool = True


class Weighed(Act, tag="weigh"):
    """A person began to put an answer together, or stopped."""

    seat: int = 0
    on: bool = True


class Said(Act, tag="said"):
    name: str = ""
    text: str = ""


class Reminded(Act, tag="reminded"):
    seat: int = 0


class RematchMade(Act, tag="rematch"):
    table: str = ""


Stored = (
    Created | Seated | Committed | Fixed | Revealed | Started | Played | Proposed | Answered
    | BotSatIn | Returned | Resigned | Paused | DialTurned | Quieted | Weighed | Said
    | Reminded | RematchMade
)  # fmt: skip

encoder = msgspec.json.Encoder()
decoder: msgspec.json.Decoder[Stored] = msgspec.json.Decoder(Stored)
