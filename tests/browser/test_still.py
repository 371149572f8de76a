"""How little jumps and that nothing is cut off: a whole game of The Estates by numbers."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import company, measures, past
from tests.browser.axe import violations
from tests.browser.past import Past
from tests.browser.visitor import Visitor, any_move

pytestmark = pytest.mark.slow
Visit = Callable[..., Visitor]
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}
BIDS = ".moves [data-take], .moves [data-move]"


def come(visit: Visit, size: str, language: str) -> Visitor:
    hand = TOUCH if measures.SIZES[size]["width"] < 1000 else {}
    return visit(language, viewport=measures.SIZES[size], **hand)


# What a whole game may shift as yet; the aim is ``measures.MOST_SHIFT`` of both.
HELD = [("low", "en", 0.12), ("phone", "ru", 0.25)]


@pytest.mark.parametrize(("size", "language", "most"), HELD)
def test_over_a_whole_game_little_jumps(
    visit: Visit, size: str, language: str, most: float
) -> None:
    anna = come(visit, size, language)
    measures.watch_shifts(anna)
    anna.begin("play-with-bots")
    anna.await_start()
    anna.await_turn()
    anna.await_sight()
    measures.shift(anna)  # while it was laid out
    chance, total, worst = random.Random(7), 0.0, list[str]()
    while anna.await_turn():
        anna.play(any_move(anna.frame, chance))
        anna.wait(lambda: anna.acts or anna.over, "my turn did not come")
        found = measures.shift(anna)
        if not anna.over:  # the end is another scene
            total, worst = total + found.total, worst + found.worst
    assert total <= most, sorted(worst, reverse=True)[:12]


@pytest.mark.parametrize("size", measures.SIZES)
def test_nothing_is_cut_off_at_any_size(visit: Visit, played: Past, size: str) -> None:
    anna = come(visit, size, "ru")
    past.go_on(anna, played, past.middle(played), "me", "bot", "bot")
    for phase in ("choosing", "bidding", "deciding", "placing"):
        past.until(anna, phase)
        assert measures.clipped(anna) == [], phase


def test_a_question_to_the_table_moves_no_button(visit: Visit, played: Past) -> None:
    """Who asks to take back does not take the bid from under another's finger."""
    anna, boris = visit("ru"), come(visit, "phone", "en")
    company.go_on(anna, boris, played, past.middle(played))
    chance = random.Random(2)
    while not (anna.frame["can_undo"] == "ask" and boris.acts):
        one = anna if anna.acts else boris
        one.wait(lambda: anna.acts or boris.acts, "nobody acts")
        if one.acts:
            one.play(any_move(one.frame, chance))
        boris.wait(lambda: anna.acts or boris.acts, "nobody acts")
    boris.await_sight()
    before = [one.bounding_box() for one in boris.page.locator(BIDS).all()]
    anna.await_sight()
    anna.page.keyboard.press("u")
    expect(boris.button("agree")).to_be_in_viewport(ratio=1)
    assert [one.bounding_box() for one in boris.page.locator(BIDS).all()] == before
    assert measures.clipped(boris) == []
    assert violations(boris) == []
