"""The Estates on the page, as people play it: with friends, by keys, by thumb, at one device."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import keys, past
from tests.browser.company import invite, play_out
from tests.browser.past import Past
from tests.browser.visitor import HAND, Visitor, any_move
from tests.browser.words import Sentences

pytestmark = pytest.mark.slow
Visit = Callable[..., Visitor]
MONEY = re.compile(r"^\s*\d+")


def scores(visitor: Visitor) -> dict[str, str]:
    """Names and points as the page tells them at the end."""
    over = visitor.region("game-over")
    rows = [row.inner_text().split() for row in over.get_by_role("listitem").all()]
    return {row[0]: row[-1] for row in rows if re.fullmatch(r"[−\d]+", row[-1])}


def test_two_people_and_a_bot_play_to_the_last_score_each_in_their_own_language(
    visit: Visit,
) -> None:
    anna, boris = visit("ru"), visit("en")
    invite(anna, boris)
    play_out(anna, boris)
    for visitor in (anna, boris):
        expect(visitor.region("game-over")).to_be_visible()
        visitor.reads_well()
    assert scores(anna) == scores(boris)
    assert len(scores(anna)) == 3


def test_the_winner_is_named_to_everybody(visit: Visit, played: Past) -> None:
    anna = visit()
    past.go_on(anna, played, past.before(played, "choosing", 1), "me", "bot", "bot")
    play_out(anna)
    winners = [anna.names[seat] for seat in anna.frame["result"]["winners"]]
    told = "you-won" if anna.frame["seat"] in anna.frame["result"]["winners"] else "won-by"
    facts = {"names": ", ".join(winners), "count": len(winners)}
    expect(anna.heading(told, **facts)).to_be_visible()


def test_a_game_is_played_to_its_end_by_keys_alone(visit: Visit, played: Past) -> None:
    anna = visit()
    past.go_on(anna, played, past.before(played, "choosing", 12), "me", "bot", "bot")
    play_out(anna, how=keys.play)
    expect(anna.region("game-over")).to_be_visible()


def test_a_game_is_begun_from_home_by_keys_alone(visit: Visit) -> None:
    anna = visit()
    anna.open("/")
    start = anna.offer.get_by_role("button", name=anna.say("play-with-bots"), exact=True)
    start.wait_for()
    while not start.evaluate("(one) => one === document.activeElement"):
        anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Enter")
    anna.await_start()
    expect(anna.region("board")).to_be_visible()


def test_a_game_is_played_to_its_end_by_thumb(visit: Visit, played: Past) -> None:
    anna = visit(
        "ru", viewport=HAND, has_touch=True, is_mobile=True, reduced_motion="no-preference"
    )
    past.go_on(anna, played, past.before(played, "choosing", 8), "me", "bot", "bot")
    play_out(anna, how=play_and_fit)
    expect(anna.region("game-over")).to_be_visible()
    anna.fits()


def play_and_fit(visitor: Visitor, move: str) -> None:
    visitor.play(move)
    visitor.fits()


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_page_fits_a_narrow_phone(visit: Visit, played: Past, language: str) -> None:
    anna = visit(language, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    pages = ["", "new/estates", "rules/estates", "mine", "settings", f"replay/{played.table}"]
    for path in [*pages, f"tables/{played.table}", "nowhere"]:
        anna.open(f"/{path}")
        anna.page.wait_for_load_state("networkidle")
        anna.fits()
        anna.reads_well()


def test_a_game_without_a_board_is_played_through_the_widgets_alone(
    visit: Visit, played: Past
) -> None:
    anna = visit("ru")
    anna.context.add_init_script(
        "delete Navigator.prototype.serviceWorker"
    )  # it would keep a board
    anna.context.route(re.compile(r"/assets/Board-.*\.js"), lambda route: route.abort())
    past.go_on(anna, played, past.before(played, "choosing", 12), "me", "bot", "bot")
    play_out(anna, how=play_by_widgets)
    expect(anna.region("game-over")).to_be_visible()
    anna.forgive_lost_connection()


def play_by_widgets(visitor: Visitor, move: str) -> None:
    """A move as one button, as a slider, or chosen word by word."""
    seq, words = visitor.frame["seq"], move.split()
    visitor.await_sight()
    widgets = visitor.region("my-move")
    if (whole := widgets.locator(f'[data-move="{move}"]')).count():
        visitor.tap(whole.first)
    else:
        for word in words[1:]:
            step = widgets.locator(f'.steps [data-move="{word}"]')
            if step.count():
                step.click()
            else:
                widgets.get_by_role("slider").fill(word)
                widgets.locator("[data-take]").click()
    visitor.confirm()
    visitor.await_frame(seq + 1)


def test_a_spectator_sees_what_is_public_and_no_more(visit: Visit) -> None:
    anna, watcher = visit(), visit("ru")
    anna.begin("play-with-bots")
    anna.await_start()
    watcher.open(f"/tables/{anna.frame['info']['id']}")
    watcher.await_start()
    expect(watcher.page.get_by_text(watcher.say("watching"), exact=True)).to_be_visible()
    assert watcher.frame["seat"] is None and not watcher.frame["choices"]
    expect(purse(anna, anna.names[0])).to_have_text(MONEY)
    for name in anna.names:
        expect(purse(watcher, name)).to_have_text(watcher.say("hidden"))
    expect(watcher.page.locator("button.confirm")).to_have_count(0)
    watcher.reads_well()


def purse(visitor: Visitor, name: str) -> Locator:
    """What the page tells of a player's money; what was just paid floats below it for a moment."""
    chip = visitor.region("players").get_by_role("button", name=name)
    return chip.locator(".one b").first


def test_at_one_device_a_curtain_falls_between_two_hands(visit: Visit, played: Past) -> None:
    anna = visit()
    past.go_on(anna, played, past.middle(played), "me", "me", "bot")
    falls = 0
    chance = random.Random(1)
    while not anna.over and falls < 3:
        anna.wait(lambda: anna.acts or anna.curtain.is_visible(), "nobody acts")
        if anna.curtain.is_visible():
            falls += 1
            anna.reads_well()
            for name in anna.names:
                expect(purse(anna, name)).to_have_text(anna.say("hidden"))
            anna.curtain.click()
            expect(anna.curtain).to_have_count(0)
        else:
            expect(purse(anna, anna.names[anna.frame["seat"]])).to_have_text(MONEY)
            anna.play(any_move(anna.frame, chance))
    assert falls == 3


def test_the_language_changes_in_mid_game_and_nothing_is_lost(visit: Visit, played: Past) -> None:
    anna = visit("en", asks=True)
    past.go_on(anna, played, past.middle(played), "me", "bot", "bot")
    anna.await_turn()
    anna.page.get_by_role("textbox", name=anna.say("say-something")).fill("41")
    move = any_move(anna.frame, random.Random(2))
    anna.pick(move)
    speak(anna, "ru")
    anna.reads_well()
    talk = anna.page.get_by_role("textbox", name=anna.say("say-something"))
    expect(talk).to_have_value("41")
    seq = anna.frame["seq"]
    anna.confirm()
    assert anna.await_frame(seq + 1)["info"]["status"] == "running"
    anna.reads_well()


def speak(visitor: Visitor, language: str) -> None:
    """Switch by the menu of the table."""
    visitor.button("menu").click()
    visitor.page.get_by_role("button", name={"ru": "Русский", "en": "English"}[language]).click()
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    visitor.language, visitor.sentences = language, Sentences(language, visitor.game)
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
