"""A server that really runs with the built page, a browser, and the people who use it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser import house, past
from tests.browser.visitor import Visitor
from tests.server.fleet import Process


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One for all tests that do not mind each other's tables."""
    with house.serving(tmp_path_factory.mktemp("browser")) as process:
        yield process


@pytest.fixture(scope="module")  # while it is there, no other test in this process may use asyncio
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        yield house.browser(playwright)


@pytest.fixture
def visit(server: Process, browser: Browser) -> Iterator[Callable[..., Visitor]]:
    """New people; when the test is over, nobody may have met any trouble."""
    came: list[Visitor] = []

    def come(language: str = "en", **wishes: Any) -> Visitor:
        came.append(Visitor(browser, f"http://{server.address}", language, **wishes))
        return came[-1]

    yield come
    for visitor in came:
        visitor.leave()


@pytest.fixture(scope="session")
def played(server: Process) -> past.Past:
    """A finished game of three, to be looked at or gone on from."""
    return past.play_out(server)
