# interpreted: drawn for people
"""A view of The Estates as records, as far as a drawing needs it."""

from __future__ import annotations

import msgspec


class Lot(msgspec.Struct):
    floors: list[str]
    roof: int
    white: bool


class Barrier(msgspec.Struct):
    effect: int


class Row(msgspec.Struct):
    required: int
    built: int
    complete: bool
    mayor: bool
    sign: int
    points: list[int]
    barriers: list[Barrier]
    lots: list[Lot]


class Seat(msgspec.Struct):
    cash: int | None
    stash: int | None
    total: int
    wins: int


class Auction(msgspec.Struct):
    piece: str
    floor: str | None
    roof: int | None
    bid: int
    bidder: int
    speaker: int
    builder: int


class View(msgspec.Struct):
    phase: str
    round: int
    rounds: int
    turn: int
    auction: Auction | None
    seats: list[Seat]
    rows: list[Row]
    lines: list[list[str]]
    roofs: list[int]
    beside: list[str]
    companies: dict[str, int]
