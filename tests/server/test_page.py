"""The page is found wherever the server runs from."""

from __future__ import annotations

from pathlib import Path

import pytest

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
