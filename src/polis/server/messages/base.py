"""What all messages share."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Request = Annotated[str, Meta(max_length=40)]  # chosen by the client
Milliseconds = int
SeatNumber = Annotated[int, Meta(ge=0, le=14)]  # counted from 0
Count = Annotated[int, Meta(ge=0, le=2**31)]
# How far a player is helped: not at all, warned of a blunder, told good moves, told why too.
Dial = Literal["off", "warn", "name", "explain"]


class Message(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=False):
    """What all messages share: unknown fields are refused, not ignored."""
