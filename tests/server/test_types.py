"""The page's types are those of the server."""

from __future__ import annotations

import os

import pytest

from tools import types


def test_the_committed_types_are_those_of_the_messages() -> None:
    assert types.FILE.read_text(encoding="utf-8") == types.written()


@pytest.mark.skipif(
    os.environ.get("POLIS_BUILD") == "compiled", reason="compiled classes forget what lists hold"
)
def test_the_committed_shapes_are_those_of_the_views() -> None:
    for path, text in types.view_files():
        assert path.read_text(encoding="utf-8") == text, path
