"""City Tycoon on the page: by mouse, by thumb, by keys, each in their own language."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from polis.core.registry import games
from polis.core.texts import texts
from tests.browser import past, tycoon
from tests.browser.axe import violations
from tests.browser.past import Past
from tests.browser.visitor import HAND, Visitor
from tests.server.fleet import Process

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif("tycoon" not in games(), reason="not at the table yet"),
]
Visit = Callable[..., Visitor]
THUMB = {"viewport": HAND, "has_touch": True, "is_mobile": True}
SMALL = {**THUMB, "viewport": {"width": 360, "height": 640}}


@pytest.fixture(scope="session")
def city(server: Process) -> Past:
    """A short game of three, to be gone on from."""
    return tycoon.play_out(server)


def play_out(*people: Visitor, how: Callable[[Visitor, str], None] = tycoon.play) -> None:
    chance, first = random.Random(7), people[0]
    while not first.over:
        first.wait(lambda: first.over or any(one.acts for one in people), "nobody acts")
        for visitor in people:
            if visitor.acts and not first.over:
                how(visitor, tycoon.any_move(visitor.frame, chance))
                visitor.fits()


def test_two_people_and_a_bot_play_to_the_last_score_each_in_their_own_language(
    visit: Visit, city: Past
) -> None:
    anna, boris = visit("ru", game="tycoon"), visit("en", game="tycoon", **THUMB)
    past.lay(anna, city, past.before(city, "building", 12), "me", "friend", "bot")
    anna.button("make-table").click()
    link = anna.page.get_by_role("textbox", name=anna.say("link-for-seat", number=2))
    boris.open(link.input_value())
    boris.button("sit-here").click()
    anna.button("start-game").click()
    for visitor in (anna, boris):
        visitor.await_start()
        expect(visitor.region("board")).to_be_visible()
        visitor.reads_well()
    play_out(anna, boris)
    for visitor in (anna, boris):
        expect(visitor.region("game-over")).to_be_visible()
        visitor.reads_well()
    assert anna.frame["result"] == boris.frame["result"]


def test_a_game_is_played_to_its_end_by_keys_alone(visit: Visit, city: Past) -> None:
    anna = visit(game="tycoon")
    past.go_on(anna, city, past.before(city, "building", 10), "me", "bot", "bot")
    play_out(anna, how=tycoon.play_by_keys)
    expect(anna.region("game-over")).to_be_visible()


@pytest.mark.parametrize("size", ["wide", "hand"])
def test_axe_finds_nothing_in_any_part_of_a_round(visit: Visit, city: Past, size: str) -> None:
    anna = visit("ru", game="tycoon", asks=True, **(THUMB if size == "hand" else {}))
    for phase in ("drafting", "building", "supplying"):
        sit_down(anna, city, past.before(city, phase, 2))
        tycoon.pick(anna, tycoon.any_move(anna.frame, random.Random(1)))
        expect(anna.page.locator("button.confirm")).to_be_enabled()
        anna.reads_well()
        assert (phase, violations(anna)) == (phase, [])


def sit_down(visitor: Visitor, city: Past, line: int) -> None:
    """At a device for three, in the seat of whoever is to decide."""
    past.go_on(visitor, city, line, "me", "me", "me")
    visitor.wait(lambda: visitor.acts or visitor.curtain.is_visible(), "nobody acts")
    if visitor.curtain.is_visible():
        visitor.tap(visitor.curtain)
        visitor.await_turn()


def test_a_site_chosen_with_the_tile_is_built_on_at_once(visit: Visit, city: Past) -> None:
    anna = visit("ru", game="tycoon", **THUMB)
    sit_down(anna, city, city.lines[city.phases.index("placing") - 1])
    move = next(one for one in tycoon.moves(anna.frame) if one.startswith(("build", "plant")))
    seq, places = anna.frame["seq"], anna.frame["view"]["places"]
    built = [one["owner"] for one in places].count(anna.frame["seat"])
    tycoon.pick(anna, move)
    anna.await_frame(seq + 2)
    assert [one["owner"] for one in anna.frame["view"]["places"]].count(anna.frame["seat"]) > built


def test_the_map_has_the_room_on_the_smallest_screen(visit: Visit, city: Past) -> None:
    anna, book = visit("ru", game="tycoon", asks=True, **SMALL), texts("ru", "tycoon")
    sit_down(anna, city, past.before(city, "supplying", 2))
    tycoon.pick(anna, next(one for one in tycoon.moves(anna.frame) if one.startswith("supply")))
    expect(anna.page.locator("button.confirm")).to_be_enabled()
    box = anna.page.get_by_role("group", name=book.say("ui-map")).bounding_box()
    assert box
    assert box["height"] >= 0.45 * 640


def test_a_cube_goes_by_a_route_dragged_over_the_map(visit: Visit, city: Past) -> None:
    anna = visit(game="tycoon")
    sit_down(anna, city, past.before(city, "supplying", 2))
    paid = [one for one in anna.frame["view"]["deliveries"] if one["payable"]]
    delivery = next(one for one in paid if one["ways"][0]["routes"])
    anna.page.locator(f'[data-spot="row {delivery["place"]}"]').click()
    anna.page.get_by_role("button", name="Own route").click()
    for route in delivery["ways"][0]["routes"]:
        drag(anna, [*route, delivery["place"]])
    seq = anna.frame["seq"]
    anna.page.locator("[data-move^='deliver ']").click()
    anna.confirm()
    assert anna.await_frame(seq + 1)["view"]["places"][delivery["place"]]["supplied"]


def drag(visitor: Visitor, places: list[int]) -> None:
    """From tile to tile with the button held."""
    mouse = visitor.page.mouse
    for i, place in enumerate(places):
        box = visitor.page.locator(f'[data-spot="place {place}"]').bounding_box()
        assert box
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if i == 0:
            mouse.down()
    mouse.up()


def test_whoever_listens_is_told_the_whole_board(visit: Visit, city: Past) -> None:
    anna = visit("ru", game="tycoon")
    sit_down(anna, city, past.before(city, "supplying", 2))
    tree = anna.page.locator("main").aria_snapshot()
    book = texts("ru", "tycoon")
    for place in anna.frame["view"]["places"]:
        if place["tile"]:
            assert book.say(f"tile-{place['tile']}") in tree
    for name in anna.names:
        assert name in tree
