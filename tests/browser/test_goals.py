"""The goal card: told once before one's first game of a kind, then a tap away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from polis.core.registry import games
from tests.browser.axe import violations
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.slow
Visit = Callable[..., Visitor]
SIZES: dict[str, dict[str, Any]] = {
    "ru": {"viewport": {"width": 360, "height": 640}, "has_touch": True},
    "en": {"viewport": {"width": 1280, "height": 720}},
}
ROOM = "(one) => [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth]"


def card(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("dialog", name=visitor.say("title"), exact=True)


def table(visitor: Visitor, *kinds: str, **options: str) -> str:
    """The way to a new table with such seats."""
    visitor.open("/")
    request = visitor.context.request
    csrf = request.get("/api/me").json()["csrf"]
    wish: dict[str, Any] = {
        "game": visitor.game,
        "seats": [{"kind": kind} for kind in kinds],
        "options": options,
    }
    made = request.post("/api/tables", data=wish, headers={"x-csrf-token": csrf})
    assert made.ok, made.text()
    return f"/tables/{made.json()['id']}"


@pytest.mark.parametrize("language", SIZES)
@pytest.mark.parametrize("game", games())
def test_the_card_is_shown_once_and_fits(visit: Visit, game: str, language: str) -> None:
    anna = visit(language, game=game, newcomer=True, **SIZES[language])
    anna.begin("play-with-bots")
    anna.await_start()
    expect(card(anna)).to_be_visible()
    assert card(anna).evaluate(ROOM) == [0, 0]
    anna.reads_well()
    assert violations(anna) == []
    expect(anna.button("aim-understood")).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(card(anna)).to_have_count(0)
    anna.page.reload()
    anna.await_start()
    expect(anna.button("aim")).to_be_visible()
    expect(card(anna)).to_have_count(0)


def test_the_card_is_in_reach_of_keys(visit: Visit) -> None:
    anna = visit("en")
    anna.begin("play-with-bots")
    anna.await_start()
    anna.button("aim").focus()
    anna.page.keyboard.press("Enter")
    expect(card(anna)).to_be_visible()
    for _ in range(4):  # round and round, never out of it
        anna.page.keyboard.press("Tab")
        assert anna.page.evaluate("!document.activeElement.closest('.play')")
    anna.page.keyboard.press("Escape")
    expect(card(anna)).to_have_count(0)
    expect(anna.button("aim")).to_be_focused()
    anna.page.keyboard.press("m")
    menu = anna.page.get_by_role("dialog", name=anna.say("menu"), exact=True)
    menu.get_by_role("button", name=anna.say("aim"), exact=True).press("Enter")
    expect(card(anna)).to_be_visible()
    expect(menu).to_have_count(0)


def test_a_lesson_is_not_held_up(visit: Visit) -> None:
    anna = visit("en", newcomer=True)
    anna.begin("learn-game")
    anna.await_start()
    expect(anna.page.get_by_role("note", name=anna.say("lesson"))).to_be_visible()
    expect(card(anna)).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "options", "says"),
    [
        ("bibs", {"goal": "sum", "sum": "4000"}, "4000 Ƀ"),
        ("bibs", {"goal": "ruin"}, "Ruin a rival"),
        ("fallout", {"rounds": "20"}, "after 20 rounds"),
        ("fallout", {"time": "called"}, "when time is called"),
        ("estates", {"rounds": "3"}, "3 rounds add up"),
        ("tycoon", {"length": "two_rounds"}, "after two rounds"),
    ],
)
def test_who_waits_or_may_join_reads_what_this_table_plays_for(
    visit: Visit, game: str, options: dict[str, str], says: str
) -> None:
    anna = visit("en", game=game, newcomer=True)
    anna.open(table(anna, "me", "open", **options))
    expect(anna.region("aim")).to_contain_text(says)
    anna.reads_well()
