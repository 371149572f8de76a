"""Examples in the documents run."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import polis.core.match
from polis.core import registry

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("name", ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_examples_in_documents_run(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert result.failed == 0
    assert name != "README.md" or result.attempted > 10


@pytest.mark.skipif(
    not polis.core.match.__file__.endswith(".py"), reason="doctest sees no examples in a library"
)
def test_examples_in_the_api_run() -> None:
    result = doctest.testmod(polis.core.match)
    assert result.failed == 0
    assert result.attempted > 4


def test_a_game_is_imported_by_its_name_and_the_list_of_them_has_another() -> None:
    """In a process of its own: here other tests have long imported the package of the games."""
    script = "import polis, polis.games.estates.scoring as e; print(e.__name__, polis.list_games())"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout == f"polis.games.estates.scoring {registry.games()}\n"
