"""The first lesson: a learner who does what it says is led to the last score."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from polis.core.registry import games
from polis.core.tutorial import tutorial
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.slow
LESSONS = [game for game in games() if tutorial(game)]


@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_first_lesson_leads_to_its_end(
    visit: Callable[..., Visitor], language: str, game: str
) -> None:
    learner = visit(language, game=game)
    learner.begin("learn-game")
    learner.await_start()
    tutor = learner.page.get_by_role("note", name=learner.say("lesson"))
    while learner.await_turn():
        seq = learner.frame["seq"]
        suggested = tutor.get_by_role("button")
        expect(suggested).to_be_visible()
        suggested.click()
        learner.reads_well()
        learner.confirm()
        learner.await_frame(seq + 1)
    expect(tutor).to_contain_text(learner.say("tutorial-end"))
    learner.reads_well()
