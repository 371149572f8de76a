"""Plants bugs, one at a time, in a copy of the source.

``python -m tests.planted`` plants them all and prints every promise that breaks.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.bugs import BUGS, CLAUSES, CLEAN, GOLDEN
from tests.wrong_reasons import Bug

ROOT = Path(__file__).resolve().parents[1]
COPIED = (
    "src/polis/core",
    "src/polis/mech",
    "src/polis/games",
    "src/polis/analysis",
    "src/polis/testing",
    "src/polis/bots",
    "tests/toys",
)
LOOSE = (
    "src/polis/__init__.py",
    *("tests/bugs.py", "tests/planted.py", "tests/wrong_reasons.py", "tests/test_golden.py"),
)

TABLES: dict[str, list[tuple[int, list[int], int]]] = {
    "estates": [(3, [2, 1, 0, 0], 1), (2, [0, 2, 0, 1], 2)],
    "newyork": [(2, [0, 4, 4, 4, 0, 0, 1], 1)],
    "fallout": [(2, [0, 1, 0, 0, 1], 1)],
    "tycoon": [(3, [0, 1], 1)],
    "bibs": [(2, [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], 1)],
    "envelopes": [(2, [4, 0], 1), (2, [3, 0], 4), (3, [3, 0], 2)],
    "barter": [(3, [3], 1), (2, [3], 2)],
}


def plant(bug: Bug, folder: Path) -> None:
    """Copy the sources, bare, and put the bug in."""
    for part in COPIED:
        ignore = shutil.ignore_patterns("*.so", "__pycache__", "ui")
        shutil.copytree(ROOT / part, folder / part, ignore=ignore)
    for file in LOOSE:
        shutil.copy(ROOT / file, folder / file)
    path = folder / bug.file
    text = path.read_text(encoding="utf-8")
    assert bug.old in text, f"{bug.name}: {bug.file} has changed"
    path.write_text(text.replace(bug.old, bug.new, 1), encoding="utf-8")


def run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    env = {**kept, "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder)])}
    words = [sys.executable, "-B", *command]
    return subprocess.run(words, cwd=folder, env=env, capture_output=True, text=True, check=False)


def broken_in(folder: Path, game: str, promises: Sequence[str]) -> dict[str, str]:
    """Which of these promises the copy breaks, and how."""
    done = run(["-m", "tests.planted", game, *promises], folder)
    assert done.returncode == 0, done.stderr
    found: dict[str, str] = json.loads(done.stdout.splitlines()[-1])
    return found


def fails_in(folder: Path, tests: str) -> bool:
    options = ["-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "--import-mode=importlib"]
    done = run(
        ["-m", "pytest", "-c", os.devnull, f"--rootdir={folder}", *options, *tests.split()], folder
    )
    assert done.returncode in (0, 1), done.stdout
    return done.returncode == 1


# What runs inside the copy


def report(game: str, promises: Sequence[str]) -> None:
    from polis.core import registry
    from polis.testing.conformance import ALL
    from tests.toys import barter, envelopes

    toys = {"envelopes": envelopes.INFO, "barter": barter.INFO}
    found: dict[str, str] = {}
    for promise in ALL:
        if promise.__name__ in promises or not promises:
            for table in TABLES[game]:
                try:
                    promise(toys.get(game) or registry.load(game), *table)
                except Exception as error:
                    found[promise.__name__] = f"{type(error).__name__}: {error}"[:200]
                    break
    print(json.dumps(found))


def show_all() -> None:
    for bug in [CLEAN, *BUGS]:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            plant(bug, folder)
            if bug.guard in (CLAUSES, GOLDEN):
                seen = [bug.guard] if fails_in(folder, bug.guard) else []
            else:
                seen = sorted(broken_in(folder, bug.game, []))
            print(f"{bug.name:40} {', '.join(seen) or '-'}", flush=True)


if __name__ == "__main__":
    report(sys.argv[1], sys.argv[2:]) if len(sys.argv) > 1 else show_all()
