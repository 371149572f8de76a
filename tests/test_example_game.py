"""The game the guide ends with: found beside the source by ``POLIS_GAMES``, as good as any."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MARKET = ROOT / "examples" / "market"

pytestmark = pytest.mark.slow


def run(*command: str) -> str:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    env = {**kept, "POLIS_GAMES": str(MARKET.parent), "PYTHONPATH": path()}
    words = [sys.executable, *command]
    done = subprocess.run(
        words, cwd=ROOT, env=env, capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def path() -> str:
    """The build under test, and the repository's own tools."""
    return os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH", "")]), str(ROOT)])


def test_its_tests_pass_and_it_keeps_every_promise() -> None:
    assert "passed" in run("-m", "pytest", "-q", "-p", "no:cacheprovider", str(MARKET / "tests"))


def test_every_clause_has_its_rule_its_test_and_its_texts() -> None:
    assert "0 gaps" in run("-m", "polis.testing.coverage", "market")


def test_its_generated_modules_are_fresh() -> None:
    assert run("-m", "polis.testing.generate", "market") == ""


def test_it_is_played_by_bots_from_the_command_line() -> None:
    told = run("-m", "polis", "simulate", "market", "--bots", "thumb", "random", "--games", "4")
    assert "thumb" in told
