"""What is in the box: every table of a game's data files with its source, in words."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from polis.core.box import Part, Sheet, contents
from polis.core.codec import Json
from polis.core.registry import PACKAGE, GameInfo
from polis.core.texts import Texts
from polis.terminal.screen import Screen
from polis.terminal.sources import mark


def parts(info: GameInfo) -> list[Part]:
    return contents(f"{PACKAGE}.{info.id}", info.data)


def as_json(info: GameInfo) -> list[Json]:
    return [{"file": part.file, "table": part.name, **part.values} for part in parts(info)]


def show(info: GameInfo, screen: Screen) -> None:
    book = screen.book(info.id)
    screen.show(Text(f"\n{screen.say('cli-components')}", style="bold"))
    for part in parts(info):
        screen.show(Text(book.say(f"component-{part.name}"), style="bold"))
        screen.show(mark(part.source, book.maybe(f"component-{part.name}-note"), screen))
        drawn = [grid(sheet, Words(info, book)) for sheet in part.sheets]
        screen.show(*(Padding(sheet, (0, 0, 1, 2)) for sheet in drawn))


class Words:
    """The box's words in the reader's language."""

    def __init__(self, info: GameInfo, book: Texts) -> None:
        words = info.game.schema()
        lists = [kind.args for kind in words.moves] + [event.args for event in words.events]
        lists += [refusal.args for refusal in words.refusals]
        lists += [could.args for could in words.opportunities]
        self.domains = list(dict.fromkeys(arg.domain.name for args in lists for arg in args))
        self.book = book

    def say(self, written: str, under: str = "") -> str:
        """A word; under ``type`` or ``types`` it is a type first, whatever else is called so."""
        for domain in (under, under.removesuffix("s")):
            if domain in self.domains and self.book.has(f"{domain}-{written}"):
                return self.book.say(f"{domain}-{written}")
        return self.book.word(written, self.domains)

    def value(self, value: Json, under: str = "", bare: bool = True) -> str:
        """A list with commas, what is said of a thing by name; inside another one in brackets."""
        if isinstance(value, str):
            return self.say(value, under)
        if isinstance(value, list):
            told = ", ".join(self.value(one, under, bare=False) for one in value)
            return told if bare or len(value) == 1 else f"({told})"
        if isinstance(value, dict):
            said = [f"{self.say(k).lower()}: {self.value(v, k, False)}" for k, v in value.items()]
            return ", ".join(said) if bare else f"({', '.join(said)})"
        return str(value)


def capital(said: str) -> str:
    """As a heading or a line's name stands."""
    return said[:1].upper() + said[1:]


def grid(sheet: Sheet, words: Words) -> Grid:
    """A sheet that is folded where the screen is narrow, never cut."""
    lines = Grid(box=None, show_header=bool(sheet.head), padding=(0, 2, 0, 0), header_style="dim")
    for number in range(len(sheet.rows[0])):
        heading = capital(words.say(sheet.head[number])) if sheet.head else ""
        numbers = all(isinstance(row[number], int) for row in sheet.rows)
        lines.add_column(
            heading,
            style="" if number else "cyan",
            justify="right" if numbers and sheet.head else "left",
            overflow="fold",
        )
    for row in sheet.rows:
        under = sheet.head or ["", str(row[0])]
        told = [words.value(value, key) for value, key in zip(row, under, strict=True)]
        lines.add_row(Text(capital(told[0])), *map(Text, told[1:]))
    return lines
