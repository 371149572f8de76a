"""What is checked, in order. One line here adds a check to ``./dev test`` or ``./dev check``."""

from __future__ import annotations

import shlex
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tools.shell import ROOT, call, say

NO_TESTS = 5  # pytest's status when nothing was chosen


@dataclass(frozen=True)
class Step:
    """A command with its variables; left out while the path it needs does not exist."""

    name: str
    command: str
    env: Mapping[str, str] = field(default_factory=dict)
    needs: str = "."
    fine: Sequence[int] = (0,)


ON_COMPILED = {"PYTHONPATH": str(ROOT / "build" / "compiled"), "POLIS_BUILD": "compiled"}

BUILDS = "tests/test_builds.py::test_both_builds_play_the_same_thousand_games"

STYLE = [
    Step("lint", "ruff check ."),
    Step("format", "ruff format --check ."),
    Step("types", "mypy"),
]

CHECK = [
    *STYLE,
    Step("quick tests", "pytest -q -n 2 -m 'not slow'"),
]

TEST = [
    Step("chromium", "python -m tools.setup", needs="tests/browser"),
    *CHECK,
    Step("slow tests", f"pytest -q -n 2 -m slow --deselect {BUILDS}", fine=(0, NO_TESTS)),
    Step("page types", "python -m tools.web check", needs="web/package.json"),
    Step("page tests", "python -m tools.web test", needs="web/package.json"),
    Step("page build", "python -m tools.web build", needs="web/package.json"),
    Step("compile", "python -m tools.compile"),
    Step("same games in both builds", f"pytest -q {BUILDS}", needs="build/compiled/polis/games"),
    Step(
        "marathon, compiled",
        "python -m polis.lab.marathon --games 10000",
        ON_COMPILED,
        needs="build/compiled/polis/games",
    ),
    Step(
        "tests, compiled",
        # Planted bugs run interpreted in copies of the source, whatever the build.
        f"pytest -q -n 2 --deselect {BUILDS} --ignore tests/test_planted_bugs.py"
        " tests build/compiled/polis/games",
        ON_COMPILED,
        needs="build/compiled/polis/games",
    ),
]


def run(steps: Sequence[Step]) -> int:
    """Run the steps up to the first failure, then tell how long each took."""
    times: list[str] = []
    for step in steps:
        if not (ROOT / step.needs).exists():
            times.append(f"{'left out':>10}  {step.name} (no {step.needs})")
            continue
        say(f"{step.name}: {step.command}")
        started = time.monotonic()
        status = call(shlex.split(step.command), step.env)
        seconds = time.monotonic() - started
        word = "" if status in step.fine else f" FAILED with status {status}"
        times.append(f"{seconds:8.1f} s  {step.name}{word}")
        say(f"{step.name}: {seconds:.1f} s{word}")
        if word:
            break
    print("\n".join(["", *times]), flush=True)
    return int(bool(word))
