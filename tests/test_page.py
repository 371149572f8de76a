"""What the page is built and tested with is what the engine says today."""

from __future__ import annotations

from tools import sentences


def test_the_sentences_the_page_is_tested_with_are_the_engines() -> None:
    assert sentences.FILE.read_text(encoding="utf-8") == sentences.written()
