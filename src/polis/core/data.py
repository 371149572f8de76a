# interpreted: runs once, when a game is imported
"""Component data: TOML tables, each with its source, counted against the rulebook's list."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.codec import Json
from polis.core.errors import DataError

LARGEST = 9_999  # of any amount in a box
SOURCES = ("rulebook", "public source", "ruling", "reconstruction")


class Table(NamedTuple):
    """One table of a data file. ``path`` names it in errors."""

    path: str
    values: dict[str, Json]

    def number(self, name: str) -> int:
        value = self.values.get(name)
        if isinstance(value, bool) or not isinstance(value, int):
            raise DataError("wrong_field", f"{self.path}.{name}", expected="integer")
        return value

    def exactly(self, name: str, expected: int) -> int:
        """A number the rules are written for: another box would need other rules."""
        if self.number(name) != expected:
            found = self.number(name)
            raise DataError("wrong_count", f"{self.path}.{name}", expected=expected, found=found)
        return expected

    def numbers(self, name: str, count: int) -> vec[i64]:
        found = self.values.get(name)
        if not isinstance(found, list):
            raise DataError("wrong_field", f"{self.path}.{name}", expected="list")
        if len(found) != count:
            path = f"{self.path}.{name}"
            raise DataError("wrong_count", path, expected=count, found=len(found))
        return vec[i64]([Table(f"{self.path}.{name}", {"item": v}).number("item") for v in found])

    def sums(self, name: str, count: int) -> vec[i64]:
        """Amounts, each above nothing."""
        return within(f"{self.path}.{name}", self.numbers(name, count), 1, LARGEST)

    def sum(self, name: str) -> i64:
        return within(f"{self.path}.{name}", vec[i64]([self.number(name)]), 1, LARGEST)[0]

    def strings(self, name: str, count: int) -> list[str]:
        found = self.values.get(name)
        if not isinstance(found, list) or len(found) != count:
            size = len(found) if isinstance(found, list) else 0
            raise DataError("wrong_count", f"{self.path}.{name}", expected=count, found=size)
        return [str(value) for value in found]

    def lists(self, name: str, count: int) -> list[vec[i64]]:
        """A list of lists of numbers, each as long as it likes."""
        found = self.values.get(name)
        size = len(found) if isinstance(found, list) else 0
        if not isinstance(found, list) or size != count:
            raise DataError("wrong_count", f"{self.path}.{name}", expected=count, found=size)
        inner = [item if isinstance(item, list) else [] for item in found]
        return [
            Table(f"{self.path}.{name}", {str(i): item}).numbers(str(i), len(item))
            for i, item in enumerate(inner)
        ]

    def rows(self, name: str) -> list[Table]:
        found = self.values.get(name)
        if not isinstance(found, list):
            raise DataError("wrong_field", f"{self.path}.{name}", expected="list of tables")
        return [
            Table(f"{self.path}.{name}[{i}]", row if isinstance(row, dict) else {})
            for i, row in enumerate(found)
        ]


def within(path: str, numbers: vec[i64], low: i64, high: i64) -> vec[i64]:
    """Numbers the rules can work with."""
    for number in numbers:
        if not low <= number <= high:
            raise DataError("wrong_field", path, expected=f"{low}..{high}")
    return numbers


def count(path: str, found: int, expected: int) -> None:
    """Check a total against the component list."""
    if found != expected:
        raise DataError("wrong_count", path, expected=expected, found=found)


def read_toml(text: str, path: str) -> dict[str, Json]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError("broken_file", path, detail=str(error)) from error


def read_tables(text: str, path: str) -> dict[str, Table]:
    """The tables of a data file by name. A table without a known source is refused."""
    tables: dict[str, Table] = {}
    for name, values in read_toml(text, path).items():
        if not isinstance(values, dict) or values.get("source") not in SOURCES:
            raise DataError("wrong_field", f"{path}:{name}.source", expected=" | ".join(SOURCES))
        tables[name] = Table(f"{path}:{name}", values)
    return tables


def load(package: str, file: str) -> dict[str, Table]:
    """Read ``data/<file>`` of a game's package."""
    text = files(package).joinpath("data", file).read_text(encoding="utf-8")
    return read_tables(text, file)


def table(tables: dict[str, Table], name: str) -> Table:
    if name not in tables:
        raise DataError("missing_field", name)
    return tables[name]
