"""``polis verify``: redo every draw of a finished game, say whether the promise was kept, and what
that leaves open."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from polis.core.errors import RecordError
from polis.core.match import Match
from polis.core.proof import proof
from polis.core.record import Record, read
from polis.core.texts import explain
from polis.core.verify import Limit, limits, verify
from polis.terminal.file import read_text
from polis.terminal.screen import Screen

BROKEN = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--promise", metavar="HASH", default="")
    parser.add_argument("--proof", metavar="OUT", default="")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace, screen: Screen) -> int:
    text = read_text(args.file)
    try:
        record = read(text)
        draws = verify(record, args.promise)
        Match.replay(record)
    except RecordError as error:
        return broken(error, args.json, screen)
    if args.proof:
        Path(args.proof).write_text(json.dumps(proof(record), ensure_ascii=False), encoding="utf-8")
    left = open_questions(record, args.promise)
    if args.json:
        facts = {"ok": True, "promise": record.promise, "draws": len(draws)}
        return screen.json({**facts, "limits": [limit._asdict() for limit in left]})
    tell(record, len(draws), left, screen)
    return 0


def open_questions(record: Record, kept: str) -> list[Limit]:
    """A promise that nobody kept could have been written after the game."""
    return limits(record) + ([] if kept else [Limit("promise")])


def tell(record: Record, draws: int, left: list[Limit], screen: Screen) -> None:
    title = screen.book(record.game).say("title")
    screen.tell("cli-verified-game", title=title, lines=len(record.entries))
    screen.tell("cli-verified-promise", promise=record.promise)
    screen.tell("cli-verified-draws", draws=draws)
    for code, places in left:
        listed = ", ".join(map(str, places))
        screen.tell(f"cli-limit-{code}", places=listed, count=len(places))
    if left:
        screen.tell("cli-verified-within", style="bold yellow")
    else:
        screen.tell("cli-verified", style="bold green")


def broken(error: RecordError, as_json: bool, screen: Screen) -> int:
    sentence = explain(error, screen.language)
    if as_json:
        screen.json({"ok": False, "line": error.line, "code": error.code, "reason": sentence})
        return BROKEN
    return screen.complain(f"{screen.say('cli-not-verified')} {sentence}", BROKEN)
