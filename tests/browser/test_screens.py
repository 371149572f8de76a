"""Every screen and state is reached, reads well, fits, and is kept as a picture to be looked at."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser import album, screens
from tests.browser.past import Past
from tests.server.fleet import Process

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]


# Each language and each size once; ``python -m tests.browser.screens`` takes them all.
@pytest.mark.parametrize(("language", "size"), [("ru", "phone"), ("en", "desk")])
def test_pictures_are_taken(
    browser: Browser, server: Process, played: Past, language: str, size: str
) -> None:
    taken = screens.take(album.Album(browser, server, language, size), played)
    assert len(taken) > 110
    assert are_pictures(taken)


def test_pictures_of_a_lost_connection_are_taken(browser: Browser) -> None:
    taken = screens.take_storms(browser, screens.LANGUAGES, list(album.SIZES))
    assert len(taken) == 4 * 4 * 2
    assert are_pictures(taken)


def are_pictures(paths: list[Path]) -> bool:
    return all(path.stat().st_size > 5000 for path in paths)
