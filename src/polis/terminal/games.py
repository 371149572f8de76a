"""``polis games``: which games there are, for how many, and what a table may agree on."""

from __future__ import annotations

import argparse

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from polis.core.codec import Json
from polis.core.options import Option
from polis.core.registry import GameInfo, games, load
from polis.core.texts import Texts
from polis.terminal.screen import Screen


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace, screen: Screen) -> int:
    titles = [load(name) for name in games()]
    if args.json:
        return screen.json([described(info, screen.book(info.id)) for info in titles])
    for info in titles:
        show(info, screen)
    return 0


def described(info: GameInfo, book: Texts) -> dict[str, Json]:
    return {
        "id": info.id,
        "title": book.say("title"),
        "tagline": book.say("tagline"),
        "seats": list(info.seats),
        "options": [option_json(option, book) for option in info.options.offered],
    }


def option_json(option: Option, book: Texts) -> dict[str, Json]:
    values: list[Json] = [*option.values]
    allowed: dict[str, Json] = {"values": values}
    if not values:
        allowed = {"low": option.low, "high": option.high}
    return {
        "name": option.name,
        "title": book.say(f"option-{option.name}"),
        "about": book.say(f"option-{option.name}-about"),
        "default": option.write(option.default),
        **allowed,
    }


def show(info: GameInfo, screen: Screen) -> None:
    book = screen.book(info.id)
    screen.show(Text.assemble((book.say("title"), "bold"), f"  {info.id}"))
    screen.plain(book.say("tagline"))
    screen.tell("cli-seats", low=info.low, high=info.high)
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for option in info.options.offered:
        table.add_row(option.name, option_text(option, book, screen))
    screen.show(Padding(table, (0, 0, 1, 2)))


def option_text(option: Option, book: Texts, screen: Screen) -> Text:
    """The meaning of an option, then its values, the usual one marked."""
    told = Text(book.say(f"option-{option.name}"), style="bold")
    told.append(f". {book.say(f'option-{option.name}-about')}", style="not bold")
    if not option.values:
        usual = screen.say("cli-usual")
        told.append(f"\n{option.low}..{option.high}; {option.default} — {usual}", "not bold")
    for number, value in enumerate(option.values):
        told.append(f"\n{value}", style="not bold cyan")
        told.append(f" — {book.say(f'option-{option.name}-{value}')}", style="not bold")
        if number == option.default:
            told.append(f" ({screen.say('cli-usual')})", style="not bold")
    return told
