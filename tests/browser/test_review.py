"""A finished game looked back at, on a phone: it is computed, read, and leads to the replay."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from polis.server.store import open_store
from tests.browser import house
from tests.browser.axe import violations
from tests.browser.visitor import Visitor
from tests.server.stories import store_game

pytestmark = pytest.mark.slow
BUSY = 600_000  # milliseconds a review may take where other work keeps the cores busy
TABLE = "finished-table"
NARROW = {"width": 360, "height": 780}


async def lay(db: str) -> None:
    store = await open_store(db)
    await store_game(store, TABLE)
    await store.close()


@pytest.fixture(scope="module")
def origin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a finished game, that imagines few others. The game, its moves and so its
    review are always the same."""
    folder: Path = tmp_path_factory.mktemp("review")
    asyncio.run(lay(f"sqlite:///{folder}/polis.db"))
    with house.serving(folder, review_games=12) as process:
        yield f"http://{process.address}"


def test_a_review_is_read_on_a_phone_and_opens_the_replay(origin: str, browser: Browser) -> None:
    reader = Visitor(browser, origin, "ru", viewport=NARROW, has_touch=True)
    reader.met |= {"Oleg", "b"}
    reader.open(f"/replay/{TABLE}")
    reader.link("review").click()
    expect(reader.page.get_by_role("progressbar")).to_be_visible()
    curve = reader.page.get_by_role("slider", name="Шансы на победу")
    expect(curve).to_be_visible(timeout=BUSY)
    reader.fits()
    assert violations(reader) == []
    curve.press("Home")
    told = curve.get_attribute("aria-valuetext")
    curve.press("ArrowRight")
    expect(curve).to_have_attribute("aria-valuenow", "1")
    assert curve.get_attribute("aria-valuetext") != told
    reader.reads_well()
    turn = (
        reader.page.get_by_role("region", name="Где партия переломилась").get_by_role("link").first
    )
    line = re.search(r"Ход (\d+)", turn.inner_text())
    assert line
    turn.click()
    expect(reader.page).to_have_url(re.compile(rf"/replay/{TABLE}#{line[1]}$"))
    expect(reader.button("step-later")).to_be_visible()
    reader.leave()
