"""The last turns of Monopoly: Fallout, laid for positions with a known best move.

When the game is about to end only net worth still counts [F1.6]: a deed or a building is worth what
it costs, a mortgage costs nothing, and redeeming one costs its ten per cent.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from polis.games.fallout.data import PROPERTY_NAMES
from polis.games.fallout.position import Fallout
from polis.games.fallout.tests.table import Script, arranged, lots

ROUNDS: Final = 20


def last_turn(seats: int, turn: int, script: str = "", **more: Any) -> Fallout:
    """The game ends with this player's turn."""
    table = arranged(seats, turn=turn, rounds=str(ROUNDS), **more)
    table.state.round, table.state.starter = ROUNDS, turn % seats
    return played(table, script)


def last_round(seats: int, turn: int, script: str = "", **more: Any) -> Fallout:
    """Everyone has a turn yet, this player the first."""
    table = arranged(seats, turn=turn, rounds=str(ROUNDS), **more)
    table.state.round = ROUNDS
    return played(table, script)


def middle(seats: int, script: str = "", **more: Any) -> Fallout:
    """A third of the rounds are played, and it is seat 1's turn."""
    table = arranged(seats, rounds=str(ROUNDS), **more)
    table.state.round = ROUNDS // 3
    return played(table, script)


def played(table: Script, script: str) -> Fallout:
    state = table.play(script).state
    assert isinstance(state, Fallout)
    return state


def sold_out(held: Mapping[int, str], rest: int, free: str = "") -> dict[str, Any]:
    """A board without a deed to buy: what is not held belongs to one seat, and all but the free
    ones are pawned, so that walking costs no rent. The cards: 15 to pay, 10 to receive."""
    taken = in_words(" ".join(held.values()))
    others = " ".join(name for name in PROPERTY_NAMES if name not in taken)
    deeds = {**held, rest: f"{held.get(rest, '')} {others}"}
    pawned = " ".join(name for name in PROPERTY_NAMES if name not in in_words(free))
    return {"deeds": deeds, "mortgaged": pawned, "deck": "stimpak luck"}


def in_words(words: str) -> set[str]:
    return {PROPERTY_NAMES[lot] for word in words.split() for lot in lots(word)}
