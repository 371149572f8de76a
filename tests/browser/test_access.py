"""For everyone: axe finds nothing wrong anywhere, and those who listen hear the whole game."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import expect

from tests.browser import past
from tests.browser.axe import violations
from tests.browser.past import Past
from tests.browser.screens import PHASES
from tests.browser.visitor import HAND, Visitor, any_move
from tests.browser.words import Json

pytestmark = pytest.mark.slow
Visit = Callable[..., Visitor]
LISTED = 4  # moves that are listed, not slid


@pytest.mark.parametrize(
    "path",
    ["", "new/estates", "rules/estates", "mine", "settings", "nowhere", "replay/{}", "tables/{}"],
)
def test_axe_finds_nothing_on(visit: Visit, played: Past, path: str) -> None:
    anna = visit("ru")
    anna.open(f"/{path.format(played.table)}")
    anna.page.wait_for_load_state("networkidle")
    assert violations(anna) == []


def test_axe_finds_nothing_in_the_waiting_room(visit: Visit) -> None:
    anna = visit()
    anna.open("/new/estates")
    anna.button("make-table").click()
    expect(anna.page.get_by_role("img", name=anna.say("qr-label"))).to_be_visible()
    assert violations(anna) == []


@pytest.mark.parametrize("size", ["wide", "hand"])
def test_axe_finds_nothing_at_the_table_in_any_phase(visit: Visit, played: Past, size: str) -> None:
    anna = visit(asks=True, **({"viewport": HAND} if size == "hand" else {}))
    past.go_on(anna, played, past.middle(played), "me", "bot", "bot")
    seen: set[str] = set()
    chance = random.Random(5)
    while seen < PHASES and anna.await_turn():
        move, phase = any_move(anna.frame, chance), anna.frame["view"]["phase"]
        if phase not in seen:
            seen.add(phase)
            anna.pick(move)
            assert (phase, violations(anna)) == (phase, [])
            anna.page.keyboard.press("Escape")
        anna.play(move)
    assert seen == PHASES
    anna.button("menu").click()
    assert violations(anna) == []


def test_axe_finds_nothing_in_the_first_lesson(visit: Visit) -> None:
    anna = visit("ru")
    anna.begin("learn-game")
    expect(anna.page.get_by_role("note", name=anna.say("lesson"))).to_be_visible()
    assert violations(anna) == []


def test_axe_finds_nothing_on_the_curtain(visit: Visit, played: Past) -> None:
    anna = visit("ru")
    past.go_on(anna, played, past.middle(played), "me", "me", "me")
    chance = random.Random(1)
    while not anna.curtain.is_visible():
        anna.wait(lambda: anna.acts or anna.curtain.is_visible(), "nobody acts")
        if anna.acts and not anna.curtain.is_visible():
            anna.play(any_move(anna.frame, chance))
    assert violations(anna) == []


def test_the_log_is_one_stop_of_tab_and_walked_by_arrows(visit: Visit, played: Past) -> None:
    anna = visit()
    anna.open(f"/tables/{played.table}")
    lines = anna.region("log").get_by_role("button")
    lines.last.focus()
    steps = [("Home", lines.first), ("ArrowDown", lines.nth(1)), ("ArrowUp", lines.first)]
    for key, line in [*steps, ("End", lines.last), ("ArrowUp", lines.nth(-2))]:
        anna.page.keyboard.press(key)
        expect(line).to_be_focused()
    for opened in ("true", "false"):
        anna.page.keyboard.press("Enter")
        # By focus: what a bot's line opens to has a button of its own.
        expect(anna.page.locator("*:focus")).to_have_attribute("aria-expanded", opened)
    anna.page.keyboard.press("Home")
    anna.page.keyboard.press("Tab")
    assert not anna.region("log").evaluate("(one) => one.contains(document.activeElement)")


# Every sentence the page says aloud, in order.
LISTEN = """() => {
  window.heard = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const place = target.nodeType === Node.TEXT_NODE ? target.parentElement : target;
      const live = place?.closest('[aria-live]');
      if (live) window.heard.push(live.textContent);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


@pytest.mark.parametrize("language", ["ru", "en"])
def test_whoever_listens_hears_a_whole_auction(visit: Visit, played: Past, language: str) -> None:
    anna = visit(language)
    past.go_on(anna, played, past.middle(played), "me", "bot", "bot")
    past.until(anna, "choosing")
    position_is_told(anna)
    anna.page.evaluate(LISTEN)
    chance = random.Random(6)
    told: list[Json] = []
    anna.on_frame = lambda frame: told.extend(frame["events"])
    while anna.await_turn() and not sold(told):
        choices_are_told(anna)
        anna.play(any_move(anna.frame, chance))
    anna.await_sight()
    heard = " ".join(anna.page.evaluate("window.heard"))
    at = 0
    for event in told:
        said = anna.sentences.event(event, anna.names)
        at = heard.find(said, at)
        assert at >= 0, f"{said!r} was not heard in {heard!r}"


def sold(told: list[Json]) -> bool:
    """Whether one auction is over: the next piece is offered."""
    return sum(str(one["event"]).startswith("offered") for one in told) > 1


def position_is_told(visitor: Visitor) -> None:
    """Every building, every line of floors, the certificates and everybody's holdings, in words."""
    visitor.await_sight()
    tree = visitor.page.locator("main").aria_snapshot()
    view = visitor.frame["view"]
    for row in view["rows"]:
        for lot in row["lots"]:
            for floor in lot["floors"]:
                assert visitor.say(f"floor-{floor}") in tree
    for line in view["lines"]:
        for floor in line:
            assert visitor.say(f"floor-{floor}") in tree
    for name in visitor.names:
        assert name in tree
    assert visitor.say("label-roofs-left") in tree


def choices_are_told(visitor: Visitor) -> None:
    """Every legal move has a control whose name is the move in words."""
    visitor.await_sight()
    told = visitor.page.locator("main").aria_snapshot()
    assert visitor.say("your-turn") in told
    for box in visitor.frame["choices"]:
        values = [arg["values"] for arg in box["args"]]
        moves = [" ".join([box["move"], *one]) for one in product(*values)]
        if box["move"] == "bid" and len(moves) > LISTED:  # a slider says what it stands on
            moves = moves[:1]
        for move in moves:
            assert visitor.sentences.move(move) in told
