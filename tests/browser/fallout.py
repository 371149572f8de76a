"""Monopoly: Fallout in a browser: games to go on from, and how its moves are made by tap and by keys."""

from __future__ import annotations

import random
from itertools import product

from playwright.sync_api import Locator, expect

from tests.browser import past
from tests.browser.past import Past
from tests.browser.visitor import Json, Visitor
from tests.server.fleet import Process

STEPS = 120  # of Tab, until it must have come round
ANSWERS = ("accept", "decline", "withdraw")


def moves(frame: Json) -> list[str]:
    """Every legal move, in notation."""
    found = []
    for box in frame["choices"]:
        values = product(*(arg["values"] for arg in box["args"]))
        found += [" ".join([box["move"], *row]) for row in values]
    return found


def any_move(frame: Json, chance: random.Random) -> str:
    """A legal move of somebody who deals and builds, so that groups, debts and ruin come soon."""
    found = moves(frame)

    def of(*kinds: str) -> list[str]:
        return [move for move in found if move.split()[0] in kinds]

    wishes: list[tuple[list[str], float]] = [
        (of("accept"), 1),
        (of("decline"), 1),
        (of("build", "place"), 0.95),
        (of("propose"), 0.8),
        (of("buy"), 0.75),
        (of("roll"), 1),
        (of("refuse"), 1),
        (of("raise")[:4] if lead(frame) < 120 else [], 0.5),
        (of("pass"), 1),
        (of("sell", "sell_down"), 0.5),
        (of("mortgage"), 1),
    ]
    for some, how_often in wishes:
        if some and chance.random() < how_often:
            return chance.choice(some)
    return chance.choice(found)


def lead(frame: Json) -> int:
    auction = frame["view"]["auction"]
    return int(auction["bid"]) if auction else 0


def play_out(server: Process, people: int = 4) -> Past:
    """A game of four on one device, played over the wire."""
    options = {"rounds": "60"}
    return past.play_out(
        server, "fallout", people=people, bots=0, choose=any_move, options=options
    )


def sit_down(visitor: Visitor, played: Past, line: int, *kinds: str) -> None:
    """At a device for all, in the seat of whoever is to decide."""
    past.go_on(visitor, played, line, *(kinds or ["me"] * 4))
    visitor.wait(lambda: visitor.acts or visitor.curtain.is_visible(), "nobody acts")
    lift(visitor)


def lift(visitor: Visitor) -> None:
    if visitor.curtain.is_visible():
        visitor.tap(visitor.curtain)
    visitor.await_turn()
    visitor.await_sight()


def turn_to(visitor: Visitor, scene: str) -> None:
    """Bring up a part of the board: ``board``, ``sale``, ``estate``, ``trade``."""
    tab = visitor.page.locator(f'[data-scene="{scene}"]')
    expect(tab).to_be_visible()
    if tab.get_attribute("aria-selected") != "true":
        visitor.tap(tab)
    expect(tab).to_have_attribute("aria-selected", "true")


def place_of(visitor: Visitor, move: str) -> Locator:
    """The control of a move, after turning to where it is."""
    place = visitor.page.locator(f'[data-move="{move}"]')
    kind = move.split()[0]
    if kind in ("mortgage", "redeem", "build", "sell", "sell_down"):
        turn_to(visitor, "estate")
    elif kind in ANSWERS:
        turn_to(visitor, "trade")
    elif kind in ("raise", "pass"):
        turn_to(visitor, "sale")
    elif kind == "place":
        turn_to(visitor, "board")
    return place.first


def pick(visitor: Visitor, move: str) -> None:
    visitor.await_sight()
    visitor.tap(place_of(visitor, move))


def play(visitor: Visitor, move: str) -> None:
    seq = visitor.frame["seq"]
    pick(visitor, move)
    visitor.confirm()
    visitor.await_frame(seq + 1)
