"""E8 and E9: the end of a round, its points, and the next round."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log
from polis.core.seats import NOBODY, NONE, left_of
from polis.core.vectors import filled, places_of
from polis.games.estates import tell
from polis.games.estates.codes import OVER
from polis.games.estates.phases.floors import room_for_floors
from polis.games.estates.phases.setup import lay_out
from polis.games.estates.phases.turn import begin_turn, roofless
from polis.games.estates.position import Estates
from polis.games.estates.scoring import (
    cheques,
    places,
    points_of_rows,
    ranks,
    round_points,
)
from polis.games.estates.state import floors_left, is_complete, line_of
from polis.games.estates.terms import ANY, FLOORS_OR_ROOFS, LINES, NUMBERS, ROWS, number_of

# How a round ends
NOT_YET: Final = -1
BY_ROWS: Final = 0
BY_ROOFS: Final = 1
WITHOUT_FLOORS: Final = 2
BY_FLOORS: Final = 3


def tell_row(state: Estates, row: i64, was_complete: bool, log: Log) -> None:
    """[E8.1] A row just completed, or [E6.3] one that was and is no longer."""
    if was_complete and not is_complete(state, row):
        tell.row_reopened(log, row)
    elif is_complete(state, row) and not was_complete:
        tell.row_completed(log, row)


def end_turn(state: Estates, log: Log) -> None:
    """[E2.2] Then the next player clockwise, unless the round is over."""
    ending = ending_of(state)
    if ending == NOT_YET:
        begin_turn(state, left_of(state.turn, state.players))
    else:
        tell_ending(ending, log)
        end_round(state, log)


def tell_ending(ending: i64, log: Log) -> None:
    """[E8.1] By rows, [E8.2] or for want of roofs or floors."""
    if ending == BY_ROWS:
        tell.ended_by_rows(log)
    elif ending == BY_ROOFS:
        tell.ended_by_roofs(log)
    elif ending == WITHOUT_FLOORS:
        tell.ended_without_floors(log)
    else:
        tell.ended_by_floors(log)


def ending_of(state: Estates) -> i64:
    """[E8.1] Two complete rows end it at once; [E8.2] or no roof is left, or no floor. In the other
    reading floors may run out, and nothing to finish ends it: no floor can be placed and no
    roofless building stands."""
    complete: i64 = 0
    for row in range(i64(ROWS)):
        if is_complete(state, row):
            complete += 1
    if complete >= 2:
        return BY_ROWS
    if state.roofs_left == 0:
        return BY_ROOFS
    if state.ending == FLOORS_OR_ROOFS:
        if lined_up(state) == 0:
            return WITHOUT_FLOORS
        return NOT_YET
    if roofless(state) == 0 and not can_place_a_floor(state):
        return BY_FLOORS
    return NOT_YET


def lined_up(state: Estates) -> i64:
    """[E8.2] Floors left in the lines."""
    floors: i64 = 0
    for line in range(i64(LINES)):
        floors += floors_left(state, line)
    return floors


def can_place_a_floor(state: Estates) -> bool:
    """[E8.2] Whether any floor left in the lines could be placed."""
    room = room_for_floors(state)
    for line in range(i64(LINES)):
        if floors_left(state, line) > 0 and room == NUMBERS:
            return True
        for floor in line_of(state, line):
            if number_of(floor) <= room:
                return True
    return False


# Points


def end_round(state: Estates, log: Log) -> None:
    """[E8.4] Count the points; the most wins, of equals the one with more cheques."""
    points = round_points(state)
    tell_points(state, points, log)
    if state.round == 1:
        state.totals = filled(0, state.players)
        state.wins = filled(0, state.players)
    for seat in range(state.players):
        state.totals[seat] += points[seat]
    winner = sole_first(ranks(state, points))
    if winner == NOBODY:
        tell.round_shared(log)
    else:
        if is_tied(points, winner):
            tell.tie_broken(log, winner, points[winner], cheques(state, winner))
        tell.round_won(log, winner)
    crown(state, winner, log)
    if state.champion != NOBODY or state.round == state.rounds:
        end_game(state, log)
    else:
        next_round(state)


def tell_points(state: Estates, points: vec[i64], log: Log) -> None:
    """[E8.3] Row by row, then the stash, then the sum."""
    if log.silent:
        return
    rows = points_of_rows(state)
    for seat in range(state.players):
        for row in range(i64(ROWS)):
            if rows[seat * ROWS + row] != 0:
                tell.row_scored(log, seat, row, rows[seat * ROWS + row])
        if state.stash[seat] > 0:
            tell.stash_scored(log, seat, state.stash[seat])
        tell.round_score(log, seat, points[seat])


def sole_first(rank: vec[i64]) -> i64:
    """[E9.3] The seat that stands first alone, or nobody: a shared round is nobody's win."""
    found: i64 = NOBODY
    place = places_of(rank)
    for seat in range(i64(len(place))):
        if place[seat] == 1:
            if found != NOBODY:
                return NOBODY
            found = seat
    return found


def is_tied(points: vec[i64], winner: i64) -> bool:
    """[E8.4] Whether another has as many points, so that cheques had to decide."""
    for seat in range(i64(len(points))):
        if seat != winner and points[seat] == points[winner]:
            return True
    return False


# Several rounds


def crown(state: Estates, winner: i64, log: Log) -> None:
    """[E9.1] Two rounds won in a row win the game at once (or any two, if the table agreed so).
    [E9.3] A shared round is won by none."""
    if winner != NOBODY:
        state.wins[winner] += 1
        if state.last_winner == winner or (state.two_wins == ANY and state.wins[winner] == 2):
            state.champion = winner
            tell.won_by_two(log, winner)
    state.last_winner = winner


def next_round(state: Estates) -> None:
    """[E9.2] Set up anew, but no cheques are dealt: all keep their own, the stash in hand again."""
    for seat in range(state.players):
        state.cash[seat] += state.stash[seat]
        state.stash[seat] = 0
    state.round += 1
    lay_out(state)


def end_game(state: Estates, log: Log) -> None:
    """[E9.1] The highest total wins."""
    state.phase = OVER
    state.actors = NONE
    if state.champion != NOBODY:
        return
    winner = sole_first(ranks(state, state.totals))
    if winner != NOBODY:
        if state.round > 1 and is_tied(state.totals, winner):
            total = state.totals[winner]
            tell.total_tie_broken(log, winner, total, cheques(state, winner))
        tell.match_won(log, winner, state.totals[winner])
        return
    place = places(state)
    for seat in range(state.players):
        if place[seat] == 1:
            tell.match_shared(log, seat, state.totals[seat])
