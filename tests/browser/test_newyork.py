"""New York City on the page: two people, a bot and a Tom, by mouse, thumb and keys."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser import newyork, past
from tests.browser.axe import violations
from tests.browser.newyork import any_move
from tests.browser.past import Past
from tests.browser.visitor import HAND, Visitor
from tests.server.fleet import Process

pytestmark = pytest.mark.slow
Visit = Callable[..., Visitor]
THUMB = {"viewport": HAND, "has_touch": True, "is_mobile": True}
SMALL = {**THUMB, "viewport": {"width": 360, "height": 640}}
SIZES: dict[str, dict[str, object]] = {"390x844": THUMB, "1280x720": {}}


@pytest.fixture(scope="module")
def record(server: Process) -> Past:
    """A finished game of two people, a bot and a Tom."""
    return past.play_out(server, "newyork", choose=any_move, options={"toms": "1"})


def play_out(*people: Visitor, how: Callable[[Visitor, str], None] = newyork.play) -> None:
    chance = random.Random(7)
    first = people[0]
    while not first.over:
        first.wait(lambda: first.over or any(one.acts for one in people), "nobody acts")
        for visitor in people:
            if visitor.acts and not first.over:
                how(visitor, any_move(visitor.frame, chance))
                visitor.fits()


def go_on(visitor: Visitor, record: Past, phase: str, decisions: int, *kinds: str) -> None:
    past.go_on(visitor, record, past.before(record, phase, decisions), *kinds)


def until(visitor: Visitor, phase: str) -> None:
    chance = random.Random(4)
    while visitor.await_turn() and visitor.frame["view"]["phase"] != phase:
        newyork.play(visitor, any_move(visitor.frame, chance))


def test_two_people_a_bot_and_a_tom_play_to_the_last_score(visit: Visit, record: Past) -> None:
    anna, boris = visit("ru", game="newyork"), visit("en", game="newyork", **THUMB)
    line = record.lines[0]  # the first decision of all
    anna.open(f"/new/newyork?from={record.table}@{line}&seats=3")
    anna.page.get_by_role("radio", name=anna.say("seat-kind-friend")).nth(1).check(force=True)
    anna.button("make-table").click()
    link = anna.page.get_by_role("textbox", name=anna.say("link-for-seat", number=2))
    boris.open(link.input_value())
    boris.page.get_by_role("textbox", name=boris.say("your-name")).fill("Boris")
    boris.button("sit-here").click()
    anna.button("start-game").click()
    for visitor in (anna, boris):
        visitor.await_start()
        expect(visitor.region("players").get_by_role("button")).to_have_count(4)
        visitor.reads_well()
    play_out(anna, boris)
    for visitor in (anna, boris):
        over = visitor.region("game-over")
        expect(over.locator(".scores").get_by_role("listitem")).to_have_count(4)
        expect(over.locator(".scores")).to_contain_text(visitor.say("tom-tom1"))
        visitor.reads_well()


def test_a_game_is_played_to_its_end_by_keys_alone(visit: Visit, record: Past) -> None:
    anna = visit("ru", game="newyork")
    go_on(anna, record, "bidding", 9, "me", "bot", "bot")
    play_out(anna, how=newyork.play_by_keys)
    expect(anna.region("game-over")).to_be_visible()


def test_a_game_is_played_to_its_end_by_thumb_on_a_small_phone(visit: Visit, record: Past) -> None:
    anna = visit("en", game="newyork", reduced_motion="no-preference", **SMALL)
    go_on(anna, record, "bidding", 9, "me", "bot", "bot")
    play_out(anna)
    anna.reads_well()


def test_a_set_that_is_no_bid_is_refused_by_its_clause_and_a_near_one_offered(
    visit: Visit, record: Past
) -> None:
    anna = visit("en", game="newyork", asks=True)
    go_on(anna, record, "drafting", 24, "me", "bot", "bot")
    until(anna, "bidding")
    while not newyork.lay_wrong(anna):  # a hand may be all of one category
        newyork.play(anna, "pass")
        until(anna, "bidding")
    expect(anna.page.locator("button.confirm")).to_have_count(0)
    anna.tap(anna.page.locator("[data-why]"))
    alert = anna.page.get_by_role("alert")
    expect(alert).to_contain_text(anna.say("rule-number", rule="N6.3"))
    near = anna.page.locator("[data-nearest]")
    if near.count():
        anna.tap(near)
        expect(anna.page.locator("button.confirm")).to_be_enabled()
    anna.reads_well()


@pytest.mark.parametrize("size", ["wide", "hand"])
def test_axe_finds_nothing_in_any_phase(visit: Visit, record: Past, size: str) -> None:
    anna = visit(game="newyork", asks=True, **(THUMB if size == "hand" else {}))
    go_on(anna, record, "drafting", 14, "me", "bot", "bot")
    seen: set[str] = set()
    chance = random.Random(5)
    while anna.await_turn():
        move, phase = any_move(anna.frame, chance), anna.frame["view"]["phase"]
        if phase not in seen:
            seen.add(phase)
            newyork.pick(anna, move)
            assert (phase, violations(anna)) == (phase, [])
            anna.page.keyboard.press("Escape")
        newyork.play(anna, move)
    assert "bidding" in seen


def test_axe_finds_nothing_in_the_rules_and_at_the_door(visit: Visit) -> None:
    anna = visit("ru", game="newyork")
    for path in ("rules/newyork", "new/newyork"):
        anna.open(f"/{path}")
        anna.page.wait_for_load_state("networkidle")
        assert violations(anna) == []
        anna.reads_well()


def test_a_spectator_sees_no_hand(visit: Visit, record: Past) -> None:
    anna, watcher = visit(game="newyork"), visit("ru", game="newyork")
    go_on(anna, record, "bidding", 16, "me", "bot", "bot")
    watcher.open(anna.page.url.partition("?")[0])
    watcher.await_start()
    expect(watcher.page.get_by_text(watcher.say("watching"), exact=True)).to_be_visible()
    assert all(house["hand"] is None for house in watcher.frame["view"]["houses"][:3])
    expect(watcher.page.locator("[data-card]")).to_have_count(0)
    watcher.reads_well()


def ability(visitor: Visitor, character: str) -> str:
    return str(visitor.sentences.forms("it", "character", character)["it_about"])


def test_people_have_names_and_tell_in_a_sentence_what_they_do(visit: Visit, record: Past) -> None:
    anna = visit("ru", game="newyork")
    go_on(anna, record, "bidding", 30, "me", "bot", "bot")
    anna.await_sight()
    open_now = [one for row in anna.frame["view"]["office"] for one in row["open"] if one]
    shown = anna.page.locator(".office [data-character]")
    expect(shown).to_have_count(len(open_now))
    texts = [tile.inner_text().lower() for tile in shown.all()]
    for character in open_now:
        assert any(anna.say(f"character-{character}") in text for text in texts)
    anna.page.locator(f'.office [data-character="{open_now[0]}"]').first.hover()
    about = anna.page.get_by_role("tooltip")
    expect(about).to_contain_text(anna.say(f"character-{open_now[0]}").capitalize())
    expect(about).to_contain_text(ability(anna, open_now[0])[1:])
    anna.page.mouse.move(0, 0)
    expect(about).to_have_count(0)


@pytest.mark.parametrize("size", ["1280x720", "390x844"])
def test_the_prize_of_the_running_auction_is_always_on_show(
    visit: Visit, record: Past, size: str
) -> None:
    anna = visit("en", game="newyork", **SIZES[size])
    go_on(anna, record, "drafting", 40, "me", "bot", "bot")
    seen: set[str] = set()
    chance = random.Random(3)
    while anna.await_turn() and len(seen) < 6:
        anna.await_sight()
        view = anna.frame["view"]
        if view["phase"] == "bidding":
            auction = view["auction"]
            seen.add(auction["category"])
            prize = anna.page.locator(f'[data-prize="{auction["category"]}"]')
            expect(prize).to_be_visible()
            first = anna.say(f"ui-first-{auction['category']}", bonus=auction["prize"]["bonus"])
            expect(prize).to_contain_text(first)
        newyork.play(anna, any_move(anna.frame, chance))
    assert seen == set(newyork.CARDS[:6])
