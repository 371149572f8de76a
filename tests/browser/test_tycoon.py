"""City Tycoon on the page: by mouse, by thumb, by keys, each in their own language."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from polis.core.registry import games
from polis.core.texts import texts
from polis.games.tycoon.data import TILE_NAMES, cost_of, has_needs
from polis.games.tycoon.tests.table import drafted
from tests.browser import laid, measures, past, tycoon
from tests.browser.axe import violations
from tests.browser.fingers import Hand, middle
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
SIZES: dict[str, dict[str, Any]] = {
    "360": SMALL,
    "390": THUMB,
    "1280": {},
    "1440": {"viewport": {"width": 1440, "height": 900}},
    "2560": {"viewport": {"width": 2560, "height": 1440}},
}
LIVELY = {"reduced_motion": "no-preference"}
# How long cubes are on their way, in milliseconds.
WATCH_RIDES = """() => {
  window.rides = [];
  new MutationObserver(() => {
    for (const cube of document.querySelectorAll('.ride')) {
      rides.push(...cube.getAnimations().map((one) => one.effect.getTiming().duration));
    }
  }).observe(document.body, { subtree: true, childList: true });
}"""
# What sticks out of the panel beside the map, or of its own box.
CLIPPED = """() => {
  const panel = document.querySelector('.tycoon .panel'), edge = panel.getBoundingClientRect();
  const out = [...panel.querySelectorAll('*')].filter((one) => {
    const box = one.getBoundingClientRect();
    if (!box.width || one.closest('svg, .hidden-text')) return false;
    return box.left < edge.left - 1 || box.right > edge.right + 1
      || (getComputedStyle(one).overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1);
  });
  const low = panel.closest('.stacked') ? 0 : panel.scrollHeight - panel.clientHeight;
  const told = out.map((one) => one.outerHTML.slice(0, 120));
  return low > 1 ? [...told, `${low} px below`] : told;
}"""


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


def needy(frame: dict[str, Any]) -> list[str]:
    """Tiles that can be built now and want supply."""
    tiles = [one.split()[1] for one in tycoon.moves(frame) if one.startswith("build ")]
    return [tile for tile in tiles if has_needs(TILE_NAMES.index(tile))]


def to_build(visitor: Visitor, city: Past) -> str:
    """Before a choice of places for a tile that wants supply; which tile."""
    before = (city.lines[i - 1] for i, phase in enumerate(city.phases) if phase == "placing")
    while not (visitor.frame and needy(visitor.frame)):
        sit_down(visitor, city, next(before))
    visitor.await_sight()
    return needy(visitor.frame)[0]


@pytest.mark.parametrize("size", ["360", "390", "1280"])
def test_a_district_is_built_and_supplied_by_two_touches_each(
    visit: Visit, city: Past, size: str
) -> None:
    anna = visit("ru", game="tycoon", **SIZES[size])
    tile = to_build(anna, city)
    clicks, seq = tycoon.count_clicks(anna), anna.frame["seq"]
    free = [one for one in anna.frame["view"]["places"] if one["kind"] == "free"]
    anna.tap(anna.page.locator(f'[data-opens="tile {tile}"] button'))
    expect(anna.page.locator("text.number")).to_have_count(
        len(free)
    )  # each tells what supply costs
    anna.tap(tycoon.site(anna))
    anna.await_frame(seq + 2)
    assert clicks() == 2
    sit_down(anna, city, past.before(city, "supplying", 2))
    tycoon.await_choices(anna)
    clicks, seq = tycoon.count_clicks(anna), anna.frame["seq"]
    paid = [one["place"] for one in anna.frame["view"]["deliveries"] if one["payable"]]
    tycoon.pick(anna, f"supply {paid[-1]}")
    anna.await_frame(seq + 1)
    assert clicks() <= 2


def test_a_finger_sees_what_it_would_build_until_it_is_lifted(visit: Visit, city: Past) -> None:
    anna = visit("ru", game="tycoon", **THUMB)
    tile = to_build(anna, city)
    anna.tap(anna.page.locator(f'[data-opens="tile {tile}"] button'))
    ghost, hand, seq = anna.page.locator("[data-ghost]"), Hand(anna), anna.frame["seq"]
    x, y = middle(tycoon.site(anna))
    hand.send("touchStart", (x, y))
    expect(ghost).to_be_visible()
    expect(anna.page.locator(".todo")).to_contain_text("к ", ignore_case=True)
    hand.send("touchMove", (x + 60, y + 60))  # and then thinks better of it
    hand.send("touchEnd")
    expect(ghost).to_have_count(0)
    assert anna.frame["seq"] == seq


@pytest.mark.parametrize("left", [1, 0])
def test_what_is_left_is_told_before_and_a_last_dollar_is_asked_about(
    visit: Visit, server: Process, left: int
) -> None:
    anna, table = visit("en", game="tycoon"), drafted(2)
    tile = next(one.split()[1] for one in table.offered(1) if one.startswith("build "))
    cost = cost_of(TILE_NAMES.index(tile), 0)
    table.state.bank[0] += table.state.cash[0] - cost - left
    table.state.cash[0] = cost + left
    laid.sit_down(anna, server, table)
    anna.tap(anna.page.locator(f'[data-opens="tile {tile}"] button'))
    expect(anna.page.locator(f'.actions [data-move="build {tile}"]')).to_contain_text(f"→ ${left}")
    seq, asked = anna.frame["seq"], anna.page.locator("[data-outcome]")
    anna.tap(tycoon.site(anna))
    if not left:
        expect(asked).to_contain_text(f"{cost} → 0")
        assert anna.frame["seq"] == seq
        anna.tap(anna.page.locator("button.confirm"))
    anna.await_frame(seq + 2)


def test_a_place_is_pointed_at_by_mouse_and_keys_and_built_on_by_two_clicks(
    visit: Visit, city: Past
) -> None:
    anna = visit("en", game="tycoon")
    tile = to_build(anna, city)
    anna.page.locator(f'[data-opens="tile {tile}"] button').click()
    expect(anna.page.locator("text.number").first).to_be_visible()
    free = [one for one in anna.frame["view"]["places"] if one["kind"] == "free"]
    assert anna.page.locator("text.number").count() == len(free)
    near = anna.page.locator('[data-move^="place "]', has_not_text="×").first
    near.hover()
    expect(anna.page.locator("[data-ghost]")).to_be_visible()
    anna.page.mouse.move(0, 0)
    expect(anna.page.locator("[data-ghost]")).to_have_count(0)
    near.focus()
    expect(anna.page.locator("[data-ghost]")).to_be_visible()
    assert not re.search(r"place \d", str(near.get_attribute("aria-label")))
    seq = anna.frame["seq"]
    near.click()
    anna.await_frame(seq + 2)


def test_supply_is_two_clicks_and_the_district_lights_up(visit: Visit, city: Past) -> None:
    anna = visit("en", game="tycoon", **LIVELY)
    past.go_on(anna, city, city.lines[city.phases.index("supplying")], "me", "bot", "bot")
    assert anna.await_turn()
    tycoon.await_choices(anna)
    paid = [one for one in anna.frame["view"]["deliveries"] if one["payable"]]
    delivery = next(one for one in paid if len(one["ways"]) == 1 and one["ways"][0]["routes"])
    move = f"supply {delivery['place']}"
    lit, dark = anna.page.locator(".map .supplied"), anna.page.locator(".map .dark")
    before, district = lit.count(), anna.page.locator(f'[data-spot="place {delivery["place"]}"]')
    expect(dark.first).to_be_visible()
    expect(district).to_have_attribute("aria-label", re.compile("not supplied yet"))
    anna.page.locator(f'[data-spot="row {delivery["place"]}"]').click()
    expect(anna.page.locator(".pipe").first).to_be_attached()  # a straight one has no height
    button = anna.page.locator(f'.do[data-move="{move}"]')
    price = f"${delivery['price']}" if delivery["price"] else "free of charge"
    expect(button).to_contain_text(f"{price} → ")
    anna.page.evaluate(WATCH_RIDES)
    button.click()
    anna.wait(lambda: bool(anna.page.evaluate("rides.length")), "no cube was carried")
    assert all(time < 600 for time in anna.page.evaluate("rides"))
    expect(district).to_have_attribute("aria-label", re.compile("; supplied"))
    assert lit.count() > before  # rivals may have supplied theirs by now


def test_nothing_flows_where_motion_is_not_wanted(visit: Visit, city: Past) -> None:
    anna = visit("en", game="tycoon")
    sit_down(anna, city, past.before(city, "supplying", 2))
    move = next(one for one in tycoon.moves(anna.frame) if one.startswith("supply "))
    anna.page.locator(f'[data-spot="row {move.split()[1]}"]').click()
    pipe = anna.page.locator(".pipe").first
    expect(pipe).to_be_visible()
    assert pipe.evaluate("(one) => one.getAnimations().length") == 0


def test_a_tile_to_keep_says_in_words_what_it_needs_and_brings(visit: Visit, city: Past) -> None:
    anna, book = visit("ru", game="tycoon", **SMALL), texts("ru", "tycoon")
    sit_down(anna, city, city.lines[0])
    anna.await_sight()
    tile = next(one for one in anna.frame["view"]["pack"] if has_needs(TILE_NAMES.index(one)))
    card = anna.page.locator(f'[data-spot="pack {tile}"]')
    expect(card).to_contain_text(book.say("ui-card-needs", {"what": ""}).strip())
    expect(card).to_contain_text(book.say("ui-card-brings", {"gain": ""}).strip())
    expect(card).to_contain_text("$")


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_clipped(visit: Visit, city: Past, size: str) -> None:
    anna = visit("ru", game="tycoon", **SIZES[size])
    for line in (
        city.lines[0],
        past.before(city, "building", 14),
        past.before(city, "supplying", 3),
    ):
        sit_down(anna, city, line)
        anna.await_sight()
        anna.fits()
        assert anna.page.evaluate(CLIPPED) == []


# What a whole game may shift as yet; the aim is ``measures.MOST_SHIFT`` of both. In the hand the
# sheet still grows for the question before a last dollar is spent: 0.16 of 0.22.
HELD = [("390", 0.3), ("1280", measures.MOST_SHIFT)]


@pytest.mark.parametrize(("size", "most"), HELD)
def test_little_jumps_in_a_whole_game(visit: Visit, city: Past, size: str, most: float) -> None:
    """All that moves counts, but the end, which is another scene."""
    anna, chance = visit("ru", game="tycoon", **{**SIZES[size], **LIVELY}), random.Random(7)
    measures.watch_shifts(anna)
    past.go_on(anna, city, city.lines[0], "me", "bot", "bot")
    anna.await_turn()
    tycoon.await_choices(anna)
    measures.shift(anna)  # while it was laid out
    total, worst = 0.0, list[str]()
    while anna.await_turn():
        found = measures.shift(anna)
        total, worst = total + found.total, worst + found.worst
        tycoon.play(anna, tycoon.any_move(anna.frame, chance))
    assert total < most, sorted(worst, reverse=True)[:12]


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
