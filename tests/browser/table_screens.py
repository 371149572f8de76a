"""Pictures of a table of The Estates: its phases, what else it shows, and those who sit at it."""

from __future__ import annotations

import random
from collections.abc import Set

from playwright.sync_api import Locator, expect

from tests.browser import company, fingers, past
from tests.browser.album import ESTATES, Album
from tests.browser.past import Past
from tests.browser.visitor import Visitor, any_move


def take(album: Album, played: Past, phases: Set[str]) -> None:
    anna = album.visitor()
    past.go_on(anna, played, past.middle(played), "me", "bot", "bot")
    album.walk(anna, ESTATES, enough=phases, aside=aside)
    look_back(album, anna)
    pause(album, anna)
    anna.leave()
    waiting(album)
    together(album, played)
    clocks(album)
    without_a_board(album, played)


def aside(album: Album, anna: Visitor, phase: str) -> None:
    """What else can be seen at the table, each in one phase."""
    if phase == "choosing":
        menu(album, anna)
        closer(album, anna)
        anna.region("players").get_by_role("button").nth(1).click()
        shoot_dialog(album, anna, "table-seat")
        spot = anna.page.locator("[data-spot^=offer][data-move]").first
        spot.focus()
        anna.page.keyboard.press("?")
        shoot_dialog(album, anna, "table-what-is-this")
    if phase == "placing":
        refusal(album, anna)
    if phase == "bidding":
        tabs(album, anna)


def shoot_dialog(album: Album, anna: Visitor, name: str) -> None:
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    album.shoot(anna, name)
    anna.page.keyboard.press("Escape")


def menu(album: Album, anna: Visitor) -> None:
    anna.button("menu").click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    album.shoot(anna, "table-menu")
    anna.button("other-device").click()
    expect(anna.page.get_by_role("textbox", name=anna.say("other-device"))).to_be_visible()
    anna.button("resign").click()
    shoot_dialog(album, anna, "table-menu-leaving")


def closer(album: Album, anna: Visitor) -> None:
    if album.size != "phone":
        return
    fingers.Hand(anna).pinch(fingers.middle(anna.region("board")), 30, 90)
    expect(anna.button("whole-board")).to_be_visible()
    album.shoot(anna, "table-closer")
    anna.button("whole-board").tap()


def refusal(album: Album, anna: Visitor) -> None:
    refused = anna.page.locator("[data-refused]:visible")
    if not refused.count():
        return
    anna.tap(refused.first)
    alert = anna.page.get_by_role("alert")
    expect(alert).to_be_visible()
    album.shoot(anna, "table-refused")
    alert.locator("summary").click()
    album.shoot(anna, "table-refused-rule")
    alert.get_by_role("button", name=anna.say("close")).click()


def tabs(album: Album, anna: Visitor) -> None:
    """The log with an answer to "why?", the talk, the rules."""
    if album.size != "phone":
        open_why(anna)
        album.shoot(anna, "table-log-why")
        anna.page.get_by_role("tab", name=anna.say("rules")).click()
        album.shoot(anna, "table-tab-rules")
        anna.page.get_by_role("tab", name=anna.say("log")).click()
        return
    for tab in ("log", "chat", "rules"):
        anna.page.get_by_role("tab", name=anna.say(f"tab-{tab}")).click()
        album.shoot(anna, f"table-tab-{tab}")
        if tab == "log":
            open_why(anna)
            album.shoot(anna, "table-log-why")
    anna.page.get_by_role("tab", name=anna.say("tab-move")).click()


def open_why(anna: Visitor) -> None:
    lines = anna.region("log").get_by_role("button")
    line = lines.nth(lines.count() - 1)  # opened, it may have a button of its own behind it
    line.click()
    expect(line).to_have_attribute("aria-expanded", "true")


def look_back(album: Album, anna: Visitor) -> None:
    """What the others did since my move; then the game goes on."""
    again: Locator = anna.button("since-my-move")
    chance = random.Random(8)
    while anna.await_turn():
        anna.await_sight()
        if again.count():
            break
        anna.play(any_move(anna.frame, chance))
    again.click()
    expect(anna.heading("looking-back")).to_be_visible()
    album.shoot(anna, "table-looking-back")
    anna.button("back-to-now").last.click()


def pause(album: Album, anna: Visitor) -> None:
    anna.button("menu").click()
    anna.button("pause").click()
    expect(anna.page.get_by_text(anna.say("paused-about"))).to_be_visible()
    album.shoot(anna, "table-paused")


def waiting(album: Album) -> None:
    """A table that waits for a friend, who comes by the link."""
    anna, boris = album.visitor(), album.visitor()
    anna.open("/new/estates")
    anna.page.get_by_role("textbox", name=anna.say("name-of-seat", number=1)).fill("Anna")
    anna.button("make-table").click()
    link = anna.page.get_by_role("textbox", name=anna.say("link-for-seat", number=2))
    expect(anna.page.get_by_role("img", name=anna.say("qr-label"))).to_be_visible()
    album.shoot(anna, "waiting-for-a-friend", whole=True)
    boris.open(link.input_value())
    boris.page.get_by_role("textbox", name=boris.say("your-name")).fill("Boris")
    album.shoot(boris, "invited", whole=True)
    boris.button("sit-here").click()
    expect(boris.page.get_by_text(boris.say("owner-starts"))).to_be_visible()
    album.shoot(boris, "sitting-down", whole=True)
    expect(anna.button("start-game")).to_be_enabled()
    album.shoot(anna, "all-here", whole=True)
    anna.leave()
    boris.leave()


def together(album: Album, played: Past) -> None:
    """Friends in one game: they talk, wait, watch, take a move back, leave and return."""
    anna, boris, watcher = (album.visitor() for _ in range(3))
    company.go_on(anna, boris, played, past.middle(played))
    watcher.open(anna.page.url)
    watcher.await_start()
    watcher.await_sight()
    album.shoot(watcher, "watching")
    watcher.leave()
    talk(album, anna, boris)
    take_back(album, anna, boris)
    company.until_acts(boris, anna)
    anna.await_frame(boris.frame["seq"])
    anna.await_sight()
    album.shoot(anna, "their-turn")
    leave_and_return(album, anna, boris)
    anna.leave()
    boris.leave()


def talk(album: Album, anna: Visitor, boris: Visitor) -> None:
    words = {"ru": ["Удачи!", "И вам. Средний ряд мой."], "en": ["Good luck!", "The row is mine."]}
    for visitor, text in zip((boris, anna), words[album.language], strict=True):
        if album.size == "phone" and visitor is anna:
            album.shoot(anna, "chat-unread")
        if album.size == "phone":
            visitor.page.locator("#tab-chat").click()
        visitor.page.locator("#chat-text").fill(text)
        visitor.page.keyboard.press("Enter")
    expect(anna.page.get_by_text(words[album.language][1])).to_be_visible()
    album.shoot(anna, "chat")
    if album.size == "phone":
        for visitor in (anna, boris):
            visitor.page.locator("#tab-move").click()


def take_back(album: Album, anna: Visitor, boris: Visitor) -> None:
    chance = random.Random(2)
    while True:
        # While a person must act no bot does, and a question is not overtaken by a move.
        anna.wait(lambda: anna.acts or boris.acts, "nobody acts")
        if anna.frame["can_undo"] == "ask":
            break
        one = anna if anna.acts else boris
        one.play(any_move(one.frame, chance))
        anna.await_frame(one.frame["seq"])
    anna.await_sight()
    anna.button("undo-ask").click()
    expect(boris.button("agree")).to_be_visible()
    album.shoot(boris, "undo-asked")
    album.shoot(anna, "undo-waits")
    boris.button("agree").click()
    anna.wait(lambda: anna.frame["undone_to"] is not None, "nothing was taken back")
    boris.await_frame(anna.frame["seq"])  # or he would be taken to act as he did before


def leave_and_return(album: Album, anna: Visitor, boris: Visitor) -> None:
    table = boris.frame["info"]["id"]
    boris.page.goto("/settings")
    expect(anna.page.get_by_text(anna.say("player-away", name="Boris"))).to_be_visible()
    album.shoot(anna, "someone-left")
    anna.button("let-bot-sit-in").click()
    anna.wait(lambda: anna.acts or anna.over, "the bot does not play")
    anna.await_sight()
    album.shoot(anna, "bot-sits-in")
    boris.open(f"/tables/{table}")
    expect(boris.button("take-back-seat")).to_be_visible()
    album.shoot(boris, "coming-back")


def clocks(album: Album) -> None:
    anna = album.visitor()
    anna.open("/new/estates")
    anna.seat_kind(1, "bot")
    anna.page.get_by_role("radio", name=anna.say("clock-live")).check(force=True)
    anna.button("start-game").click()
    anna.await_start()
    anna.await_turn()
    anna.await_sight()
    album.shoot(anna, "table-clocks")
    anna.leave()


def without_a_board(album: Album, played: Past) -> None:
    """The shared widgets alone, as for a game nobody has drawn a board for."""
    anna = album.visitor()
    anna.context.route("**/assets/Board-*.js", lambda route: route.abort())
    past.go_on(anna, played, past.middle(played), "me", "bot", "bot")
    past.until(anna, "choosing")
    album.shoot(anna, "table-without-a-board")
    anna.forgive_lost_connection()
    anna.leave()
