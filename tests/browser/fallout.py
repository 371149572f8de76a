"""Monopoly: Fallout in a browser: games to go on from, moves made by tap and by keys."""

from __future__ import annotations

import random
from itertools import product
from typing import NamedTuple

from playwright.sync_api import Locator, expect

from tests.browser import past
from tests.browser.past import Past
from tests.browser.visitor import Json, Visitor
from tests.server.fleet import Process

STEPS = 150  # of Tab, until it must have come round
SEATS = 4
# Where the control of a move is found.
SCENES = {
    "mortgage": "estate",
    "redeem": "estate",
    "build": "estate",
    "sell": "estate",
    "sell_down": "estate",
    "accept": "trade",
    "decline": "trade",
    "withdraw": "trade",
    "raise": "sale",
    "pass": "sale",
    "place": "board",
}


class Wasteland(NamedTuple):
    """A finished game, and lines of it at which something could be seen."""

    past: Past
    moments: dict[str, int]


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


# A game to go on from


def owned(view: Json, seat: int) -> list[Json]:
    return [one for one in view["properties"] if one["owner"] == seat]


def moments_of(frame: Json) -> list[str]:
    """What could be shown at this decision."""
    view, seat, may = frame["view"], frame["seat"], {one["move"] for one in frame["choices"]}
    plain = [one for one in owned(view, seat) if one["level"] == 0 and not one["mortgaged"]]
    alive = [one for one in range(SEATS) if view["seats"][one]["alive"]]
    found = [view["phase"]]
    if "fine" in may:
        found.append("jail")
    if view["phase"] == "rolling" and not view["offers"] and "fine" not in may:
        rich = [one for one in alive if owned(view, one) and one != seat]
        if len(plain) > 1 and "mortgage" in may and rich and len(alive) == SEATS:
            found.append("business")
    if view["phase"] == "owing" and len(alive) > 2:
        found.append("debt")
    return found


def play_out(server: Process) -> Wasteland:
    """A game of four on one device, played over the wire; again, should it lack what is wanted."""
    for seed in range(1, 6):
        moments: dict[str, int] = {}

        def choose(frame: Json, chance: random.Random, moments: dict[str, int] = moments) -> str:
            for name in moments_of(frame):
                if name != "business" or frame["view"]["round"] < 12:
                    moments[name] = frame["line"]
            return any_move(frame, chance)

        options = {"rounds": "60"}
        played = past.play_out(
            server, "fallout", people=SEATS, bots=0, seed=seed, choose=choose, options=options
        )
        if {"auction", "jail", "business", "debt", "buying"} <= set(moments):
            return Wasteland(played, moments)
    raise AssertionError("five games without a debt, a Jail or an auction")


def sit_down(visitor: Visitor, game: Wasteland, moment: str, *kinds: str) -> None:
    """At a device for all, in the seat of whoever is to decide."""
    past.go_on(visitor, game.past, game.moments[moment], *(kinds or ["me"] * SEATS))
    lift(visitor)


def lift(visitor: Visitor) -> None:
    """Take the seat of mine that is to decide."""
    visitor.wait(lambda: visitor.acts or visitor.curtain.is_visible(), "nobody acts")
    if visitor.curtain.is_visible():
        visitor.tap(visitor.curtain)
    visitor.await_turn()
    visitor.await_sight()


# By tap


def turn_to(visitor: Visitor, scene: str) -> None:
    """Bring up a part of the board: ``board``, ``sale``, ``estate``, ``trade``."""
    tab = visitor.page.locator(f'[data-scene="{scene}"]')
    expect(tab).to_be_visible()
    if tab.get_attribute("aria-selected") != "true":
        visitor.tap(tab)
    expect(tab).to_have_attribute("aria-selected", "true")


def place_of(visitor: Visitor, move: str) -> Locator:
    """The control of a move, after turning to where it is."""
    visitor.await_sight()
    if scene := SCENES.get(move.split()[0], ""):
        turn_to(visitor, scene)
    return visitor.page.locator(f'[data-move="{move}"]').first


def pick(visitor: Visitor, move: str) -> None:
    visitor.tap(place_of(visitor, move))


def play(visitor: Visitor, move: str) -> None:
    seq = visitor.frame["seq"]
    pick(visitor, move)
    visitor.confirm()
    visitor.await_frame(seq + 1)


def chips(visitor: Visitor, side: int) -> Locator:
    """Deeds and cards that can be put on the table: mine, or the partner's."""
    return visitor.page.locator(".pool").nth(side).locator("[data-asset]:enabled")


def put_together(visitor: Visitor, partner: int) -> list[str]:
    """One thing of each, and ten caps on top; what lies on the table then."""
    turn_to(visitor, "trade")
    visitor.tap(visitor.page.locator(f'[data-partner="{partner}"]'))
    names = []
    for side in (0, 1):
        if chips(visitor, side).count():
            names.append(chips(visitor, side).first.get_attribute("data-asset") or "")
            visitor.tap(chips(visitor, side).first)
    return names


# By keys alone


def play_by_keys(visitor: Visitor, move: str) -> None:
    """A digit for the choice, Enter to confirm it."""
    seq = visitor.frame["seq"]
    visitor.await_sight()
    place = visitor.page.locator(f'[data-move="{move}"]').first
    visitor.page.keyboard.press(place.get_attribute("data-key") or "")
    expect(visitor.page.locator("button.confirm")).to_be_enabled()
    visitor.page.keyboard.press("Enter")
    visitor.await_frame(seq + 1)


def walk(visitor: Visitor, to: str) -> None:
    for _ in range(STEPS):
        if visitor.page.evaluate(f"document.activeElement?.matches('{to}')"):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"no way by Tab to {to}")
