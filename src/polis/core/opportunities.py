"""What a seat could do now or soon, as facts of the position: what it costs and what it brings."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

SIZE: Final = 8  # numbers of an opportunity: kind, worth, move, five arguments


class Opportunities:
    """What a game has found for a seat. ``worth`` puts the most valuable first and is told nobody;
    ``code`` is the move that takes it up, NO_MOVE where it takes more than one."""

    def __init__(self) -> None:
        self.numbers: vec[i64] = vec[i64]()

    def add(self, kind: i64, worth: i64, code: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        new = append(append(append(append(self.numbers, kind), worth), code), a)
        self.numbers = append(append(append(append(new, b), c), d), e)

    def rows(self) -> list[tuple[int, ...]]:
        """(kind, worth, move, a, b, c, d, e), the most valuable first, else as they were found."""
        found = [tuple(self.numbers[i : i + SIZE]) for i in range(0, len(self.numbers), SIZE)]
        return sorted(found, key=worth_of, reverse=True)


def worth_of(row: tuple[int, ...]) -> int:
    return row[1]
