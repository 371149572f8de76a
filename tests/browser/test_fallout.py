"""Monopoly: Fallout on the page: by mouse, by thumb, by keys, each in their own language.

Every table begins from a position made for its test, so that only the dice are left to chance.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import company, fallout, laid, measures
from tests.browser.axe import violations
from tests.browser.visitor import HAND, Visitor
from tests.browser.words import Json
from tests.server.fleet import Process

pytestmark = pytest.mark.slow
Visit = Callable[..., Visitor]
THUMB: dict[str, Any] = {"viewport": HAND, "has_touch": True, "is_mobile": True}
NARROW: dict[str, Any] = {**THUMB, "viewport": {"width": 360, "height": 640}}
HANDS = pytest.mark.parametrize(
    ("language", "size"), [("ru", {}), ("en", THUMB)], ids=["desk", "phone"]
)


def lot(visitor: Visitor, name: str) -> Json:
    found: Json = next(one for one in visitor.frame["view"]["properties"] if one["name"] == name)
    return found


def cash(visitor: Visitor, seat: int) -> int:
    return int(visitor.frame["view"]["seats"][seat]["cash"])


@HANDS
def test_four_play_on_to_the_end(
    visit: Visit, server: Process, language: str, size: dict[str, Any]
) -> None:
    """A lot is refused and auctioned, one in Jail raises money, deals and leaves, three go
    bankrupt, all at one table."""
    anna = visit(language, game="fallout", **size)
    laid.sit_down(anna, server, fallout.street())
    fallout.play(anna, "refuse")
    bidder = sell(anna)
    assert lot(anna, "vault13")["owner"] == bidder
    laid.lift(anna)
    mortgage_and_redeem(anna, "vault111")
    deal(anna, 2)
    fallout.play(anna, "fine")
    assert anna.frame["view"]["seats"][1]["jail"] == 0
    to_the_end(anna)
    expect(anna.region("game-over")).to_be_visible()
    alive = [one["alive"] for one in anna.frame["view"]["seats"]]
    assert alive.count(True) == 1 or anna.frame["view"]["round"] > 20
    anna.reads_well()
    anna.fits()
    assert violations(anna) == []


def sell(anna: Visitor) -> int:
    """The first who is asked bids ten, nobody more."""
    laid.lift(anna)
    bidder = int(anna.frame["seat"])
    fallout.play(anna, "raise ten")
    while anna.frame["view"]["auction"]:
        laid.lift(anna)
        fallout.play(anna, "pass")
    return bidder


def mortgage_and_redeem(anna: Visitor, name: str) -> None:
    seat = anna.frame["seat"]
    purse, worth = cash(anna, seat), lot(anna, name)["mortgage"]
    fallout.play(anna, f"mortgage {name}")
    assert cash(anna, seat) == purse + worth
    fallout.play(anna, f"redeem {name}")
    assert cash(anna, seat) < purse


def deal(anna: Visitor, partner: int) -> None:
    """Offered, countered for ten caps more, and struck."""
    maker = anna.frame["seat"]
    things = fallout.put_together(anna, partner)
    fallout.offer(anna)
    laid.lift(anna)
    anna.tap(anna.page.locator(f'[data-counter="{maker}"]'))
    anna.tap(anna.page.locator('[data-money="get"] [data-by="10"]'))
    offer = fallout.offer(anna)
    assert (offer["maker"], set(offer["things"]), offer["money"]) == (partner, set(things), -10)
    laid.lift(anna)
    fallout.play(anna, f"accept {partner + 1}")
    assert [lot(anna, name)["owner"] for name in things] == [partner, maker]


def to_the_end(anna: Visitor) -> None:
    """Everybody rolls, buys nothing, and gives up what cannot be paid."""
    seen: set[str] = set()
    while laid.lift(anna):
        found, phase = laid.moves(anna.frame), anna.frame["view"]["phase"]
        if phase not in seen:
            seen.add(phase)
            anna.reads_well()
        wishes = ("give_up", "roll", "refuse", "pass", "claim", "want")
        fallout.play(anna, next(one for kind in wishes for one in found if one.startswith(kind)))


@HANDS
def test_every_part_of_the_board_is_for_everyone(
    visit: Visit, server: Process, language: str, size: dict[str, Any]
) -> None:
    anna = visit(language, game="fallout", **size)
    laid.sit_down(anna, server, fallout.market())
    for scene in ("board", "estate", "trade"):
        laid.turn_to(anna, scene)
        if scene == "trade":
            fallout.put_together(anna, 1)
        anna.reads_well()
        anna.fits()
        assert violations(anna) == [], scene


def test_a_sale_is_for_everyone(visit: Visit, server: Process) -> None:
    anna = visit("ru", game="fallout", **THUMB)
    laid.sit_down(anna, server, fallout.street())
    fallout.play(anna, "refuse")
    laid.lift(anna)
    fallout.pick(anna, "raise ten")
    anna.reads_well()
    anna.fits()
    assert violations(anna) == []


@HANDS
def test_in_a_shortage_a_raise_shows_what_the_engine_bids(
    visit: Visit, server: Process, language: str, size: dict[str, Any]
) -> None:
    """No less than the price on the deed where the vault can stand, though 50 is bid."""
    anna = visit(language, game="fallout", **size)
    laid.sit_down(anna, server, fallout.short_of_vaults())
    raise_one = laid.control(anna, "raise one")
    expect(raise_one.locator("b")).to_have_text("200")
    expect(anna.page.locator(".own input")).to_have_attribute("placeholder", "200")
    anna.reads_well()
    fallout.play(anna, "raise one")
    assert anna.frame["view"]["shortage"]["bid"] == 200


def test_what_cannot_be_dealt_is_said_on_the_trade_table(visit: Visit, server: Process) -> None:
    anna = visit("en", game="fallout")
    laid.sit_down(anna, server, fallout.built())
    laid.turn_to(anna, "trade")
    anna.tap(anna.page.locator('[data-partner="1"]'))
    anna.tap(anna.page.locator('.pool [data-asset="megaton"]'))
    expect(anna.page.locator(".trade .barred")).to_be_visible()
    anna.reads_well()


def test_a_deed_is_dragged_onto_the_trade_table(visit: Visit, server: Process) -> None:
    anna = visit("en", game="fallout")
    laid.sit_down(anna, server, fallout.market())
    laid.turn_to(anna, "trade")
    anna.page.locator('[data-partner="1"]').click()
    chip = fallout.chips(anna, 0).first
    asset = chip.get_attribute("data-asset")
    chip.drag_to(anna.page.locator(".trade .table"), target_position={"x": 40, "y": 40})
    on_table = anna.page.locator(f'.trade .table [data-asset="{asset}"]')
    expect(on_table).to_have_attribute("aria-pressed", "true")
    on_table.drag_to(anna.page.locator(".pool").first)
    expect(on_table).to_have_count(0)


def test_keys_over_the_ring_leave_the_scene_open(visit: Visit, server: Process) -> None:
    anna = visit("en", game="fallout")
    laid.sit_down(anna, server, fallout.market())
    laid.turn_to(anna, "estate")
    laid.walk(anna, '[data-spot^="space"]')
    expect(anna.page.locator('[data-scene="estate"]')).to_have_attribute("aria-selected", "true")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator('[data-scene="board"]')).to_have_attribute("aria-selected", "true")


@HANDS
def test_a_debtor_sees_what_is_owed_and_goes_bankrupt(
    visit: Visit, server: Process, language: str, size: dict[str, Any]
) -> None:
    anna = visit(language, game="fallout", **size)
    laid.sit_down(anna, server, fallout.in_debt())
    expect(anna.page.locator(".debt")).to_be_visible()
    anna.reads_well()
    anna.fits()
    assert violations(anna) == []
    fallout.play(anna, "give_up")
    assert not anna.frame["view"]["seats"][0]["alive"]
    anna.reads_well()


@HANDS
def test_who_can_cover_a_debt_is_shown_how_first(
    visit: Visit, server: Process, language: str, size: dict[str, Any]
) -> None:
    """What is owed, to whom, what can be raised; bankruptcy is no large button, has no key, and
    is asked about again."""
    anna = visit(language, game="fallout", **size)
    laid.sit_down(anna, server, fallout.can_cover())
    debt = anna.page.locator(".debt")
    for said in ("100 ₵", anna.say("ui-bank"), "88 ₵", "755 ₵"):
        expect(debt).to_contain_text(said)
    way = laid.control(anna, "mortgage vault111")
    expect(way).to_contain_text("+175 ₵")
    expect(way).to_contain_text(anna.say("ui-covers"))
    end = laid.control(anna, "give_up")
    box, largest = way.bounding_box(), anna.page.locator("[data-primary], [data-key]")
    assert box and box["height"] >= 44
    assert not end.is_visible()
    assert largest.and_(end).count() == 0
    anna.page.keyboard.press("1")
    fallout.pick(anna, "give_up")
    expect(anna.page.locator("button.confirm")).to_be_visible()
    assert anna.frame["view"]["seats"][0]["alive"]
    anna.page.keyboard.press("Escape")
    fallout.play(anna, "mortgage vault111")
    assert (cash(anna, 0), anna.frame["view"]["debts"]) == (12 + 175 - 100, [])


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_drawn_card_is_held_up_before_its_effect(
    visit: Visit, server: Process, motion: str
) -> None:
    """The very card that was drawn, and no purse changes while it is to be read; without motion
    it lies still."""
    anna = visit("en", game="fallout", reduced_motion=motion)
    drawn: list[str] = []

    def hear(frame: Json) -> None:
        told = [one for one in frame["events"] if one["event"] == "card_drawn"]
        drawn.extend(one["args"]["card"] for one in told)

    laid.sit_down(anna, server, fallout.near_cards(), "me", "bot")
    anna.page.evaluate(fallout.WATCH_CARDS)
    anna.on_frame = hear
    while not drawn and anna.await_turn():
        fallout.play_plainly(anna)
    card = anna.page.locator(f'[data-card="{drawn[0]}"]')
    expect(card).to_be_attached()
    anna.reads_well()
    if motion == "reduce":
        anna.tap(card)
    expect(card).to_have_count(0)
    marks: list[tuple[str, str]] = anna.page.evaluate("window.marks")
    shown = next(i for i, (name, _) in enumerate(marks) if name == "card")
    assert marks[shown][1] == drawn[0]
    if motion != "reduce":
        assert marks[shown + 1][0] == "card", "a purse changed while the card was held up"


@pytest.mark.parametrize("size", measures.SIZES)
def test_nothing_is_clipped(visit: Visit, server: Process, size: str) -> None:
    view = measures.SIZES[size]
    hand = {"has_touch": True, "is_mobile": True} if view["width"] < 500 else {}
    anna = visit("ru", game="fallout", viewport=view, **hand)
    laid.sit_down(anna, server, fallout.can_cover())
    assert measures.clipped(anna.page) == []
    laid.sit_down(anna, server, fallout.market())
    for scene in ("board", "estate", "trade"):
        laid.turn_to(anna, scene)
        if scene == "trade":
            fallout.put_together(anna, 1)
        assert measures.clipped(anna.page) == [], scene


def test_on_a_small_phone_what_pays_a_debt_is_in_sight(visit: Visit, server: Process) -> None:
    anna = visit("ru", game="fallout", **NARROW)
    laid.sit_down(anna, server, fallout.in_debt())
    for move in ("mortgage junktown", "mortgage hub"):
        expect(laid.control(anna, move)).to_be_in_viewport(ratio=1)


def test_on_a_small_phone_what_a_deed_allows_is_in_sight(visit: Visit, server: Process) -> None:
    anna = visit("ru", game="fallout", asks=True, **NARROW)
    laid.sit_down(anna, server, fallout.built())
    anna.tap(anna.page.locator('[data-spot="space 6"]'))
    build, sell = (anna.page.locator(f'.deed [data-move^="{kind}"]') for kind in ("build", "sell"))
    anna.tap(build)
    for button in (build, sell, anna.page.locator("button.confirm")):
        expect(button).to_be_in_viewport(ratio=1)


def test_two_people_deal_out_of_turn(visit: Visit, server: Process) -> None:
    """The one whose turn it is offers; the other may mortgage meanwhile, then declines."""
    anna, boris = visit("ru", game="fallout"), visit("en", game="fallout", **THUMB)
    laid.lay(anna, server, fallout.market(), "me", "friend", "bot", "bot")
    company.come_by_link(anna, boris)
    for visitor in (anna, boris):
        visitor.await_start()
    fallout.put_together(anna, 1)
    fallout.offer(anna)
    boris.await_turn()
    for visitor in (anna, boris):
        visitor.reads_well()
    purse = cash(boris, 1)
    fallout.play(boris, "mortgage vault101")
    assert cash(boris, 1) == purse + lot(boris, "vault101")["mortgage"]
    fallout.play(boris, "decline 1")
    assert anna.await_frame(boris.frame["seq"])["view"]["offers"] == []


def test_a_game_goes_on_by_keys_alone(visit: Visit, server: Process) -> None:
    """A lot is refused, bid for and left to the others; a deal is offered; then the dice."""
    anna = visit("en", game="fallout")
    laid.sit_down(anna, server, fallout.street())
    laid.choose_by_keys(anna, "refuse")
    laid.lift(anna)
    laid.choose_by_keys(anna, "raise five")
    while anna.frame["view"]["auction"]:
        laid.lift(anna)
        laid.choose_by_keys(anna, "pass")
    laid.lift(anna)
    for place in ('[data-scene="trade"]', '[data-partner="2"]', ".pool [data-asset]:enabled"):
        laid.press(anna, place)
    seq = anna.frame["seq"]
    laid.press(anna, "[data-offer]")
    assert len(anna.await_frame(seq + 1)["view"]["offers"]) == 1
