"""The documentation as a server shows it: under its headers, by link and by search."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.visitor import HAND, WIDE, Visitor
from tools.docs import pages

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_page_leads_to_the_documentation(visit: Callable[..., Visitor], language: str) -> None:
    visitor = visit(language)
    visitor.open("/")
    visitor.await_keeper()  # it must not take a document for the page
    visitor.link("documentation").click()
    heading = {"en": "Start", "ru": "Начало"}[language]
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text(heading)
    visitor.page.go_back()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.say("home-headline"))


@pytest.mark.parametrize("wide", [True, False])
def test_every_page_opens_without_trouble(visit: Callable[..., Visitor], wide: bool) -> None:
    """What our headers forbid, or does not load, is told on the console."""
    visitor = visit(viewport=WIDE if wide else HAND)
    elsewhere: list[str] = []
    visitor.page.on("request", lambda one: elsewhere.append(one.url))
    for name in pages.names():
        answer = visitor.page.goto(f"/docs/{name.replace('.md', '.html')}")
        assert answer and "script-src 'self';" in answer.headers["content-security-policy"]
        expect(visitor.page.locator("article h1")).to_be_visible()
        visitor.fits()
    assert [url for url in elsewhere if not url.startswith((visitor.origin, "data:"))] == []


def test_search_finds_a_word(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.page.goto("/docs/index.html")
    visitor.page.get_by_role("button", name="Search").click()
    visitor.page.keyboard.type("determinize")
    visitor.page.get_by_role("option", name="determinize", exact=True).click()
    expect(visitor.page).to_have_url(re.compile(r"/docs/vocabulary.html.*#determinize$"))


def test_documents_can_be_read_by_all(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    for name in ("index.html", "estates.html", "websocket.html"):
        visitor.page.goto(f"/docs/{name}")
        assert violations(visitor) == []
