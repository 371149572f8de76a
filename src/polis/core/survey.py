# interpreted: names what rules have found
"""What a seat could do, by name, with the moves that take it up."""

from __future__ import annotations

from polis.core import notation
from polis.core.model import NO_MOVE, Game, State
from polis.core.opportunities import Opportunities
from polis.core.play import is_legal
from polis.core.types import Opportunity, opportunity


def survey(game: Game[State], state: State, seat: int) -> list[Opportunity]:
    """The most valuable first, of a position as the seat knows it."""
    found = Opportunities()
    game.opportunities(state, seat, found)
    rows = found.rows()
    return [opportunity(game.schema(), row, takes_up(game, state, seat, row[2])) for row in rows]


def takes_up(game: Game[State], state: State, seat: int, code: int) -> str:
    """A move in notation, "" if it is none that can be made there."""
    if code == NO_MOVE or not is_legal(game, state, seat, code):
        return ""
    return notation.write(game.schema(), code)
