"""That nothing jumps in a whole game, and that nothing is cut off on the way: all boards."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from polis.games.bibs.tests import table as bibs_table
from polis.games.estates.tests import table as estates_table
from polis.games.fallout.tests import table as fallout_table
from polis.games.newyork.tests import table as newyork_table
from polis.games.tycoon.tests import table as tycoon_table
from polis.testing.script import Script
from tests.browser import bibs, company, fallout, laid, measures, newyork, past, shifts, tycoon
from tests.browser.axe import violations
from tests.browser.past import Past
from tests.browser.visitor import Visitor, any_move
from tests.server.fleet import Process

pytestmark = pytest.mark.slow
Visit = Callable[..., Visitor]
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}
BIDS = ".moves [data-take], .moves [data-move]"


class Game(NamedTuple):
    """Against bots, from its first decision."""

    start: Callable[[], Script[Any]]
    bots: int
    play: Callable[[Visitor, random.Random], None]


GAMES = {
    "estates": Game(
        lambda: estates_table.start(3), 2, lambda one, chance: one.play(any_move(one.frame, chance))
    ),
    "newyork": Game(
        lambda: newyork_table.start(2, toms=1),
        1,
        lambda one, chance: newyork.play(one, newyork.any_move(one.frame, chance)),
    ),
    "tycoon": Game(
        lambda: tycoon_table.start(2, length="two_rounds"),
        1,
        lambda one, chance: tycoon.play(one, tycoon.any_move(one.frame, chance)),
    ),
    "fallout": Game(
        lambda: fallout_table.start(3, rounds="20"),
        2,
        lambda one, chance: fallout.play_plainly(one),
    ),
    "bibs": Game(
        lambda: bibs_table.start(2, rounds="12"),
        1,
        lambda one, chance: bibs.play(one, bibs.newcomers_move(one.frame)),
    ),
}
DESK, HAND = ("low", "desk", "large"), ("phone", "small")
WHOLE = [
    *((game, hand[0], hand) for game in GAMES for hand in (DESK, HAND)),
    ("estates", "small", ()),
]
# What still moves further than it may; every other whole game is held to the aim.
RESTLESS = {
    ("bibs", "low"): "the card of a firm grows when it is founded or developed",
    ("bibs", "phone"): "the card of a firm grows; the sheet does for the Metro and for a vote",
    ("tycoon", "phone"): "the map gives way to the tiles of the draft",
    ("fallout", "phone"): "the caption gives way to the dice, tabs to a tab or a number more",
    ("newyork", "phone"): "cards of the hand grow and shrink with their number",
}
MIDDLE = 8  # decisions of mine after which much lies on the board


def come(visit: Visit, size: str, language: str, **wishes: Any) -> Visitor:
    hand = TOUCH if measures.SIZES[size]["width"] < 1000 else {}
    return visit(language, viewport=measures.SIZES[size], **hand, **wishes)


@pytest.mark.parametrize(("game", "size", "sizes"), WHOLE, ids=[f"{g}-{s}" for g, s, _ in WHOLE])
def test_in_a_whole_game_nothing_jumps_or_is_cut_off(
    visit: Visit, server: Process, game: str, size: str, sizes: tuple[str, ...]
) -> None:
    """With all that moves; whatever is to be decided is looked at on screens of several sizes."""
    anna = come(visit, size, "ru", game=game, reduced_motion="no-preference")
    shifts.watch(anna)
    laid.lay(anna, server, GAMES[game].start(), "me", *["bot"] * GAMES[game].bots)
    anna.button("start-game").click()
    anna.await_turn()
    anna.await_sight()
    anna.page.wait_for_load_state("networkidle")
    shifts.forget(anna)
    chance, decided, seen, cut = random.Random(7), 0, set[str](), list[str]()
    while anna.await_turn():
        anna.await_sight()
        decided, phase = decided + 1, anna.frame["view"]["phase"]
        if decided > MIDDLE and phase not in seen:
            seen.add(phase)
            cut += [f"{phase} {one}" for one in measures.clipped_at(anna, *sizes)]
        GAMES[game].play(anna, chance)
    found = shifts.counted(anna)
    assert cut == []
    if found.total >= shifts.MOST and (game, size) in RESTLESS:
        pytest.xfail(f"{found.total:.2f}: {RESTLESS[game, size]}")
    assert found.total < shifts.MOST, found


def test_a_question_to_the_table_moves_no_button(visit: Visit, played: Past) -> None:
    """Who asks to take back does not take the bid from under another's finger."""
    anna, boris = visit("ru"), come(visit, "phone", "en")
    company.go_on(anna, boris, played, past.middle(played))
    chance = random.Random(2)
    while not (anna.frame["can_undo"] == "ask" and boris.acts):
        one = anna if anna.acts else boris
        one.wait(lambda: anna.acts or boris.acts, "nobody acts")
        if one.acts:
            one.play(any_move(one.frame, chance))
        boris.wait(lambda: anna.acts or boris.acts, "nobody acts")
    boris.await_sight()
    before = [one.bounding_box() for one in boris.page.locator(BIDS).all()]
    anna.await_sight()
    anna.page.keyboard.press("u")
    expect(boris.button("agree")).to_be_in_viewport(ratio=1)
    assert [one.bounding_box() for one in boris.page.locator(BIDS).all()] == before
    assert measures.clipped(boris.page) == []
    assert violations(boris) == []
