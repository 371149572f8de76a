"""A newcomer can finish a game by what the screen shows."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser import films
from tests.browser.album import SIZES
from tests.browser.newcomer import Newcomer
from tests.browser.visitor import Visitor

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
Visit = Callable[..., Visitor]


@pytest.mark.parametrize(("language", "size"), [("ru", "phone"), ("en", "desk")])
def test_a_whole_game_is_played_by_what_lies_in_sight(
    visit: Visit, language: str, size: str
) -> None:
    anna = visit(language, game="estates", newcomer=True, **SIZES[size])
    newcomer = Newcomer(anna)
    anna.open("/")
    films.sit_down(anna)
    newcomer.play()
    expect(anna.region("game-over")).to_be_visible()
    assert newcomer.silent == []
    anna.reads_well()
    anna.fits()
