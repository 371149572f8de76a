"""Every screen and state of the page as a picture: ``python -m tests.browser.screens``.

They lie under ``artifacts/screens``: phone and desk, light and dark, both languages; and what
changes most on a very small, a lying and a very large screen.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path
from secrets import randbelow

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser import (
    bibs_screens,
    company,
    fallout_screens,
    house,
    newyork,
    past,
    storm_screens,
    table_screens,
    tycoon_screens,
)
from tests.browser.album import ESTATES, EXTREMES, NEWYORK, SIZES, THEMES, Album
from tests.browser.past import Past
from tests.browser.visitor import Visitor, any_move
from tests.server.fleet import Process

LANGUAGES = ["ru", "en"]
PHASES = {"choosing", "bidding", "deciding", "placing"}


def pages(album: Album, played: Past) -> None:
    anna = album.visitor()
    anna.open("/")
    expect(anna.page.get_by_text(anna.say("step-play"))).to_be_visible()
    album.shoot(anna, "home-first-visit", whole=True)
    anna.open("/mine")
    album.shoot(anna, "mine-empty", whole=True)
    places = {
        "new": "/new/estates",
        "new-newyork": "/new/newyork",
        "new-from-here": f"/new/estates?from={played.table}@{played.lines[40]}&seats=3",
        "rules": "/rules/estates",
        "settings": "/settings",
        "lost": "/nowhere",
        "lost-table": "/tables/nowhere",
        "lost-game": "/new/nowhere",
    }
    for name, path in places.items():
        anna.open(path)
        album.shoot(anna, name, whole=True)
    every_kind_of_seat(album, anna)
    account(album, anna)
    replay(album, anna, played)
    anna.troubles = [one for one in anna.troubles if "404" not in one]
    anna.leave()


def every_kind_of_seat(album: Album, anna: Visitor) -> None:
    """A table of two at one device, a friend, a bot and anybody, with clocks."""
    anna.open("/new/estates")
    for _ in range(2):
        anna.button("add-seat").click()
    for number, kind in enumerate(["me", "me", "friend", "bot", "open"]):
        anna.seat_kind(number, kind)
    anna.page.get_by_role("radio", name=anna.say("clock-live")).check(force=True)
    album.shoot(anna, "new-every-kind", whole=True)


def account(album: Album, anna: Visitor) -> None:
    anna.open("/settings")
    login = anna.page.get_by_role("textbox", name=anna.say("login"), exact=True)
    login.fill(f"an-{randbelow(10**9)}")
    anna.page.get_by_label(anna.say("password")).fill("seven bridges")
    anna.button("make-account").click()
    expect(anna.page.get_by_text(anna.say("account-in"))).to_be_visible()
    album.shoot(anna, "settings-account", whole=True)


def replay(album: Album, anna: Visitor, played: Past) -> None:
    anna.open(f"/replay/{played.table}#{played.lines[40]}")
    expect(anna.button("step-later")).to_be_visible()
    album.shoot(anna, "replay")
    anna.button("to-end").click()
    album.shoot(anna, "replay-end")
    anna.button("fair-chance").click()
    expect(anna.page.get_by_role("dialog").get_by_role("status")).to_be_visible()
    album.shoot(anna, "replay-fair-chance")


def endings(album: Album, played: Past) -> None:
    """The last score, its print, what is left of a game afterwards, and the next one."""
    anna, boris = album.visitor(), album.visitor()
    company.go_on(anna, boris, played, past.before(played, "choosing", 1))
    company.play_out(anna, boris)
    expect(anna.region("game-over")).to_be_visible()
    album.shoot(anna, "over")
    anna.page.emulate_media(media="print", color_scheme="light")
    printed = album.path("over-printed", "light")
    anna.page.screenshot(path=printed, full_page=True, type="jpeg", quality=85)
    anna.page.emulate_media(media="screen")
    anna.button("rematch").click()
    expect(anna.button("start-game")).to_be_visible()
    album.shoot(anna, "rematch", whole=True)
    album.shoot(boris, "over-rematch-called")
    boris.leave()
    anna.open("/")
    album.shoot(anna, "home-later", whole=True)
    anna.open("/mine")
    album.shoot(anna, "mine", whole=True)
    anna.leave()


def others(album: Album, played: Past) -> None:
    """The first lesson, the curtain between two at one device, a table without its board."""
    anna = album.visitor()
    album.lesson(anna, "lesson")
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
    played = play_new_york(album.server)
    anna = album.visitor("newyork")
    past.go_on(anna, played, played.lines[0], "me", "bot", "bot")
    album.walk(anna, NEWYORK, "newyork", aside=new_york_aside)
    expect(anna.region("game-over")).to_be_visible()
    album.shoot(anna, "newyork-over")
    album.lesson(anna, "newyork-lesson")
    anna.open("/rules/newyork")
    album.shoot(anna, "newyork-rules", whole=True)
    anna.leave()


def play_new_york(server: Process) -> Past:
    return past.play_out(server, "newyork", choose=newyork.any_move, options={"toms": "1"}, seed=3)


def new_york_aside(album: Album, anna: Visitor, phase: str) -> None:
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
        anna.button("ui-clear").click()


def take(album: Album, played: Past) -> list[Path]:
    """Every state that needs no storm."""
    pages(album, played)
    table_screens.take(album, played, PHASES)
    endings(album, played)
    others(album, played)
    return album.taken


def take_extremes(album: Album, played: Past) -> list[Path]:
    """What a size changes most: where games are chosen and laid out, and the tables."""
    anna = album.visitor()
    for name, path in {"home": "/", "new": "/new/estates"}.items():
        anna.open(path)
        expect(anna.page.locator("h1")).to_be_visible()
        album.shoot(anna, name, whole=True)
    past.go_on(anna, played, past.middle(played), "me", "bot", "bot")
    album.walk(anna, ESTATES, enough=PHASES)
    anna.leave()
    anna = album.visitor()
    past.go_on(anna, played, past.before(played, "choosing", 1), "me", "bot", "bot")
    company.play_out(anna)
    expect(anna.region("game-over")).to_be_visible()
    album.shoot(anna, "over")
    anna.leave()
    anna = album.visitor("newyork")
    city = play_new_york(album.server)
    past.go_on(anna, city, past.before(city, "bidding", 20), "me", "bot", "bot")
    album.walk(anna, NEWYORK, "newyork", enough={"bidding"})
    anna.leave()
    return album.taken


def take_storms(browser: Browser, languages: list[str], sizes: list[str]) -> list[Path]:
    with tempfile.TemporaryDirectory() as folder, house.serving(Path(folder)) as server:
        albums = [Album(browser, server, *one) for one in product(languages, sizes)]
        storm_screens.take(albums, Path(folder))
        return [path for album in albums for path in album.taken]


TAKES: dict[str, Callable[[Album, Past], object]] = {
    "pages": pages,
    "table": lambda album, played: table_screens.take(album, played, PHASES),
    "endings": endings,
    "others": others,
    "newyork": lambda album, _: new_york(album),
    "tycoon": lambda album, _: tycoon_screens.take(album),
    "fallout": lambda album, _: fallout_screens.take(album),
    "bibs": lambda album, _: bibs_screens.take(album),
}


def main(words: list[str]) -> None:
    """Words choose among languages, sizes and parts; without any, all are taken."""

    def chosen(names: list[str]) -> list[str]:
        return [name for name in names if name in words] or names

    languages, sizes = chosen(LANGUAGES), chosen([*SIZES, *EXTREMES])
    parts = chosen([*TAKES, "extremes", "storms"])
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = house.browser(playwright)
        with house.serving(Path(folder)) as server:
            played = past.play_out(server)
            for language, size in product(languages, sizes):
                if size in SIZES:
                    album = Album(browser, server, language, size)
                    for part in filter(parts.__contains__, TAKES):
                        TAKES[part](album, played)
                elif "extremes" in parts:
                    theme = THEMES[LANGUAGES.index(language)]
                    album = Album(browser, server, language, size, (theme,))
                    take_extremes(album, played)
                print(f"{language} {size}: {len(album.taken)} pictures", flush=True)
        if "storms" in parts:
            usual = [size for size in sizes if size in SIZES]
            print(f"storms: {len(take_storms(browser, languages, usual))} pictures", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
