"""The strip of what one could do: at a desk, in a hand, and nowhere where help is off."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from polis.games.fallout.tests.table import arranged
from polis.games.tycoon.data import TILE_NAMES, has_needs
from polis.games.tycoon.tests import table as tycoon
from tests.browser import fingers, laid
from tests.browser.axe import violations
from tests.browser.visitor import HAND, Visitor
from tests.server.fleet import Process

pytestmark = pytest.mark.slow
Visit = Callable[..., Visitor]
THUMB: dict[str, Any] = {"viewport": HAND, "has_touch": True, "is_mobile": True}
# Of the ring, and of what it is to lie round, at one moment.
BOXES = """async (place) => {
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  const boxes = ['.pointing', `.board ${place}`].map((one) =>
    document.querySelector(one).getBoundingClientRect());
  return boxes.map(({ x, y, width, height }) => [x, y, width, height]);
}"""
HANDS = pytest.mark.parametrize(
    ("language", "size"), [("ru", THUMB), ("en", {})], ids=["phone", "desk"]
)


@HANDS
def test_two_whole_groups_and_a_missing_deed_are_pointed_out(
    visit: Visit, server: Process, language: str, size: dict[str, Any]
) -> None:
    anna = visit(language, game="fallout", asks=True, **size)
    deeds = {1: "light_blue red vernon junktown", 2: "klamath"}
    laid.sit_down(anna, server, arranged(2, deeds=deeds, mortgaged="vernon"), "me", "bot")
    could = anna.page.locator("[data-could]")
    expect(could).to_have_count(3)
    picture(anna, f"opportunities-{language}")
    assert violations(anna) == []

    best = anna.page.locator("[data-takes]").first
    move = str(best.get_attribute("data-takes"))
    assert move.startswith("build ")
    anna.tap(best)
    expect(best).to_have_attribute("aria-pressed", "true")
    laid.confirm(anna)
    expect(anna.page.locator(f'[data-takes="{move}"]')).to_have_count(0)

    last = anna.page.locator('[data-could="last_deed"]')
    last.scroll_into_view_if_needed()
    anna.tap(last)
    expect(anna.page.locator(".pointing")).to_be_visible()
    lots = anna.frame["view"]["properties"]
    space = next(one["position"] for one in lots if one["name"] == "klamath")
    ring, place = anna.page.evaluate(BOXES, f'[data-spot="space {space}"]')
    assert ring == pytest.approx(place, abs=1)
    picture(anna, f"opportunities-{language}-pointed")
    anna.fits()


def picture(visitor: Visitor, name: str) -> None:
    """Kept where somebody wants to look at it."""
    folder = os.environ.get("POLIS_PICTURES", "")
    if folder:
        visitor.page.screenshot(path=f"{folder}/{name}.png")


def test_where_help_is_off_nothing_is_pointed_out(visit: Visit, server: Process) -> None:
    anna = visit("en", game="fallout")
    asked: list[str] = []

    def hear(socket: Any) -> None:
        socket.on("framesent", lambda sent: asked.append(str(sent)))

    anna.page.on("websocket", hear)
    anna.open("/")
    csrf = anna.context.request.get("/api/me").json()["csrf"]
    seats = [{"kind": "me", "bot": ""}, {"kind": "bot", "bot": "newcomer"}]
    made = anna.context.request.post(
        "/api/tables",
        data={"game": "fallout", "seats": seats, "options": {}, "help": False},
        headers={"x-csrf-token": csrf},
    ).json()
    anna.open(f"/tables/{made['id']}")
    anna.button("start-game").click()
    anna.await_start()
    laid.lift(anna)
    anna.page.wait_for_timeout(500)
    assert not [one for one in asked if '"survey"' in one]


@HANDS
def test_a_picked_tile_says_what_supply_costs_on_every_free_place(
    visit: Visit, server: Process, language: str, size: dict[str, Any]
) -> None:
    anna = visit(language, game="tycoon", **size)
    table = tycoon.drafted(2)
    needy = [name for name in TILE_NAMES if has_needs(TILE_NAMES.index(name))]
    tile = next(name for name in needy if f"build {name}" in table.offered(1))
    laid.sit_down(anna, server, table, "me", "bot")
    anna.tap(anna.page.locator(f'[data-spot="hand {tile}"]'))
    expect(anna.page.locator(".todo" if anna.touch else ".legend")).to_be_visible()
    numbers = anna.page.locator("text.number")
    free = [one for one in anna.frame["view"]["places"] if one["kind"] == "free"]
    expect(numbers).to_have_count(len(free))
    picture(anna, f"sites-{language}")
    place = anna.page.locator('[data-move^="place "]').first
    fingers.Hand(anna).send("touchStart", fingers.middle(place)) if anna.touch else place.hover()
    expect(anna.page.locator(".pipe").first).to_be_visible()
    picture(anna, f"sites-{language}-way")
    assert not re.search(r"place \d|участк\w+ \d", str(place.get_attribute("aria-label")))
    anna.fits()
