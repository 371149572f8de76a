"""What is in the box: every table of a game's data files with its source."""

from __future__ import annotations

from collections.abc import Iterator

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from polis.core.codec import Json
from polis.core.data import Table, load
from polis.core.registry import PACKAGE, Title
from polis.terminal.screen import Screen
from polis.terminal.sources import mark

ABOUT = ("source", "note")  # fields of a table that are not values of the box


def tables(title: Title) -> Iterator[tuple[str, str, Table]]:
    """File, name and content of every table."""
    for file in title.data:
        for name, table in load(f"{PACKAGE}.{title.id}", file).items():
            yield file, name, table


def as_json(title: Title, screen: Screen) -> list[Json]:
    return [{"file": file, "table": name, **table.values} for file, name, table in tables(title)]


def show(title: Title, screen: Screen) -> None:
    book = screen.book(title.id)
    screen.show(Text(f"\n{screen.say('cli-components')}", style="bold"))
    for file, name, table in tables(title):
        heading = Text(book.say(f"component-{name}"), style="bold")
        screen.show(heading.append(f"  data/{file} [{name}]", style="not bold dim"))
        source, note = str(table.values["source"]), str(table.values.get("note", ""))
        screen.show(mark(source, note, screen))
        values = {key: value for key, value in table.values.items() if key not in ABOUT}
        screen.show(Padding(grid(values), (0, 0, 1, 2)))


def grid(values: dict[str, Json]) -> Grid:
    lines = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    lines.add_column(no_wrap=True, style="cyan")
    lines.add_column()
    for name, value in values.items():
        rows = [row for row in value if isinstance(row, dict)] if isinstance(value, list) else []
        lines.add_row(name, listed(rows) if rows else Text(flat(value)))
    return lines


def listed(rows: list[dict[str, Json]]) -> Grid:
    """A list of tables as one with a column for each field."""
    fields = list(dict.fromkeys(name for row in rows for name in row))
    lines = Grid(*fields, box=None, padding=(0, 2, 0, 0))
    for row in rows:
        lines.add_row(*(Text(flat(row.get(name, ""))) for name in fields))
    return lines


def flat(value: Json) -> str:
    if isinstance(value, list):
        inner = [f"[{flat(item)}]" if isinstance(item, list) else flat(item) for item in value]
        return " ".join(inner)
    if isinstance(value, dict):
        return ", ".join(f"{name} {flat(item)}" for name, item in value.items())
    return str(value)
