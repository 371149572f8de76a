# interpreted: asked when people or programs look for what they may write
"""Free-form moves are on no menu, so each of them is shown by an example that is legal now."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from polis.core import notation
from polis.core.model import Game, S
from polis.core.play import is_allowed
from polis.core.schema import SEAT, Domain, MoveType


def examples(game: Game[S], state: S, seat: int) -> dict[str, str]:
    """One legal move in notation for every kind of free-form move this seat could make now."""
    found: dict[str, str] = {}
    for kind in game.schema().moves:
        text = next(legal_ones(game, state, seat, kind), "") if kind.freeform else ""
        if text:
            found[kind.name] = text
    return found


def legal_ones(game: Game[S], state: S, seat: int, kind: MoveType) -> Iterator[str]:
    """With each argument it could have, as long as the game knows payload for it."""
    for args in product(*[values(arg.domain, state.players) for arg in kind.args]):
        code = notation.code_of(kind, args)
        payload = game.example(state, seat, code)
        if is_allowed(game, state, seat, code, payload):
            yield notation.write(game.schema(), code, payload)


def values(domain: Domain, players: int) -> range:
    high = players - 1 if domain.name == SEAT.name else domain.high
    return range(domain.low, high + 1)
