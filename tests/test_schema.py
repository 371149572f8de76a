"""What is generated from a schema is fresh, and names only what the rules have."""

from __future__ import annotations

import pytest

from polis.core.registry import games
from polis.testing import generate


@pytest.mark.parametrize("game", games())
def test_the_committed_modules_are_those_of_the_schema(game: str) -> None:
    for path, text in generate.files(game):
        assert path.read_text(encoding="utf-8") == text, (
            f"run python -m polis.testing.generate: {path.name}"
        )
