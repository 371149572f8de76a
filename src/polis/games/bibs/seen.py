# interpreted: drawn for people
"""A view of Bibs as records, as far as a drawing needs it."""

from __future__ import annotations

import msgspec


class Seat(msgspec.Struct):
    cash: int
    money: int
    position: str
    parked: bool
    plots: int
    hand: list[str]
    alive: bool


class Plot(msgspec.Struct):
    cell: str
    price: int
    owner: int
    firm: str | None


class Firm(msgspec.Struct):
    name: str
    holder: int
    plot: str | None
    level: int
    rent: int


class Group(msgspec.Struct):
    """A group of three firms."""

    name: str
    firms: list[str]
    price: int
    units: list[int]
    holding: list[int]
    concern: list[int]


class Debt(msgspec.Struct):
    amount: int
    creditor: int


class Pact(msgspec.Struct):
    kind: str
    subject: str
    asker: int
    party: list[int]
    waiting: list[int]


class Offer(msgspec.Struct):
    maker: int
    partner: int
    money: int
    plots: list[str]
    cards: list[str]


class View(msgspec.Struct):
    phase: str
    turn: int
    decider: int
    round: int
    rounds: int
    goal: str
    sum: int
    seats: list[Seat]
    plots: list[Plot]
    firms: list[Firm]
    groups: list[Group]
    arrows: list[str]
    debt: Debt | None
    pact: Pact | None
    offers: list[Offer]
