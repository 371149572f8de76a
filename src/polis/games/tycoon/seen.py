# interpreted: drawn for people
"""A view of City Tycoon as records, as far as a drawing needs it."""

from __future__ import annotations

import msgspec


class Seat(msgspec.Struct):
    cash: int
    points: int
    score: int
    goods: int
    hand: list[str] | None
    hand_size: int
    chosen: bool
    passed: bool


class Place(msgspec.Struct):
    x: int
    y: int
    kind: str
    tile: str | None
    owner: int | None
    cubes: int
    renewed: bool
    supplied: bool


class Plant(msgspec.Struct):
    plant: str
    cost: int
    cubes: int
    renewed: bool


class Pile(msgspec.Struct):
    left: int
    top: list[Plant]


class Building(msgspec.Struct):
    tile: str | None
    plant: str | None
    site: int | None
    parks: int
    ponds: int


class Delivery(msgspec.Struct):
    place: int
    tile: str
    price: int | None
    payable: bool


class View(msgspec.Struct):
    phase: str
    round: int
    rounds: int
    turn: int
    order: list[int]
    seats: list[Seat]
    pack: list[str] | None
    places: list[Place]
    piles: dict[str, Pile]
    landscape: int
    building: Building | None
    deliveries: list[Delivery]
