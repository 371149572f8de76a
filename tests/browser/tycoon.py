"""City Tycoon in a browser: games to go on from, and how its moves are made by tap and by keys."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product

from playwright.sync_api import Locator, expect

from tests.browser import past
from tests.browser.past import Past
from tests.browser.visitor import Visitor
from tests.browser.words import Json
from tests.server.fleet import Process

HANDLED = ("build", "invest", "plant", "sell")  # what is done with a tile of the hand
PLACED = ("build", "invest", "plant")  # and then built on a place of the map
LAID = ("place", "park", "pond")
# Fingers click too.
COUNT = """() => {
  window.clicks = 0;
  addEventListener('click', (event) => { window.clicks += event.isTrusted; }, true);
}"""
STEPS = 120  # of Tab, until it must have come round


def any_move(frame: Json, chance: random.Random) -> str:
    """A legal move; building and supplying come before selling and passing."""
    boxes = frame["choices"]
    good = [box for box in boxes if box["move"] in ("build", "invest", "supply", "plant")]
    box = chance.choice(good if good and chance.random() < 0.85 else boxes)
    return " ".join([box["move"], *(chance.choice(arg["values"]) for arg in box["args"])])


def moves(frame: Json) -> list[str]:
    """Every legal move, in notation."""
    found = []
    for box in frame["choices"]:
        values = product(*(arg["values"] for arg in box["args"]))
        found += [" ".join([box["move"], *row]) for row in values]
    return found


def play_out(server: Process) -> Past:
    """A short game on one device, played over the wire."""
    options = {"length": "two_rounds"}
    return past.play_out(server, "tycoon", people=3, bots=0, choose=any_move, options=options)


def pick(visitor: Visitor, move: str) -> None:
    """Choose a move as a person would: a tile and its place, a district and how it is supplied."""
    kind, *values = move.split()
    await_choices(visitor)
    if kind in HANDLED:
        visitor.tap(visitor.page.locator(f'[data-opens="tile {values[0]}"] button'))
    if kind == "supply":
        look_at(visitor, int(values[0]))
        visitor.tap(visitor.page.locator(f'.do[data-move="{move}"]'))
    elif kind != "build":
        visitor.tap(visitor.page.locator(f'[data-move="{move}"]').last)
    if kind in PLACED:
        visitor.tap(site(visitor))


def await_choices(visitor: Visitor) -> None:
    """Until the board has shown what happened and asks: the wire is heard before."""
    visitor.await_sight()
    asked = visitor.page.locator(".tycoon [data-move], .moves [data-move]")
    expect(asked.first).to_be_attached()


def look_at(visitor: Visitor, place: int) -> None:
    """A district to be supplied, unless it is the one nearest at hand; in the hand, on the map."""
    button = visitor.page.locator(f'.do[data-move="supply {place}"]')
    row = visitor.page.locator(f'[data-spot="row {place}"]')
    if not button.count():
        visitor.tap(row if row.count() else visitor.page.locator(f'[data-spot="place {place}"]'))
    expect(button).to_be_visible()


def count_clicks(visitor: Visitor) -> Callable[[], int]:
    """From now on; the number so far."""
    visitor.page.evaluate(COUNT)
    return lambda: int(visitor.page.evaluate("window.clicks"))


def site(visitor: Visitor) -> Locator:
    """A place that the tile in hand may be built on."""
    return visitor.page.locator('[data-move^="place "]').first


def play(visitor: Visitor, move: str) -> None:
    seq = visitor.frame["seq"]
    pick(visitor, move)
    visitor.confirm()
    await_made(visitor, move, seq)


def await_made(visitor: Visitor, move: str, seq: int) -> None:
    """In the draft all choose at once: the next frame may tell of somebody else's choice."""
    visitor.await_frame(seq + 1)
    if move.startswith(PLACED):
        visitor.await_frame(seq + 2)
        visitor.answered = visitor.sent
    if move.startswith("keep "):
        visitor.wait(lambda: move not in moves(visitor.frame), "the tile is not kept")


def play_by_keys(visitor: Visitor, move: str) -> None:
    """Tab to the tile, the action, the place or the district, and Enter."""
    seq, (kind, *values) = visitor.frame["seq"], move.split()
    place = visitor.page.locator(f'[data-move="{move}"]')
    if kind == "pass":
        visitor.page.keyboard.press(place.first.get_attribute("data-key") or "")
    else:
        if kind in HANDLED:
            walk(visitor, f"document.activeElement?.dataset?.spot === 'hand {values[0]}'")
            visitor.page.keyboard.press("Enter")
        if kind != "build":
            walk(visitor, f"document.activeElement?.dataset?.move === '{move}'")
            visitor.page.keyboard.press("Enter")
        if kind in PLACED:
            walk(visitor, "document.activeElement?.dataset?.move?.startsWith('place ')")
            visitor.page.keyboard.press("Enter")
        if kind == "supply":
            visitor.page.keyboard.press("Enter")
    visitor.agree(lambda: visitor.page.keyboard.press("Enter"))
    await_made(visitor, move, seq)


def walk(visitor: Visitor, reached: str) -> None:
    for _ in range(STEPS):
        if visitor.page.evaluate(reached):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"no way by Tab to {reached}")
