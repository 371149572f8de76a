"""The rules as people read them: one language at a time, and nothing cut, however narrow."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import polis
from polis.cli import main
from polis.core.box import Sheet, sheets
from polis.core.codec import Json
from polis.core.data import Table
from polis.core.registry import games, load
from polis.core.texts import LANGUAGES, texts
from polis.server.domain import catalogue

GAMES = Path(polis.__file__).parent / "games"
# English that stands in Russian too: names of the publisher's, of games and of their cells.
NAMES = ["S.P.E.C.I.A.L.", "The Estates", "New York City", "City Tycoon", "Monopoly: Fallout"]


def printed(capsys: pytest.CaptureFixture[str], words: str) -> str:
    assert main(words.split()) == 0
    return capsys.readouterr().out


def foreign(text: str, language: str) -> list[str]:
    """Runs of the other language: three English words in Russian, any Russian in English."""
    for name in NAMES:
        text = text.replace(name, "")
    alien = r"(?:[A-Za-z]{2,}[ ,:;]+){2}[A-Za-z]{2,}" if language == "ru" else r"[А-Яа-яЁё]+"
    return re.findall(alien, text)


@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_rules_are_printed_in_one_language(
    game: str,
    language: str,
    width: int,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    said = printed(capsys, f"rules {game} --lang {language}")
    assert foreign(said, language) == []
    assert max(map(len, said.splitlines())) <= width


@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_no_cell_of_the_rules_is_cut(
    game: str,
    language: str,
    width: int,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A narrow print has all the words and numbers a wide one has, and no sign of a cut."""
    monkeypatch.setenv("COLUMNS", "1000")
    wide = printed(capsys, f"rules {game} --lang {language}")
    monkeypatch.setenv("COLUMNS", str(width))
    narrow = printed(capsys, f"rules {game} --lang {language}")
    assert "…" not in narrow
    assert sorted(narrow.split()) == sorted(wide.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_word_of_the_box_is_named_on_the_page(game: str, language: str) -> None:
    """What the page is sent are keys of texts it has."""
    book, info = texts(language, game), catalogue.game(game)
    domains = [domain.name for domain in info.domains]
    words = [w for table in info.components for s in table.sheets for w in words_of(s)]
    assert words
    kinds = ["field", *domains, "phase"]
    assert [w for w in words if not any(book.has(f"{kind}-{w}") for kind in kinds)] == []


def words_of(value: object) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [*value, *(word for inner in value.values() for word in words_of(inner))]
    if isinstance(value, list | tuple):
        return [word for inner in value for word in words_of(inner)]
    inner = [getattr(value, name) for name in ("head", "rows") if hasattr(value, name)]
    return [word for one in inner for word in words_of(one)]


@pytest.mark.parametrize("game", games())
def test_notes_on_sources_are_texts_and_no_data(game: str) -> None:
    """A note in a data file would be in one language only, and shown in neither."""
    for path in [GAMES / game / "ledger.toml", *(GAMES / game / "data").glob("*.toml")]:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        tables = [table for table in data.values() if isinstance(table, dict)]
        assert [table for table in [*tables, *data.get("clause", [])] if "note" in table] == []


@pytest.mark.parametrize("game", games())
def test_a_note_stands_beside_its_source(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    info, book = load(game), texts("ru", game)
    noted = [clause for clause in info.rulebook.clauses if book.has(clause.note_key)]
    assert noted
    said = printed(capsys, f"rules {game} {noted[0].id} --lang ru")
    assert book.say(noted[0].note_key) in " ".join(said.split())


# Sheets


BOX: dict[str, Json] = {
    "source": "ruling",
    "price": 3,
    "names": ["mill", "inn"],
    "gold": [1, 2],
    "ways": [[0, 1], [1, 0]],
}
SHEETS: list[dict[str, Json]] = [
    {"table": "box", "columns": ["names", "gold"]},
    {
        "table": "box",
        "of": "ways",
        "columns": ["here", "free"],
        "rows": "way",
        "codes": {"here": "box.names", "free": ["no", "yes"]},
    },
]


def test_lists_that_belong_together_are_one_sheet_and_the_rest_is_named() -> None:
    drawn = [Table("sheet", values) for values in SHEETS]
    facts, goods, ways = sheets("box", {"box": Table("box", BOX)}, drawn)
    assert facts == Sheet([], [["price", 3]])
    assert goods == Sheet(["names", "gold"], [["mill", 1], ["inn", 2]])
    assert ways == Sheet(["way", "here", "free"], [[1, "mill", "yes"], [2, "inn", "no"]])
