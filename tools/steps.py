"""What is checked, in order. One line here adds a check to ``./dev test`` or ``./dev check``."""

from __future__ import annotations

import re
import shlex
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tools.shell import ROOT, hear, say

RULES = "build/compiled/polis/games"  # there only where a C compiler is


@dataclass(frozen=True)
class Step:
    """A command with its variables; left out without the path it needs, or with the other one."""

    name: str
    command: str
    env: Mapping[str, str] = field(default_factory=dict)
    needs: str = "."
    unless: str = "/nowhere"

    def applies(self) -> bool:
        return (ROOT / self.needs).exists() and not (ROOT / self.unless).exists()


ON_COMPILED = {"PYTHONPATH": str(ROOT / "build" / "compiled"), "POLIS_BUILD": "compiled"}

STYLE = [
    Step("lint", "ruff check ."),
    Step("format", "ruff format --check ."),
    Step("types", "mypy"),
]
QUICK = Step("quick tests, pure", "pytest -q -n 2 -m 'not slow'")

TESTS = f"pytest -q -n 2 tests {RULES}"
APART = "--ignore=tests/browser --ignore=tests/documents"
DOCUMENTED = "pytest -q -s -p no:cacheprovider tests/documents"
OPENSPIEL = "python bench/peers_env.py pytest -q -p no:cacheprovider tests/test_openspiel.py"
OPEN_ENV = {**ON_COMPILED, "POLIS_OPENSPIEL": "1"}
BROWSER = "pytest -q -n 2 tests/browser"

CHECK = [*STYLE, QUICK]

TEST = [
    Step("chromium", "python -m tools.setup"),
    *STYLE,
    Step("ledgers", "python -m polis.testing.coverage"),
    Step("page types", "python -m tools.web check"),
    Step("page tests", "python -m tools.web test"),
    Step("page build", "python -m tools.web build"),
    Step("documentation", "python -m tools.docs"),
    Step("compile", "python -m tools.compile"),
    QUICK,
    # Rules are tested in both builds; what is slow, servers and browsers among it, in one.
    Step("slow tests, pure", "pytest -q -n 2 -m slow", unless=RULES),
    Step("all tests, compiled", f"{TESTS} {APART}", ON_COMPILED, needs=RULES),
    # Every command of the documents, by its real launcher, on a clean clone.
    Step("documented commands", DOCUMENTED, needs=RULES),
    # OpenSpiel lives among the peers of the benchmark: a quarter gigabyte nobody else needs.
    Step("OpenSpiel", OPENSPIEL, OPEN_ENV, needs=RULES),
    Step("browser tests", BROWSER, ON_COMPILED, needs=RULES),
    Step("marathon", "python -m polis.testing.marathon", ON_COMPILED, needs=RULES),
]

# What the steps tell of themselves, for the last line.
COUNTED = {
    "clauses": re.compile(r"^ *(\d+) clauses"),
    "tests": re.compile(r"(?:^|[ ,])(\d+) passed"),
    "random games": re.compile(r"^ *(\d+) random games"),
}


def run(steps: Sequence[Step]) -> int:
    """Run the steps up to the first failure, then tell how long each took and what was counted."""
    times: list[str] = []
    counts: Counter[str] = Counter()
    failed = False
    for step in steps:
        if not step.applies():
            times.append(f"{'left out':>10}  {step.name}")
            continue
        say(f"{step.name}: {step.command}")
        started = time.monotonic()
        status = hear(shlex.split(step.command), step.env, lambda line: count(line, counts))
        failed = status != 0
        result = f"{step.name}{f' FAILED with status {status}' if failed else ''}"
        times.append(f"{time.monotonic() - started:8.1f} s  {result}")
        say(f"{result}, {time.monotonic() - started:.1f} s")
        if failed:
            break
    told = ", ".join(f"{number:,} {what}" for what, number in counts.items())
    print("\n".join(["", *times, f"{'':12}{told}"]), flush=True)
    return int(failed)


def count(line: str, counts: Counter[str]) -> None:
    """Tests run in both builds count twice."""
    for what, pattern in COUNTED.items():
        if found := pattern.search(line):
            counts[what] += int(found[1])
