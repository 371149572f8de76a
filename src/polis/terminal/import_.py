"""``polis import``: the games and people of an export, into a database of either kind."""

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
    from polis.server.ops.archive import import_file, tables_in
    from polis.terminal.recheck import DIFFERENT, check, plain

    with screen.progress() as step:
        counts = asyncio.run(import_file(args.db, Path(args.file), step))
    if not args.json:
        screen.tell("cli-imported", file=args.file, **counts._asdict())
    # What the rules cannot play again is here all the same, but nobody will be able to go on with
    # it: better told now than found by those who sit there.
    checked = asyncio.run(check(args.db, tables_in(Path(args.file)), screen, told=not args.json))
    different = [found for found in checked if found.difference]
    if args.json:
        screen.json({**counts._asdict(), "different": [plain(each, screen) for each in different]})
    elif different:
        screen.tell("cli-recheck-different", n=len(different))
    return DIFFERENT if different else 0
