"""What things are worth to a player of thumb rules, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.games.newyork.data import VALUE_OF, WHEN_OF
from polis.games.newyork.position import NewYork
from polis.games.newyork.scoring import ability_points, districts_of, totals
from polis.games.newyork.terms import DISTRICTS, KINDS, LAST, ROUNDS, kind_at, tower_at

POINT: Final = 100

# A round's use of a character, less its dollar, by kind
USES: Final = [
    *[40, 30, 150, 150, 200, 220, 350, 400],
    *[10, 20, 10, 90, 60, 100, 150, 60, 30, 120, 40, 220],
    *[20, 70, 10, 150, 60, 130, 60, 140],
    *[0, 0, 0, 0, 0, 0, 0, 0],
]
USE_WORTH: Final = vec[i64](USES)
# What a character of the end may be expected to score besides its value, by kind from 29 on
END_WORTH: Final = vec[i64]([700, 700, 540, 950, 550, 600, 450, 750])
FIRST_END: Final = 28
SAVED_DOLLAR: Final = 250
WORTH_SAVING: Final = 100
DISTRICT: Final = 65  # to be in one more of them


def rounds_left(state: NewYork) -> i64:
    """Whole rounds after this one."""
    return ROUNDS - state.round


def standing_worth(state: NewYork, seat: i64) -> i64:
    """A position to one seat: his points if it ended now, less part of the best rival's, and what
    his means promise for the rounds to come."""
    points = totals(state)
    best: i64 = 0
    for house in range(state.houses):
        if house != seat:
            best = max(best, points[house])
    worth = points[seat] * POINT - best * POINT // 3
    left = rounds_left(state)
    worth += min(state.supply[seat], 2 + 2 * left) * (25 + 12 * left)
    worth += min(state.dollars[seat], 1 + 2 * left) * (8 * left)
    worth += min(state.dollars[seat], paid_often(state, seat) * left) * SAVED_DOLLAR
    worth += min(state.space[seat], LAST) * 8 * left
    worth += districts_of(state, seat) * DISTRICT
    for district in range(i64(DISTRICTS)):
        worth += min(state.towers[tower_at(seat, district)], 4) * (10 + 8 * left)
    return worth + staff_worth(state, seat, left)


def paid_often(state: NewYork, seat: i64) -> i64:
    """Characters that give a dollar back with interest, and before phase III."""
    count: i64 = 0
    for kind in range(i64(KINDS)):
        if WHEN_OF[kind] < 3 and USE_WORTH[kind] >= WORTH_SAVING:
            count += state.staff[kind_at(seat, kind)]
    return count


def staff_worth(state: NewYork, seat: i64, left: i64) -> i64:
    """Abilities still to be used, as far as there is money for them."""
    worth: i64 = 0
    for kind in range(i64(KINDS)):
        copies = state.staff[kind_at(seat, kind)]
        if copies > 0:
            worth += copies * USE_WORTH[kind] * left
            if kind >= FIRST_END:
                promised = END_WORTH[kind - FIRST_END] - ability_points(state, seat, kind) * POINT
                worth += copies * max(promised, 0)
    return worth


def tile_worth(state: NewYork, seat: i64, kind: i64) -> i64:
    """A character to be taken now."""
    worth = VALUE_OF[kind] * POINT
    if kind >= FIRST_END:
        so_far = ability_points(state, seat, kind) * POINT
        return worth + max(so_far, END_WORTH[kind - FIRST_END])
    uses = rounds_left(state)
    if WHEN_OF[kind] > 1:
        uses += 1
    return worth + USE_WORTH[kind] * uses
