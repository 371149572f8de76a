"""Who: a seat is a number, and a set of seats is a number with one bit for each of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Seats stay below 31: mypyc writes the 1 of ``1 << seat`` as a C int of 32 bits.
NOBODY: Final = -1
EVERYONE: Final = -2
NATURE: Final = 15  # sits at the table like a player, in a seat no player has
SPECTATOR: Final = 16  # looks on, and sees nothing private
NONE: Final = 0  # the empty set


def only(seat: i64) -> i64:
    return 1 << seat


def all_of(players: i64) -> i64:
    return (1 << players) - 1


def without(seats: i64, seat: i64) -> i64:
    return seats & ~(1 << seat)


def holds(seats: i64, seat: i64) -> bool:
    return (seats >> seat) & 1 != 0


LOWEST: Final = vec[i64]([(seats & -seats).bit_length() - 1 for seats in range(256)])


def first(seats: i64) -> i64:
    """The lowest seat of a set that is not empty. Looked up: asked before every move, a loop ends
    where no processor foresees it."""
    if seats == 1 << NATURE:
        return NATURE
    if seats < 256:
        return LOWEST[seats]
    seat: i64 = 0
    while (seats >> seat) & 1 == 0:
        seat += 1
    return seat


def left_of(seat: i64, players: i64) -> i64:
    """The next seat clockwise."""
    if seat + 1 < players:
        return seat + 1
    return 0


def members(seats: i64) -> list[int]:
    return [seat for seat in range(NATURE + 1) if holds(seats, seat)]
