"""Pictures of the page in one language and one size, in light and in dark."""

from __future__ import annotations

import random
from collections.abc import Callable, Set
from pathlib import Path
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser

from tests.browser import learner, newyork
from tests.browser.visitor import HAND, WIDE, Visitor, any_move
from tests.browser.words import Json
from tests.server.fleet import Process
from tools.shell import ROOT

FOLDER = ROOT / "artifacts" / "screens"
TOUCH = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SIZES: dict[str, dict[str, Any]] = {
    "phone": {"viewport": HAND, **TOUCH},
    "desk": {"viewport": WIDE},
}
EXTREMES: dict[str, dict[str, Any]] = {
    "small": {"viewport": {"width": 360, "height": 640}, **TOUCH},
    "side": {"viewport": {"width": 740, "height": 360}, **TOUCH},
    "large": {"viewport": {"width": 2560, "height": 1440}},
}
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")


class Hands(NamedTuple):
    """How the moves of a game are chosen and made."""

    choose: Callable[[Json, random.Random], str]
    pick: Callable[[Visitor, str], None]
    play: Callable[[Visitor, str], None]


ESTATES = Hands(any_move, Visitor.pick, Visitor.play)
NEWYORK = Hands(newyork.any_move, newyork.pick, newyork.play)


class Album:
    """The pictures of one language and one size."""

    def __init__(
        self,
        browser: Browser,
        server: Process,
        language: str,
        size: str,
        themes: tuple[Theme, ...] = THEMES,
    ) -> None:
        self.browser, self.server = browser, server
        self.language, self.size = language, size
        self.taken: list[Path] = []
        self.themes = themes
        FOLDER.mkdir(parents=True, exist_ok=True)

    def visitor(self, game: str = "estates") -> Visitor:
        origin = f"http://{self.server.address}"
        look = {**SIZES, **EXTREMES}[self.size]
        return Visitor(self.browser, origin, self.language, game, asks=True, **look)

    def path(self, name: str, theme: str) -> Path:
        self.taken.append(FOLDER / f"{name}-{self.size}-{theme}-{self.language}.jpg")
        return self.taken[-1]

    def shoot(self, visitor: Visitor, name: str, whole: bool = False) -> None:
        """One state in light and in dark; pages that scroll are taken whole."""
        visitor.page.mouse.move(0, 0)
        if whole:
            visitor.page.wait_for_load_state("networkidle")
        visitor.reads_well()
        visitor.fits()
        for theme in self.themes:
            self.shoot_in(visitor, name, theme, whole)
        self.themes = self.themes[::-1]  # a change of light takes long: begin with the one at hand

    def shoot_in(self, visitor: Visitor, name: str, theme: Theme, whole: bool = False) -> None:
        visitor.see(theme)
        path = self.path(name, theme)
        visitor.page.screenshot(path=path, full_page=whole, type="jpeg", quality=85)

    def walk(
        self,
        visitor: Visitor,
        hands: Hands,
        name: str = "table",
        enough: Set[str] = frozenset(),
        aside: Callable[[Album, Visitor, str], None] = lambda album, visitor, phase: None,
    ) -> None:
        """Shoot every phase with and without a move picked, to the end or until it is enough."""
        seen: set[str] = set()
        chance = random.Random(5)
        while not (enough and seen >= enough) and visitor.await_turn():
            move, phase = hands.choose(visitor.frame, chance), visitor.frame["view"]["phase"]
            if phase not in seen:
                seen.add(phase)
                visitor.await_sight()
                self.shoot(visitor, f"{name}-{phase}")
                hands.pick(visitor, move)
                self.shoot(visitor, f"{name}-{phase}-picked")
                visitor.page.keyboard.press("Escape")
                aside(self, visitor, phase)
            hands.play(visitor, move)

    def lesson(self, visitor: Visitor, name: str) -> None:
        """Every step as the tutor tells it, by turns in light and in dark, to the last word."""
        visitor.begin("learn-game")
        visitor.await_start()
        step = 0
        while visitor.await_turn() and not learner.is_told(visitor):
            seq, step = visitor.frame["seq"], step + 1
            learner.await_tutor(visitor)
            visitor.reads_well()
            visitor.fits()
            self.shoot_in(visitor, f"{name}-{step:02}", THEMES[step // 4 % 2])
            learner.follow(visitor, step)
            visitor.confirm()
            visitor.await_frame(seq + 1)
        last = "tutorial-end" if visitor.over else learner.GOES_ON
        learner.tutor(visitor).get_by_text(visitor.say(last)).wait_for()
        self.shoot(visitor, f"{name}-end")
