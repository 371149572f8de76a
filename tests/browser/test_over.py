"""The end of a game: counted before all eyes, adding up, to be skipped and shared."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import expect

from tests.browser import company, past
from tests.browser.past import Past
from tests.browser.visitor import HAND, WIDE, Visitor
from tests.browser.words import Sentences

Visit = Callable[..., Visitor]
WORDS = {  # of the end's own book
    "en": {"again": "Count again", "sum": "Total", "counting": "Counting", "link": "Copy replay"},
    "ru": {"again": "Подсчитать", "sum": "Итого", "counting": "Подсчёт", "link": "Скопировать"},
}
SIZES = [("ru", HAND, "light"), ("en", WIDE, "dark")]
SVG = "{http://www.w3.org/2000/svg}"


def number(text: str) -> int:
    digits = re.sub(r"[^\d]", "", text)
    return int(digits or 0) * (-1 if text.strip()[:1] in "−-" and digits else 1)


@pytest.mark.parametrize(("language", "size", "theme"), SIZES)
def test_a_finished_game_adds_up_and_can_be_counted_again(
    visit: Visit, played: Past, language: str, size: dict[str, int], theme: str
) -> None:
    anna = visit(language, viewport=size, color_scheme=theme, reduced_motion="no-preference")
    words = WORDS[language]
    anna.open(f"/tables/{played.table}")
    over = anna.region("game-over")
    rows = over.locator("tbody tr")
    expect(rows.first).to_be_attached()
    sums = [number(text) for text in over.locator("tfoot td").all_inner_texts()]
    assert sums == played.result["scores"]
    found = [row.locator("td").all_inner_texts() for row in rows.all()]
    assert [sum(map(number, column)) for column in zip(*found, strict=True)] == sums
    again = over.get_by_role("button", name=words["again"])
    again.click()
    expect(over).to_contain_text(words["counting"])
    anna.page.keyboard.press("Escape")
    expect(over).not_to_contain_text(words["counting"])
    expect(over.locator(".winner")).to_have_count(len(played.result["winners"]))


def test_points_are_counted_when_the_last_move_was_seen(visit: Visit, played: Past) -> None:
    anna, boris = visit(reduced_motion="no-preference"), visit()
    company.go_on(anna, boris, played, past.before(played, "choosing", 1))
    company.play_out(anna, boris)
    expect(anna.region("game-over")).to_contain_text(WORDS["en"]["counting"])
    assert WORDS["en"]["counting"] not in boris.region("game-over").inner_text()  # wants no motion
    anna.page.mouse.click(5, 5)
    expect(anna.region("game-over")).not_to_contain_text(WORDS["en"]["counting"])


def test_moments_lead_into_the_replay(visit: Visit, played: Past) -> None:
    anna = visit()
    anna.open(f"/tables/{played.table}")
    moment = anna.region("game-over").locator(".after ol a").first
    link = moment.get_attribute("href") or ""
    assert re.fullmatch(rf"/replay/{re.escape(played.table)}#\d+", link)
    moment.click()
    expect(anna.button("step-later")).to_be_visible()
    assert anna.page.url.endswith(link)


@pytest.mark.parametrize(("language", "size", "theme"), SIZES)
def test_a_poster_can_be_kept(
    visit: Visit,
    played: Past,
    tmp_path: Path,
    language: str,
    size: dict[str, int],
    theme: str,
) -> None:
    anna = visit(language, viewport=size, color_scheme=theme)
    anna.open(f"/tables/{played.table}")
    anna.region("game-over").get_by_role("button", name=anna.say("share")).click()
    sheet = anna.page.get_by_role("dialog")
    expect(sheet.get_by_role("img")).to_be_visible()
    for kind in ("PNG", "SVG"):
        with anna.page.expect_download() as coming:
            sheet.get_by_role("button", name=kind).click()
        coming.value.save_as(tmp_path / f"poster.{kind.lower()}")
    assert (tmp_path / "poster.png").read_bytes().startswith(b"\x89PNG")
    drawn = ElementTree.parse(tmp_path / "poster.svg").getroot()
    said = " ".join(text.text or "" for text in drawn.iter(f"{SVG}text"))
    assert Sentences(language, "estates").say("title") in said and played.table in said
    assert "Polis" in said and not drawn.findall(f".//{SVG}foreignObject")
    assert len(list(drawn.iter(f"{SVG}path"))) > 50  # the very city
