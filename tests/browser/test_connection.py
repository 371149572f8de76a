"""What the page does when the server goes away: the board stays, nothing is lost, play goes on."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import house, past
from tests.browser.axe import violations
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.slow
# At once or never: the page may be quicker, and then another button stands there.
HURRY = "document.querySelector('[role=status] [data-hurry]')?.click()"


@pytest.fixture
def guest(browser: Browser, tmp_path: Path) -> Iterator[Visitor]:
    """Somebody at a server of their own, which dies in the middle of an auction."""
    with house.serving(tmp_path) as server:
        anna = Visitor(browser, f"http://{server.address}")
        anna.begin("play-with-bots")
        anna.await_start()
        past.until(anna, "bidding")
        anna.await_keeper()
        server.end(signal.SIGKILL)
        yield anna
    anna.forgive_lost_connection()
    anna.leave()


def test_a_reconnect_in_mid_auction_loses_nothing_and_plays_on(
    guest: Visitor, tmp_path: Path
) -> None:
    told, port = guest.frame, int(guest.origin.rpartition(":")[2])
    expect(guest.page.get_by_text(guest.say("link-lost"))).to_be_visible()
    guest.reads_well()
    assert violations(guest) == []
    expect(guest.region("board").locator("[data-spot]").first).to_be_visible()
    guest.pick("pass")
    with house.serving(tmp_path, port, page=house.renewed(tmp_path)):
        guest.page.evaluate(HURRY)
        expect(guest.page.get_by_text(guest.say("link-lost"))).to_have_count(0)
        assert guest.await_frame(told["seq"] + 1)["line"] > told["line"]
        expect(guest.page.get_by_text(guest.say("old-page"))).to_be_visible()
        guest.reads_well()
        guest.context.close()


def test_without_a_connection_the_page_opens_and_says_so(guest: Visitor) -> None:
    guest.page.goto("/")
    expect(guest.page.get_by_text(guest.say("offline"))).to_be_visible()
    guest.reads_well()
    assert violations(guest) == []
