"""The goal card: told once before one's first game of a kind, then a tap away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from polis.core.registry import games
from tests.browser.axe import violations
from tests.browser.visitor import HAND, Visitor

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


# What somebody reads there who touches nothing: in the viewport, uncovered, not cut off.
SEEN = """(place) => {
  const within = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1
    && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  const one = document.querySelector(place), is = one?.getBoundingClientRect();
  if (!is?.width) return '';
  for (let at = one.parentElement; at; at = at.parentElement) {
    const cuts = getComputedStyle(at).overflowY !== 'visible';
    if (cuts && !within(is, at.getBoundingClientRect())) return '';
  }
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const top = document.elementFromPoint((is.left + is.right) / 2, (is.top + is.bottom) / 2);
  return within(is, screen) && one.contains(top) ? one.innerText : '';
}"""
SCREENS: dict[str, dict[str, Any]] = {  # a smaller phone leaves the line about costs to the board
    "phone": {"viewport": HAND, "has_touch": True, "is_mobile": True},
    "desk": SIZES["en"],
}


def read(visitor: Visitor, place: str) -> str:
    found: list[str] = []

    def looked() -> bool:
        found.append(visitor.page.evaluate(SEEN, place))
        return bool(found[-1])

    visitor.wait(looked, f"{place} is not in sight")
    return found[-1]


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("game", games())
def test_a_cold_reader_learns_how_to_win_what_to_do_and_what_it_costs(
    visit: Visit, game: str, language: str, size: str
) -> None:
    """In words, without a touch but the one that puts the card away: the card tells how one wins
    and what a turn is, then the table asks, shows what may be done, and says what it costs."""
    anna = visit(language, game=game, newcomer=True, **SCREENS[size])
    anna.begin("play-with-bots")
    anna.await_start()
    for block in ("win", "turn", "watch"):
        assert len(read(anna, f"dialog .{block} dd").split()) > 3
    anna.button("aim-understood").click()
    anna.await_turn()
    asked = anna.sentences.forms("now", "phase", anna.frame["view"]["phase"])
    assert read(anna, ".moves .question") == asked["now_ask"]
    assert read(anna, ".moves .cost") == asked["now_cost"]
    expect(anna.page.locator("[data-move]:visible, [data-opens]:visible").first).to_be_in_viewport()
    expect(anna.button("aim")).to_be_in_viewport(ratio=1)  # how one wins stays a tap away


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
