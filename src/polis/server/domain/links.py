"""Links to seats: what a signed one says."""

from __future__ import annotations

from typing import NamedTuple


class SeatLink(NamedTuple):
    """A way to a seat. Without a ``holder`` it lets whoever comes first take a seat kept for a
    friend; with one, it lets that person take the seat to another device. ``turn`` counts how often
    the seat has changed hands: once used or withdrawn, a link is worth nothing, whoever sits there
    later."""

    table: str
    seat: int
    holder: str
    turn: int
