"""``polis backup``: a copy of the database while the server goes on."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from polis.terminal.arguments import add_database
from polis.terminal.screen import Screen


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")
    add_database(parser)


def run(args: argparse.Namespace, screen: Screen) -> int:
    from polis.server.ops.archive import backup

    kind = asyncio.run(backup(args.db, Path(args.file)))
    screen.tell(f"cli-backup-{kind}", file=args.file)
    return 0
