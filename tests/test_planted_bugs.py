"""A planted bug is seen by the guard that is there for it, and the clean source by none."""

from __future__ import annotations

from pathlib import Path

import pytest

from polis.testing.conformance import ALL
from tests.bugs import BUGS, CLAUSES, CLEAN, GOLDEN
from tests.planted import TABLES, broken_in, fails_in, plant
from tests.wrong_reasons import Bug

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.name)
def test_a_planted_bug_is_seen(bug: Bug, tmp_path: Path) -> None:
    plant(bug, tmp_path)
    if bug.guard in (CLAUSES, GOLDEN):
        assert fails_in(tmp_path, bug.guard)
    else:
        assert bug.guard in broken_in(tmp_path, bug.game, [bug.guard])


@pytest.mark.parametrize("game", TABLES)
def test_the_clean_source_breaks_no_promise(game: str, tmp_path: Path) -> None:
    plant(CLEAN, tmp_path)
    assert broken_in(tmp_path, game, []) == {}


@pytest.mark.parametrize("tests", [CLAUSES, GOLDEN])
def test_the_clean_source_fails_no_test(tests: str, tmp_path: Path) -> None:
    plant(CLEAN, tmp_path)
    assert not fails_in(tmp_path, tests)


def test_every_promise_has_a_bug_to_see() -> None:
    assert {promise.__name__ for promise in ALL} <= {bug.guard for bug in BUGS}
