"""The last round of New York City, all hands open: the mayor is on Staten Island."""

from __future__ import annotations

from typing import Any

from polis.core.model import State
from polis.games.newyork.schema import CHARACTER_NAMES, DISTRICT_NAMES
from polis.games.newyork.terms import CARDS, OPEN, ROUNDS
from polis.games.newyork.tests.table import (
    Script,
    auction,
    build,
    in_phase,
    stack_tokens,
    stand,
    state_of,
)


def bidding(
    category: str,
    hands: list[str],
    script: str = "",
    seats: int = 2,
    towers: list[str] | None = None,
    points: list[int] | None = None,
    tokens: str = "",
    office: str = "",
    dollars: list[int] | None = None,
    **things: Any,
) -> State:
    """An auction opens and a script is played. Towers are written as ``queens:2 bronx:1``; nobody
    has a dollar unless it is said."""
    table = auction(category, hands, seats, dollars=dollars or [0] * len(hands), **things)
    open_tiles(table, office)
    return finale(table, towers or [], points or [], tokens).play(script).state


def third_phase(
    staff: list[str],
    dollars: list[int],
    spaces: list[int],
    towers: list[str] | None = None,
    points: list[int] | None = None,
    supply: list[int] | None = None,
) -> State:
    """The characters of phase III may be used; nobody has cards."""
    table = in_phase(3, [""] * len(staff), staff, dollars, len(staff))
    for house, count in enumerate(supply or [0] * len(staff)):
        state_of(table).supply[house] = count
    stand(state_of(table), spaces)
    return finale(table, towers or [], points or [], "").state


def finale(table: Script, towers: list[str], points: list[int], tokens: str) -> Script:
    """The same in the fifth round: these skyscrapers, points and open tokens, and no secrets."""
    state = state_of(table)
    state.round, state.mayor = ROUNDS, DISTRICT_NAMES.index("staten_island")
    stack_tokens(state, tokens)
    for house, text in enumerate(towers):
        counts = [word.split(":") for word in text.split()]
        build(state, house, **{name: int(count) for name, count in counts})
    for house, count in enumerate(points):
        state.points[house] = count
    for at in range(state.houses * CARDS):
        state.known[at] = state.hand[at]
    return table


def open_tiles(table: Script, names: str) -> None:
    """Exchange open characters for these, of the same value: the row of value 5 from the left."""
    state = state_of(table)
    for i, name in enumerate(names.split()):
        slot, kind = 4 * OPEN + i, CHARACTER_NAMES.index(name)
        state.pile[state.office[slot]] += 1
        state.office[slot] = kind
        state.pile[kind] -= 1
        assert state.pile[kind] >= 0, f"{name} is not in the pile"
