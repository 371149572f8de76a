"""Games that were played before a test begins, so that a test shows only what it is about."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import expect

from tests.browser.visitor import Visitor, any_move
from tests.browser.words import Json
from tests.server.fleet import Process
from tests.server.live import Page, Person


class Past(NamedTuple):
    game: str
    table: str
    lines: list[int]  # how long the record was before each decision of a person
    phases: list[str]  # and what was to be decided
    result: Json


def play_out(
    server: Process,
    game: str = "estates",
    people: int = 2,
    bots: int = 1,
    seed: int = 1,
    choose: Callable[[Json, random.Random], str] = any_move,
    **wishes: object,
) -> Past:
    """A whole game on one device, played over the wire at random."""
    person = Person(server)
    seats = [*["me"] * people, *["bot"] * bots]
    table = person.table(*seats, game=game, private=False, **wishes)
    person.command(table, "start")
    lines: list[int] = []
    phases: list[str] = []
    with person.at(table) as page:
        while not (frame := look(page))["result"]:
            lines.append(frame["line"])
            phases.append(frame["view"]["phase"])
            chosen = choose(frame, random.Random(seed * 1000 + len(lines)))
            page.ask("move", seat=frame["seat"], text=chosen)
    person.close()
    return Past(game, table, lines, phases, frame["result"])


def look(page: Page) -> Json:
    """The newest frame, through the eyes of whoever of us is to decide."""
    while True:
        page.send("look", seat=page.frame.get("seat"), line=0)
        page.until("frame")
        acting = [s["number"] for s in page.frame["info"]["seats"] if s["acts"] and s["mine"]]
        if page.frame["result"] or page.frame["seat"] in acting:
            return page.frame
        if acting:
            page.send("look", seat=acting[0], line=0)
        page.until("frame")


def before(past: Past, phase: str, decisions: int) -> int:
    """A line at which a person had this to decide, so many decisions or more before the end."""
    found = zip(past.lines[:-decisions], past.phases[:-decisions], strict=True)
    return next(line for line, at in reversed(list(found)) if at == phase)


def middle(past: Past) -> int:
    """A line at which much is built, and decisions of every kind are still to come."""
    return before(past, "choosing", 70)


def lay(visitor: Visitor, past: Past, line: int, *kinds: str) -> None:
    """Choose the seats of a table that goes on from a line of the old game."""
    visitor.open(f"/new/{past.game}?from={past.table}@{line}&seats={len(kinds)}")
    for number, kind in enumerate(kinds):
        visitor.seat_kind(number, kind)


def go_on(visitor: Visitor, past: Past, line: int, *kinds: str) -> None:
    """Sit down at a new table that goes on from a line of the old game."""
    lay(visitor, past, line, *kinds)
    visitor.button("start-game").click()
    visitor.await_start()
    expect(visitor.region("board")).to_be_visible()


def until(visitor: Visitor, phase: str) -> Json:
    """Play at random up to a decision of this kind."""
    chance = random.Random(4)
    while visitor.await_turn() and visitor.frame["view"]["phase"] != phase:
        visitor.play(any_move(visitor.frame, chance))
    assert not visitor.over
    visitor.await_sight()
    return visitor.frame
