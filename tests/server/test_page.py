"""The page is found wherever the server runs from."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar import Litestar
from litestar.datastructures import State
from litestar.testing import TestClient

from polis.server.http import page
from polis.server.runtime import assets


@pytest.mark.parametrize(
    "place", ["src/polis/server/runtime", "build/compiled/polis/server/runtime"]
)
def test_a_checkout_finds_its_page_from_either_build(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dist = tmp_path / "web" / "dist"
    dist.mkdir(parents=True)
    (dist / "index.html").write_text("<p>Polis</p>")
    monkeypatch.setattr(assets, "__file__", str(tmp_path / place / "assets.py"))
    assert assets.folder("") == dist


PLACES = ["src/polis/server/runtime", "build/compiled/polis/server/runtime"]


@pytest.mark.parametrize("place", PLACES)
def test_a_checkout_serves_its_documentation(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder, text in (("web/dist", "<p>Polis</p>"), ("build/docs", "<p>Start</p>")):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "index.html").write_text(text)
    monkeypatch.setattr(assets, "__file__", str(tmp_path / place / "assets.py"))
    app = Litestar(page.ROUTES, state=State({"assets": assets.Assets("")}), openapi_config=None)
    with TestClient(app) as client:
        for path in ("/docs", "/docs/", "/docs/index.html"):
            assert client.get(path).text == "<p>Start</p>"
        for path in ("/docs/missing", "/docs/missing.html"):  # the page says that one is lost
            assert client.get(path).text == "<p>Polis</p>"
        assert assets.Assets("").find("/docs/missing.css") is None


def test_a_new_document_makes_no_open_page_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "web" / "dist").mkdir(parents=True)
    (tmp_path / "web" / "dist" / "index.html").write_text("<p>Polis</p>")
    monkeypatch.setattr(assets, "__file__", str(tmp_path / PLACES[0] / "assets.py"))
    before = assets.Assets("").build
    (tmp_path / "build" / "docs").mkdir(parents=True)
    (tmp_path / "build" / "docs" / "index.html").write_text("<p>Start</p>")
    assert assets.Assets("").build == before
