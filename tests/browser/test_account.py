"""My account: a new password, out on every device, gone for good."""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_hex

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.test_me import enter
from tests.browser.visitor import HAND, Visitor

pytestmark = pytest.mark.slow
Visit = Callable[..., Visitor]
OLD, NEW = "seven bridges", "eight bridges"


def part(visitor: Visitor, key: str) -> Locator:
    """A folded part of the account, unfolded by the keyboard."""
    found = visitor.page.locator("details").filter(
        has=visitor.page.locator("summary", has_text=visitor.say(key))
    )
    found.locator("summary").focus()
    visitor.page.keyboard.press("Enter")
    expect(found.locator("form")).to_be_visible()
    visitor.fits()
    return found


def give(visitor: Visitor, where: Locator, **words: str) -> None:
    for key, word in words.items():
        where.get_by_label(visitor.say(key.replace("_", "-"))).fill(word)
    visitor.page.keyboard.press("Enter")


def told(visitor: Visitor, key: str) -> None:
    expect(visitor.page.get_by_role("status").filter(has_text=visitor.say(key))).to_be_visible()
    visitor.reads_well()


def is_guest(visitor: Visitor) -> None:
    visitor.open("/settings")
    expect(visitor.page.get_by_text(visitor.say("account-about"))).to_be_visible()


def forgive(visitor: Visitor, status: int) -> None:
    """What a browser writes of an answer that refuses."""
    visitor.troubles = [one for one in visitor.troubles if f"status of {status}" not in one]


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_password_is_changed_and_every_device_can_be_left(visit: Visit, language: str) -> None:
    desk, phone, login = visit(language, viewport=HAND), visit("en"), token_hex(10)
    enter(desk, login, "make-account")
    enter(phone, login, "log-in")
    give(desk, part(desk, "change-password"), present_password=NEW, new_password=NEW)
    expect(desk.page.get_by_role("alert")).to_be_visible()
    desk.reads_well()
    forgive(desk, 403)
    change = desk.page.locator("details[open]")
    give(desk, change, present_password=OLD, new_password=NEW)
    told(desk, "password-changed")
    is_guest(phone)
    enter(phone, login, "log-in", NEW)
    desk.button("log-out-everywhere").click()
    told(desk, "account-out-everywhere")
    is_guest(phone)
    is_guest(desk)


def test_an_account_is_deleted_for_good(visit: Visit) -> None:
    anna, login = visit("ru", viewport=HAND), token_hex(10)
    enter(anna, login, "make-account")
    asked = part(anna, "delete-account")
    expect(asked.get_by_text(anna.say("delete-about"))).to_be_visible()
    assert violations(anna) == []
    give(anna, asked, present_password=OLD)
    told(anna, "account-deleted")
    is_guest(anna)
    page = anna.page
    page.get_by_role("textbox", name=anna.say("login"), exact=True).fill(login)
    page.get_by_label(anna.say("password")).fill(OLD)
    anna.button("log-in").click()
    expect(page.get_by_role("alert")).to_be_visible()
    forgive(anna, 401)


def test_a_page_that_is_open_is_out_with_its_session(visit: Visit) -> None:
    """Two tabs of one browser: one logs out, the other looks on from then on."""
    anna = visit()
    enter(anna, token_hex(10), "make-account")
    anna.begin("play-with-bots")
    anna.await_start()
    assert anna.frame["info"]["my_seats"] == [0]
    other = anna.watched(anna.context.new_page())
    other.goto("/settings")
    other.get_by_role("button", name=anna.say("log-out"), exact=True).click()
    anna.wait(lambda: anna.frame["info"]["my_seats"] == [], "still at the table")
