"""How to read a position of The Estates."""

from __future__ import annotations

from mypy_extensions import i64

from polis.games.estates.position import Estates
from polis.games.estates.terms import BESIDE, LINE, LINES, REMOVED, ROWS

# ``rows`` keeps counts, so that no rule has to look at thirty lots.


def required(state: Estates, row: i64) -> i64:
    """Lots the row must fill: 4, changed by its barriers."""
    return state.rows[row]


def built(state: Estates, row: i64) -> i64:
    return state.rows[ROWS + row]


def roofed(state: Estates, row: i64) -> i64:
    return state.rows[2 * ROWS + row]


def is_complete(state: Estates, row: i64) -> bool:
    """[E8.1] Every required lot is built and every building roofed."""
    return roofed(state, row) == required(state, row)


# ``display`` keeps the ends of line n behind the floors: first index, then the one past the last.


def line_start(line: i64) -> i64:
    return LINES * LINE + 2 * line


def floors_left(state: Estates, line: i64) -> i64:
    at = line_start(line)
    return state.display[at + 1] - state.display[at]


def floor_at(state: Estates, end: i64) -> i64:
    """The floor at an end of a line: ends are even on the left and odd on the right."""
    at = line_start(end // 2)
    if end % 2 == 0:
        return state.display[end // 2 * LINE + state.display[at]]
    return state.display[end // 2 * LINE + state.display[at + 1] - 1]


def line_of(state: Estates, line: i64) -> list[int]:
    """The floors left in a line, from its left end."""
    at = line_start(line)
    low, high = line * LINE + state.display[at], line * LINE + state.display[at + 1]
    return list(state.display[low:high])


# ``barriers`` keeps where each barrier, counted from 0, is.


def is_standing(state: Estates, barrier: i64) -> bool:
    """Whether the barrier is on the board."""
    return state.barriers[barrier] != BESIDE and state.barriers[barrier] != REMOVED


def barrier_row(state: Estates, barrier: i64) -> i64:
    """The row a standing barrier lengthens or shortens."""
    mark = state.barriers[barrier]
    return mark - 1 if mark > 0 else -mark - 1
