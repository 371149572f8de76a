"""T5: clean-up, the order of the next round, and the end."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log
from polis.core.seats import NONE
from polis.games.tycoon import tell
from polis.games.tycoon.codes import OVER
from polis.games.tycoon.data import NEEDS, PER_POINT, PLANT_CUBES, gives
from polis.games.tycoon.fares import is_once
from polis.games.tycoon.phases.dealing import deal_round
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.scoring import places
from polis.games.tycoon.terms import EMPTY, FIRST_PLANT, MOST_OWN, RESOURCES, START_POWER, UNKNOWN


def clean_up(state: Tycoon, log: Log) -> None:
    """[T5.1] Between rounds: first the districts, then the plants. [T5.2] The last round ends the
    game instead."""
    if state.round == state.rounds:
        end_game(state, log)
        return
    clear_districts(state)
    tell.cleaned_up(log, state.round)
    refill(state, log)
    forget_supply(state)
    state.round += 1
    tell.round_began(log, state.round)
    state.order = next_order(state)
    for rank in range(state.players):
        seat = state.order[rank]
        tell.order_set(log, seat, rank + 1, state.cash[seat])
    deal_round(state)


def clear_districts(state: Tycoon) -> None:
    """[T5.1] The cubes on supplied districts go back to the bank."""
    for seat in range(state.players):
        i = seat * MOST_OWN + state.hungry_count[seat]
        while i < seat * MOST_OWN + MOST_OWN and state.hungry[i] != EMPTY:
            place = state.hungry[i]
            state.cubes[place] = 0
            for resource in range(i64(RESOURCES)):
                state.bank[1 + resource] += NEEDS[state.what[place] * RESOURCES + resource]
            i += 1


def refill(state: Tycoon, log: Log) -> None:
    """[T5.1] Plants with the recycling icon are filled up; what lies on the others stays."""
    for place in state.sources:
        what = state.what[place]
        missing = capacity(state, what) - state.cubes[place]
        if missing > 0 and is_once(what) == 0:
            state.cubes[place] += missing
            state.bank[1 + gives(what)] -= missing
            tell.refilled(log, place, state.cubes[place])


def capacity(state: Tycoon, what: i64) -> i64:
    """[T1.2] A plant of the city holds as many cubes as there are players."""
    if what >= START_POWER:
        return state.players
    return PLANT_CUBES[what - FIRST_PLANT]


def forget_supply(state: Tycoon) -> None:
    """[T4.1] Passes end with the round, and with them what was reckoned for supplying."""
    state.hungry = vec[i64]()
    state.hungry_count = vec[i64]()
    state.group = vec[i64]()
    state.roads = vec[i64]()
    state.fares = vec[i64]()
    state.charted = vec[i64]()
    state.depots = vec[i64]()
    state.plants_of = vec[i64]()
    state.payable = UNKNOWN
    state.stocked = 0
    state.wells = 0
    state.once = 0
    state.passed = 0


def next_order(state: Tycoon) -> vec[i64]:
    """[T2.1] Poorest first; ties keep their order of the round before."""
    order = state.order[:]
    for i in range(i64(1), state.players):
        seat, at = order[i], i
        while at > 0 and state.cash[order[at - 1]] > state.cash[seat]:
            order[at] = order[at - 1]
            at -= 1
        order[at] = seat
    return order


def end_game(state: Tycoon, log: Log) -> None:
    """[T5.2] A point for every full $10, which go to the bank; goods and cubes are worth nothing.
    Most points win, then more money left, then the win is shared."""
    for seat in range(state.players):
        points = state.cash[seat] // PER_POINT
        state.points[seat] += points
        state.cash[seat] -= points * PER_POINT
        state.bank[0] += points * PER_POINT
        if points > 0:
            tell.money_scored(log, seat, points, points * PER_POINT)
    for seat in range(state.players):
        tell.final_score(log, seat, state.points[seat], state.cash[seat])
    state.phase = OVER
    state.actors = NONE
    if not log.silent:
        tell_winners(state, log)


def tell_winners(state: Tycoon, log: Log) -> None:
    """[T5.2] Who has won: by points, by money left, or together."""
    placed = places(state)
    winners: i64 = 0
    for place in placed:
        if place == 1:
            winners += 1
    for seat in range(state.players):
        if placed[seat] == 1:
            points = state.points[seat]
            if winners > 1:
                tell.win_shared(log, seat, points)
            else:
                if is_tied(state, seat):
                    tell.tie_broken(log, seat, points, state.cash[seat])
                tell.won(log, seat, points)


def is_tied(state: Tycoon, winner: i64) -> bool:
    """[T5.2] Whether another has as many points, so that the money left had to decide."""
    for seat in range(state.players):
        if seat != winner and state.points[seat] == state.points[winner]:
            return True
    return False
