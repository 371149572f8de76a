"""The first lesson: a learner who does what it says is led to the last score, or into the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from polis.core.registry import games
from polis.core.tutorial import tutorial
from tests.browser.axe import violations
from tests.browser.learner import await_ways, follow, is_told, tutor
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.slow
LESSONS = [game for game in games() if tutorial(game)]
SIZES: dict[str, dict[str, Any]] = {
    "ru": {"viewport": {"width": 360, "height": 640}, "has_touch": True},
    "en": {"viewport": {"width": 1280, "height": 720}},
}


@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize("language", SIZES)
def test_the_first_lesson_leads_to_its_end(
    visit: Callable[..., Visitor], language: str, game: str
) -> None:
    learner = visit(language, game=game, newcomer=True, **SIZES[language])
    learner.begin("learn-game")
    learner.await_start()
    number = 0
    while learner.await_turn() and not is_told(learner):
        seq, sent, number = learner.frame["seq"], learner.sent, number + 1
        learner.reads_well()
        if number == 1:
            assert violations(learner) == []
        await_ways(learner)
        follow(learner, number)
        learner.confirm()
        learner.await_frame(seq + learner.sent - sent)
    if not learner.over:
        assert learner.acts  # the game goes on, and this is a decision of one's own
        return
    expect(tutor(learner)).to_contain_text(learner.say("tutorial-end"))
    learner.reads_well()
    learner.button("real-game").click()
    learner.wait(lambda: not learner.over, "no real game begins")
    assert not learner.await_start()["info"]["tutorial"]
