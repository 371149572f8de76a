"""``polis verify``: redo every draw of a finished game and say whether the promise was kept."""

from __future__ import annotations

import argparse

from polis.core.errors import RecordError
from polis.core.match import Match
from polis.core.record import Record, read
from polis.core.texts import explain
from polis.core.verify import verify
from polis.terminal.file import read_text
from polis.terminal.screen import Screen

BROKEN = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace, screen: Screen) -> int:
    text = read_text(args.file)
    try:
        record = read(text)
        draws = verify(record)
        Match.replay(record)
    except RecordError as error:
        return broken(error, args.json, screen)
    if args.json:
        return screen.json({"ok": True, "promise": record.promise, "draws": len(draws)})
    tell(record, len(draws), screen)
    return 0


def tell(record: Record, draws: int, screen: Screen) -> None:
    title = screen.book(record.game).say("title")
    screen.tell("cli-verified-game", title=title, lines=len(record.entries))
    screen.tell("cli-verified-promise", promise=record.promise)
    screen.tell("cli-verified-draws", draws=draws)
    screen.tell("cli-verified", style="bold green")


def broken(error: RecordError, as_json: bool, screen: Screen) -> int:
    sentence = explain(error, screen.language)
    if as_json:
        screen.json({"ok": False, "line": error.line, "code": error.code, "reason": sentence})
        return BROKEN
    return screen.complain(f"{screen.say('cli-not-verified')} {sentence}", BROKEN)
