# interpreted: runs once, when the game is imported
"""The box read from ``data/*.toml`` and counted against the rulebook's list."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.codec import Json
from polis.core.data import Table, count, load, table
from polis.core.errors import DataError
from polis.games.tycoon.terms import (
    DISTRICTS,
    HAND,
    KINDS,
    LANDSCAPE,
    LEVELS,
    PILE,
    PLANTS,
    RESOURCES,
    ROUNDS,
    SIDES,
    START,
    TYPES,
)

MOST = 99  # of anything on one tile
GAINS = ["money", "points", "goods"]

Row = dict[str, Json]


def sub_table(row: Table, name: str) -> Table:
    """A part of a tile that it may lack."""
    found = row.values.get(name, {})
    if not isinstance(found, dict):
        raise DataError("wrong_field", f"{row.path}.{name}", expected="object")
    return Table(f"{row.path}.{name}", found)


def amount(part: Table, name: str) -> int:
    """A number that may be left out where it is 0."""
    if name not in part.values:
        return 0
    value = part.number(name)
    if not 0 <= value <= MOST:
        raise DataError("wrong_field", f"{part.path}.{name}", expected=f"0..{MOST}")
    return value


def amounts(part: Table, names: list[str], others: tuple[str, ...] = ()) -> list[int]:
    """Numbers by name; any other name is a mistake."""
    for name in part.values:
        if name not in (*names, *others):
            raise DataError("unknown_field", f"{part.path}.{name}")
    return [amount(part, name) for name in names]


class Box:
    """Every number of the box, in lists that ``data`` turns into vectors."""

    def __init__(self) -> None:
        parts = load("polis.games.tycoon", "components.toml")
        self.box = table(parts, "box")
        self.money = table(parts, "money")
        self.plants = [table(parts, "power"), table(parts, "water")]
        for name, expected in (("rounds", ROUNDS), ("districts", DISTRICTS), ("pile", PILE)):
            self.box.exactly(name, expected)
        for name, expected in (("hand", HAND), ("start", START), ("landscape", LANDSCAPE)):
            self.box.exactly(name, expected)
        self.types = self.box.strings("types", TYPES)
        self.resources = self.box.strings("resources", RESOURCES)
        piles = load("polis.games.tycoon", "districts.toml")
        names = [f"pile{number + 1}" for number in range(ROUNDS)]
        found = [table(piles, name).rows("tiles") for name in names]
        for name, rows in zip(names, found, strict=True):
            count(f"districts.toml:{name}", len(rows), PILE)
        self.tiles = [row for rows in found for row in rows]

    def sides(self, name: str) -> vec[i64]:
        """A number of every plant, side by side: kind, then number from the top, then side."""
        rows = [row for kind in self.plants for row in kind.lists(name, PLANTS)]
        for row in rows:
            count(f"components.toml:{name}", len(row), SIDES)
        count(f"components.toml:{name}", len(rows), KINDS * PLANTS)
        return vec[i64]([number for row in rows for number in row])

    def names(self) -> list[str]:
        found = [str(row.values.get("name")) for row in self.tiles]
        count("districts.toml:names", len(set(found)), DISTRICTS)
        return found

    def type_of(self, part: Table, most: int) -> int:
        """A type by its name, -1 where there is none."""
        name = part.values.get("type")
        if name is None and not part.values:
            return -1
        if name not in self.types[:most]:
            raise DataError("wrong_field", f"{part.path}.type", expected=" | ".join(self.types))
        return self.types.index(str(name))

    def district_types(self) -> vec[i64]:
        return vec[i64]([self.type_of(row, TYPES - KINDS) for row in self.tiles])

    def levels(self) -> vec[i64]:
        """How many costs each tile shows."""
        return vec[i64]([len(self.listed(row, "cost")) for row in self.tiles])

    def by_level(self, name: str) -> vec[i64]:
        """The costs, or what each brings; a level that is not there repeats the last."""
        found: list[int] = []
        for row in self.tiles:
            values = self.listed(row, name) or [0]
            found += [*values, *[values[-1]] * LEVELS][:LEVELS]
        return vec[i64](found)

    def listed(self, row: Table, name: str) -> list[int]:
        values = row.values.get(name, [])
        size = len(values) if isinstance(values, list) else -1
        several = len(self.listed(row, "cost")) if name == "points" and size else size
        if size not in (0, 1, LEVELS) or several != size:
            raise DataError("wrong_count", f"{row.path}.{name}", expected=LEVELS, found=size)
        return list(row.numbers(name, size)) if size else []

    def parts(self, name: str, names: list[str], *others: str) -> vec[i64]:
        """Numbers of a part of every tile, one after another."""
        found = [amounts(sub_table(row, name), names, others) for row in self.tiles]
        return vec[i64]([number for numbers in found for number in numbers])

    def types_of(self, name: str, most: int) -> vec[i64]:
        """By tile: the type a part speaks of, -1 without that part."""
        return vec[i64]([self.type_of(sub_table(row, name), most) for row in self.tiles])
