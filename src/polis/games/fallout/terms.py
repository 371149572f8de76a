"""The sizes, sets and sums that Monopoly: Fallout is counted in."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SPACES: Final = 40
COLOURS: Final = 8  # groups one can build on
STATION_GROUP: Final = 8
RADIO_GROUP: Final = 9
GROUPS: Final = 10
SITES: Final = 22
STATIONS: Final = 4
RADIOS: Final = 2
PROPERTIES: Final = 28  # in the order of the groups: sites, stations, radio stations
# What can change hands: the properties, then the two cards that open the Jail, the Guide's first.
FIRST_CARD: Final = 28
ASSETS: Final = 30
CARD_BITS: Final = 0x30000000
PROPERTY_BITS: Final = 0x0FFFFFFF
CARDS: Final = 16  # in a deck
ALL_CARDS: Final = 0xFFFF
STEPS: Final = 6  # states of a site: bare, one to four shacks, a vault
FULL_HOUSE: Final = 4  # shacks that a vault takes the place of
VAULT: Final = 5

# A phase between two decisions only, behind those of the schema: debts, auctions and turns follow
# one another.
SETTLING: Final = 13

# Whom a debt is owed to, besides players
BANK: Final = -1
ALL_OTHERS: Final = -2

DEBT: Final = 3  # numbers of a debt: who, to whom, how much
CLAIM_SIZE: Final = 3  # numbers of a claim: visitor, owner, sum

# Decision: between two rolls a player makes so many offers at most, so that nobody can hold up the
# table by haggling.
MOST_OFFERS: Final = 10

# The steps and sums of the menu, in the order of their names in the schema
STEPS_UP: Final = vec[i64]([1, 5, 10, 20, 50, 100, 200])  # caps above the last bid
PREMIUMS: Final = vec[i64]([100, 150, 200, 300])  # per cent of the printed price
TIERS: Final = 4
BOOTS: Final = vec[i64]([0, 100, 300])  # caps

# Where one reason has several clauses, which of them: of ``no_cash``, of ``not_owned``
TO_LEAVE: Final = 1
TO_BUILD: Final = 2
TO_REDEEM: Final = 3
ON_BUILDING: Final = 0
ON_SELLING: Final = 1
ON_PLEDGING: Final = 2
