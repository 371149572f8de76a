"""Bibs on the page: by mouse, by thumb, by keys, each in their own language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import bibs, company, laid
from tests.browser.axe import violations
from tests.browser.visitor import HAND, Visitor
from tests.server.fleet import Process

pytestmark = pytest.mark.slow
Visit = Callable[..., Visitor]
THUMB: dict[str, Any] = {"viewport": HAND, "has_touch": True, "is_mobile": True}
NARROW: dict[str, Any] = {**THUMB, "viewport": {"width": 360, "height": 640}}
HANDS = pytest.mark.parametrize(
    ("language", "size"), [("ru", {}), ("en", NARROW)], ids=["desk", "phone"]
)


def test_three_form_a_holding_and_one_breaks_it(visit: Visit, server: Process) -> None:
    """At a desk a concern is developed at half price and a holding proposed; a phone joins it."""
    anna, boris = visit("ru", game="bibs"), visit("en", game="bibs", **THUMB)
    laid.lay(anna, server, bibs.street(), "me", "friend", "bot")
    company.come_by_link(anna, boris)
    for visitor in (anna, boris):
        visitor.await_start()
    bibs.play(anna, "develop cafe")
    assert bibs.firm(anna, "cafe")["level"] == 2
    bibs.play(anna, "holding leisure")
    boris.await_turn()
    expect(boris.page.get_by_role("article", name=boris.say("ui-proposal"))).to_be_visible()
    boris.reads_well()
    bibs.play(boris, "agree")
    anna.await_frame(boris.frame["seq"])
    assert bibs.group(anna, "leisure")["holding"] == [0, 1]
    bibs.play(anna, "develop billiards")
    boris.await_frame(anna.frame["seq"])
    laid.turn_to(boris, "pacts")
    bound = boris.page.locator('[data-holding="leisure"]')
    half = bibs.group(boris, "leisure")["units"][0] // 2
    expect(bound.get_by_role("row").filter(has_text="Boris")).to_contain_text(f"+{half}")
    for visitor in (anna, boris):
        visitor.reads_well()
        visitor.fits()
    purse = boris.frame["view"]["seats"][1]["cash"]
    bibs.play(anna, "desk")
    bibs.play(anna, "leave billiards")
    boris.await_frame(anna.frame["seq"])
    assert bibs.group(boris, "leisure")["holding"] == []
    assert bibs.firm(boris, "bowling")["level"] == 0
    assert boris.frame["view"]["seats"][1]["cash"] == purse + half


@HANDS
def test_a_concern_halves_the_price(
    visit: Visit, server: Process, language: str, size: dict[str, Any]
) -> None:
    anna = visit(language, game="bibs", **size)
    laid.sit_down(anna, server, bibs.street())
    purse = anna.frame["view"]["seats"][0]["cash"]
    unit = bibs.firm(anna, "cafe")["next"]
    assert 2 * unit["price"] == unit["full_price"]
    bibs.look_at(anna, "cafe")
    why = anna.say(
        "ui-half-because",
        full=anna.say("ui-money", amount=str(unit["full_price"])),
        groups=anna.say("group-food"),
    )
    expect(anna.page.get_by_role("article").get_by_text(why)).to_be_visible()
    bibs.play(anna, "develop cafe")
    assert anna.frame["view"]["seats"][0]["cash"] == purse - unit["price"]
    assert bibs.firm(anna, "cafe")["level"] == 2


@HANDS
def test_a_firm_of_the_banks_is_bought_back(
    visit: Visit, server: Process, language: str, size: dict[str, Any]
) -> None:
    anna = visit(language, game="bibs", **size)
    laid.sit_down(anna, server, bibs.at_the_banks())
    purse, price = anna.frame["view"]["seats"][0]["cash"], 2 * bibs.firm(anna, "cafe")["nominal"]
    expect(anna.page.get_by_role("article").get_by_text(anna.say("ui-banks"))).to_be_visible()
    anna.reads_well()
    bibs.play(anna, "buy_back")
    assert bibs.firm(anna, "cafe")["holder"] == 0
    assert anna.frame["view"]["seats"][0]["cash"] == purse - price


def test_a_ride_by_Metro_is_a_tap_on_another_station(visit: Visit, server: Process) -> None:
    anna = visit("ru", game="bibs", **NARROW)
    laid.sit_down(anna, server, bibs.at_the_metro())
    purse = anna.frame["view"]["seats"][0]["cash"]
    anna.reads_well()
    anna.tap(anna.page.locator('[data-spot="cell o18"]'))
    laid.confirm(anna)
    seat = anna.frame["view"]["seats"][0]
    assert (seat["position"], seat["cash"]) == ("o18", purse - 10)


def test_a_State_order_pays_for_the_firm_that_is_tapped(visit: Visit, server: Process) -> None:
    anna = visit("en", game="bibs")
    laid.sit_down(anna, server, bibs.with_an_order())
    purse, rent = anna.frame["view"]["seats"][0]["cash"], bibs.firm(anna, "oil")["rent"]
    anna.reads_well()
    anna.tap(anna.page.locator('[data-spot="cell o2"]'))
    laid.confirm(anna)
    assert anna.frame["view"]["seats"][0]["cash"] == purse + rent


def test_by_optional_rule_3_a_firm_comes_with_its_plot(visit: Visit, server: Process) -> None:
    anna = visit("ru", game="bibs", **THUMB)
    laid.sit_down(anna, server, bibs.on_a_free_plot())
    bibs.play(anna, "buy")
    anna.reads_well()
    bibs.play(anna, "found bar o3")
    assert bibs.firm(anna, "bar")["plot"] == "o3"


def test_by_optional_rules_5_and_6_a_double_forms_one_holding_and_ends_another(
    visit: Visit, server: Process
) -> None:
    anna = visit("en", game="bibs")
    laid.sit_down(anna, server, bibs.after_a_double())
    bibs.play(anna, "break leisure")
    assert bibs.group(anna, "leisure")["holding"] == []
    bibs.play(anna, "holding dining")
    laid.lift(anna)
    bibs.play(anna, "agree")
    assert bibs.group(anna, "dining")["holding"] == [0, 1]


@pytest.mark.parametrize(
    ("language", "size", "scenes"),
    [("ru", {}, "firms pacts"), ("en", NARROW, "board estate trade")],
    ids=["desk", "phone"],
)
def test_every_part_of_the_board_is_for_everyone(
    visit: Visit, server: Process, language: str, size: dict[str, Any], scenes: str
) -> None:
    anna = visit(language, game="bibs", **size)
    laid.sit_down(anna, server, bibs.street())
    for scene in scenes.split():
        laid.turn_to(anna, scene)
        if scene == "firms":
            bibs.look_at(anna, "club")
        if scene == "trade":
            bibs.put_together(anna, 1, "o6", "c4")
        anna.reads_well()
        anna.fits()
        assert violations(anna) == [], scene


def test_a_deal_is_offered_countered_and_struck(visit: Visit, server: Process) -> None:
    anna = visit("ru", game="bibs", asks=True, **NARROW)
    laid.sit_down(anna, server, bibs.street())
    bibs.pick(anna, "develop cafe")
    bibs.put_together(anna, 1, "o6", "c4")
    expect(anna.page.locator("button.confirm")).to_have_count(0)
    expect(anna.page.locator("[data-offer]")).to_be_in_viewport(ratio=1)
    anna.tap(anna.page.locator("[data-offer]"))
    laid.confirm(anna)
    laid.lift(anna)
    anna.reads_well()
    anna.tap(anna.page.locator('[data-counter="0"]'))
    anna.tap(anna.page.locator('[data-money="get"] [data-by="10"]'))
    anna.tap(anna.page.locator("[data-offer]"))
    laid.confirm(anna)
    (offer,) = anna.frame["view"]["offers"]
    assert (offer["maker"], offer["plots"], offer["money"]) == (1, ["o6", "c4"], -10)
    laid.lift(anna)
    bibs.play(anna, "accept 2")
    assert bibs.firm(anna, "club")["holder"] == 0


def test_a_debtor_sees_what_is_owed_and_gives_up(visit: Visit, server: Process) -> None:
    anna = visit("en", game="bibs", **NARROW)
    laid.sit_down(anna, server, bibs.in_debt())
    expect(anna.page.locator(".debt")).to_be_visible()
    anna.reads_well()
    assert violations(anna) == []
    bibs.play(anna, "sell coal")
    assert bibs.firm(anna, "coal")["holder"] == -2
    bibs.play(anna, "give_up")
    assert not anna.frame["view"]["seats"][0]["alive"]
    anna.reads_well()


def test_a_card_received_asks_to_be_put_down(visit: Visit, server: Process) -> None:
    anna = visit("ru", game="bibs", **NARROW)
    laid.sit_down(anna, server, bibs.received())
    asked = anna.say("ui-ask-place", firm=anna.say("firm-coal"))
    expect(anna.region("my-move").get_by_text(asked)).to_be_visible()
    bibs.play(anna, "place coal o6")
    assert bibs.firm(anna, "coal")["plot"] == "o6"


def test_a_firm_is_founded_and_an_arrow_proposed_by_keys_alone(
    visit: Visit, server: Process
) -> None:
    anna = visit("en", game="bibs")
    laid.sit_down(anna, server, bibs.street())
    laid.press(anna, '[data-scene="firms"]')
    laid.press(anna, '[data-firm="tourism"]')
    laid.choose_by_keys(anna, "found tourism c9")
    assert bibs.firm(anna, "tourism")["plot"] == "c9"
    laid.press(anna, '[data-scene="pacts"]')
    laid.choose_by_keys(anna, "arrow ring")
    for _ in (2, 3):
        laid.lift(anna)
        laid.choose_by_keys(anna, "agree")
    assert anna.frame["view"]["arrows"] == ["ring", "late_city"]


# The first turn


def test_the_first_turn_is_the_town_and_one_button(visit: Visit, server: Process) -> None:
    """Nobody is asked for a vote, nothing lies over the City, the whole way is in sight."""
    anna = visit("ru", game="bibs")
    anna.begin("play-with-bots")
    anna.await_turn()
    anna.await_sight()
    assert anna.frame["view"]["pact"] is None
    expect(anna.page.locator('[data-spot^="cell "]')).to_have_count(64)
    expect(anna.page.locator("[data-primary]")).to_have_count(1)
    expect(anna.page.locator(".board [role=table], .board table")).to_have_count(0)


@HANDS
def test_a_short_cut_is_voted_on_beside_the_board(
    visit: Visit, server: Process, language: str, size: dict[str, Any]
) -> None:
    """It is drawn where it would lie; the question can be answered by yes or no."""
    anna = visit(language, game="bibs", **size)
    laid.sit_down(anna, server, bibs.asked_for_a_short_cut())
    expect(anna.region("my-move").get_by_text(anna.say("ui-ask-arrow"))).to_be_visible()
    expect(anna.page.get_by_role("article", name=anna.say("ui-proposal"))).to_be_visible()
    expect(anna.page.locator('[data-spot^="cell "]')).to_have_count(64)
    expect(anna.page.locator(".asked[data-arrow=ring]")).to_have_count(1)
    anna.reads_well()
    bibs.play(anna, "refuse")
    assert anna.frame["view"]["pact"] is None


# Firms


@HANDS
def test_a_firm_is_bought_in_two_clicks_at_the_price_on_the_button(
    visit: Visit, server: Process, language: str, size: dict[str, Any]
) -> None:
    anna = visit(language, game="bibs", **size)
    laid.sit_down(anna, server, bibs.street())
    purse, price = anna.frame["view"]["seats"][0]["cash"], bibs.group(anna, "travel")["price"]
    seq = anna.frame["seq"]
    anna.tap(anna.page.locator('[data-scene="firms"]'))
    button = anna.page.locator('[data-move="found tourism o6"]')
    expect(button).to_have_text(f"o6: −{price}")
    anna.reads_well()
    anna.tap(button)
    anna.await_frame(seq + 1)
    assert bibs.firm(anna, "tourism")["plot"] == "o6"
    assert anna.frame["view"]["seats"][0]["cash"] == purse - price


def test_a_card_of_firms_tells_price_payback_rents_and_what_is_missing(
    visit: Visit, server: Process
) -> None:
    anna = visit("ru", game="bibs")
    laid.sit_down(anna, server, bibs.street())
    laid.turn_to(anna, "firms")
    card = anna.page.get_by_role("article", name=anna.say("group-leisure"), exact=True)
    group = bibs.group(anna, "leisure")
    expect(card).to_contain_text(anna.say("ui-payback", count=group["payback"]))
    for sum_of in (group["price"], *group["rents"], *group["units"]):
        expect(card).to_contain_text(str(sum_of))
    for lacking in ("bowling", "club"):
        expect(card.get_by_text(anna.say(f"firm-{lacking}"))).to_be_visible()


def test_orders_show_their_sums(visit: Visit, server: Process) -> None:
    anna = visit("ru", game="bibs")
    laid.sit_down(anna, server, bibs.with_an_order())
    for name in ("bar", "oil"):
        button = anna.region("my-move").locator(f'[data-move="order {name}"]')
        expect(button).to_contain_text(str(bibs.firm(anna, name)["rent"]))
