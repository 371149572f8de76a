"""What is mine: games on any device, results with friends, records; the page on my own screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from secrets import token_hex

import pytest
from playwright.sync_api import Locator, Route, expect

from polis import Match
from tests.browser import company, past
from tests.browser.past import Past
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.slow
Visit = Callable[..., Visitor]
KEPT = """async () => {
  const boxes = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = await Promise.all(boxes.map((cache) => cache.keys()));
  return kept.flat().map((request) => new URL(request.url).pathname);
}"""


def enter(visitor: Visitor, login: str, by: str, password: str = "seven bridges") -> None:
    visitor.open("/settings")
    visitor.page.get_by_role("textbox", name=visitor.say("login"), exact=True).fill(login)
    visitor.page.get_by_label(visitor.say("password")).fill(password)
    visitor.button(by).click()
    expect(visitor.page.get_by_text(visitor.say("account-in"))).to_be_visible()
    visitor.reads_well()


def test_an_account_brings_my_games_to_another_device(visit: Visit, played: Past) -> None:
    desk, phone = visit("ru"), visit("en")
    login = token_hex(10)
    enter(desk, login, "make-account")
    past.go_on(desk, played, past.middle(played), "me", "bot", "bot")
    past.until(desk, "choosing")
    enter(phone, login, "log-in")
    phone.open("/mine")
    phone.page.get_by_role("link", name=phone.say("your-turn")).click()
    phone.await_start()
    assert phone.acts and phone.frame["seat"] == desk.frame["seat"]


def chairs(visitor: Visitor) -> Locator:
    return visitor.page.locator(".seats b")


def test_a_name_given_at_a_table_is_mine_at_the_next_one(visit: Visit) -> None:
    """Who has said nothing yet is called by the login, not "Guest"."""
    anna, login = visit(), token_hex(5)
    enter(anna, login, "make-account")
    anna.open("/new/estates")
    name = anna.page.get_by_role("textbox", name=anna.say("name-of-seat", number=1))
    expect(name).to_have_value(login)
    name.fill("Marta")
    anna.button("make-table").click()
    expect(chairs(anna).first).to_have_text("Marta")
    anna.begin("play-with-bots")
    anna.await_start()
    assert anna.names[0] == "Marta"
    anna.open("/settings")
    expect(anna.page.get_by_role("textbox", name=anna.say("your-name"))).to_have_value("Marta")


def test_a_bot_that_takes_an_empty_seat_has_a_name(visit: Visit) -> None:
    anna = visit("ru")
    anna.open("/new/estates")
    anna.seat_kind(2, "open")
    anna.button("make-table").click()
    for _ in range(2):
        anna.button("bot-instead").first.click()
    expect(anna.button("bot-instead")).to_have_count(0)
    given = anna.say("bot-names").split(", ")
    expect(chairs(anna).nth(1)).to_have_text(given[0])
    expect(chairs(anna).nth(2)).to_have_text(given[1])
    anna.reads_well()


def test_what_is_wrong_with_an_account_is_said_beside_it(visit: Visit) -> None:
    anna = visit("en", viewport={"width": 360, "height": 640})
    anna.open("/settings")
    anna.page.get_by_role("textbox", name=anna.say("login"), exact=True).fill("nobody-here")
    anna.page.get_by_label(anna.say("password")).fill("seven bridges")
    anna.button("log-in").click()
    expect(anna.page.get_by_text("Wrong login or password.")).to_be_in_viewport(ratio=1)
    anna.troubles.clear()  # the browser tells of the refusal


def test_a_table_is_laid_before_the_server_has_said_who_i_am(visit: Visit) -> None:
    anna = visit()

    def late(route: Route) -> None:
        anna.page.wait_for_timeout(700)
        route.continue_()

    anna.context.route("**/api/me", late)
    anna.open("/new/estates")
    anna.button("make-table").click()
    expect(anna.page.get_by_role("img", name=anna.say("qr-label"))).to_be_visible()


def await_another(visitor: Visitor, table: str) -> None:
    visitor.wait(lambda: visitor.frame["info"]["id"] != table, "no rematch")


def test_friends_see_their_results_export_the_game_and_play_again(
    visit: Visit, played: Past, tmp_path: Path
) -> None:
    anna, boris = visit("ru"), visit("en")
    company.go_on(anna, boris, played, past.before(played, "choosing", 3))
    company.play_out(anna, boris)
    table = anna.frame["info"]["id"]
    anna.open("/mine")
    expect(anna.page.get_by_role("row", name="Boris")).to_be_visible()
    with anna.page.expect_download() as coming:
        anna.link("download-record").click()
    coming.value.save_as(tmp_path / "record")
    record = (tmp_path / "record").read_text(encoding="utf-8")
    assert list(Match.load(record).scores) == boris.frame["result"]["scores"]
    anna.open(f"/tables/{table}")
    anna.button("rematch").click()
    boris.button("to-rematch").click()
    anna.button("start-game").click()
    for visitor in (anna, boris):
        await_another(visitor, table)
        visitor.await_start()


def test_the_page_can_be_installed_and_keeps_nothing_that_is_the_servers(visit: Visit) -> None:
    anna = visit()
    anna.open("/")
    anna.await_keeper()
    anna.begin("play-with-bots")
    anna.await_start()
    anna.await_sight()
    manifest = anna.page.evaluate("fetch('/manifest.webmanifest').then((one) => one.json())")
    assert manifest["display"] == "standalone" and manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        assert anna.page.request.get(icon["src"]).ok
    kept = anna.page.evaluate(KEPT)
    assert "/" in kept
    assert not [path for path in kept if path.startswith(("/api", "/ws"))]
