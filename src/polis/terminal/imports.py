"""``polis import``: the games and people of an export, into a database of either kind."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from polis.terminal.screen import Screen


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--db", default="sqlite:///polis.db", metavar="URL")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace, screen: Screen) -> int:
    from polis.server.archive import bring_in

    with screen.progress() as step:
        counts = asyncio.run(bring_in(args.db, Path(args.file), step))
    if args.json:
        return screen.json(counts._asdict())
    screen.tell("cli-imported", file=args.file, **counts._asdict())
    return 0
