"""What a table offers besides moves: fingers, second thoughts, breaks, absence, a look back."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import company, fingers, past
from tests.browser.axe import violations
from tests.browser.past import Past
from tests.browser.visitor import HAND, Visitor, any_move

pytestmark = pytest.mark.slow
Visit = Callable[..., Visitor]
# Taps the board as soon as a piece flies and counts what still does: bots may answer meanwhile.
TAP_IN_FLIGHT = """() => {
  const flights = () => document.querySelectorAll('[data-flight]').length;
  window.afterTap = new Promise((done) => {
    const watch = new MutationObserver(async () => {
      if (!flights()) return;
      watch.disconnect();
      const down = new PointerEvent('pointerdown', { bubbles: true });
      document.querySelector('.estates').dispatchEvent(down);
      await new Promise((next) => setTimeout(next));
      done(flights());
    });
    watch.observe(document.body, { subtree: true, childList: true });
  });
}"""
PHONE: dict[str, Any] = {"viewport": HAND, "has_touch": True, "is_mobile": True}


def sit(visit: Visit, played: Past, phase: str, language: str = "en", **wishes: object) -> Visitor:
    """Somebody with bots, who has this to decide."""
    anna = visit(language, **wishes)
    past.go_on(anna, played, past.middle(played), "me", "bot", "bot")
    past.until(anna, phase)
    return anna


def test_a_piece_is_carried_to_its_lot_by_a_finger(visit: Visit, played: Past) -> None:
    anna = sit(visit, played, "placing", **PHONE)
    seq = anna.frame["seq"]
    lot = anna.page.locator("[data-spot][data-move]").first
    start, end = fingers.middle(anna.page.locator("[data-prize]")), fingers.middle(lot)
    wanted = lot.get_attribute("data-move") or ""
    fingers.Hand(anna).drag(start, end)
    told = anna.await_frame(seq + 1)["events"]
    assert set(wanted.split()[1:]) <= {str(one) for event in told for one in event["args"].values()}


def test_two_fingers_bring_the_board_closer_and_a_button_shows_it_whole(
    visit: Visit, played: Past
) -> None:
    anna = sit(visit, played, "choosing", **PHONE)
    fingers.Hand(anna).pinch(fingers.middle(anna.region("board")), 30, 90)
    anna.button("whole-board").tap()
    expect(anna.button("whole-board")).to_have_count(0)


def test_what_is_being_shown_is_skipped_by_a_tap(visit: Visit, played: Past) -> None:
    anna = sit(visit, played, "choosing", reduced_motion="no-preference")
    expect(anna.page.locator("[data-spot^=offer][data-move]").first).to_be_visible()
    slowly = anna.context.new_cdp_session(anna.page)
    slowly.send("Animation.enable")
    slowly.send("Animation.setPlaybackRate", {"playbackRate": 0.002})
    offer = next(box for box in anna.frame["choices"] if box["move"] == "offer")
    anna.page.evaluate(TAP_IN_FLIGHT)
    anna.play(f"offer {offer['args'][0]['values'][0]}")
    assert anna.page.evaluate("window.afterTap") == 0


def test_a_refusal_names_its_rule_and_the_nearest_legal_move(visit: Visit, played: Past) -> None:
    anna = sit(visit, played, "placing", "ru")
    while not (wrong := elsewhere(anna)).count():
        anna.play(any_move(anna.frame, random.Random(1)))
        past.until(anna, "placing")
    seq, aimed_at = anna.frame["seq"], wrong.first.bounding_box()
    wrong.first.click()
    refusal = anna.page.get_by_role("alert")
    refusal.get_by_text(re.compile(r"^Правило E\d")).click()
    assert wrong.first.bounding_box() == aimed_at
    expect(refusal.get_by_role("button").first).to_contain_text(anna.say("instead", move=""))
    anna.reads_well()
    refusal.get_by_role("button").first.click()
    anna.confirm()
    anna.await_frame(seq + 1)


@pytest.mark.parametrize("size", ["wide", "hand"])
def test_a_picked_move_tells_what_it_would_do(visit: Visit, played: Past, size: str) -> None:
    anna = sit(visit, played, "bidding", "en", asks=True, **(PHONE if size == "hand" else {}))
    low = next(box for box in anna.frame["choices"] if box["move"] == "bid")["args"][0]["values"][0]
    anna.pick(f"bid {low}")
    expect(anna.page.locator(f'[data-outcome="bid {low}"]')).to_contain_text(f"bids {low} cheque")
    anna.page.keyboard.press("Escape")
    past.until(anna, "deciding")
    amount, cash = anna.frame["view"]["auction"]["bid"], anna.frame["view"]["seats"][0]["cash"]
    anna.pick("sell")
    outcome = anna.page.locator('[data-outcome="sell"]')
    expect(outcome).to_contain_text(f"{cash + amount} +{amount}")
    expect(anna.page.get_by_role("status").last).to_contain_text(f"{cash}, then {cash + amount}.")
    assert violations(anna) == []


def elsewhere(visitor: Visitor) -> Locator:
    """Places where the piece in hand may not go, in rows where it may go somewhere."""
    first = visitor.frame["choices"][0]
    places = [f"{first['move']} {row} " for row in first["args"][0]["values"]]
    return visitor.page.locator(", ".join(f'[data-refused^="{place}"]:visible' for place in places))


def test_a_menu_keeps_its_heading_beside_a_code_and_below_it(visit: Visit, played: Past) -> None:
    anna = visit(**{**PHONE, "viewport": {"width": 360, "height": 640}})
    past.go_on(anna, played, past.middle(played), "me", "bot", "bot")
    anna.button("menu").tap()
    anna.button("other-device").tap()
    expect(anna.page.get_by_role("img", name=anna.say("qr-label"))).to_be_in_viewport(ratio=1)
    expect(anna.heading("menu")).to_be_in_viewport(ratio=1)
    anna.button("resign").tap()
    expect(anna.heading("menu")).to_be_in_viewport(ratio=1)


def test_among_bots_a_move_is_taken_back_at_once(visit: Visit, played: Past) -> None:
    """Not past a draw: whoever wants other dice cannot ask bots for them."""
    anna = sit(visit, played, "bidding")
    chance, line, seq = random.Random(3), anna.frame["line"], anna.frame["seq"]
    while anna.frame["can_undo"] != "free" or anna.frame["line"] <= line + 1:
        line, seq = anna.frame["line"], anna.frame["seq"]
        anna.play(any_move(anna.frame, chance))
        assert anna.await_turn()
    anna.await_sight()
    anna.button("undo").click()
    anna.wait(lambda: anna.frame["undone_to"] is not None, "nothing was taken back")
    assert anna.frame["undone_to"] <= line and anna.frame["seq"] > seq
    assert anna.acts


def test_a_friend_is_asked_before_a_move_is_taken_back(visit: Visit, played: Past) -> None:
    anna, boris = visit("ru"), visit("en")
    company.go_on(anna, boris, played, past.middle(played))
    chance = random.Random(2)
    while anna.frame["can_undo"] != "ask":
        one = anna if anna.acts else boris
        one.wait(lambda: anna.acts or boris.acts, "nobody acts")
        if one.acts:
            one.play(any_move(one.frame, chance))
    anna.wait(lambda: anna.acts or boris.acts, "nobody acts")  # or a bot's move overtakes the wish
    line = anna.frame["line"]
    anna.await_sight()
    anna.page.keyboard.press("u")
    boris.button("agree").click()
    anna.wait(lambda: anna.frame["undone_to"] is not None, "nothing was taken back")
    assert anna.frame["undone_to"] < line


def test_a_table_takes_a_break_and_goes_on(visit: Visit, played: Past) -> None:
    anna = sit(visit, played, "choosing", "ru")
    anna.button("menu").click()
    anna.button("pause").click()
    expect(anna.page.get_by_text(anna.say("paused-about"))).to_be_visible()
    anna.reads_well()
    anna.button("go-on").click()
    expect(anna.page.get_by_text(anna.say("paused-about"))).to_have_count(0)
    anna.play(any_move(anna.frame, random.Random(1)))


def test_the_clock_of_whoever_thinks_runs_down(visit: Visit) -> None:
    anna = visit("ru")
    anna.open("/new/estates")
    anna.seat_kind(1, "bot")
    anna.page.get_by_role("radio", name=anna.say("clock-live")).check(force=True)
    anna.page.get_by_role("spinbutton", name=anna.say("clock-bank")).fill("5")
    anna.button("start-game").click()
    anna.await_start()
    assert anna.await_turn()
    mine = anna.region("players").get_by_role("button", name=anna.names[0])
    expect(mine.locator(".clock")).to_have_text(re.compile(r"^4:\d\d$"))
    anna.reads_well()


def test_a_bot_sits_in_for_somebody_absent_who_returns(visit: Visit, played: Past) -> None:
    anna, boris = visit("ru"), visit("en")
    company.go_on(anna, boris, played, past.middle(played))
    company.until_acts(boris, anna)
    table = boris.frame["info"]["id"]
    boris.page.goto("/settings")
    anna.button("let-bot-sit-in").click()
    anna.wait(lambda: anna.acts or anna.over, "the bot does not play")
    anna.reads_well()
    boris.open(f"/tables/{table}")
    boris.button("take-back-seat").click()
    boris.wait(lambda: bool(boris.frame) and not boris.frame["info"]["seats"][1]["bot"], "no seat")


def test_what_the_others_did_since_my_move_is_shown_again(visit: Visit, played: Past) -> None:
    anna = sit(visit, played, "bidding", "ru")
    anna.play("pass")
    assert anna.await_turn()
    anna.await_sight()
    anna.button("since-my-move").click()
    expect(anna.heading("looking-back")).to_be_visible()
    anna.reads_well()
    anna.button("back-to-now").last.click()
    expect(anna.heading("your-turn")).to_be_visible()
    anna.play(any_move(anna.frame, random.Random(1)))


# Recorders in place of what a test cannot hear or see: sound, and a notice outside the page.
EARS = """
  window.noticed = [], window.tones = 0;
  Object.defineProperty(document, 'hidden', { get: () => true });
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title, { body }) { noticed.push(`${title} ${body}`); }
    close() {}
  };
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (at) { tones += 1; start.call(this, at); };
"""


def test_my_turn_is_told_by_title_sound_and_notice(visit: Visit, played: Past) -> None:
    anna = visit("ru")
    anna.context.add_init_script(EARS)
    anna.open("/settings")
    expect(anna.page.get_by_role("checkbox", name=anna.say("sound-setting"))).to_be_checked()
    anna.page.get_by_role("checkbox", name=anna.say("notices-setting")).check()
    past.go_on(anna, played, past.middle(played), "me", "bot", "bot")
    past.until(anna, "bidding")
    expect(anna.page).to_have_title(anna.say("title-your-turn", game=anna.say("title")))
    said = f"{anna.say('your-turn')} {anna.say('title')}"
    heard = "(said) => window.tones > 0 && window.noticed.includes(said)"
    anna.wait(lambda: bool(anna.page.evaluate(heard, said)), "nothing is heard")


def test_one_tap_makes_the_table_silent_for_good(visit: Visit, played: Past) -> None:
    anna = visit("en")
    anna.context.add_init_script(EARS)
    past.go_on(anna, played, past.middle(played), "me", "bot", "bot")
    past.until(anna, "bidding")
    sound = anna.page.get_by_role("button", name=anna.say("sound"), exact=True)
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    before = anna.page.evaluate("tones")
    anna.play("pass")
    assert anna.await_turn()
    assert anna.page.evaluate("tones") == before
    anna.page.reload()
    expect(sound).to_have_attribute("aria-pressed", "false")
