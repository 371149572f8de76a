"""Games that were played before a test begins, so that a test shows only what it is about."""

from __future__ import annotations

import random
from typing import NamedTuple

from tests.browser.visitor import Json, any_move
from tests.server.fleet import Process
from tests.server.live import Page, Person


class Past(NamedTuple):
    table: str
    lines: list[int]  # how long the record was before each decision of a person
    phases: list[str]  # and what was to be decided
    result: Json


def play_out(
    server: Process, people: int = 2, bots: int = 1, seed: int = 1, **wishes: object
) -> Past:
    """A whole game on one device, played over the wire at random."""
    person = Person(server)  # type: ignore[arg-type]
    seats = [*["me"] * people, *["bot"] * bots]
    table = person.table(*seats, private=False, **wishes)
    person.command(table, "start")
    lines: list[int] = []
    phases: list[str] = []
    with person.at(table) as page:
        while not (frame := look(page))["result"]:
            lines.append(frame["line"])
            phases.append(frame["view"]["phase"])
            chosen = any_move(frame, random.Random(seed * 1000 + len(lines)))
            page.ask("move", seat=frame["seat"], text=chosen)
    person.close()
    return Past(table, lines, phases, frame["result"])


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


def begin_at(server: Process, past: Past, line: int, *kinds: str) -> str:
    """The id of a new table that goes on from a line of an old game; not started yet."""
    return Person(server).table(*kinds, start=f"{past.table}@{line}")  # type: ignore[arg-type]
