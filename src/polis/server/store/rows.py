"""What goes into the store and comes out of it, as plain records."""

from __future__ import annotations

from typing import NamedTuple

import msgspec


class Listing(msgspec.Struct, frozen=True):
    """What lists show of a table. It follows from the acts; the host works it out anew each time.

    ``users`` are all who belong to the table; None says that this act changed nothing in that.
    """

    game: str
    status: str  # open, running, over
    private: bool = True
    users: list[str] | None = None
    waiting: list[str] = []  # users who owe a decision
    due_at: int | None = None  # when a clock runs out or a reminder is due
    result: list[int] = []  # points by seat, once the game is over
    card: str = ""  # anything else a list shows, in the host's own form


class Listed(NamedTuple):
    """A table in a list."""

    id: str
    owner: str
    game: str
    status: str
    private: bool
    waiting: list[str]
    changed: int
    due_at: int | None
    result: list[int]
    card: str


class Append(NamedTuple):
    """An act on its way into the store, at the place its writer believes to be free."""

    table: str
    seq: int
    act: str
    at: int
    listing: Listing | None


class User(msgspec.Struct, frozen=True):
    """A person. Guests have no login."""

    id: str
    name: str
    colour: int = 0
    language: str = "en"
    login: str = ""
    password: str = ""  # an argon2 hash
    notices: dict[str, str] = {}  # kind of notice → address
    created: int = 0
    seen: int = 0  # when they were last here, to the day
