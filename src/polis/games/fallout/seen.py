# interpreted: drawn for people
"""A view of Monopoly: Fallout as records, as far as a drawing needs it."""

from __future__ import annotations

import msgspec


class Seat(msgspec.Struct):
    cash: int
    position: int
    jail: int
    cards: list[int]
    worth: int
    owes: int
    alive: bool


class Property(msgspec.Struct):
    name: str
    group: str
    position: int
    owner: int
    level: int
    mortgaged: bool
    price: int
    rent: int


class Deck(msgspec.Struct):
    next: str  # "" while nobody can tell


class Debt(msgspec.Struct):
    who: int
    to: int
    amount: int


class Claim(msgspec.Struct):
    visitor: int
    owner: int
    rent: int


class Auction(msgspec.Struct):
    property: str
    bid: int
    bidder: int
    bidders: list[int]


class Shortage(msgspec.Struct):
    building: str
    asker: int
    wants: list[int]
    bid: int
    bidder: int


class Side(msgspec.Struct):
    gets: list[str]
    gives: list[str]


class Offer(msgspec.Struct):
    maker: int
    partner: int
    money: int
    sides: list[Side]


class View(msgspec.Struct):
    phase: str
    turn: int
    decider: int
    round: int
    rounds: int
    seats: list[Seat]
    properties: list[Property]
    shacks: int
    vaults: int
    decks: list[Deck]
    debts: list[Debt]
    claims: list[Claim]
    auction: Auction | None
    shortage: Shortage | None
    offers: list[Offer]
    called: list[int]
