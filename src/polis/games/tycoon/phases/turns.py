"""T3.1: whose turn it is to build, six times each."""

from __future__ import annotations

from polis.core.model import Log
from polis.core.seats import only
from polis.games.tycoon import tell
from polis.games.tycoon.codes import BUILDING
from polis.games.tycoon.phases.supply import begin_supply
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.state import acting
from polis.games.tycoon.terms import EMPTY, HAND


def begin_building(state: Tycoon, log: Log) -> None:
    """[T3.1] In order, one action a turn."""
    tell.draft_ended(log)
    state.phase = BUILDING
    state.turn = 0
    state.actors = only(acting(state))


def end_turn(state: Tycoon, log: Log) -> None:
    """[T3.1] The next in order; after six turns each there is no tile left."""
    state.tile = EMPTY
    state.plant = EMPTY
    state.level = 0
    state.site = EMPTY
    state.turn += 1
    if state.turn == HAND * state.players:
        begin_supply(state, log)
        return
    state.phase = BUILDING
    state.actors = only(acting(state))
