"""What a position of The Estates promises each seat, in thousandths of a point.

The weights of a row's chance were fitted to which rows were complete at the end of 1500 games the
bot played against itself; most others held their own in matches against larger and smaller ones.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.seats import NOBODY
from polis.core.vectors import filled, total
from polis.games.estates.data import SINGLE, STEPS
from polis.games.estates.phases.ending import NOT_YET, ending_of
from polis.games.estates.position import Estates
from polis.games.estates.scoring import owner, ranks, round_points
from polis.games.estates.state import built, floors_left, required, roofed
from polis.games.estates.terms import (
    BARRIERS,
    BESIDE,
    FLOORS,
    LINED_UP,
    LINES,
    LOTS,
    ROWS,
    colour_of,
    lot_of,
    number_of,
)

POINT: Final = 1000
CERTAIN: Final = 1000  # chances are in thousandths too

# A row's chance in hundredths of log-odds. The fit gave 150 for the first: a little faith makes
# the bot finish what it owns, which weaker players do not prevent.
FAITH: Final = 200
PER_ROOF: Final = -16  # for each roof the row lacks
PER_SHARE: Final = -375  # if the row needs every roof there is: roofs run out before rows do
NEAR_RIVAL: Final = -58  # shares of the roofs left: a near rival ends the game too early,
FAR_RIVAL: Final = 35  # a far one does not
COMPLETE: Final = 260  # a finished row mostly stays so,
REOPENED: Final = -91  # unless barriers are left: for each lot they could add

GRIP: Final = 700  # how much of a good roofless building its owner still has at the end
BRAND: Final = 500  # a certificate, for each floor of its colour still to come

# A cheque in hand: one that can still be stashed, one for bidding only, one for the next round.
STASHABLE: Final = 900
SPARE: Final = 400
NEXT_ROUND: Final = 700

SPAN: Final = 600  # beyond it the log-odds are as good as certain
ODDS: Final = vec[i64]([round(CERTAIN / (1 + exp(-x / 100))) for x in range(-SPAN, SPAN + 1)])


def odds(score: i64) -> i64:
    """The chance for a number of hundredths of log-odds."""
    return ODDS[min(max(score, -SPAN), SPAN) + SPAN]


# Rows


def distance(state: Estates, row: i64) -> i64:
    """Floors and roofs the row still needs."""
    return 2 * required(state, row) - built(state, row) - roofed(state, row)


def chance(state: Estates, row: i64) -> i64:
    """How likely the row is complete at the end."""
    one, other = distance(state, (row + 1) % ROWS), distance(state, (row + 2) % ROWS)
    near, far = min(one, other), max(one, other)
    roofs = required(state, row) - roofed(state, row)
    shares = PER_SHARE * roofs + NEAR_RIVAL * near + FAR_RIVAL * far
    score = FAITH + PER_ROOF * roofs + shares // max(state.roofs_left, 1)
    if roofs == 0:
        score += COMPLETE + REOPENED * lots_barriers_could_add(state)
    return odds(score)


def lots_barriers_could_add(state: Estates) -> i64:
    lots: i64 = 0
    for barrier in range(i64(BARRIERS)):
        if state.barriers[barrier] == BESIDE:
            lots += STEPS[barrier]
    return lots


def rate_of_row(state: Estates, row: i64) -> i64:
    """What one point in the row is expected to bring."""
    rate = 2 * chance(state, row) - CERTAIN
    return 2 * rate if state.mayor == row + 1 else rate


def rate_of_lot(state: Estates, lot: i64, rate: i64) -> i64:
    """A good building without a roof may be taken by a floor on top; a bad one nobody wants."""
    if rate < 0 or state.roof[lot] != 0 or SINGLE[lot] != 0 or number_of(state.top[lot]) == 1:
        return rate
    return rate * GRIP // CERTAIN


# Seats


def outlook(state: Estates) -> vec[i64]:
    """By seat: points expected from the board, the stash and the rounds before. Of an ended round
    they are exact, and the cheques that break a tie are added."""
    if ending_of(state) != NOT_YET:
        result = ranks(state, round_points(state))
    else:
        result = buildings(state)
        for seat in range(state.players):
            result[seat] += state.stash[seat] * POINT
    if state.round > 1:
        for seat in range(state.players):
            result[seat] += state.totals[seat] * POINT
    return result


def buildings(state: Estates) -> vec[i64]:
    """By seat: its buildings, and the floors of its colours that are still to come."""
    result, rates = filled(0, state.players), filled(0, ROWS * LOTS)
    for row in range(i64(ROWS)):
        rate = rate_of_row(state, row)
        for place in range(i64(1), built(state, row) + 1):
            lot = lot_of(row, place)
            rates[lot] = rate_of_lot(state, lot, rate)
            result[owner(state, lot)] += state.roof[lot] * rates[lot]
    for floor in range(i64(FLOORS)):
        lot, holder = state.where[floor], state.holder[colour_of(floor)]
        if lot >= 0:
            result[owner(state, lot)] += number_of(floor) * rates[lot]
        elif lot == LINED_UP and holder != NOBODY:
            result[holder] += BRAND
    return result


# Money


def auctions_left(state: Estates) -> i64:
    """How many more auctions to expect; a straight line through the same 1500 games."""
    floors: i64 = 0
    for line in range(i64(LINES)):
        floors += floors_left(state, line)
    steps: i64 = 0
    farthest: i64 = 0
    for row in range(i64(ROWS)):
        steps += distance(state, row)
        farthest = max(farthest, distance(state, row))
    hundredths = 93 * steps - 71 * farthest + 89 * state.roofs_left + 56 * floors - 500
    return max(hundredths // 100, 1)


def purses(state: Estates) -> vec[i64]:
    """By amount of cash: what it is worth to whoever has it."""
    most = total(state.cash)
    turns = auctions_left(state) // state.players + 1
    worth = filled(0, most + 1)
    for cash in range(most + 1):
        stashable = min(cash, turns)
        worth[cash] = stashable * STASHABLE + (cash - stashable) * SPARE
        if state.round < state.rounds:
            worth[cash] = cash * NEXT_ROUND
    return worth
