"""The chance of a table as pages see to it: words bound, told, kept, and said if they change."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import company, past
from tests.browser.past import Past
from tests.browser.visitor import HAND, Visitor

pytestmark = pytest.mark.slow
Visit = Callable[..., Visitor]
FORGET = """(id) => {
  const kept = JSON.parse(localStorage[`polis-chance:${id}`]);
  localStorage[`polis-chance:${id}`] = JSON.stringify({ ...kept, promise: '0'.repeat(64) });
}"""


def panel(visitor: Visitor) -> Locator:
    visitor.button("menu").click()
    visitor.button("fair-chance").click()
    dialog = visitor.page.get_by_role("dialog", name=visitor.say("fair-chance"))
    expect(dialog).to_be_visible()
    return dialog


def test_pages_commit_to_words_tell_them_and_find_all_as_they_kept_it(
    visit: Visit, played: Past
) -> None:
    anna, boris = visit("ru"), visit("en", viewport=HAND, has_touch=True)
    company.go_on(anna, boris, played, past.before(played, "choosing", 1))
    info = boris.frame["info"]
    assert all(info["commitments"][:2]) and all(info["nonces"][:2])
    assert info["commitments"][2] == info["nonces"][2] == "", "a bot adds nothing"
    for visitor in (anna, boris):
        dialog = panel(visitor)
        expect(dialog.locator("[data-kept]")).to_have_text(visitor.say("fair-kept"))
        expect(dialog.get_by_text(visitor.say("fair-part-told"))).to_have_count(2)
        visitor.reads_well()
        visitor.fits()
        visitor.page.keyboard.press("Escape")
        visitor.page.keyboard.press("Escape")
    company.play_out(anna, boris)
    anna.open(f"/replay/{info['id']}")
    anna.button("fair-chance").click()
    dialog = anna.page.get_by_role("dialog", name=anna.say("fair-chance"))
    expect(dialog.locator("[data-kept]")).to_have_text(anna.say("fair-kept-after"))
    expect(dialog.get_by_text(anna.say("fair-limit-start"))).to_be_visible()
    anna.reads_well()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_promise_that_changes_is_said_over_the_board(visit: Visit, language: str) -> None:
    anna = visit(language)
    anna.begin("play-with-bots")
    table = anna.await_start()["info"]["id"]
    expect(anna.region("board")).to_be_visible()
    anna.page.evaluate(FORGET, table)
    anna.page.reload()
    expect(anna.page.get_by_role("alert")).to_contain_text(anna.say("doubt-promise"))
    anna.reads_well()
    anna.fits()


def test_a_person_alone_with_bots_has_a_word_in_the_chance(visit: Visit) -> None:
    anna = visit()
    anna.begin("play-with-bots")
    info = anna.await_start()["info"]
    assert info["commitments"][0] and info["nonces"][0] and not any(info["nonces"][1:])
