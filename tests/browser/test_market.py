"""Street Market, the guide's example, found beside the source by ``POLIS_GAMES`` and played on the
page from the first bid to the last score: it has no board of its own."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from playwright.sync_api import Browser, expect

from polis.core.texts import Texts
from tests.browser import house
from tests.browser.visitor import HAND, Visitor, any_move
from tests.browser.words import Json
from tests.server.fleet import Process

pytestmark = pytest.mark.slow
EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
PHONE = {"viewport": HAND, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="module")
def market(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that has been told where else to look for games."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("POLIS_GAMES", str(EXAMPLES))
        with house.serving(tmp_path_factory.mktemp("market")) as server:
            yield server


@pytest.mark.parametrize(("language", "look"), [("en", {}), ("ru", PHONE)], ids=["desk", "hand"])
def test_it_is_played_to_the_last_score(
    browser: Browser, market: Process, language: str, look: dict[str, Any]
) -> None:
    anna = Visitor(browser, f"http://{market.address}", language, **look)
    told: set[str] = set()
    anna.on_frame = lambda frame: told.update(one["event"] for one in frame["events"])
    sit_down(anna)
    for part in ("crate", "speaker", "crates"):
        expect(anna.region("board")).to_contain_text(field(language, part))
    chance = random.Random(5)
    while anna.await_turn():
        anna.play(any_move(anna.frame, chance))
        if chance.random() < 0.2:
            anna.reads_well()
    assert {"bid_made", "passed", "sold", "scored", "won"} <= told
    assert_scored(anna)
    anna.leave()


def sit_down(anna: Visitor) -> None:
    """Against a bot, from the form for a new table."""
    anna.open("/new/market")
    anna.seat_kind(1, "bot")
    anna.button("remove-seat", number=3).click()
    anna.reads_well()
    anna.button("start-game").click()
    anna.await_start()
    anna.tap(anna.button("aim-understood"))  # the goal card of one's first game of a kind


def assert_scored(anna: Visitor) -> None:
    """The page shows the points that what everybody holds is worth."""
    view, result = anna.frame["view"], anna.frame["result"]
    assert (view["phase"], view["left"]) == ("over", 0)
    assert result["scores"] == [worth(view["seats"], seat) for seat in range(2)]
    over = anna.region("game-over")
    expect(over).to_be_visible()
    for score in result["scores"]:
        expect(over.get_by_text(str(score), exact=True).first).to_be_visible()
    anna.reads_well()
    anna.fits()


def worth(seats: list[Json], seat: int) -> int:
    """[M3.2] counted from what lies on the table."""
    own, other = seats[seat]["crates"], seats[1 - seat]["crates"]
    most = sum(own[good] > other[good] for good in own)
    return int(sum(own.values()) + seats[seat]["cash"] // 5 + 4 * most + 3 * min(own.values()))


def field(language: str, name: str) -> str:
    texts = Texts(language, ())
    source = EXAMPLES / "market" / "texts" / f"{language}.ftl"
    texts.bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    assert texts.has(f"field-{name}")
    return texts.say(f"field-{name}")
