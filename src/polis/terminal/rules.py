"""``polis rules``: the rules in our own words, each with its source, and what cites them."""

from __future__ import annotations

import argparse

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from polis.core.codec import Json
from polis.core.registry import GameInfo, load
from polis.core.rulebook import Clause
from polis.terminal import components
from polis.terminal.screen import Screen
from polis.terminal.sources import mark
from polis.terminal.trouble import Trouble
from polis.testing import citations, coverage


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("clause", metavar="CLAUSE", nargs="?", default="")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace, screen: Screen) -> int:
    info = load(args.game)
    if args.check:
        return coverage.main([info.id])
    found = clauses(info, args.clause)
    if args.json:
        data: dict[str, Json] = {"clauses": [as_json(info, clause, screen) for clause in found]}
        if not args.clause:
            data["components"] = components.as_json(info)
        return screen.json(data)
    if info.rulebook.find(args.clause):
        show_clause(info, found[0], screen)
        return 0
    show_chapters(info, found, screen)
    if not args.clause:
        components.show(info, screen)
    return 0


def clauses(info: GameInfo, wanted: str) -> list[Clause]:
    """One clause, the clauses of a chapter, or all of them."""
    one = info.rulebook.find(wanted)
    if one is not None:
        return [one]
    if not wanted:
        return info.rulebook.clauses
    chapter = [c for c in info.rulebook.clauses if c.chapter.lower() == wanted.lower()]
    if not chapter:
        known = ", ".join(clause.id for clause in info.rulebook.clauses)
        raise Trouble("unknown-clause", clause=wanted[:20], known=known)
    return chapter


def show_chapters(info: GameInfo, found: list[Clause], screen: Screen) -> None:
    book = screen.book(info.id)
    screen.show(Text(book.say("title"), style="bold"))
    for chapter in dict.fromkeys(clause.chapter for clause in found):
        screen.show(Text(f"\n{chapter}  {book.say(f'chapter-{chapter}')}", style="bold"))
        table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
        table.add_column(no_wrap=True, style="cyan")
        table.add_column()
        for clause in (c for c in found if c.chapter == chapter):
            table.add_row(clause.id, told(info, clause, screen))
        screen.show(table)


def told(info: GameInfo, clause: Clause, screen: Screen) -> Text:
    """The sentence of a clause and, where it is not the rulebook alone, where it comes from."""
    book = screen.book(info.id)
    sentence, note = Text(info.rulebook.sentence(clause, book)), info.rulebook.note(clause, book)
    if clause.source != "rulebook" or note:
        sentence.append("\n").append(mark(clause.source, note, screen))
    return sentence


def show_clause(info: GameInfo, clause: Clause, screen: Screen) -> None:
    """A clause, who carries it out, which events and refusals cite it, what tests it."""
    book = screen.book(info.id)
    chapter = book.say(f"chapter-{clause.chapter}")
    screen.show(Text.assemble((clause.id, "bold cyan"), f"  {chapter}"))
    screen.plain(info.rulebook.sentence(clause, book))
    screen.show(mark(clause.source, info.rulebook.note(clause, book), screen))
    cited = cited_by(info, clause)
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name in ("rules", "events", "refusals", "tests"):
        if cited[name]:
            table.add_row(screen.say(f"cli-cited-{name}"), Text("\n".join(cited[name])))
    screen.show(Padding(table, (1, 0, 0, 0)))


def cited_by(info: GameInfo, clause: Clause) -> dict[str, list[str]]:
    home = coverage.folder(f"polis.games.{info.id}")
    rules, tests = citations.rules(home), citations.tests(home)
    row = coverage.row(info, clause.id, clause.source, rules, tests)
    return {"rules": row.rules, "events": row.events, "refusals": row.refusals, "tests": row.tests}


def as_json(info: GameInfo, clause: Clause, screen: Screen) -> dict[str, Json]:
    book = screen.book(info.id)
    text, note = info.rulebook.sentence(clause, book), info.rulebook.note(clause, book)
    data: dict[str, Json] = {"id": clause.id, "chapter": clause.chapter, "text": text}
    return {**data, "source": clause.source, "note": note}
