"""What the first visit costs: few requests, few bytes, every sentence once."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.browser.wire import Wire

pytestmark = pytest.mark.slow
REQUESTS = 20
BYTES = 160_000
WORKER = 1  # its own script; what it keeps has just been fetched


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_front_page_is_light(visit: Callable[..., Visitor], language: str) -> None:
    anna = visit(language)
    wire = Wire(anna)
    anna.open("/")
    expect(anna.page.locator(".cover svg")).to_have_count(5)
    anna.page.wait_for_load_state("networkidle")
    assert len(wire.asked) + WORKER <= REQUESTS, wire.told()
    assert wire.bytes <= BYTES, wire.told()
    assert len(set(wire.asked.values())) == len(wire.asked), wire.told()


def test_a_table_asks_for_the_sentences_of_its_game_once(visit: Callable[..., Visitor]) -> None:
    anna = visit("ru")
    wire = Wire(anna)
    anna.begin("play-with-bots")
    anna.await_start()
    expect(anna.region("board")).to_be_visible()
    texts = [url for url in wire.asked.values() if "texts" in url]
    assert len(texts) == len(set(texts)) == 2, texts
