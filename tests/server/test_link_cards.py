"""What others show of links to us: in the reader's language, escaped, and nothing private."""

from __future__ import annotations

import random
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest

from polis.core.registry import games
from tests.server.live import Live, Person, serving
from tests.server.test_play import begun, play_on
from tools.shell import ROOT

INDEX = ROOT / "web" / "index.html"
CARDS = ROOT / "web" / "public" / "cards"
LARGEST = 60_000  # bytes of a picture; some messengers fetch no more
WILD = '"><script>alert(1)</script>'


class Head(HTMLParser):
    """The title and every meta of a page, read as a browser reads them."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.scripts = 0
        self.in_title = False
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {key: value or "" for key, value in attrs}
        self.in_title = tag == "title"
        self.scripts += tag == "script"
        if tag == "meta" and "content" in given:
            self.found[given.get("property", given.get("name", ""))] = given["content"]

    def handle_data(self, data: str) -> None:
        if self.in_title:
            self.found["title"] = data
            self.in_title = False


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    folder = tmp_path_factory.mktemp("cards")
    page = folder / "page"
    page.mkdir()
    (page / "index.html").write_bytes(INDEX.read_bytes())
    with serving(f"sqlite:///{folder}/polis.db", page=str(page)) as live:
        yield live


def head(server: Live, path: str, language: str = "en") -> Head:
    asked = {"accept-language": language}
    answer = httpx.get(f"http://{server.address}{path}", headers=asked)
    assert answer.status_code == 200 and "accept-language" in answer.headers["vary"]
    return Head(answer.text)


def finished(server: Live, private: bool) -> str:
    anna, oleg, table = begun(lambda *who: Person(server, *who), private=private)
    with anna.at(table) as one, oleg.at(table) as two:
        play_on([one, two], random.Random(5))
    anna.close()
    oleg.close()
    return table


def test_home_is_shown_in_the_readers_language(server: Live) -> None:
    english, russian = head(server, "/").found, head(server, "/", "ru-RU,ru;q=0.9").found
    assert english["og:title"] == english["title"] == "Polis: city board games"
    assert russian["og:title"] == "Polis: настольные игры о городах"
    assert russian["og:locale"] == "ru_RU" and russian["og:image"].endswith("/cards/polis-ru.jpg")
    assert head(server, "/?lang=ru").found["og:title"] == russian["og:title"]
    assert english["description"] == english["og:description"]
    assert english["twitter:card"] == "summary_large_image"


def test_a_table_tells_what_is_played_and_by_whom(server: Live) -> None:
    anna = Person(server, "Anna")
    table = anna.table("me", "open", private=False)
    told = head(server, f"/tables/{table}").found
    assert told["og:title"] == "The Estates: a table is set up"
    assert told["og:description"] == "Anna"
    assert told["og:url"] == f"http://{server.address}/tables/{table}"
    assert told["og:image"] == f"http://{server.address}/cards/estates-en.jpg"
    anna.close()


@pytest.mark.parametrize("path", ["tables", "replay", "review"])
def test_a_private_table_names_nobody(server: Live, path: str) -> None:
    anna = Person(server, "Anna")
    table = anna.table("me", "friend")
    told = head(server, f"/{path}/{table}").found
    assert told["og:title"] == "The Estates" and "Anna" not in str(told)
    anna.close()


@pytest.mark.parametrize("private", [True, False])
def test_a_finished_game_tells_its_result_unless_it_is_private(server: Live, private: bool) -> None:
    table = finished(server, private)
    scores = httpx.get(f"http://{server.address}/api/tables/{table}").json()["result"]["scores"]
    told = head(server, f"/replay/{table}").found
    points = f"Anna {scores[0]}".replace("-", "−")
    assert (points in told["og:description"]) is not private
    assert ("won" in told["og:title"] or "share" in told["og:title"]) is not private


def test_a_name_stays_a_name(server: Live) -> None:
    anna = Person(server, WILD)
    table = anna.table("me", "open", private=False)
    answer = httpx.get(f"http://{server.address}/tables/{table}")
    assert WILD not in answer.text and Head(answer.text).found["og:description"] == WILD
    assert Head(answer.text).scripts == Head(INDEX.read_text()).scripts
    anna.close()


@pytest.mark.parametrize("path", ["/tables/nowhere", "/replay/", "/rules/chess", "/nothing"])
def test_an_address_without_anything_behind_it_shows_polis(server: Live, path: str) -> None:
    assert head(server, path).found["og:title"] == "Polis: city board games"


def test_the_rules_of_a_game_show_the_game(server: Live) -> None:
    assert head(server, "/rules/estates", "ru").found["og:title"] == "Город Мечты"


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("name", ["polis", *games()])
def test_every_game_has_a_picture_that_is_small_enough(name: str, language: str) -> None:
    picture: Path = CARDS / f"{name}-{language}.jpg"
    body = picture.read_bytes()
    assert body.startswith(b"\xff\xd8") and len(body) < LARGEST
