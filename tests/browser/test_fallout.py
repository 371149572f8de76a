"""Monopoly: Fallout on the page: by mouse, by thumb, by keys, each in their own language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from polis.core.registry import games
from polis.core.texts import texts
from tests.browser import fallout, past
from tests.browser.axe import violations
from tests.browser.fallout import Wasteland
from tests.browser.visitor import HAND, Visitor
from tests.server.fleet import Process

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif("fallout" not in games(), reason="not at the table yet"),
]
Visit = Callable[..., Visitor]
THUMB: dict[str, Any] = {"viewport": HAND, "has_touch": True, "is_mobile": True}
HANDS = pytest.mark.parametrize(
    ("language", "size"), [("ru", {}), ("en", THUMB)], ids=["desk", "phone"]
)


@pytest.fixture(scope="session")
def wasteland(server: Process) -> Wasteland:
    """A game of four, to be gone on from."""
    return fallout.play_out(server)


@HANDS
def test_a_lot_is_bid_for_and_sold(
    visit: Visit, wasteland: Wasteland, language: str, size: dict[str, Any]
) -> None:
    anna = visit(language, game="fallout", **size)
    fallout.sit_down(anna, wasteland, "buying")
    fallout.play(anna, "refuse")
    lot = anna.frame["view"]["auction"]["property"]
    bidder = anna.frame["seat"]
    fallout.pick(anna, "raise ten")
    anna.reads_well()
    anna.fits()
    assert violations(anna) == []
    seq = anna.frame["seq"]
    anna.confirm()
    anna.await_frame(seq + 1)
    while anna.frame["view"]["auction"]:
        fallout.lift(anna)
        fallout.play(anna, "pass")
    sold = next(one for one in anna.frame["view"]["properties"] if one["name"] == lot)
    assert sold["owner"] == bidder


@HANDS
def test_a_deal_is_put_together_countered_and_struck(
    visit: Visit, wasteland: Wasteland, language: str, size: dict[str, Any]
) -> None:
    anna = visit(language, game="fallout", **size)
    fallout.sit_down(anna, wasteland, "business")
    maker, view = anna.frame["seat"], anna.frame["view"]
    partner = next(s for s in range(4) if s != maker and fallout.owned(view, s))
    on_table = fallout.put_together(anna, partner)
    anna.reads_well()
    anna.fits()
    assert violations(anna) == []
    anna.tap(anna.page.locator("[data-offer]"))
    seq = anna.frame["seq"]
    anna.confirm()
    anna.await_frame(seq + 1)
    fallout.lift(anna)
    anna.reads_well()
    anna.tap(anna.page.locator(f'[data-counter="{maker}"]'))
    anna.tap(anna.page.locator(".money button").nth(1))
    anna.tap(anna.page.locator("[data-offer]"))
    seq = anna.frame["seq"]
    anna.confirm()
    (offer,) = anna.await_frame(seq + 1)["view"]["offers"]
    assert (offer["maker"], set(offer["things"]), offer["money"]) == (partner, set(on_table), -10)
    fallout.lift(anna)
    fallout.play(anna, f"accept {partner + 1}")
    owners = {one["name"]: one["owner"] for one in anna.frame["view"]["properties"]}
    assert owners[on_table[0]] == partner


def test_a_deed_is_dragged_onto_the_trade_table(visit: Visit, wasteland: Wasteland) -> None:
    anna = visit("en", game="fallout")
    fallout.sit_down(anna, wasteland, "business")
    maker, view = anna.frame["seat"], anna.frame["view"]
    fallout.turn_to(anna, "trade")
    partner = next(s for s in range(4) if s != maker and fallout.owned(view, s))
    anna.page.locator(f'[data-partner="{partner}"]').click()
    chip = fallout.chips(anna, 0).first
    asset = chip.get_attribute("data-asset")
    chip.drag_to(anna.page.locator(".trade .table"), target_position={"x": 40, "y": 40})
    laid = anna.page.locator(f'.trade .table [data-asset="{asset}"]')
    expect(laid).to_have_attribute("aria-pressed", "true")
    laid.drag_to(anna.page.locator(".pool").first)
    expect(laid).to_have_count(0)


def test_a_property_is_mortgaged_and_redeemed(visit: Visit, wasteland: Wasteland) -> None:
    anna = visit("en", game="fallout", **THUMB)
    fallout.sit_down(anna, wasteland, "business")
    seat = anna.frame["seat"]
    pledges = [one for one in fallout.moves(anna.frame) if one.startswith("mortgage ")]
    lots = {one["name"]: one for one in anna.frame["view"]["properties"]}
    pledge = max(pledges, key=lambda one: lots[one.split()[1]]["mortgage"])
    lot, before = lots[pledge.split()[1]], anna.frame["view"]["seats"][seat]["cash"]
    fallout.play(anna, pledge)
    assert anna.frame["view"]["seats"][seat]["cash"] == before + lot["mortgage"]
    if f"redeem {lot['name']}" in fallout.moves(anna.frame):
        fallout.play(anna, f"redeem {lot['name']}")
        assert anna.frame["view"]["seats"][seat]["cash"] < before
    anna.tap(anna.page.locator('[data-scene="board"]'))
    anna.tap(anna.page.locator(f'[data-spot="space {lot["position"]}"]'))
    name = texts("en", "fallout").say(f"property-{lot['name']}")
    expect(anna.page.get_by_role("article", name=name)).to_be_visible()


def test_a_prisoner_pays_and_leaves(visit: Visit, wasteland: Wasteland) -> None:
    anna = visit("ru", game="fallout", **THUMB)
    fallout.sit_down(anna, wasteland, "jail")
    seat = anna.frame["seat"]
    fallout.play(anna, "fine")
    assert anna.frame["view"]["seats"][seat]["jail"] == 0
    fallout.play(anna, "roll")


@HANDS
def test_a_debtor_sees_what_is_owed_and_goes_bankrupt(
    visit: Visit, wasteland: Wasteland, language: str, size: dict[str, Any]
) -> None:
    anna = visit(language, game="fallout", **size)
    fallout.sit_down(anna, wasteland, "debt")
    seat = anna.frame["seat"]
    expect(anna.page.locator(".debt")).to_be_visible()
    anna.reads_well()
    anna.fits()
    assert violations(anna) == []
    fallout.play(anna, "give_up")
    assert not anna.frame["view"]["seats"][seat]["alive"]
    anna.reads_well()


def test_two_people_deal_out_of_turn(visit: Visit, wasteland: Wasteland) -> None:
    """The one whose turn it is offers; the other may mortgage meanwhile, then declines."""
    anna, boris = visit("ru", game="fallout"), visit("en", game="fallout", **THUMB)
    past.lay(anna, wasteland.past, wasteland.moments["business"], "me", "friend", "me", "me")
    anna.button("make-table").click()
    link = anna.page.get_by_role("textbox", name=anna.say("link-for-seat", number=2))
    boris.open(link.input_value())
    boris.button("sit-here").click()
    anna.button("start-game").click()
    for visitor in (anna, boris):
        visitor.await_start()
    if boris.acts:
        boris, anna = anna, boris
    else:
        fallout.lift(anna)
    fallout.turn_to(anna, "trade")
    other = boris.frame["seat"] if boris.frame["seat"] is not None else 1
    fallout.put_together(anna, other)
    anna.tap(anna.page.locator("[data-offer]"))
    seq = anna.frame["seq"]
    anna.confirm()
    boris.await_frame(seq + 1)
    if not boris.acts:
        fallout.lift(boris)
    for visitor in (anna, boris):
        visitor.reads_well()
    pledge = [one for one in fallout.moves(anna.frame) if one.startswith("mortgage ")]
    assert pledge, "who waits for an answer may do business"
    fallout.play(anna, pledge[-1])
    boris.await_frame(anna.frame["seq"])


def test_a_game_goes_on_by_keys_alone(visit: Visit, wasteland: Wasteland) -> None:
    """A lot is refused, bid for and left to the others; then the dice."""
    anna = visit("en", game="fallout")
    fallout.sit_down(anna, wasteland, "buying")
    for move in ("refuse", "raise five"):
        fallout.play_by_keys(anna, move)
    while anna.frame["view"]["phase"] == "auction":
        fallout.lift(anna)
        fallout.play_by_keys(anna, "pass")
    fallout.lift(anna)
    phase = anna.frame["view"]["phase"]
    fallout.play_by_keys(anna, {"buying": "refuse", "auction": "pass"}.get(phase, "roll"))


def test_a_deal_is_put_forward_by_keys_alone(visit: Visit, wasteland: Wasteland) -> None:
    anna = visit("en", game="fallout")
    fallout.sit_down(anna, wasteland, "business")
    view, press = anna.frame["view"], anna.page.keyboard.press
    partner = next(s for s in range(4) if s != anna.frame["seat"] and fallout.owned(view, s))
    for place in ('[data-scene="trade"]', f'[data-partner="{partner}"]', ".pool [data-asset]"):
        fallout.walk(anna, place)
        press("Enter")
    fallout.walk(anna, "[data-offer]")
    press("Enter")
    seq = anna.frame["seq"]
    press("Enter")
    assert len(anna.await_frame(seq + 1)["view"]["offers"]) == 1


def test_whoever_listens_is_told_the_whole_board(visit: Visit, wasteland: Wasteland) -> None:
    anna = visit("ru", game="fallout")
    fallout.sit_down(anna, wasteland, "business")
    tree, book = anna.page.locator("main").aria_snapshot(), texts("ru", "fallout")
    for lot in anna.frame["view"]["properties"]:
        assert book.say(f"property-{lot['name']}") in tree
    for seat in anna.frame["view"]["seats"]:
        assert f"{seat['cash']} ₵" in tree
    assert violations(anna) == []


def test_in_speed_mode_the_dice_roll_by_themselves(visit: Visit, wasteland: Wasteland) -> None:
    anna = visit("en", game="fallout")
    anna.context.add_init_script("""localStorage.polis = '{"speed": true}'""")
    lines = wasteland.past
    line = next(n for n, at in zip(lines.lines, lines.phases, strict=True) if at == "rolling")
    past.go_on(anna, lines, line, *["me"] * 4)
    if anna.curtain.is_visible():
        anna.tap(anna.curtain)
    seq = anna.frame["seq"]
    anna.await_frame(seq + 1)
