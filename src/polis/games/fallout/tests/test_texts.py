"""What a player reads: sentences that end once, begin with a capital and suit any name."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from polis.core.texts import LANGUAGES, texts
from polis.games.fallout.tests.table import FALLOUT, GAME
from polis.testing.sentences import samples


def told(language: str) -> Iterator[tuple[str, str]]:
    """Every event and refusal, with every value of each argument in turn."""
    book, schema = texts(language, "fallout"), GAME.schema()
    kinds = [(f"event-{event.name}", event.args) for event in schema.events]
    kinds += [(f"refusal-{refusal.name}", refusal.args) for refusal in schema.refusals]
    for key, args in kinds:
        for facts in samples(args, book):
            yield key, book.say(key, facts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_F2_6_a_sentence_ends_once(language: str) -> None:
    assert [(key, text) for key, text in told(language) if re.search(r"\.\.|[.:][.:]$", text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_F4_3_a_sentence_begins_with_a_capital(language: str) -> None:
    assert [(key, text) for key, text in told(language) if text[0].islower()] == []


def test_F5_1_nobody_is_he() -> None:
    book = texts("en", "fallout")
    clauses = [clause.key for clause in FALLOUT.rulebook.clauses]
    sentences = [*(book.say(key) for key in clauses), *(text for _, text in told("en"))]
    assert [text for text in sentences if re.search(r"\b([Hh]e|[Hh]is|[Hh]im)\b", text)] == []


def test_F1_6_a_round_is_called_the_same_in_the_log_and_beside_the_board() -> None:
    book = texts("ru", "fallout")
    assert book.say("event-round_began", {"round": 3}).startswith(book.say("field-round"))
    assert "время вышло" in book.say("field-called"), "who has called time, not who was called"
