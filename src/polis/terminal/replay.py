"""``polis replay``: a record told move by move, with the rule behind every sentence."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import NamedTuple

from rich.console import RenderableType
from rich.text import Text

from polis.core import notation
from polis.core.codec import Json
from polis.core.errors import NotationError
from polis.core.match import Match
from polis.core.record import CORRECT, MOVE, Entry
from polis.core.seats import NATURE, SPECTATOR
from polis.terminal.board import draw
from polis.terminal.file import read_record
from polis.terminal.screen import Screen

HIDDEN = "…"  # the move of another seat that was made in secret


class Sentence(NamedTuple):
    """One event in words."""

    event: str
    clause: str
    text: str


def sentences(match: Match, language: str, seat: int, since: int = 0) -> list[Sentence]:
    events, told = match.events(seat, since), match.tell(language, seat, since)
    return [
        Sentence(event.name, event.clause, text) for event, text in zip(events, told, strict=True)
    ]


def lines(told: Sequence[Sentence], screen: Screen) -> list[Text]:
    """Sentences as lines; of many of a kind in a row, such as a deal, only the first is told."""
    shown: list[Text] = []
    at = 0
    while at < len(told):
        end = at + 1
        while end < len(told) and told[end].event == told[at].event:
            end += 1
        alike = told[at:end]
        several = alike if len(alike) <= 6 else alike[:1]
        shown += [Text.assemble(s.text, "  ", (s.clause, "dim")) for s in several]
        if len(several) < len(alike):
            shown.append(Text(screen.say("cli-and-more", count=len(alike) - 1), style="dim"))
        at = end
    return shown


# The command


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--seat", metavar="N")
    parser.add_argument("--from", dest="first", type=int, default=1, metavar="N")
    parser.add_argument("--to", dest="last", type=int, default=0, metavar="N")
    parser.add_argument("--board", action="store_true")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace, screen: Screen) -> int:
    record = read_record(args.file)
    whole, match = Match.replay(record), Match.blank(record)
    seat = SPECTATOR if args.seat is None else chosen_seat(args.seat, match)
    wanted = range(args.first, (args.last or len(record.entries)) + 1)
    found: list[Json] = []
    if not args.json:
        title = screen.book(record.game).say("title")
        screen.tell("cli-replay-head", style="bold", title=title, seats=record.seats)
    for number, entry in enumerate(record.entries, start=1):
        match.follow(entry, record.first_line + number - 1)
        if number not in wanted:
            continue
        if args.json:
            found.append(as_json(match, entry, number, seat))
        else:
            show(match, entry, number, seat, screen)
            if args.board and entry.seat != NATURE:
                screen.show(board_of(match, seat, screen))
    if args.json:
        return screen.json({"game": record.game, "seats": record.seats, "lines": found})
    show_result(whole, screen)
    return 0


def chosen_seat(text: str, match: Match) -> int:
    seat = notation.read_seat(text)
    if seat >= match.head.seats:
        raise NotationError("bad_seat", text=text[:40])
    return seat


def news(match: Match, entry: Entry, seat: int) -> int:
    """The line after which everything told is new; nothing is after a line taken back."""
    return match.history.steps[-1].line - 1 if entry.act == MOVE else len(match.entries)


def as_json(match: Match, entry: Entry, number: int, seat: int) -> dict[str, Json]:
    events: list[Json] = [
        {"line": event.line, "event": event.name, "clause": event.clause, **event.args}
        for event in match.events(seat, news(match, entry, seat))
    ]
    return {"line": number, "move": written(match, entry, seat), "events": events}


def written(match: Match, entry: Entry, seat: int) -> str:
    """The line of the record, unless it is a secret of another, or of nature."""
    if entry.act in (MOVE, CORRECT) and entry.seat != seat:
        kind = notation.named(match.game.schema(), entry.text.split()[0])
        if kind.secret:
            return entry._replace(text=HIDDEN).write()
    return entry.write()


def show(match: Match, entry: Entry, number: int, seat: int, screen: Screen) -> None:
    line = Text.assemble((f"{number:>4}  ", "dim"), (written(match, entry, seat), "cyan"))
    screen.show(line)
    if entry.act != MOVE:
        screen.plain(f"      {screen.say(f'cli-{entry.act}', count=entry.number)}")
    told = sentences(match, screen.language, seat, news(match, entry, seat))
    for text in lines(told, screen):
        screen.show(Text("      ") + text)


def seat_names(match: Match, screen: Screen) -> list[str]:
    book = screen.book(match.head.game)
    return [book.seat(seat, match.head.names) for seat in range(match.head.seats)]


def board_of(match: Match, seat: int, screen: Screen) -> RenderableType:
    book, game = screen.book(match.head.game), match.head.game
    return draw(game, match.view(seat), book, seat_names(match, screen))


def show_result(match: Match, screen: Screen) -> None:
    """Places, names and points; who won stands in words too."""
    if not match.over:
        screen.tell("cli-unfinished", count=len(match.entries))
        return
    names, scores, places = seat_names(match, screen), match.scores, match.places
    for seat in sorted(range(len(names)), key=lambda seat: places[seat]):
        screen.tell("cli-place", place=places[seat], player=names[seat], points=scores[seat])
    winners = ", ".join(names[seat] for seat in match.winners)
    screen.tell("cli-winners", "bold", count=len(match.winners), winners=winners)
