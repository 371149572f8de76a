"""The page's types are those of the server."""

from __future__ import annotations

from tools import types


def test_the_committed_types_are_those_of_the_messages() -> None:
    assert types.FILE.read_text(encoding="utf-8") == types.written()
