"""``polis doctor``: what is wrong with this installation, in plain words."""

from __future__ import annotations

import argparse
import asyncio

from rich.table import Table

from polis.terminal.arguments import add_bus, add_database, is_told
from polis.terminal.screen import Screen

ILL = 1
STYLES = {"fine": "green", "note": "yellow", "bad": "bold red"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="HOST")
    parser.add_argument("--port", type=int, default=8000, metavar="N")
    add_database(parser)
    add_bus(parser)
    parser.add_argument("--page", default="", metavar="FOLDER")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace, screen: Screen) -> int:
    from polis.server.ops.doctor import examine
    from polis.server.ops.findings import Installation

    where = (args.host, args.port, args.db, args.bus, args.page)
    installation = Installation(*where, told=is_told(args.db))
    findings = asyncio.run(examine(installation))
    wrong = sum(finding.state == "bad" for finding in findings)
    if args.json:
        told = [(f.check, f.state, f.sentence(screen.language)) for f in findings]
        rows = [{"check": check, "state": state, "text": text} for check, state, text in told]
        screen.json({"ok": not wrong, "findings": rows})
        return ILL if wrong else 0
    table = Table.grid(padding=(0, 2))
    for finding in findings:
        state = screen.say(f"cli-doctor-{finding.state}")
        table.add_row(f"[{STYLES[finding.state]}]{state}[/]", finding.sentence(screen.language))
    screen.show(table)
    if wrong:
        screen.tell("cli-doctor-ill", style="bold red", count=wrong)
        return ILL
    screen.tell("cli-doctor-healthy", style="bold green")
    return 0
