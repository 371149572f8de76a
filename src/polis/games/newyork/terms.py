"""The sizes and places that New York City is counted in."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

DISTRICTS: Final = 6
LETTERS: Final = 6
X: Final = 5  # the letter of the district the mayor never visits
AUCTIONS: Final = 6
CARDS: Final = 7
KINDS: Final = 36  # of characters
VALUES: Final = 5
TIMES: Final = 4  # a character works in phase I, II, III, or at the end
OPEN: Final = 4  # characters of each value
TOKENS: Final = 10
ROUTES: Final = 10
VEHICLES: Final = 5
PILES: Final = 5  # of starters
LAST: Final = 15  # space of the press track
ROUNDS: Final = 5
MOST_HOUSES: Final = 4
MOST_PAIRS: Final = 9
MOST_IN_RESERVE: Final = 2

# Where a prestige token is, when it lies in no district
STACKED: Final = -1
OPENED: Final = -2
GONE: Final = -3

NONE_LEFT: Final = -1  # an empty slot
ON_BOARD: Final = -1  # a vehicle nobody has taken

LISTED: Final = 1  # of the option ``drafted``: what everybody saw stays listed

BITS: Final = 4  # for the count of one card in an arrangement


# Where things stand in the flat vectors


def card_at(house: i64, card: i64) -> i64:
    return house * CARDS + card


def kind_at(house: i64, kind: i64) -> i64:
    return house * KINDS + kind


def idle_at(house: i64, when: i64) -> i64:
    return house * TIMES + when - 1


def tower_at(house: i64, district: i64) -> i64:
    return house * DISTRICTS + district


# An arrangement of a reserve is one number: how many of each card, so many bits apiece.


def one_of(card: i64) -> i64:
    one: i64 = 1
    return one << BITS * card


def arrangement(cards: vec[i64], at: i64) -> i64:
    code: i64 = 0
    for card in range(i64(CARDS)):
        code += cards[at + card] * one_of(card)
    return code
