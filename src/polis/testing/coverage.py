"""The rules of every game, clause by clause: who carries them out, tests them and tells of them.

``python -m polis.testing.coverage [game…]`` prints the table and ends with status 1 if anything is
missing: a clause without code, test or text, a sentence that is absent, wrong or never used.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from polis.core.errors import PolisError
from polis.core.registry import GameInfo, games, load
from polis.core.schema import Arg, numbers
from polis.core.texts import CORE, LANGUAGES, Texts, source
from polis.testing import citations, sentences
from polis.testing.citations import Citation
from polis.testing.sentences import LABEL, LABEL_ARGS, Page, Wanted


class Row(NamedTuple):
    """One clause and everything that names it."""

    clause: str
    source: str
    rules: list[str]
    tests: list[str]
    events: list[str]
    refusals: list[str]


class Report(NamedTuple):
    name: str
    rows: list[Row]
    texts: int  # sentences in one language
    gaps: list[str]


def folder(package: str) -> Path:
    return Path(str(files(package)))


# A game


def report_on(name: str) -> Report:
    """A game that cannot even be loaded, as when a data table has no source, is one gap."""
    try:
        return examine(load(name))
    except PolisError as error:
        return Report(name, [], 0, [str(error)])


def examine(info: GameInfo) -> Report:
    home = folder(f"polis.games.{info.id}")
    rules, tests = citations.rules(home), citations.tests(home)
    rows = [row(info, clause.id, clause.source, rules, tests) for clause in info.rulebook.clauses]
    pages = read_pages(f"polis.games.{info.id}")
    gaps = [*clause_gaps(info, rows), *stray(info, [*rules, *tests]), *text_gaps(info, pages)]
    return Report(info.id, rows, len(pages[LANGUAGES[0]].messages), gaps)


def row(
    info: GameInfo, clause: str, origin: str, rules: list[Citation], tests: list[Citation]
) -> Row:
    schema = info.game.schema()
    return Row(
        clause,
        origin,
        [cited.where for cited in rules if cited.clause == clause],
        [cited.where.partition(":")[2] for cited in tests if cited.clause == clause],
        [event.name for event in schema.events if event.clause == clause],
        [refusal.name for refusal in schema.refusals if clause in refusal.clauses],
    )


def clause_gaps(info: GameInfo, rows: list[Row]) -> Iterator[str]:
    """A clause needs code and a test, unless the ledger says why it needs no code."""
    excused = {clause.id for clause in info.rulebook.clauses if not clause.code}
    for found in rows:
        if not found.rules and found.clause not in excused:
            yield f"{found.clause}: no rule function cites it"
        if not found.tests:
            yield f"{found.clause}: no test names it"


def stray(info: GameInfo, cited: list[Citation]) -> Iterator[str]:
    """Names of clauses the ledger does not have."""
    known, schema = {clause.id for clause in info.rulebook.clauses}, info.game.schema()
    cited = cited + [Citation(event.clause, f"event {event.name}") for event in schema.events]
    for word in schema.refusals:
        cited = cited + [Citation(clause, f"refusal {word.name}") for clause in word.clauses]
    cited = cited + [Citation(c.clause, f"opportunity {c.name}") for c in schema.opportunities]
    for citation in cited:
        if citation.clause not in known:
            yield f"{citation.where}: there is no clause {citation.clause}"


def text_gaps(info: GameInfo, pages: dict[str, Page]) -> Iterator[str]:
    wishes = sentences.wanted(info)
    asked, welcome = {wish.key for wish in wishes}, sentences.welcome(info)
    for language, page in pages.items():
        texts = Texts(language, [CORE, f"polis.games.{info.id}"])
        labels = [Wanted(key, LABEL_ARGS) for key in page.messages if key.startswith(LABEL)]
        noted = [Wanted(key, []) for key in page.messages if key in welcome - asked]
        found = [*page.faults]
        for wish in [*wishes, *labels, *noted]:
            found += sentences.faults(wish, page, texts)
        found += [f"{key}: nothing uses it" for key in dead(info, page, asked | welcome)]
        yield from (f"{language} {fault}" for fault in found)
    yield from one_sided(pages)
    yield from unwritten(f"polis.games.{info.id}", pages)


def dead(info: GameInfo, page: Page, asked: set[str]) -> list[str]:
    """Texts nothing asks for. Labels belong to the board and wait for the game to have one."""
    board = folder(f"polis.games.{info.id}") / "ui"
    spare = [key for key in page.messages if key not in asked]
    if board.is_dir():
        return sentences.forgotten(spare, code())
    return [key for key in spare if not key.startswith(LABEL)]


# What all games share


def shared_packages() -> list[str]:
    """The parts of Polis, games aside, that have texts of their own."""
    found = folder("polis").glob("*/texts/*.ftl")
    return sorted({f"polis.{path.parts[-3]}" for path in found})


def examine_shared(package: str) -> Report:
    """Texts outside the games: errors of the whole of Polis, and words named in its code."""
    pages = read_pages(package)
    gaps = [*one_sided(pages), *unwritten(package, pages)]
    raised = citations.errors(folder("polis")) if package == CORE else {}
    for language, page in pages.items():
        texts = Texts(language, [package])
        found = [*page.faults]
        for wish in shared_wishes(page, pages, raised):
            found += sentences.faults(wish, page, texts)
        spare = [key for key in page.messages if key.removeprefix("error-") not in raised]
        found += [f"{key}: nothing uses it" for key in sentences.forgotten(spare, code())]
        gaps += [f"{language} {fault}" for fault in found]
    return Report(package, [], len(pages[LANGUAGES[0]].messages), gaps)


def shared_wishes(
    page: Page, pages: dict[str, Page], raised: dict[str, set[str]]
) -> Iterator[Wanted]:
    """An error is given its facts; of other words both languages must use the same arguments."""
    for error, facts in raised.items():
        yield Wanted(f"error-{error}", anything(facts))
    for key in page.messages:
        if key.removeprefix("error-") not in raised:
            written = [p.messages[key].variables for p in pages.values() if key in p.messages]
            yield Wanted(key, anything(set.intersection(*written)))


def anything(names: Iterable[str]) -> list[Arg]:
    """Arguments of whom only the names are known; numbers will do."""
    return [Arg(name, numbers("any", 0, 21)) for name in sorted(names)]


def read_pages(package: str) -> dict[str, Page]:
    return sentences.pages({language: source(package, language) for language in LANGUAGES})


def one_sided(pages: dict[str, Page]) -> Iterator[str]:
    every = {key for page in pages.values() for key in page.messages}
    for language, page in pages.items():
        for key in sorted(every - set(page.messages)):
            yield f"{language} {key}: only in the other language"


def unwritten(package: str, pages: dict[str, Page]) -> Iterator[str]:
    """What a part says by name must stand in its own texts or in the core's, or be what every game
    says of itself."""
    known = {key for page in [*pages.values(), *read_pages(CORE).values()] for key in page.messages}
    known |= {*sentences.NAMED}
    for key in sorted(citations.said(folder(package)) - known):
        yield f"{key}: said, but no text"


@cache
def code() -> str:
    """The code that may name a text: the package, and the page beside it in the project."""
    home = folder("polis")
    web = [parent / "web" / "src" for parent in home.parents]
    return citations.written([home, *[path for path in web if path.is_dir()][:1]])


# Printing


def print_rows(console: Console, report: Report) -> None:
    table = Table(title=report.name, show_lines=True)
    for column in ("clause", "source", "rules", "tests", "events", "refusals"):
        table.add_column(column)
    for found in report.rows:
        cells = [found.rules, found.tests, found.events, found.refusals]
        table.add_row(found.clause, found.source, *("\n".join(cell) for cell in cells))
    console.print(table)


def print_totals(console: Console, report: Report) -> None:
    console.print(f"{report.name}: {len(report.rows)} clauses" if report.rows else report.name)
    for column in ("rules", "tests", "events", "refusals") if report.rows else ():
        names = {name for found in report.rows for name in getattr(found, column)}
        console.print(f"  {len(names)} {column}")
    console.print(f"  {report.texts} texts in each of {len(LANGUAGES)} languages")
    console.print(f"  {len(report.gaps)} gaps")


def main(names: list[str]) -> int:
    console = Console() if sys.stdout.isatty() else Console(width=200)
    reports = [report_on(name) for name in names or games()]
    for report in reports:
        if report.rows:
            print_rows(console, report)
    if not names:
        reports += [examine_shared(package) for package in shared_packages()]
    for report in reports:
        for gap in report.gaps:
            console.print(f"{report.name} {gap}", style="red", markup=False, highlight=False)
    for report in reports:
        print_totals(console, report)
    return int(any(report.gaps for report in reports))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
