"""The Estates on the page, as people play it: with friends, by keys, by thumb, at one device."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor, any_move

pytestmark = pytest.mark.slow
Visit = Callable[..., Visitor]


def scores(visitor: Visitor) -> dict[str, str]:
    """Names and points as the page tells them at the end."""
    over = visitor.region("game-over")
    rows = [row.inner_text().split() for row in over.get_by_role("listitem").all()]
    return {row[0]: row[-1] for row in rows if re.fullmatch(r"[−\d]+", row[-1])}


def invite(host: Visitor, guest: Visitor) -> None:
    """The host lays a table for both and a bot; the guest comes by the link."""
    host.open("/")
    host.reads_well()
    host.link("new-table").click()
    host.reads_well()
    host.page.get_by_role("textbox", name=host.say("name-of-seat", number=1)).fill("Anna")
    host.button("make-table").click()
    link = host.page.get_by_role("textbox", name=host.say("link-for-seat", number=2))
    guest.open(link.input_value())
    guest.page.get_by_role("textbox", name=guest.say("your-name")).fill("Boris")
    guest.button("sit-here").click()
    guest.reads_well()
    host.button("start-game").click()


def play_out(*people: Visitor) -> None:
    chance = random.Random(7)
    for visitor in people:
        visitor.await_frame()
    while not all(visitor.over for visitor in people):
        for visitor in people:
            visitor.page.wait_for_timeout(5)
            if visitor.acts:
                visitor.play(any_move(visitor.frame, chance))
                visitor.reads_well()


def test_two_people_and_a_bot_play_to_the_last_score_each_in_their_own_language(
    visit: Visit,
) -> None:
    anna, boris = visit("ru"), visit("en")
    invite(anna, boris)
    play_out(anna, boris)
    for visitor in (anna, boris):
        expect(visitor.region("game-over")).to_be_visible()
        visitor.reads_well()
    assert scores(anna) == scores(boris)
    assert len(scores(anna)) == 3
