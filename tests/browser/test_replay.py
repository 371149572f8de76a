"""A finished game on the page: step by step, by itself, through any eyes, and on from there."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.past import Past
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.slow
Visit = Callable[..., Visitor]
LAID_OUT = 25  # lines before the first move: 24 floors, and who begins


@pytest.fixture
def reader(visit: Visit, played: Past) -> Visitor:
    visitor = visit("ru")
    visitor.open(f"/replay/{played.table}")
    expect(visitor.button("step-later")).to_be_visible()
    return visitor


def step(visitor: Visitor) -> int:
    return int(visitor.page.get_by_role("slider", name=visitor.say("move-number")).input_value())


def test_what_is_laid_out_before_the_first_move_is_one_step(reader: Visitor, played: Past) -> None:
    steps = reader.page.get_by_role("navigation", name=reader.say("log")).get_by_role("button")
    assert step(reader) == 0
    expect(steps.first).to_contain_text(reader.say("label-many-floor_dealt", count=24))
    expect(steps.nth(1)).to_contain_text(re.compile(rf"^\s*{LAID_OUT + 1}\b"))
    reader.open(f"/replay/{played.table}#3")  # a link of old
    expect(steps.first).to_have_attribute("aria-current", "step")


def test_a_replay_is_stepped_through(reader: Visitor) -> None:
    begun = step(reader)
    reader.button("step-later").click()
    assert step(reader) == begun + 1
    reader.page.keyboard.press("ArrowLeft")
    assert step(reader) == begun
    reader.button("to-end").click()
    reader.reads_well()
    reader.button("to-start").click()
    assert step(reader) == 0


def test_a_replay_goes_by_itself_and_faster_when_told(reader: Visitor) -> None:
    begun = step(reader)
    reader.button("pace", pace=1).click()
    reader.button("pace", pace=2).click()
    reader.button("autoplay").click()
    reader.wait(lambda: step(reader) >= begun + 3, "it does not go")
    reader.button("stop").click()
    stopped = step(reader)
    reader.page.wait_for_timeout(500)
    assert step(reader) == stopped


def test_a_link_leads_to_one_move(reader: Visitor, played: Past) -> None:
    line = played.lines[20]
    reader.open(f"/replay/{played.table}#{line}")
    current = reader.page.get_by_role("navigation").locator("[aria-current=step]")
    expect(current).to_contain_text(re.compile(rf"^\s*{line}\b"))
    reader.button("step-later").click()
    expect(reader.page).to_have_url(re.compile(rf"#{line + 1}$"))


def test_after_the_end_any_seat_lends_its_eyes(reader: Visitor, played: Past) -> None:
    reader.button("to-end").click()
    eyes = reader.page.get_by_role("combobox", name=reader.say("through-eyes"))
    known = {}
    for seat in range(3):
        eyes.select_option(str(seat))
        expect(eyes).to_have_value(str(seat))
        chips = reader.region("players").get_by_role("button").all()
        own = chips[seat].locator(".one b").first
        expect(own).to_have_text(re.compile(r"^\s*\d+\s*$"))
        known[seat] = own.inner_text()
    assert len(known) == 3


def test_every_draw_of_chance_is_redone_in_the_browser(reader: Visitor) -> None:
    reader.button("fair-chance").click()
    told = reader.page.get_by_role("dialog").get_by_role("status")
    rows = reader.page.get_by_role("dialog").get_by_role("row")
    expect(rows.nth(1)).to_be_visible()
    expect(told).to_have_text(reader.say("fair-yes", count=rows.count() - 1))
    reader.reads_well()


def test_a_new_game_begins_where_the_old_one_stood(reader: Visitor, played: Past) -> None:
    line = played.lines[30]
    reader.open(f"/replay/{played.table}#{line}")
    reader.link("play-from-here").click()
    expect(reader.page.get_by_text(reader.say("new-from-here"))).to_be_visible()
    reader.reads_well()
    reader.button("start-game").click()
    view = reader.await_start()["view"]
    assert sum(len(lot["floors"]) for row in view["rows"] for lot in row["lots"]) > 0
