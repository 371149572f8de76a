# interpreted: asked once for each position that comes from outside
"""What a position of The Estates may hold, and which of its counters is wrong."""

from __future__ import annotations

from polis.core.model import State
from polis.games.estates.codes import BIDDING, CHOOSING, DEALING, DECIDING, OVER, PLACING
from polis.games.estates.phases.permits import effect
from polis.games.estates.position import Estates
from polis.games.estates.state import (
    barrier_row,
    built,
    is_standing,
    line_of,
    line_start,
    required,
    roofed,
)
from polis.games.estates.terms import (
    BARRIERS,
    COLOURS,
    FLOORS,
    LINE,
    LINED_UP,
    LINES,
    LOTS,
    REMOVED,
    ROWS,
    colour_of,
    number_of,
)


def miscounted(state: State) -> str:
    assert isinstance(state, Estates)
    if (state.phase == OVER) != (state.actors == 0):
        return "phase"
    if len(state.wins) != len(state.totals) or (state.round > 1 and not len(state.wins)):
        return "wins"
    if waited_for(state):
        return waited_for(state)
    if any(ROWS < place < REMOVED for place in (*state.barriers, state.mayor, state.cancel)):
        return "barriers"
    for line in range(LINES):
        at = line_start(line)
        if not 0 <= state.display[at] <= state.display[at + 1] <= LINE:
            return "display"
    if state.phase > DEALING and lined_up(state) != [
        floor for floor in range(FLOORS) if state.where[floor] == LINED_UP
    ]:
        return "display"
    if state.roofs_left != sum(state.roofs) or state.roofs[0]:
        return "roofs_left"
    return standing(state) or held(state)


def waited_for(state: Estates) -> str:
    """Who must act in each phase, and whether anybody has bid."""
    who = {CHOOSING: "turn", BIDDING: "speaker", DECIDING: "turn", PLACING: "builder"}
    name = who.get(int(state.phase), "")
    if CHOOSING <= state.phase < OVER and state.turn < 0:
        return "turn"
    if name and state.actors != 1 << max(0, int(getattr(state, name))):
        return name
    if state.phase == DECIDING and state.bidder < 0:
        return "bidder"
    return ""


def lined_up(state: Estates) -> list[int]:
    return sorted(floor for line in range(LINES) for floor in line_of(state, line))


def standing(state: Estates) -> str:
    """Buildings, from the Street on without a gap, against what the rows count."""
    for row in range(ROWS):
        lots = range(row * LOTS, (row + 1) * LOTS)
        floors = [[f for f in range(FLOORS) if state.where[f] == lot] for lot in lots]
        for lot, found in zip(lots, floors, strict=True):
            numbers = sorted(number_of(floor) for floor in found)
            lowest = [f for f in found if number_of(f) == numbers[0]]
            if [state.top[lot]] != (lowest or [-1]) or len({*numbers}) < len(numbers):
                return "top"
            if state.roof[lot] and not found:
                return "roof"
        count = sum(1 for found in floors if found)
        if built(state, row) != count or any(floors[count:]):
            return "rows"
        if roofed(state, row) != sum(state.roof[lot] > 0 for lot in lots):
            return "rows"
        barriers = [b for b in range(BARRIERS) if is_standing(state, b)]
        here = [b for b in barriers if barrier_row(state, b) == row]
        if required(state, row) != 4 + sum(effect(state, barrier) for barrier in here):
            return "rows"
    return ""


def held(state: Estates) -> str:
    seen = {colour_of(f) for f in range(FLOORS) if state.where[f] >= 0}
    if {c for c in range(COLOURS) if state.holder[c] >= 0} != seen:
        return "holder"
    if BIDDING <= state.phase < OVER and state.piece < 0:
        return "piece"
    return ""
