"""``polis export``: all stored games and people in one file."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from polis.terminal.arguments import add_database
from polis.terminal.screen import Screen


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")
    add_database(parser)
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace, screen: Screen) -> int:
    from polis.server.ops.archive import export

    with screen.progress() as step:
        counts = asyncio.run(export(args.db, Path(args.file), step))
    if args.json:
        return screen.json(counts._asdict())
    screen.tell("cli-exported", file=args.file, **counts._asdict())
    return 0
