"""``polis review``: a finished game looked back at, with its chances and where it turned."""

from __future__ import annotations

import argparse

from rich.table import Table

from polis.analysis.crowd import STOPPED
from polis.analysis.decisions import Question, answer, questions
from polis.analysis.looks import Look
from polis.analysis.review import Review, Turn, review
from polis.analysis.sizes import at_most, tell_stopped
from polis.core import notation
from polis.core.errors import OptionError
from polis.core.match import Match
from polis.core.seats import SPECTATOR
from polis.terminal.file import read_record
from polis.terminal.replay import seat_names
from polis.terminal.screen import Screen
from polis.terminal.trouble import Trouble

SMALL = 6  # games a decision with POLIS_SMALL
COLUMNS = ("start", "luck", "own", "others", "unseen", "result")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--games", type=int, default=0, metavar="N")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace, screen: Screen) -> int:
    match = Match.replay(read_record(args.file))
    if not match.over:
        raise Trouble("not-over")
    if args.games < 0:
        raise OptionError("bad_games", games=args.games)
    wanted = at_most(SMALL, args.games or match.info.review, screen.language)
    asked, looks, status = questions(match, wanted), list[Look](), 0
    if not asked:
        raise Trouble("nothing-to-review")
    try:
        look_at(match, asked, looks, screen)
    except KeyboardInterrupt:
        status = STOPPED
        tell_stopped(len(looks), len(asked), screen.language)
    if looks:
        show(args, match, review(match, asked[: len(looks)], looks), screen)
    return status


def look_at(match: Match, asked: list[Question], looks: list[Look], screen: Screen) -> None:
    """Add a look at every question; whoever stops it has those made before."""
    with screen.progress() as advance:
        for each in asked:
            looks.append(answer(match, each))
            advance()


def show(args: argparse.Namespace, match: Match, found: Review, screen: Screen) -> None:
    if args.json:
        screen.json(as_json(found))
        return
    title = screen.book(match.head.game).say("title")
    screen.tell("cli-review-head", style="bold", title=title, games=found.games)
    screen.show(accounts(match, found, screen))
    screen.tell("cli-review-turns", style="bold", count=len(found.turns))
    for turn in found.turns:
        tell(match, found, turn, screen)
    if found.skipped:
        screen.tell("cli-review-skipped", looked=len(found.points), decisions=found.decisions)


def as_json(found: Review) -> dict[str, object]:
    rows = {name: [one._asdict() for one in getattr(found, name)] for name in LISTS}
    return {**found._asdict(), **rows, "skipped": found.skipped}


LISTS = ("points", "accounts", "turns")


def accounts(match: Match, found: Review, screen: Screen) -> Table:
    """Where everybody's chances went, in points of a hundred."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(screen.say("cli-review-player"))
    shown = [name for name in COLUMNS if name != "unseen" or found.skipped]
    for name in [*shown, "blunders", "inaccuracies"]:
        table.add_column(screen.say(f"cli-review-{name}"), justify="right")
    for player, row in zip(seat_names(match, screen), found.accounts, strict=True):
        cells = [points(getattr(row, name), name in ("start", "result")) for name in shown]
        table.add_row(player, *cells, str(row.blunders), str(row.inaccuracies))
    return table


def points(share: int, level: bool = False) -> str:
    """A share of the win in points of a hundred; changes carry a sign."""
    whole = round(share / 100)
    return f"{whole} %" if level else f"{whole:+d}".replace("-", "−")


def tell(match: Match, found: Review, turn: Turn, screen: Screen) -> None:
    point, names = found.points[turn.point], seat_names(match, screen)
    facts: dict[str, int | str] = {"line": turn.line, "player": names[turn.seat]}
    if turn.luck:
        events = " ".join(drawn(match, point.draws, screen))
        key = "luck" if events else "light"
        facts |= {"events": events, "change": points(turn.swing[turn.seat])}
    elif point.better:
        key = "better"
        facts |= {"move": said(match, point.move, screen), "change": round(point.worth / 100)}
        facts |= {"better": said(match, point.better, screen), "lead": f"{point.lead:g}"}
    else:
        key = "move"
        most = max(range(len(turn.swing)), key=[*map(abs, turn.swing)].__getitem__)
        facts |= {"move": said(match, point.move, screen), "whose": names[most]}
        facts |= {"change": points(turn.swing[most])}
    screen.plain(screen.say(f"cli-review-turn-{key}", **facts))


def said(match: Match, text: str, screen: Screen) -> str:
    """A move in words."""
    book, schema = screen.book(match.head.game), match.game.schema()
    kind, numbers = notation.args_of(schema, notation.read(schema, text))
    return book.say(f"move-{kind.name}", book.facts(kind.args, numbers, match.head.names))


def drawn(match: Match, lines: list[int], screen: Screen) -> list[str]:
    """What everybody heard of these draws; of many only the first few."""
    told = match.tell(screen.language, SPECTATOR)
    heard = [line for line, _ in match.heard(SPECTATOR)]
    return [text for line, text in zip(heard, told, strict=True) if line in lines][:3]
