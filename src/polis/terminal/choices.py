"""The list of choices: every legal move under a number, long runs of amounts as one entry."""

from __future__ import annotations

from typing import NamedTuple

from rich.table import Table
from rich.text import Text

from polis.core import notation
from polis.core.digits import is_number
from polis.core.match import Match
from polis.core.schema import MoveType
from polis.terminal.board import remark
from polis.terminal.screen import Screen
from polis.terminal.trouble import Trouble

LONG = 12  # values of an argument: above this a player names the number instead of choosing it


class MenuEntry(NamedTuple):
    """One entry: a move in notation, or the bare word of it and the numbers it takes."""

    move: str
    low: int = 0
    high: int = 0

    def written(self) -> str:
        return f"{self.move} {self.low}..{self.high}" if self.high else self.move

    def fill(self, number: str) -> str:
        return f"{self.move} {number}" if self.high else self.move


def choices(match: Match, seat: int) -> list[MenuEntry]:
    schema = match.game.schema()
    found: list[MenuEntry] = []
    for box in notation.choices(schema, match.menu(seat)):
        if is_amount(notation.named(schema, box.kind)):
            found.append(MenuEntry(box.kind, min(box.domains[0]), max(box.domains[0])))
        else:
            found += [
                MenuEntry(notation.write(schema, code)) for code in notation.spell(schema, box)
            ]
    return found


def is_amount(kind: MoveType) -> bool:
    """Whether a move is one number out of many, such as a bid."""
    if len(kind.args) != 1:
        return False
    domain = kind.args[0].domain
    return not domain.names and domain.name != "seat" and domain.size() > LONG


def find(found: list[MenuEntry], line: str) -> MenuEntry:
    """The entry whose number begins the line."""
    number = line.split()[0]
    if not is_number(number) or not 1 <= int(number) <= len(found):
        raise Trouble("no-such-choice", number=number[:20], count=len(found))
    return found[int(number) - 1]


def in_words(match: Match, choice: MenuEntry, screen: Screen) -> str:
    book, schema = screen.book(match.head.game), match.game.schema()
    code = notation.read(schema, choice.fill(str(choice.low)))
    kind, numbers = notation.args_of(schema, code)
    sentence = book.say(f"move-{kind.name}", book.facts(kind.args, numbers, match.head.names))
    return f"{sentence} … {choice.high}" if choice.high > choice.low else sentence


def listed(match: Match, seat: int, screen: Screen) -> Table:
    """Number, what it does, a remark of the game, and how it is written; then an example of every
    move that is on no list."""
    book, game, view = screen.book(match.head.game), match.head.game, match.view(seat)
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
    table.add_column(justify="right", style="bold", no_wrap=True)
    table.add_column()
    table.add_column(style="dim", no_wrap=True)
    for number, choice in enumerate(choices(match, seat), start=1):
        told = Text(in_words(match, choice, screen))
        extra = remark(game, view, book, choice.written())
        if extra:
            told.append(f" — {extra}", style="cyan")
        table.add_row(str(number), told, choice.written())
    for example in match.examples(seat).values():
        table.add_row("", Text(f"{in_words(match, MenuEntry(example), screen)} …"), f"{example} …")
    return table
