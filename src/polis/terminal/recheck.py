"""``polis recheck``: play every stored game again and tell where the rules now part from it."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence

from polis.core.texts import explain
from polis.server.ops.recheck import Checked, recheck
from polis.server.store import Store, address
from polis.server.store.migrate import require
from polis.terminal.arguments import add_database
from polis.terminal.screen import Screen

DIFFERENT = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_database(parser)
    parser.add_argument("--game", default="", metavar="ID")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace, screen: Screen) -> int:
    only = [args.game] if args.game else []
    checked = asyncio.run(check(args.db, only, screen, told=not args.json))
    different = [found for found in checked if found.difference]
    if args.json:
        screen.json({"games": len(checked), "different": [plain(f, screen) for f in different]})
    else:
        screen.tell("cli-rechecked", games=len(checked), lines=sum(f.lines for f in checked))
        screen.tell("cli-recheck-different" if different else "cli-recheck-same", n=len(different))
    return DIFFERENT if different else 0


async def check(db: str, only: Sequence[str], screen: Screen, told: bool) -> list[Checked]:
    """Tell of each difference as it is found: there may be thousands of games to go."""
    await require(db)
    store, found = Store(address.parse(db)), list[Checked]()
    try:
        with screen.progress() as step:
            async for checked in recheck(store, only):
                found.append(checked)
                if checked.difference and told:
                    key = "difference" if checked.difference.seq else "unreadable"
                    screen.tell(f"cli-recheck-{key}", style="red", **plain(checked, screen))
                step()
    finally:
        await store.close()
    return found


def plain(checked: Checked, screen: Screen) -> dict[str, object]:
    assert checked.difference is not None
    seq, line, reason = checked.difference
    sentence = explain(reason, screen.language)
    return {"table": checked.table, "act": seq, "line": line, "reason": sentence}
