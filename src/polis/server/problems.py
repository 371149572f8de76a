"""Errors as their readers see them: a sentence in their language, and the rule behind it."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from polis.core.errors import DataError, IllegalMove, PolisError
from polis.core.texts import explain, refusal_sentence
from polis.server.errors import TableError
from polis.server.messages import Problem


def problem(error: PolisError, language: str, names: Sequence[str] = ()) -> Problem:
    if isinstance(error, IllegalMove):
        sentence = refusal_sentence(error, language, names)
        return Problem(error.code, sentence, error.rule, error.nearest)
    field = error.field if isinstance(error, DataError) else str(error.facts.get("field", ""))
    return Problem(error.code, explain(error, language, names), field=field)


def line(text: str, longest: int, field: str) -> str:
    """Words of a person on one line, without characters that draw nothing or turn the text round.
    Markup stays as it is: the page shows it as plain text."""
    joined = " ".join(text.split())
    clean = "".join(c for c in joined if c == " " or unicodedata.category(c)[0] not in "CZ")
    if len(clean) > longest:
        raise TableError("too_long", field=field, longest=longest)
    return clean
