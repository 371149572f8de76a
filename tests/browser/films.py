"""Whole games as a newcomer sees them, each a strip of twenty frames."""

from __future__ import annotations

import base64
from typing import NamedTuple

from playwright.sync_api import Browser, expect

from tests.browser.newcomer import Newcomer
from tests.browser.visitor import Visitor

# What makes a game short where it can be, as the page offers it: an option and its value.
SHORT = {
    "bibs": ("rounds", "24"),
    "fallout": ("rounds", "20"),
    "tycoon": ("length", "two_rounds"),
}
COUNT, ACROSS = 20, 5
MOMENT = 7  # one decision of so many is seen as it moves
SOON = 450  # milliseconds after a touch: dice roll, pieces fly
QUALITIES = (80, 72, 64, 56, 48, 40, 32)
LARGEST = 430_000  # bytes of a strip


class Frame(NamedTuple):
    kind: str  # "home", "goal", "decision", "moment", "counting" or "ending"
    picture: bytes


class Film:
    """One game on one device, from the front page to the last score."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.newcomer = Newcomer(visitor, seed, curious=True)
        self.newcomer.pressed = self.touched
        self.frames: list[Frame] = []
        self.decisions = self.sent = 0
        self.moving = False

    def shoot(self, kind: str) -> None:
        picture = self.page.screenshot(type="jpeg", quality=90, scale="css")
        self.frames.append(Frame(kind, picture))

    def make(self) -> None:
        self.visitor.open("/")
        expect(self.visitor.offer).to_be_visible()
        self.visitor.offer.scroll_into_view_if_needed()
        self.page.wait_for_load_state("networkidle")  # the covers
        self.shoot("home")
        sit_down(self.visitor)
        self.shoot("goal")
        self.newcomer.decide(self.newcomer.rest())
        self.newcomer.play(self.watch)
        self.end()

    def watch(self) -> None:
        self.decisions += 1
        self.move(self.decisions % MOMENT == 3)
        self.sent = self.visitor.sent
        self.shoot("decision")

    def touched(self) -> None:
        """Where motion is wanted, the move is seen under way."""
        if not self.moving:
            return
        self.page.wait_for_timeout(SOON)
        if self.visitor.sent > self.sent:
            self.shoot("moment")
            self.moving = False

    def move(self, moving: bool) -> None:
        self.moving = moving
        self.page.emulate_media(reduced_motion="no-preference" if moving else "reduce")

    def end(self) -> None:
        """The points are counted before all eyes, then all of it is there."""
        self.move(True)
        self.visitor.tap(self.visitor.button("count-again"))
        self.page.wait_for_timeout(3 * SOON)
        self.shoot("counting")
        self.page.keyboard.press("Escape")
        self.page.wait_for_timeout(2 * SOON)
        self.shoot("ending")


def sit_down(visitor: Visitor) -> None:
    """With bots: at once, or at a table laid for a short game; the goal is told first."""
    if visitor.game in SHORT:
        lay(visitor)
    else:
        visitor.offer.get_by_role("button", name=visitor.say("play-with-bots"), exact=True).click()
    expect(visitor.button("aim-understood")).to_be_visible()


def lay(visitor: Visitor) -> None:
    visitor.offer.get_by_role("link", name=visitor.say("new-table"), exact=True).click()
    option, value = SHORT[visitor.game]
    visitor.seat_kind(1, "bot")
    agreed = visitor.page.get_by_role("radio", name=visitor.say(f"option-{option}-{value}"))
    agreed.evaluate("(one) => one.scrollIntoView({ block: 'center' })")
    agreed.check(force=True)
    visitor.button("start-game").click()


def chosen(frames: list[Frame]) -> list[Frame]:
    """Twenty of them: what comes once, some moments, and decisions from all over the game."""
    once = [at for at, one in enumerate(frames) if one.kind not in ("decision", "moment")]
    moments = [at for at, one in enumerate(frames) if one.kind == "moment"]
    decisions = [at for at, one in enumerate(frames) if one.kind == "decision"]
    some = [*once, *spread(moments, 5)]
    return [frames[at] for at in sorted([*some, *spread(decisions, COUNT - len(some))])]


def spread(places: list[int], count: int) -> list[int]:
    """So many of them, as far from each other as can be, with the first and the last."""
    if len(places) <= count:
        return places
    return [places[round(n * (len(places) - 1) / (count - 1))] for n in range(count)]


def strip(browser: Browser, frames: list[Frame], width: int) -> bytes:
    """A contact sheet, read line by line."""
    pictures = [base64.b64encode(one.picture).decode() for one in frames]
    cells = "".join(
        f'<figure><img src="data:image/jpeg;base64,{picture}"><b>{number}</b></figure>'
        for number, picture in enumerate(pictures, 1)
    )
    style = f"""body {{ margin: 0; padding: 6px; background: #211d19; display: inline-grid;
      grid-template-columns: repeat({ACROSS}, {width}px); gap: 6px; }}
      figure {{ margin: 0; position: relative; }} img {{ width: 100%; display: block; }}
      b {{ position: absolute; left: 0; top: 0; padding: 0 5px; background: #211d19; color: #fff;
      font: 700 13px/18px sans-serif; }}"""
    page = browser.new_page(viewport={"width": ACROSS * (width + 6) + 6, "height": 600})
    page.set_content(f"<style>{style}</style>{cells}", wait_until="load")
    shots = (page.screenshot(full_page=True, type="jpeg", quality=one) for one in QUALITIES)
    found = next(shot for shot in shots if len(shot) < LARGEST)
    page.close()
    return found
