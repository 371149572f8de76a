# interpreted: read once per table
"""Table options: what a game lets its players agree on before the first move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.codec import Json
from polis.core.digits import is_number
from polis.core.errors import DataError, OptionError


class Option(NamedTuple):
    """One thing to agree on: named values, or a range of numbers."""

    name: str
    values: list[str]
    default: int  # index of a named value, or the number itself
    low: int
    high: int
    needs: tuple[str, ...] = ()  # "toms=2": it counts only where one of these is agreed on
    before: int | None = None  # what games recorded without it were played under
    offered: bool = True  # False: kept for old records, no new table chooses it
    beside_seats: int = 0  # this number and the seats together are at most so many; 0: any

    def write(self, number: int) -> str:
        return self.values[number] if self.values else str(number)

    def read(self, value: object) -> int:
        text = str(value)
        if text in self.values:
            return self.values.index(text)
        if not self.values and is_number(text) and self.low <= int(text) <= self.high:
            return int(text)
        allowed = ", ".join(self.values) or f"{self.low}..{self.high}"
        raise OptionError("bad_option_value", option=self.name, value=text[:40], allowed=allowed)


class Options:
    """A game's options in their order, which is the order of the numbers given to ``start``."""

    def __init__(self, options: list[Option]) -> None:
        self.all = options

    def check_beside(self, seats: int, numbers: vec[i64]) -> None:
        """Refuse a new table at which some option brings more to it than there is room for."""
        for option, number in zip(self.all, numbers, strict=True):
            most = max(option.beside_seats - seats, option.low)
            if option.beside_seats and number > most:
                raise OptionError(
                    "no_room_beside", option=option.name, value=int(number), most=most, seats=seats
                )

    def defaults(self) -> vec[i64]:
        return self.numbers({})

    def numbers(self, chosen: Mapping[str, object]) -> vec[i64]:
        """Numbers for ``Game.start``; what is not named has its default."""
        names = [option.name for option in self.all]
        for name in chosen:
            if name not in names:
                raise OptionError("unknown_option", option=name[:40], known=", ".join(names))
        return vec[i64](
            [o.read(chosen[o.name]) if o.name in chosen else o.default for o in self.all]
        )

    def recorded(self, stated: Mapping[str, object]) -> dict[str, str]:
        """Every option of a game played earlier: one added since then has the value that says what
        the rules did before it existed."""
        earlier = {o.name: o.write(o.before) for o in self.all if o.before is not None}
        return self.names(self.numbers({**earlier, **stated}))

    @property
    def offered(self) -> list[Option]:
        """What a new table may choose."""
        return [option for option in self.all if option.offered]

    def names(self, numbers: vec[i64]) -> dict[str, str]:
        """Every option by name, as written in a record."""
        return {o.name: o.write(n) for o, n in zip(self.all, numbers, strict=True)}


def read_option(name: str, table: Json) -> Option:
    """From ``game.toml``: ``values`` and ``default``, or ``low``, ``high`` and ``default``; for one
    that counts only beside others, ``needs = ["toms=2", "toms=3"]``; for one added to a game that
    had been played, ``before``, the value of games that do not name it; with ``offered = false``
    it is read from records alone; with ``beside_seats = 4`` its number and the seats of a new table
    are at most four together."""
    path = f"options.{name}"
    if not isinstance(table, dict) or "default" not in table:
        raise DataError("missing_field", f"{path}.default")
    option = read_range(name, table, path)
    wanted, room = table.get("needs", []), table.get("beside_seats", 0)
    return option._replace(
        needs=tuple(str(one) for one in wanted) if isinstance(wanted, list) else (),
        before=option.read(table["before"]) if "before" in table else None,
        offered=table.get("offered", True) is True,
        beside_seats=room if isinstance(room, int) else 0,
    )


def read_range(name: str, table: dict[str, Json], path: str) -> Option:
    default, values = table["default"], table.get("values", [])
    if isinstance(values, list) and default in values:
        known = [str(value) for value in values]
        return Option(name, known, values.index(default), 0, len(values) - 1)
    low, high = table.get("low"), table.get("high")
    if isinstance(low, int) and isinstance(high, int) and isinstance(default, int):
        return Option(name, [], default, low, high)
    raise DataError("wrong_field", path, expected="values + default | low + high + default")
