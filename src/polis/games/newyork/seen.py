# interpreted: drawn for people
"""A view of New York City as records, as far as a drawing needs it."""

from __future__ import annotations

import msgspec

Cards = dict[str, int]


class Staff(msgspec.Struct):
    character: str
    value: int
    count: int
    paid: int


class House(msgspec.Struct):
    tom: int | None
    space: int
    dollars: int
    supply: int
    points: int
    total: int
    hand: Cards | None
    hand_size: int
    reserve: Cards
    staff: list[Staff]
    known: Cards | None = None


class Marker(msgspec.Struct):
    house: int | None
    space: int


class Token(msgspec.Struct):
    vehicle: str
    value: int


class District(msgspec.Struct):
    district: str
    letter: str | None
    visited: bool
    base: int
    value: int
    tokens: list[Token]
    lamp: str
    towers: list[int]
    neutral: int


class Route(msgspec.Struct):
    vehicle: str
    ends: list[str]
    taken_by: int | None


class Shelf(msgspec.Struct):
    value: int
    open: list[str | None]
    left: int


class Starters(msgspec.Struct):
    open: list[list[str]]
    blind: int


class Pack(msgspec.Struct):
    deck: int
    discards: Cards
    pairs: list[str | None]
    spare: Cards


class Auction(msgspec.Struct):
    category: str | None
    bids: list[int]
    laid: list[Cards]
    settled: list[int]
    winner: int
    second: int
    declared: list[str]


class Ability(msgspec.Struct):
    drawn: Cards | None


class Bid(msgspec.Struct):
    """A bid of the menu, and the cards it takes."""

    size: int
    jokers: int
    cards: Cards


class View(msgspec.Struct):
    phase: str
    round: int
    houses: list[House]
    track: list[Marker]
    districts: list[District]
    mayor: str | None
    routes: list[Route]
    tokens: list[Token]
    tokens_left: int
    office: list[Shelf]
    starters: Starters
    cards: Pack
    auction: Auction
    sets: list[Bid]
    ability: Ability
    queue: list[int]
    step: int
