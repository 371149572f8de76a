"""Every screen and state is reached, reads well, fits, and is kept as a picture to be looked at."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser import screens

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]


@pytest.mark.parametrize("size", ["phone", "desk"])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_pictures_are_taken(browser: Browser, language: str, size: str) -> None:
    taken = screens.take(browser, language, size)
    assert len(taken) > 50
    assert all(path.stat().st_size > 5000 for path in taken)
