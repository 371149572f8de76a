"""The sizes, cards and phases that New York City is counted in."""

from __future__ import annotations

from typing import Final

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

# Cards: the categories in the order of their auctions, then the joker
PRESS: Final = 0
DOLLARS: Final = 1
OFFICE: Final = 2
PLAN: Final = 3
PRESTIGE: Final = 4
SKYSCRAPER: Final = 5
JOKER: Final = 6

# Phases. Those of set-up first, then those of a round in their order.
LETTERING: Final = 0
BASING: Final = 1
STACKING: Final = 2
OPENING: Final = 3
STARTERS: Final = 4
RESERVES: Final = 5
PICKING: Final = 6
BLIND: Final = 7
ALLOTTING: Final = 8
ROUND: Final = 9
TOKENING: Final = 10
DEALING: Final = 11
PAIRING: Final = 12
DRAFTING: Final = 13
SHARING: Final = 14
STOCKING: Final = 15
FIRST: Final = 16
DRAWING: Final = 17
KEEPING: Final = 18
SPARING: Final = 19
DROPPING: Final = 20
AUCTION: Final = 21
TOM_DRAWING: Final = 22
BIDDING: Final = 23
RESOLVING: Final = 24
TAKING: Final = 25
REFILLING: Final = 26
AWARDING: Final = 27
MOVING: Final = 28
CLOSING: Final = 29
ARRANGING: Final = 30
THIRD: Final = 31
TRIMMING: Final = 32
ROUND_END: Final = 33
OVER: Final = 34

# Where a prestige token is, when it lies in no district
STACKED: Final = -1
OPENED: Final = -2
GONE: Final = -3

NONE_LEFT: Final = -1  # an empty slot
ON_BOARD: Final = -1  # a vehicle nobody has taken

LISTED: Final = 1  # of the option ``drafted``: what everybody saw stays listed

# Where a card drawn by an ability goes
TO_HAND: Final = 0
TO_RESERVE: Final = 1
TO_CHOICE: Final = 2
