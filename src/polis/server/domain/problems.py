"""Errors as their readers see them: a sentence in their language, and the rule behind it."""

from __future__ import annotations

from collections.abc import Sequence

from polis.core.errors import DataError, IllegalMove, PolisError
from polis.core.texts import explain, refusal_sentence
from polis.server.messages.parts import Problem


def problem(error: PolisError, language: str, names: Sequence[str] = ()) -> Problem:
    if isinstance(error, IllegalMove):
        sentence = refusal_sentence(error, language, names)
        return Problem(error.code, sentence, error.rule, error.nearest)
    field = error.field if isinstance(error, DataError) else str(error.facts.get("field", ""))
    return Problem(error.code, explain(error, language, names), field=field)
