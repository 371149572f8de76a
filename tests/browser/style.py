"""The pictures of ``web/style`` anew: ``python -m tests.browser.style``.

Words choose devices (``phone``, ``desk``), games, and ``films`` or ``stills``; without any, all are
taken. A phone is Russian and light, a desk English and dark. What films are made of lies under
``artifacts/films``."""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, expect, sync_playwright

from polis.core.registry import games
from tests.browser import bibs, fallout, films, house, laid, newyork, past, tycoon
from tests.browser.album import SIZES
from tests.browser.visitor import Visitor
from tests.server.fleet import Process
from tools.shell import ROOT

FOLDER = ROOT / "web" / "style"
FRAMES = ROOT / "artifacts" / "films"


class Device(NamedTuple):
    language: str
    theme: Literal["light", "dark"]
    frame: int  # width of a frame of a film


DEVICES = {"phone": Device("ru", "light", 270), "desk": Device("en", "dark", 480)}


def visit(
    browser: Browser, server: Process, name: str, game: str, newcomer: bool = False
) -> Visitor:
    device = DEVICES[name]
    look = {**SIZES[name], "color_scheme": device.theme, "device_scale_factor": 1}
    origin = f"http://{server.address}"
    return Visitor(browser, origin, device.language, game, newcomer=newcomer, **look)


# Films


def film(browser: Browser, server: Process, game: str, name: str) -> str:
    """Make one, and tell about it."""
    began = time.monotonic()
    visitor = visit(browser, server, name, game, newcomer=True)
    made = films.Film(visitor)
    folder = FRAMES / f"{game}-{name}"
    try:
        made.make()
    finally:
        keep(made, folder)
        visitor.page.screenshot(path=folder / "last.jpg", type="jpeg")
    visitor.leave()
    picture = films.strip(browser, films.chosen(made.frames), DEVICES[name].frame)
    (FOLDER / f"film-{game}-{name}.jpg").write_bytes(picture)
    newcomer, took = made.newcomer, time.monotonic() - began
    return (
        f"film-{game}-{name}.jpg: {len(picture)} bytes, {newcomer.moves} moves with"
        f" {len(newcomer.story)} touches in {took:.0f} s; in vain: {newcomer.silent}"
    )


def keep(made: films.Film, folder: Path) -> None:
    """Every frame, to be looked at in full size, and what was pressed."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for number, one in enumerate(made.frames):
        (folder / f"{number:03}-{one.kind}.jpg").write_bytes(one.picture)
    (folder / "story.txt").write_text("\n".join(made.newcomer.story), encoding="utf-8")


# Stills


def home(anna: Visitor, server: Process) -> None:
    anna.open("/")
    expect(anna.page.get_by_text(anna.say("step-play"))).to_be_attached()
    anna.page.wait_for_load_state("networkidle")


def estates_table(anna: Visitor, server: Process) -> None:
    played = past.play_out(server)
    past.go_on(anna, played, past.middle(played), "me", "bot", "bot")
    past.until(anna, "placing")


def newyork_table(anna: Visitor, server: Process) -> None:
    played = past.play_out(server, "newyork", choose=newyork.any_move, seed=3)
    past.go_on(anna, played, past.before(played, "bidding", 20), "me", "bot", "bot")


def tycoon_table(anna: Visitor, server: Process) -> None:
    played = tycoon.play_out(server)
    past.go_on(anna, played, past.before(played, "building", 1), "me", "bot", "bot")


def fallout_table(anna: Visitor, server: Process) -> None:
    laid.sit_down(anna, server, fallout.street())


def bibs_table(anna: Visitor, server: Process) -> None:
    laid.sit_down(anna, server, bibs.street())


STILLS: dict[str, tuple[str, Callable[[Visitor, Process], None]]] = {
    "home": ("estates", home),
    "table": ("estates", estates_table),
    "newyork": ("newyork", newyork_table),
    "tycoon": ("tycoon", tycoon_table),
    "fallout": ("fallout", fallout_table),
    "bibs": ("bibs", bibs_table),
}


def still(browser: Browser, server: Process, what: str, name: str) -> str:
    game, go = STILLS[what]
    device, anna = DEVICES[name], visit(browser, server, name, game)
    go(anna, server)
    if anna.frame:
        anna.await_turn()
        anna.await_sight()
    anna.see(device.theme)
    path = FOLDER / f"{what}-{name}-{device.language}-{device.theme}.jpg"
    anna.page.screenshot(path=path, type="jpeg", quality=82)
    anna.leave()
    return f"{path.name}: {path.stat().st_size} bytes"


def main(words: list[str]) -> None:
    def chosen(names: list[str]) -> list[str]:
        return [name for name in names if name in words] or names

    kinds, devices, wanted = chosen(["films", "stills"]), chosen([*DEVICES]), chosen(games())
    stills = [what for what, (game, _) in STILLS.items() if game in wanted]
    with (
        tempfile.TemporaryDirectory() as folder,
        house.serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = house.browser(playwright)
        if "stills" in kinds:
            for what, name in product(stills, devices):
                print(still(browser, server, what, name), flush=True)
        if "films" in kinds:
            for game, name in product(wanted, devices):
                print(film(browser, server, game, name), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
