"""Hints at the table: the dial, a candidate to tap, a question before a blunder, a bot's reason."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from polis.games.estates.position import Estates
from polis.games.estates.tests.positions import POSITIONS
from polis.games.estates.tests.table import start
from tests.browser import laid, learner
from tests.browser.axe import violations
from tests.browser.visitor import HAND, Visitor
from tests.server.fleet import Process

pytestmark = pytest.mark.slow
Visit = Callable[..., Visitor]


def turn_dial(visitor: Visitor, hints: str) -> None:
    seq = visitor.frame["seq"]
    visitor.tap(visitor.button("menu"))
    dial = visitor.page.get_by_role("group", name=visitor.say("hints"))
    dial.get_by_role("radio", name=visitor.say(f"dial-{hints}"), exact=True).check(force=True)
    visitor.await_frame(seq + 1)
    visitor.page.keyboard.press("Escape")


def obey(visitor: Visitor) -> None:
    """Try what the lesson says."""
    learner.follow(visitor)
    visitor.confirm()


def follow(visitor: Visitor) -> None:
    seq = visitor.frame["seq"]
    obey(visitor)
    visitor.await_frame(seq + 1)
    assert visitor.await_turn()
    visitor.await_sight()


def test_hints_in_the_hand(visit: Visit) -> None:
    anna = visit("ru", game="newyork", asks=True, viewport=HAND, has_touch=True, is_mobile=True)
    anna.begin("learn-game")
    anna.await_start()
    assert anna.await_turn()
    follow(anna)
    follow(anna)

    turn_dial(anna, "name")
    first = anna.page.locator("[data-hint]").first
    expect(first).to_contain_text("%")
    assert violations(anna) == []
    anna.tap(first)
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator("button.confirm")).to_be_enabled()
    anna.reads_well()
    anna.fits()

    anna.page.keyboard.press("Escape")
    anna.tap(anna.page.locator("#tab-log"))
    told = anna.say("dial-told", name=anna.names[0], dial="name")
    expect(anna.region("log")).to_contain_text(told)
    bots = anna.region("log").get_by_role("button").filter(has_text=anna.names[1])
    anna.tap(bots.last)
    anna.tap(anna.button("ask-why"))
    expect(anna.page.locator(".ask")).to_contain_text("%")
    anna.reads_well()


def test_a_question_before_a_blunder(visit: Visit, server: Process) -> None:
    anna = visit("ru", asks=True, viewport=HAND, has_touch=True, is_mobile=True)
    decides = next(one for one in POSITIONS if one.best == ("keep",))
    table = start(decides.state.players, money="open", ending="nothing_to_finish")
    assert isinstance(decides.state, Estates)
    table.state = decides.state
    laid.sit_down(anna, server, table, "me", "bot")
    assert anna.await_turn()

    turn_dial(anna, "warn")
    seq = anna.frame["seq"]
    anna.pick("sell")  # the roof that decides the game
    anna.tap(anna.page.locator("button.confirm:enabled"))
    again = anna.button("think-again")
    expect(again).to_be_focused()
    assert violations(anna) == []
    anna.tap(again)
    expect(again).to_have_count(0)
    assert anna.frame["seq"] == seq
    anna.play("keep")
    anna.reads_well()
