"""The last turns of Bibs, laid for positions with a known best move.

When the game is about to end only money still counts [B1.1]: cash, a plot at its price, a firm on
it at its rent, a card in hand at half its price. So a plot costs nothing, a firm founded late is
half lost, and a firm without units is worth more at the bank than on its plot.
"""

from __future__ import annotations

from typing import Any, Final

from polis.games.bibs.position import Bibs
from polis.games.bibs.tests.table import Script, arranged

ROUNDS: Final = 12


def last_turn(seats: int, turn: int, script: str = "", **more: Any) -> Bibs:
    """The game ends with this player's turn."""
    table = laid(seats, turn, ROUNDS, **more)
    table.state.starter = turn % seats
    return played(table, script)


def last_round(seats: int, turn: int, script: str = "", **more: Any) -> Bibs:
    """Everyone has a turn yet, this player the first."""
    return played(laid(seats, turn, ROUNDS, **more), script)


def end_of_round(seats: int, turn: int, number: int, script: str = "", **more: Any) -> Bibs:
    """This player has the last turn of some round."""
    table = laid(seats, turn, number, **more)
    table.state.starter = turn % seats
    return played(table, script)


def laid(seats: int, turn: int, number: int, spoken: bool = True, **more: Any) -> Script:
    """A turn of some round, in which arrows have been spoken of already."""
    table = arranged(seats, turn=turn, rounds=str(ROUNDS), **more)
    table.state.round = number
    table.state.arrow_round = number if spoken else number - 1
    return table


def played(table: Script, script: str) -> Bibs:
    state = table.play(script).state
    assert isinstance(state, Bibs)
    return state
