"""One run, all figures: each Polis game, interpreted and compiled, beside its peers.

python bench/run.py [--quick] [--only estates] [--searches] [--json FILE]

Everything is counted per CPU-second, the best of several rounds. A round visits both builds and
every peer in turn, so a busy machine hurts all alike; compare ratios, never figures of two runs.

The peers live in build/peers-venv, made from peers.lock. To renew the lock, in this folder:
uv pip compile --universal --generate-hashes --no-header --no-emit-index-url --no-annotate \
peers.in -o peers.lock
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from peers import LIBRARIES
from peers_env import own_packages, peers_python, source_of
from report import (
    WIDTH,
    Rows,
    best,
    is_search,
    judge,
    read_goals,
    show,
    show_searches,
    show_verdicts,
)
from rich.console import Console

BENCH = Path(__file__).resolve().parent
ROOT = BENCH.parent
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}


class Stretch(NamedTuple):
    """One process of a round: a build or a peer library."""

    name: str
    command: list[str]
    path: str = ""


def builds(console: Console) -> dict[str, Path]:
    """Both builds of the present source: a stale compiled one would answer for older rules."""
    made = subprocess.run([sys.executable, "-m", "tools.compile"], cwd=ROOT, check=False)
    found: dict[str, Path] = {}
    for name, folder in BUILDS.items():
        if (folder / "polis").is_dir() and (name == "interpreted" or made.returncode == 0):
            found[name] = folder
        else:
            console.print(f"{name}: left out, {folder.relative_to(ROOT)} could not be made")
    return found


def engines(found: dict[str, Path]) -> Iterator[Stretch]:
    for name, folder in found.items():
        yield Stretch(name, [sys.executable, str(BENCH / "engine.py")], str(folder))


def libraries(python: Path) -> Iterator[Stretch]:
    for library in LIBRARIES:
        yield Stretch(library, [str(python), str(BENCH / "peers.py"), library], source_of(library))


def searches(found: dict[str, Path], python: Path) -> Iterator[Stretch]:
    """Our search in each build, and OpenSpiel's on our rules: its own packages and ours."""
    script = str(BENCH / "search.py")
    for name, folder in found.items():
        yield Stretch(f"{name} search", [sys.executable, script], str(folder))
    if "compiled" in found:
        paths = [str(found["compiled"]), *own_packages()]
        command = [str(python), script, "--openspiel"]
        yield Stretch("openspiel search", command, os.pathsep.join(paths))


def run(stretch: Stretch, seconds: float, only: list[str]) -> tuple[Rows, dict[str, str]]:
    wanted = [word for name in only for word in ("--only", name)]
    done = subprocess.run(
        [*stretch.command, "--seconds", str(seconds), *wanted],
        env={**os.environ, "PYTHONPATH": stretch.path, "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no message"])[-1]
        return {}, {stretch.name: f"exit {done.returncode}, {last}"}
    found = json.loads(done.stdout.splitlines()[-1])
    return checked(stretch, found["rows"], found["left_out"])


def checked(stretch: Stretch, rows: Rows, left_out: dict[str, str]) -> tuple[Rows, dict[str, str]]:
    """A build made by halves runs as the other: its figures must not pass for this one's."""
    if stretch.name in BUILDS:
        for row in [row for row in rows if not row.endswith(f" {stretch.name}")]:
            left_out[stretch.name] = f"measured {row}"
            del rows[row]
    return rows, left_out


def main() -> int:
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("--seconds", type=float, default=0.3, help="of each figure in each round")
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--quick", action="store_true", help="two rounds of 0.05 s a figure")
    options.add_argument("--only", action="append", default=[], help="a game or a title of a peer")
    options.add_argument("--searches", action="store_true", help="nothing but searches")
    options.add_argument("--json", type=Path, metavar="FILE")
    given = options.parse_args()
    if given.quick:
        given.seconds, given.rounds = 0.05, 2
    if os.environ.get("POLIS_SMALL"):
        print("POLIS_SMALL is set: one round of 0.002 s a figure", file=sys.stderr)
        given.seconds, given.rounds = 0.002, 1
    console = Console(width=max(Console().width, WIDTH))
    reference, goals = read_goals(BENCH / "goals.toml")
    # The goals weigh us against the reference, so it is measured whatever else is left out.
    only = [*given.only, reference] if given.only else []

    found, python = builds(console), peers_python(console)
    stretches = [] if given.searches else [*engines(found), *libraries(python)]
    stretches += searches(found, python)
    rounds: list[Rows] = []
    left_out: dict[str, str] = {}
    status = 0
    try:
        for number, stretch in [(n, each) for n in range(given.rounds) for each in stretches]:
            with console.status(f"round {number + 1} of {given.rounds}: {stretch.name}"):
                rows, missing = run(stretch, given.seconds, only)
            rounds.append(rows)
            left_out |= missing
    except KeyboardInterrupt:
        asked = given.rounds * len(stretches)
        print(f"bench: stopped; {len(rounds)} of {asked} were measured", file=sys.stderr)
        status = 130
    if not any(rounds):
        return status

    rows = best(rounds)
    verdicts = [judge(goal, rows) for goal in goals if is_search(goal["row"]) or not given.searches]
    if not given.searches:
        show(console, rows, reference)
    show_searches(console, rows)
    for name, reason in left_out.items():
        console.print(f"{name}: left out, {reason}", highlight=False, markup=False)
    show_verdicts(console, verdicts)
    if given.json:
        report = {"rows": rows, "left_out": left_out, "goals": verdicts}
        given.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    return status


if __name__ == "__main__":
    sys.exit(main())
