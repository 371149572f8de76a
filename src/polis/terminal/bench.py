"""``polis bench``: how fast this build plays, by the engine's own benchmark of the checkout."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from rich.table import Table

import polis
from polis.analysis.crowd import STOPPED
from polis.analysis.sizes import tell_stopped
from polis.core.registry import games, load
from polis.terminal.screen import Screen
from polis.terminal.trouble import Trouble

COLUMNS = ("games", "decisions", "copy_us", "bot_playouts")
BUILDS = ("compiled", "interpreted", "mixed")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="*")
    parser.add_argument("--seconds", type=float, default=0.2, metavar="S")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace, screen: Screen) -> int:
    program = benchmark()
    rows: dict[str, dict[str, float]] = {}
    names, status = [load(name).id for name in args.game] or games(), 0
    try:
        for name in names:
            with screen.console.status(screen.book(name).say("title")):
                rows |= measured(program, name, args.seconds)
    except KeyboardInterrupt:
        status = STOPPED
        tell_stopped(len(rows), len(names), screen.language)
    if args.json:
        screen.json(rows)
    elif rows:
        show(rows, screen)
    return status


def show(rows: dict[str, dict[str, float]], screen: Screen) -> None:
    table = Table(screen.say("cli-bench-column-game"), box=None, padding=(0, 2, 0, 0))
    for column in COLUMNS:
        table.add_column(screen.say(f"cli-bench-column-{column}"), justify="right")
    for name, found in rows.items():
        game, build = name.split()
        assert build in BUILDS, build
        title = f"{screen.book(game).say('title')}, {screen.say(f'cli-bench-build-{build}')}"
        table.add_row(title, *(f"{found[column]:,.4g}" for column in COLUMNS))
    screen.show(table)


def folder() -> Path:
    """Where this build of Polis is imported from."""
    return Path(polis.__file__).resolve().parents[1]


def benchmark() -> Path:
    """The benchmark stands beside the sources; an installed package has none."""
    for place in (folder(), *folder().parents[:2]):
        program = place / "bench" / "engine.py"
        if program.is_file():
            return program
    raise Trouble("no-bench")


def measured(program: Path, game: str, seconds: float) -> dict[str, dict[str, float]]:
    """The figures of one game, in a process of its own: nothing warmed up here flatters it."""
    command = [sys.executable, str(program), "--seconds", str(seconds), "--only", game]
    env = {**os.environ, "PYTHONPATH": str(folder())}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or ["?"])[-1]
        raise Trouble("bench-failed", game=game, reason=reason)
    found = json.loads(done.stdout.splitlines()[-1])
    if found["left_out"]:
        raise Trouble("bench-failed", game=game, reason=next(iter(found["left_out"].values())))
    return dict(found["rows"])
