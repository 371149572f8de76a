"""A move without a worker, where none could find one."""

from __future__ import annotations

from polis.bots import random as dice
from polis.core import notation
from polis.core.match import Match
from polis.core.model import NO_MOVE
from polis.core.play import is_legal
from polis.core.rng import Rng
from polis.server.thinking.studies import new_seed


def quick_move(match: Match, seat: int, hushed: bool = False) -> str:
    """The game's own advice on a guess, or any legal move."""
    rng = Rng(new_seed())
    guess = match.game.determinize(match.state, seat, rng)
    if hushed:
        match.game.hush(guess, seat)
    code = match.game.advise(guess, seat, rng)
    if code == NO_MOVE or not is_legal(match.game, guess, seat, code):
        code = dice.think(match.game, guess, seat, rng)
    return notation.write(match.game.schema(), code)
