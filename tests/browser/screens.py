"""Every screen and state of the page as a picture: ``python -m tests.browser.screens``.

They lie under ``artifacts/screens``: phone and desk, light and dark, both languages.
"""

from __future__ import annotations

import random
import signal
import sys
import tempfile
from collections.abc import Callable, Set
from itertools import product
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser import bibs, company, fallout, house, newyork, past
from tests.browser.past import Past
from tests.browser.visitor import HAND, WIDE, Json, Visitor, any_move
from tests.server.fleet import Process
from tools.shell import ROOT

FOLDER = ROOT / "artifacts" / "screens"
SIZES = {
    "phone": {"viewport": HAND, "has_touch": True, "is_mobile": True, "device_scale_factor": 2},
    "desk": {"viewport": WIDE},
}
LANGUAGES = ["ru", "en"]
PHASES = {"choosing", "bidding", "deciding", "placing"}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


class Hands(NamedTuple):
    """How the moves of a game are chosen and made."""

    choose: Callable[[Json, random.Random], str]
    pick: Callable[[Visitor, str], None]
    play: Callable[[Visitor, str], None]


ESTATES = Hands(any_move, Visitor.pick, Visitor.play)
NEWYORK = Hands(newyork.any_move, newyork.pick, newyork.play)


class Album:
    """The pictures of one language and one size."""

    def __init__(self, browser: Browser, server: Process, language: str, size: str) -> None:
        self.browser, self.server = browser, server
        self.language, self.size = language, size
        self.taken: list[Path] = []
        self.themes = THEMES
        FOLDER.mkdir(parents=True, exist_ok=True)

    def visitor(self, game: str = "estates") -> Visitor:
        origin = f"http://{self.server.address}"
        return Visitor(self.browser, origin, self.language, game, **SIZES[self.size])

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
            visitor.see(theme)
            path = self.path(name, theme)
            visitor.page.screenshot(path=path, full_page=whole, type="jpeg", quality=85)
        self.themes = self.themes[::-1]  # a change of light takes long: begin with the one at hand

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
                aside(self, visitor, phase)
            hands.play(visitor, move)


def pages(album: Album, played: Past) -> None:
    anna = album.visitor()
    anna.open("/")
    expect(anna.page.get_by_text(anna.say("step-play"))).to_be_visible()
    album.shoot(anna, "home-first-visit", whole=True)
    anna.open("/mine")
    album.shoot(anna, "mine-empty", whole=True)
    places = {"new": "/new/estates", "rules": "/rules/estates", "settings": "/settings"}
    for name, path in {**places, "lost": "/nowhere"}.items():
        anna.open(path)
        album.shoot(anna, name, whole=True)
    replay(album, anna, played)
    anna.leave()


def replay(album: Album, anna: Visitor, played: Past) -> None:
    anna.open(f"/replay/{played.table}#{played.lines[40]}")
    expect(anna.button("step-later")).to_be_visible()
    album.shoot(anna, "replay")
    anna.button("fair-chance").click()
    expect(anna.page.get_by_role("dialog").get_by_role("status")).to_be_visible()
    album.shoot(anna, "replay-fair-chance")


def friends(album: Album) -> None:
    """A table that waits for a friend; the friend comes, and leaves."""
    anna, boris = album.visitor(), album.visitor()
    anna.open("/new/estates")
    anna.page.get_by_role("textbox", name=anna.say("name-of-seat", number=1)).fill("Anna")
    anna.button("make-table").click()
    link = anna.page.get_by_role("textbox", name=anna.say("link-for-seat", number=2))
    expect(anna.page.get_by_role("img", name=anna.say("qr-label"))).to_be_visible()
    album.shoot(anna, "waiting-for-a-friend", whole=True)
    boris.open(link.input_value())
    boris.page.get_by_role("textbox", name=boris.say("your-name")).fill("Boris")
    album.shoot(boris, "invited", whole=True)
    boris.button("sit-here").click()
    anna.button("start-game").click()
    for visitor in (anna, boris):
        visitor.await_start()
    watcher = album.visitor()
    watcher.open(anna.page.url)
    watcher.await_start()
    album.shoot(watcher, "watching")
    watcher.leave()
    company.until_acts(boris, anna)
    boris.context.close()
    expect(anna.page.get_by_text(anna.say("player-away", name="Boris"))).to_be_visible()
    album.shoot(anna, "someone-left")
    anna.leave()


def phases(album: Album, played: Past) -> None:
    """The table in each phase, with and without a move picked."""
    anna = album.visitor()
    past.go_on(anna, played, past.middle(played), "me", "bot", "bot")
    album.walk(anna, ESTATES, enough=PHASES, aside=aside)
    anna.leave()


def endings(album: Album, played: Past) -> None:
    """The last score, its print, and what is left of a game afterwards."""
    anna = album.visitor()
    past.go_on(anna, played, past.before(played, "choosing", 1), "me", "bot", "bot")
    company.play_out(anna)
    expect(anna.region("game-over")).to_be_visible()
    album.shoot(anna, "over")
    anna.page.emulate_media(media="print", color_scheme="light")
    printed = album.path("over-printed", "light")
    anna.page.screenshot(path=printed, full_page=True, type="jpeg", quality=85)
    anna.page.emulate_media(media="screen")
    anna.open("/")
    album.shoot(anna, "home-later", whole=True)
    anna.open("/mine")
    album.shoot(anna, "mine", whole=True)
    anna.leave()


def aside(album: Album, anna: Visitor, phase: str) -> None:
    """What else can be seen at the table, each in one phase."""
    anna.page.keyboard.press("Escape")
    if phase == "choosing":
        anna.button("menu").click()
        album.shoot(anna, "table-menu")
        anna.page.keyboard.press("Escape")
    refused = anna.page.locator("[data-refused]:visible")
    if phase == "placing" and refused.count():
        anna.tap(refused.first)
        expect(anna.page.get_by_role("alert")).to_be_visible()
        album.shoot(anna, "table-refused")
        anna.page.get_by_role("alert").get_by_role("button", name=anna.say("close")).click()
    if phase == "bidding" and album.size == "phone":
        for tab in ("log", "chat", "rules"):
            anna.page.get_by_role("tab", name=anna.say(f"tab-{tab}")).click()
            album.shoot(anna, f"table-tab-{tab}")
        anna.page.get_by_role("tab", name=anna.say("tab-move")).click()


def others(album: Album, played: Past) -> None:
    """The first lesson, and the curtain between two at one device."""
    anna = album.visitor()
    anna.begin("learn-game")
    expect(anna.page.get_by_role("note", name=anna.say("lesson"))).to_be_visible()
    album.shoot(anna, "lesson")
    past.go_on(anna, played, past.middle(played), "me", "me", "me")
    chance = random.Random(1)
    while not anna.curtain.is_visible():
        anna.wait(lambda: anna.acts or anna.curtain.is_visible(), "nobody acts")
        if anna.acts and not anna.curtain.is_visible():
            anna.play(any_move(anna.frame, chance))
    album.shoot(anna, "curtain")
    anna.leave()


def new_york(album: Album) -> None:
    """Two people, a bot and a Tom: every phase, the parts of the board, a refusal, the lesson."""
    played = past.play_out(
        album.server, "newyork", choose=newyork.any_move, options={"toms": "1"}, seed=3
    )
    anna = album.visitor("newyork")
    past.go_on(anna, played, played.lines[0], "me", "bot", "bot")
    album.walk(anna, NEWYORK, "newyork", aside=new_york_aside)
    expect(anna.region("game-over")).to_be_visible()
    album.shoot(anna, "newyork-over")
    anna.begin("learn-game")
    expect(anna.page.get_by_role("note", name=anna.say("lesson"))).to_be_visible()
    album.shoot(anna, "newyork-lesson")
    anna.open("/rules/newyork")
    album.shoot(anna, "newyork-rules", whole=True)
    anna.leave()


def new_york_aside(album: Album, anna: Visitor, phase: str) -> None:
    anna.page.keyboard.press("Escape")
    if phase != "bidding":
        return
    for scene in ("office", "people"):
        button = anna.page.locator(f'[data-scene="{scene}"]')
        if button.count():
            button.click()
            album.shoot(anna, f"newyork-scene-{scene}")
    if newyork.lay_wrong(anna):
        anna.tap(anna.page.locator("[data-why]"))
        expect(anna.page.get_by_role("alert")).to_be_visible()
        album.shoot(anna, "newyork-refused")
        anna.page.get_by_role("alert").get_by_role("button", name=anna.say("close")).click()


def wasteland(album: Album) -> None:
    """Four at one device: a deed, a sale, a deal, a debt, the end, the lesson."""
    game = fallout.play_out(album.server)
    anna = album.visitor("fallout")
    fallout.sit_down(anna, game, "business")
    album.shoot(anna, "fallout-table")
    seat, view = anna.frame["seat"], anna.frame["view"]
    anna.tap(anna.page.locator(f'[data-spot="space {fallout.owned(view, seat)[0]["position"]}"]'))
    album.shoot(anna, "fallout-deed")
    fallout.turn_to(anna, "estate")
    album.shoot(anna, "fallout-estate")
    fallout.put_together(anna, next(s for s in range(4) if s != seat and fallout.owned(view, s)))
    album.shoot(anna, "fallout-trade")
    anna.tap(anna.page.locator("[data-offer]"))
    seq = anna.frame["seq"]
    anna.confirm()
    anna.await_frame(seq + 1)
    fallout.lift(anna)
    album.shoot(anna, "fallout-offer")
    for moment, move in (("auction", "pass"), ("debt", "give_up"), ("jail", "fine")):
        fallout.sit_down(anna, game, moment)
        album.shoot(anna, f"fallout-{moment}")
        fallout.pick(anna, move)
        album.shoot(anna, f"fallout-{moment}-picked")
    anna.open(f"/tables/{game.past.table}")
    expect(anna.region("game-over")).to_be_visible()
    album.shoot(anna, "fallout-over")
    anna.begin("learn-game")
    expect(anna.page.get_by_role("note", name=anna.say("lesson"))).to_be_visible()
    album.shoot(anna, "fallout-lesson")
    anna.open("/rules/fallout")
    album.shoot(anna, "fallout-rules", whole=True)
    anna.leave()


def small_town(album: Album) -> None:
    """Three at one device: the plan, a firm, a holding, a deal, a debt, the lesson."""
    anna = album.visitor("bibs")
    bibs.sit_down(anna, album.server, bibs.street())
    album.shoot(anna, "bibs-table")
    for scene in ("firms", "estate", "pacts"):
        bibs.turn_to(anna, scene)
        album.shoot(anna, f"bibs-{scene}")
    bibs.pick(anna, "develop cafe")
    album.shoot(anna, "bibs-firm")
    bibs.put_together(anna, 1, "o6", "c4")
    album.shoot(anna, "bibs-trade")
    bibs.play(anna, "holding leisure")
    bibs.lift(anna)
    album.shoot(anna, "bibs-proposal")
    for name, table in (
        ("bound", bibs.bound()),
        ("bank", bibs.at_the_banks()),
        ("debt", bibs.in_debt()),
    ):
        bibs.sit_down(anna, album.server, table)
        if name == "bound":
            bibs.turn_to(anna, "pacts")
        album.shoot(anna, f"bibs-{name}")
    anna.begin("learn-game")
    expect(anna.page.get_by_role("note", name=anna.say("lesson"))).to_be_visible()
    album.shoot(anna, "bibs-lesson")
    anna.open("/rules/bibs")
    album.shoot(anna, "bibs-rules", whole=True)
    anna.leave()


def storms(albums: list[Album], folder: Path) -> None:
    """The server goes away and comes back, for everybody at once."""
    guests = [(album, album.visitor()) for album in albums]
    for _, anna in guests:
        anna.begin("play-with-bots")
        anna.await_start()
        anna.await_turn()
        anna.await_sight()
        anna.await_keeper()
    server = albums[0].server
    server.end(signal.SIGKILL)
    for album, anna in guests:
        expect(anna.page.get_by_text(anna.say("link-lost"), exact=True)).to_be_visible()
        album.shoot(anna, "connection-lost")
        without(album, anna)
    with house.serving(folder, server.port):
        for album, anna in guests:
            expect(anna.page.get_by_text(anna.say("old-page"))).to_be_visible()
            album.shoot(anna, "old-page-after-an-update")
            anna.forgive_lost_connection()
            anna.leave()


def without(album: Album, anna: Visitor) -> None:
    """Somebody opens the page while there is no server."""
    first, anna.page = anna.page, anna.watched(anna.context.new_page())
    anna.page.goto("/")
    expect(anna.page.get_by_text(anna.say("offline"))).to_be_visible()
    album.shoot(anna, "offline", whole=True)
    anna.page.close()
    anna.page = first


def take(album: Album, played: Past) -> list[Path]:
    """Every state that needs no storm."""
    pages(album, played)
    friends(album)
    phases(album, played)
    endings(album, played)
    others(album, played)
    return album.taken


def take_storms(browser: Browser, languages: list[str], sizes: list[str]) -> list[Path]:
    with tempfile.TemporaryDirectory() as folder, house.serving(Path(folder)) as server:
        albums = [Album(browser, server, *one) for one in product(languages, sizes)]
        storms(albums, Path(folder))
        return [path for album in albums for path in album.taken]


def main(words: list[str]) -> None:
    """Words choose among ``ru``, ``en``, ``phone`` and ``desk``; without any, all are taken."""
    languages = [word for word in LANGUAGES if word in words] or LANGUAGES
    sizes = [word for word in SIZES if word in words] or list(SIZES)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = house.browser(playwright)
        with house.serving(Path(folder)) as server:
            played = past.play_out(server)
            for language, size in product(languages, sizes):
                album = Album(browser, server, language, size)
                take(album, played)
                new_york(album)
                wasteland(album)
                small_town(album)
                print(f"{language} {size}: {len(album.taken)} pictures", flush=True)
        print(f"storms: {len(take_storms(browser, languages, sizes))} pictures", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
