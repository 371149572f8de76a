"""A game nobody has drawn a board for: everything it asks, deals with payload among it, can be
answered through the shared widgets."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import house
from tests.browser.visitor import Visitor
from tests.toys import barter

pytestmark = pytest.mark.slow
ROOT = Path(__file__).resolve().parents[2]


def plant(folder: Path) -> None:
    """A copy of the source with one game more."""
    shutil.copytree(ROOT / "src" / "polis", folder / "polis")
    home = folder / "polis" / "games" / "barter"
    (home / "texts").mkdir(parents=True)
    (home / "__init__.py").write_text("")
    rules = (ROOT / "tests" / "toys" / "barter.py").read_text(encoding="utf-8")
    (home / "game.py").write_text(f"{rules}\nGAME: Final = INFO.game\n")
    (home / "game.toml").write_text(
        "seats = [2, 4]\n[options.turns]\nlow = 1\nhigh = 3\ndefault = 2"
    )
    clauses = [f'[[clause]]\nid = "{id}"\nsource = "ruling"' for id in barter.CLAUSES]
    (home / "ledger.toml").write_text("\n".join(clauses))
    for language in ("ru", "en"):
        (home / "texts" / f"{language}.ftl").write_text("\n".join(sentences()))


def sentences() -> Iterator[str]:
    """Every text is its own name; the numbers of a deal are named too."""
    schema = barter.SCHEMA
    yield from (
        "title = Barter",
        "tagline = Barter",
        "option-turns = Turns",
        "label-propose = Deal",
    )
    yield from (f"move-{kind.name} = {kind.name}" for kind in schema.moves)
    yield from (f"event-{event.name} = {event.name}" for event in schema.events)
    yield from (f"refusal-{refusal.name} = {refusal.name}" for refusal in schema.refusals)
    yield from (f"clause-{id.replace('.', '-')} = {id}" for id in barter.CLAUSES)
    yield from (f"good-{good} = {good}" for good in barter.NAMES)
    yield from (f"print-propose-{i + 1} = give {good}" for i, good in enumerate(barter.NAMES))
    yield from (f"print-propose-{i + 4} = take {good}" for i, good in enumerate(barter.NAMES))


@pytest.fixture
def anna(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visitor]:
    plant(tmp_path / "source")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "source"))
    with house.serving(tmp_path) as server:
        visitor = Visitor(browser, f"http://{server.address}")
        visitor.open("/new/barter")
        second = visitor.page.get_by_role("radiogroup", name=visitor.say("seat", number=2))
        second.get_by_role("radio", name=visitor.say("seat-kind-bot")).check(force=True)
        visitor.button("start-game").click()
        visitor.await_start()
        assert visitor.await_turn()
        visitor.await_sight()
        yield visitor
        visitor.leave()


def test_a_deal_is_put_together_and_judged_by_the_server(anna: Visitor) -> None:
    seat, seq = anna.frame["seat"], anna.frame["seq"]
    told = set[str]()  # a bot may answer before the first frame is looked at
    anna.on_frame = lambda frame: told.update(one["event"] for one in frame["events"])
    goods = anna.frame["view"]["goods"][seat]
    held = max(range(3), key=goods.__getitem__)
    give = anna.page.get_by_role("spinbutton", name=f"give {barter.NAMES[held]}")
    anna.region("my-move").get_by_text("Deal", exact=True).click()
    give.fill(str(barter.COPIES))
    anna.button("put-forward").click()
    anna.confirm()
    expect(anna.page.get_by_role("alert")).to_contain_text("not_held")
    give.fill("1")
    anna.page.get_by_role("spinbutton", name=f"take {barter.NAMES[held - 1]}").fill("1")
    anna.button("put-forward").click()
    anna.confirm()
    anna.await_frame(seq + 1)
    anna.wait(lambda: "proposed" in told, "nothing was proposed")
