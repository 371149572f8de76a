"""Tables for the server's benchmark, made without a server: many new ones, and some with a past."""

from __future__ import annotations

import asyncio
import random
from typing import NamedTuple

import structlog

from polis.server.domain.acts import Created, PlannedSeat, Played, Started, Stored
from polis.server.domain.table import Table
from polis.server.domain.words import opening
from polis.server.runtime.services import Services
from polis.server.runtime.signing import COOKIE
from polis.server.settings import Settings

LONG, OLD, YOUNG = 1000, 2000, 20  # moves
OPTIONS = {"rounds": "9"}


class Prepared(NamedTuple):
    cookies: list[str]  # of the two people who sit at every table
    tables: list[str]
    ages: list[str]  # a game at its beginning, and one far on
    long: list[str]


async def prepare(db: str, count: int, cold: int) -> Prepared:
    """``count`` new tables, and ``cold`` long ones to open."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(40))
    services = Services(Settings(db=db, workers=1))
    await services.open()
    try:
        people = [await services.accounts.guest("en") for _ in range(2)]
        users = [person.user.id for person in people]
        names = [f"bench{i}" for i in range(count)]
        for start in range(0, count, 64):
            await asyncio.gather(*(begin(services, id, users) for id in names[start : start + 64]))
        for id, moves in (("young", YOUNG), ("old", OLD)):
            await begin(services, id, users)
            await grow(services, id, moves)
        long = [f"long{i}" for i in range(cold)]
        for id in long:
            await begin(services, id, users)
        await asyncio.gather(*(grow(services, id, LONG) for id in long))
    finally:
        await services.close()
    cookies = [f"{COOKIE}={services.keys.cookie(person.session)}" for person in people]
    return Prepared(cookies, names, ["young", "old"], long)


async def begin(services: Services, id: str, users: list[str]) -> None:
    seats = [PlannedSeat("person", user, f"P{i}") for i, user in enumerate(users)]
    act = Created(at=0, by=users[0], game="estates", options=OPTIONS, seats=seats)
    await services.lobby.open(id, act)

    def start(table: Table, now: int) -> Stored:
        nonces = ["a", "b"]
        return Started(at=now, lines=opening(table, nonces), nonces=nonces)

    await services.host.act(id, start)


async def grow(services: Services, id: str, moves: int) -> None:
    """Play and take back, so that any game grows as long as is wished and never ends."""
    chance = random.Random(id)
    for number in range(moves):
        if number > YOUNG and number % 3 == 2:
            await services.host.act(id, undo)
        else:
            await services.host.act(id, lambda table, now: move(table, now, chance))


def move(table: Table, now: int, chance: random.Random) -> Stored:
    assert table.match is not None
    seat = table.actors()[0]
    text = chance.choice(table.match.moves(seat))
    return Played(at=now, seat=seat, lines=table.lines_of(seat, text))


def undo(table: Table, now: int) -> Stored:
    return Played(at=now, seat=table.actors()[0], lines=["undo 2"])
