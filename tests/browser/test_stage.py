"""One stage, one button, one moment: how many clicks a decision takes, what asks again, and that
log, purse and prompt change with the step they tell of, never before it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from polis.games.fallout.tests.table import arranged
from tests.browser import fallout, laid, newyork, past, tycoon
from tests.browser.past import Past
from tests.browser.visitor import Visitor
from tests.browser.words import Json
from tests.server.fleet import Process

pytestmark = pytest.mark.slow
Visit = Callable[..., Visitor]
SMALL: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
}
COUNT = """() => { window.clicks = 0; addEventListener('click', (event) => {
  if (event.isTrusted) window.clicks += 1;
}, true); }"""
# Whenever something of this changes, it is written down with its time.
WATCH = """() => {
  const chip = (one) => one.querySelector('.holdings')?.textContent.replace(/\\s+/g, ' ');
  const looks = {
    log: () => document.querySelectorAll('.log .line').length,
    purse: () => [...document.querySelectorAll('.strip .chip')].map(chip).join('|'),
    prompt: () => document.querySelector('.moves header')?.textContent,
    choices: () => document.querySelectorAll('.moves [data-move]').length,
    dice: () => document.querySelectorAll('.tumbling').length,
    flight: () => document.querySelectorAll('[data-flight]').length,
  };
  const seen = {};
  for (const name in looks) seen[name] = looks[name]();
  window.marks = [];
  const ALL = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(() => {
    for (const name in looks) {
      const now = looks[name]();
      if (now === seen[name]) continue;
      seen[name] = now;
      window.marks.push([name, performance.now(), now]);
    }
  }).observe(document.body, ALL);
}"""


def clicks(visitor: Visitor, seq: int) -> int:
    """How many it took until the server had made so many moves."""
    visitor.await_frame(seq)
    visitor.await_sight()
    return int(visitor.page.evaluate("window.clicks"))


def counted(visitor: Visitor) -> Visitor:
    visitor.await_sight()
    visitor.page.evaluate(COUNT)
    return visitor


def marks(visitor: Visitor) -> list[tuple[str, float, object]]:
    found: list[tuple[str, float, object]] = visitor.page.evaluate("window.marks")
    return found


def times(visitor: Visitor, name: str) -> list[float]:
    return [at for one, at, _ in marks(visitor) if one == name]


def test_a_roll_is_one_click_and_building_is_two(visit: Visit, server: Process) -> None:
    anna = visit("en", game="fallout")
    laid.sit_down(anna, server, fallout.built())
    counted(anna)
    seq = anna.frame["seq"]
    laid.turn_to(anna, "estate")
    build = next(one for one in laid.moves(anna.frame) if one.startswith("build "))
    anna.tap(laid.control(anna, build))
    assert clicks(anna, seq + 1) == 2
    anna.page.locator("[data-primary]", has_text=anna.say("move-roll")).click()
    assert clicks(anna, seq + 2) == 3


def test_a_lot_is_bought_by_a_button_that_says_what_is_left(visit: Visit, server: Process) -> None:
    anna = visit("en", game="fallout")
    laid.sit_down(anna, server, fallout.street())
    counted(anna)
    seq, view = anna.frame["seq"], anna.frame["view"]
    lot = next(one for one in view["properties"] if one["position"] == 14)
    button = anna.page.locator("[data-primary]")
    left = view["seats"][0]["cash"] - lot["price"]
    expect(button).to_contain_text(f"Buy · {lot['price']} ₵ → {left} ₵ left")
    button.click()
    assert clicks(anna, seq + 1) == 1
    assert anna.frame["view"]["seats"][0]["cash"] == left


def test_a_bid_is_one_click_or_two(visit: Visit, server: Process, played: Past) -> None:
    anna, boris = visit("en", game="fallout"), visit("ru")
    laid.sit_down(anna, server, fallout.street())
    laid.choose_by_keys(anna, "refuse")
    laid.lift(anna)
    counted(anna)
    seq = anna.frame["seq"]
    anna.tap(laid.control(anna, "raise five"))
    assert clicks(anna, seq + 1) == 1
    past.go_on(boris, played, past.middle(played), "me", "bot", "bot")
    past.until(boris, "bidding")
    counted(boris)
    seq = boris.frame["seq"]
    boris.page.get_by_role("button", name=boris.say("more"), exact=True).click()
    boris.page.locator("[data-take]").click()
    assert clicks(boris, seq + 1) == 2


def test_a_district_is_built_and_supplied_by_two_clicks_each(visit: Visit, server: Process) -> None:
    anna, city = visit("en", game="tycoon"), tycoon.play_out(server)
    before = (city.lines[i - 1] for i, phase in enumerate(city.phases) if phase == "placing")
    while not (tiles := buildable(anna.frame)):
        past.go_on(anna, city, next(before), *["me"] * 3)
        laid.lift(anna)
    counted(anna)
    seq, tile = anna.frame["seq"], tiles[0]
    anna.page.locator(f'[data-opens="tile {tile}"] button').click()
    tycoon.site(anna).click()
    assert clicks(anna, seq + 2) == 2
    past.go_on(anna, city, past.before(city, "supplying", 2), *["me"] * 3)
    laid.lift(anna)
    counted(anna)
    seq = anna.frame["seq"]
    move = next(one for one in tycoon.moves(anna.frame) if one.startswith("supply "))
    anna.page.locator(f'[data-spot="row {move.split()[1]}"]').click()
    anna.page.locator(f'.do[data-move="{move}"]').click()
    assert clicks(anna, seq + 1) == 2


def buildable(frame: Json) -> list[str]:
    boxes = frame["choices"] if frame else []
    return [box["args"][0]["values"][0] for box in boxes if box["move"] == "build"]


def test_cards_are_bid_by_a_click_each_and_one_more(visit: Visit, server: Process) -> None:
    anna = visit("en", game="newyork")
    anna.begin("play-with-bots")
    anna.await_start()
    while anna.await_turn() and not lowest_bid(anna.frame):
        newyork.play(anna, next(iter(laid.moves(anna.frame))))
    move = lowest_bid(anna.frame)
    counted(anna)
    seq = anna.frame["seq"]
    cards = newyork.wanted(anna.frame, *map(int, move.split()[1:]))
    newyork.pick(anna, move)
    assert clicks(anna, seq + 1) == len(cards) + 1


def lowest_bid(frame: Json) -> str:
    return next((one for one in laid.moves(frame) if one.startswith("bid ")), "")


def test_what_ends_a_player_or_takes_all_his_money_asks_again(
    visit: Visit, server: Process
) -> None:
    anna = visit("en", game="fallout")
    laid.sit_down(anna, server, fallout.in_debt())
    seq, confirm = anna.frame["seq"], anna.page.locator("button.confirm")
    expect(anna.page.locator("[data-primary]")).to_have_count(0)
    expect(anna.page.locator('[data-move="give_up"]').first).not_to_have_attribute("data-key", "1")
    anna.tap(laid.control(anna, "give_up"))
    expect(confirm).to_contain_text(anna.say("move-give_up"))
    anna.page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    assert anna.frame["seq"] == seq
    fallout.play(anna, "mortgage hub")  # and this does not

    price = 160
    table = arranged(4, at={1: 11}, cash=[price, 500, 500, 500])
    laid.sit_down(anna, server, table.play("1: roll; *: dice 1 2"))
    anna.page.locator("[data-primary]").click()
    expect(anna.page.locator("[data-outcome=buy]")).to_contain_text(f"{price} → 0")
    expect(confirm).to_be_enabled()
    anna.page.keyboard.press("Enter")
    anna.wait(lambda: anna.frame["view"]["seats"][0]["cash"] == 0, "it was not bought")


def test_a_deal_that_gives_a_whole_group_away_asks_again(visit: Visit, server: Process) -> None:
    anna = visit("en", game="fallout")
    laid.sit_down(anna, server, arranged(4, deeds={1: "brown vernon", 2: "hub"}))
    laid.turn_to(anna, "trade")
    anna.tap(anna.page.locator('[data-partner="1"]'))
    offer, confirm = anna.page.locator("[data-offer]"), anna.page.locator("button.confirm")
    anna.tap(anna.page.locator('.pool [data-asset="junktown"]'))
    expect(anna.page.locator(".table .effect").first).to_be_visible()  # what it does is known
    seq = anna.frame["seq"]
    offer.click()
    expect(confirm).to_be_enabled()
    assert anna.frame["seq"] == seq
    anna.tap(anna.page.locator('.table [data-asset="junktown"]'))
    expect(confirm).to_have_count(0)
    anna.tap(anna.page.locator('.pool [data-asset="vernon"]'))
    offer.click()
    anna.await_frame(seq + 1)  # a station alone is offered at once


def test_money_of_a_deal_is_two_sums_and_nothing_is_cut_on_a_small_phone(
    visit: Visit, server: Process
) -> None:
    anna = visit("ru", game="fallout", **SMALL)
    laid.sit_down(anna, server, fallout.market())
    fallout.put_together(anna, 1)
    pay, get = (anna.page.locator(f'[data-money="{way}"] input') for way in ("pay", "get"))
    pay.fill("599")
    pay.blur()
    expect(get).to_have_value("0")
    get.fill("488")
    get.blur()
    expect(pay).to_have_value("0")
    for field in (pay, get):
        assert field.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    for part in (pay, get, anna.page.locator("[data-offer]")):
        expect(part).to_be_in_viewport(ratio=1)
    anna.fits()
    assert fallout.offer(anna)["money"] == -488


def test_log_purse_and_prompt_wait_for_the_dice(visit: Visit, server: Process) -> None:
    """A roll that leads to a rent, whatever the dice show: all that lies ahead is another's."""
    table = arranged(4, deeds={2: "light_blue pink orange vault101 brown"}, at={1: 10})
    anna = visit("en", game="fallout", reduced_motion="no-preference")
    laid.sit_down(anna, server, table, "me", "bot", "bot", "bot")
    anna.await_sight()
    anna.page.evaluate(WATCH)
    anna.page.locator("[data-primary]").click()
    anna.wait(lambda: len(times(anna, "dice")) >= 2, "no dice were thrown")
    anna.wait(lambda: bool(times(anna, "log")), "nothing was told")
    landed = times(anna, "dice")[1]
    assert times(anna, "log")[0] >= landed
    told = [event["event"] for event in anna.frame["events"]]
    if paid := times(anna, "purse"):
        assert paid[0] >= landed, told
    asked = [at for name, at, now in marks(anna) if name == "choices" and now]
    assert not asked or asked[0] >= landed


def cash(visitor: Visitor) -> int:
    return int(visitor.frame["view"]["seats"][0]["cash"])


def build(visitor: Visitor) -> int:
    """Something that can be built now; what it cost."""
    seq, had = visitor.frame["seq"], cash(visitor)
    laid.turn_to(visitor, "estate")
    move = next(one for one in laid.moves(visitor.frame) if one.startswith("build "))
    laid.control(visitor, move).click()
    visitor.await_frame(seq + 1)
    return had - cash(visitor)


def test_a_purse_counts_to_its_end_and_says_by_how_much(visit: Visit, server: Process) -> None:
    """Though more is told meanwhile."""
    anna = visit("en", game="fallout", reduced_motion="no-preference")
    laid.sit_down(anna, server, fallout.built(), "me", "bot", "bot", "bot")
    change = anna.page.locator(".chip.me .change")
    for _ in range(2):
        spent = build(anna)
        expect(change).to_have_text(f"−{spent}")
        anna.await_sight()
    expect(change).to_have_count(0)
    expect(anna.page.locator(".chip.me .number").first).to_have_text(str(cash(anna)))


def test_in_an_auction_money_moves_when_the_cheques_have_flown(visit: Visit, played: Past) -> None:
    anna = visit("en", reduced_motion="no-preference")
    past.go_on(anna, played, past.middle(played), "me", "bot", "bot")
    past.until(anna, "deciding")
    anna.wait(lambda: anna.page.locator('[data-move="sell"]').count() > 0, "nothing to decide")
    anna.page.evaluate(WATCH)
    anna.page.locator('[data-move="sell"]').click()
    anna.wait(lambda: bool(times(anna, "purse")), "nobody paid")
    flown = next(at for name, at, now in marks(anna) if name == "flight" and not now)
    assert times(anna, "purse")[0] >= flown
    assert times(anna, "log")[0] >= flown


def test_nothing_is_left_behind_while_bots_answer_in_flight(visit: Visit, played: Past) -> None:
    """However fast they are: at the end the page shows the newest frame and asks for my move."""
    anna = visit("en", reduced_motion="no-preference")
    past.go_on(anna, played, past.middle(played), "me", "bot", "bot")
    for turn in range(4):
        assert anna.await_turn()
        anna.await_sight()
        anna.wait(lambda: anna.page.locator("[data-move], [data-take]").count() > 0, "no choices")
        moves = laid.moves(anna.frame)
        anna.play(moves[turn % len(moves)] if "pass" not in moves else "pass")
    lines = anna.page.locator(".log .line")
    anna.await_turn()
    anna.await_sight()
    expect(lines.last).to_be_visible()


def test_a_turn_is_played_by_keys_alone(visit: Visit, server: Process) -> None:
    """Enter is the large button, 1 is too; nothing more is asked."""
    anna = visit("en", game="fallout")
    laid.sit_down(anna, server, fallout.street())
    seq = anna.frame["seq"]
    anna.page.keyboard.press("1")
    anna.await_frame(seq + 1)
    assert any(one["owner"] == 0 for one in anna.frame["view"]["properties"])
    laid.lift(anna)
    anna.wait(lambda: anna.page.locator("[data-primary]").count() == 1, "no button")
    seq = anna.frame["seq"]
    anna.page.locator("h1").focus()
    anna.page.keyboard.press("Enter")
    anna.await_frame(seq + 1)
