"""Examples in the documents run."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import polis
import polis.core.match

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("name", ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_examples_in_documents_run(name):
    result = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert result.failed == 0
    assert name != "README.md" or result.attempted > 10


@pytest.mark.skipif(
    not polis.core.match.__file__.endswith(".py"), reason="doctest sees no examples in a library"
)
def test_examples_in_the_api_run():
    result = doctest.testmod(polis.core.match)
    assert result.failed == 0
    assert result.attempted > 4


def test_the_list_of_games_is_not_hidden_by_their_package():
    import_module("polis.games.estates.rules")
    assert "estates" in polis.games()
