# interpreted: read by tools and rulebook pages
"""What is in the box as sheets people can read: named numbers, and lists that belong together.

A game's ``sheets.toml`` says which lists of a ``table`` are columns of one sheet: ``columns``, the
lists, or the parts of the one list named by ``of``; ``rows``, what names the lines
(``sites.names``: another list of the box; a bare word: they are numbered); ``codes``, by column the
words its numbers stand for (a list of the box, or the words themselves)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.resources import files
from typing import NamedTuple

from polis.core.codec import Json
from polis.core.data import Table, load, read_toml, table
from polis.core.errors import DataError

FILE = "sheets.toml"


class Sheet(NamedTuple):
    """Lines of values. Words among them and in the head are keys of texts, ``field-<word>``."""

    head: list[str]  # empty: the first value of a line names it
    rows: list[list[Json]]


class Part(NamedTuple):
    """A table of a data file."""

    file: str
    name: str
    source: str
    values: dict[str, Json]
    sheets: list[Sheet]


def contents(package: str, data: list[str]) -> list[Part]:
    """Every table of a game's data files, in their order."""
    found, drawn = {file: load(package, file) for file in data}, declared(package)
    every = {name: part for tables in found.values() for name, part in tables.items()}
    return [
        Part(file, name, str(part.values["source"]), part.values, sheets(name, every, drawn))
        for file, tables in found.items()
        for name, part in tables.items()
    ]


def declared(package: str) -> list[Table]:
    """The sheets a game asks for; it need not."""
    path = files(package).joinpath(FILE)
    if not path.is_file():
        return []
    return Table(FILE, read_toml(path.read_text(encoding="utf-8"), FILE)).rows("sheet")


def sheets(name: str, tables: dict[str, Table], every: list[Table]) -> list[Sheet]:
    part, drawn = table(tables, name), [one for one in every if one.values["table"] == name]
    used = {"source", *(field for one in drawn for field in fields_of(one))}
    rest = {k: v for k, v in part.values.items() if k not in used}
    facts = [[key, value] for key, value in rest.items() if not is_rows(value)]
    found = [Sheet([], facts)] if facts else []
    found += [sheet(one, part, tables) for one in drawn]
    return found + [named(part, key) for key, value in rest.items() if is_rows(value)]


def fields_of(one: Table) -> list[str]:
    """The lists a sheet takes its values from."""
    if "of" in one.values:
        return [str(one.values["of"])]
    return words(one, "columns")


def words(one: Table, name: str) -> list[str]:
    found = one.values.get(name, [])
    return [str(word) for word in found] if isinstance(found, list) else []


def headings(package: str) -> Iterator[str]:
    """Words that stand over columns, or are written for numbers, and nowhere else in the data."""
    for one in declared(package):
        yield from words(one, "columns")
        if "rows" in one.values:
            yield last(str(one.values["rows"]))
        for code in codes(one).values():
            if isinstance(code, list):
                yield from (str(word) for word in code if word)


def last(reference: str) -> str:
    return reference.rpartition(".")[2]


def codes(one: Table) -> dict[str, Json]:
    found = one.values.get("codes", {})
    return found if isinstance(found, dict) else {}


def is_rows(value: Json) -> bool:
    return isinstance(value, list) and all(isinstance(row, dict) for row in value)


def named(part: Table, key: str) -> Sheet:
    """Things with names of their own, each with what is said of it."""
    rows = [row.values for row in part.rows(key)]
    return Sheet([], [[r["name"], {k: v for k, v in r.items() if k != "name"}] for r in rows])


def sheet(one: Table, part: Table, tables: dict[str, Table]) -> Sheet:
    columns, head = words(one, "columns"), []
    rows: list[list[Json]] = [list(line) for line in lines(one, part, columns)]
    for i, column in enumerate(columns):
        if column in codes(one):
            meant = meaning(codes(one)[column], one, tables)
            rows = [[*row[:i], decoded(row[i], meant), *row[i + 1 :]] for row in rows]
    if "rows" in one.values:
        head = [last(str(one.values["rows"]))]
        labels = labels_of(str(one.values["rows"]), len(rows), one, tables)
        rows = [[label, *row] for label, row in zip(labels, rows, strict=True)]
    return Sheet(head + columns, rows)


def lines(one: Table, part: Table, columns: list[str]) -> Iterable[Iterable[Json]]:
    """The parts of one list, or several lists side by side."""
    if "of" not in one.values:
        return zip(*lists(part, columns), strict=True)
    every = lists(part, [str(one.values["of"])])[0]
    return [line for line in every if isinstance(line, list)]


def lists(part: Table, names: list[str]) -> list[list[Json]]:
    found: list[list[Json]] = []
    for name in names:
        value = part.values.get(name)
        if not isinstance(value, list):
            raise DataError("wrong_field", f"{part.path}.{name}", expected="list")
        found.append(value)
    return found


def labels_of(rows: str, count: int, one: Table, tables: dict[str, Table]) -> list[Json]:
    return meaning(rows, one, tables) if "." in rows else [*range(1, count + 1)]


def meaning(reference: Json, one: Table, tables: dict[str, Table]) -> list[Json]:
    """The words meant: written out, or those of another list of the box."""
    if isinstance(reference, list):
        return reference
    home, dot, field = str(reference).partition(".")
    if not dot:
        raise DataError("wrong_field", one.path, expected="table.field")
    return lists(table(tables, home), [field])[0]


def decoded(value: Json, meant: list[Json]) -> Json:
    if isinstance(value, list):
        return [decoded(one, meant) for one in value]
    return meant[value] if isinstance(value, int) else value
