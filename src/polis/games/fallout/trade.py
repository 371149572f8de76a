"""Trade by agreement: offers that lie between two players until they are answered or lapse.

An offer is money and things. Each thing belongs to one of the two, so which way it goes needs no
saying; money is written from its maker's side: above zero he pays, below zero he asks for it. A
maker has one offer at a time. Knows no game: what things are, and what may be traded, is the
game's; things are numbered below 31 and a set of them is a number with one bit for each.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.core.seats import NOBODY
from polis.core.vectors import filled

# A table of offers is one vector: how many are open, the next ticket, then five numbers a maker.
HEAD: Final = 2
SIZE: Final = 5
PARTNER: Final = 0
MONEY: Final = 1
THINGS: Final = 2
TICKET: Final = 3  # the oldest offer has the lowest
MADE: Final = 4  # offers made since the count began anew

MOST_MONEY: Final = 999_999


def no_offers(players: i64) -> vec[i64]:
    offers = filled(0, HEAD + SIZE * players)
    for maker in range(players):
        offers[HEAD + SIZE * maker + PARTNER] = NOBODY
    return offers


def at(maker: i64) -> i64:
    return HEAD + SIZE * maker


def makers(offers: vec[i64]) -> i64:
    return (len(offers) - HEAD) // SIZE


def any_open(offers: vec[i64]) -> bool:
    return offers[0] > 0


def partner_of(offers: vec[i64], maker: i64) -> i64:
    """Whom an offer is made to; NOBODY where its maker has none on the table."""
    return offers[at(maker) + PARTNER]


def money_of(offers: vec[i64], maker: i64) -> i64:
    return offers[at(maker) + MONEY]


def things_of(offers: vec[i64], maker: i64) -> i64:
    return offers[at(maker) + THINGS]


def made_by(offers: vec[i64], maker: i64) -> i64:
    return offers[at(maker) + MADE]


def put(offers: vec[i64], maker: i64, partner: i64, money: i64, things: i64) -> None:
    """Lay an offer on the table, in the place of the maker's last one. It answers an offer the
    partner has made to the maker, which is then gone."""
    take_back(offers, maker)
    if partner_of(offers, partner) == maker:
        take_back(offers, partner)
    place = at(maker)
    offers[place + PARTNER] = partner
    offers[place + MONEY] = money
    offers[place + THINGS] = things
    offers[place + TICKET] = offers[1]
    offers[place + MADE] += 1
    offers[0] += 1
    offers[1] += 1


def take_back(offers: vec[i64], maker: i64) -> None:
    place = at(maker)
    if offers[place + PARTNER] != NOBODY:
        offers[place + PARTNER] = NOBODY
        offers[place + MONEY] = 0
        offers[place + THINGS] = 0
        offers[place + TICKET] = 0
        offers[0] -= 1


def count_anew(offers: vec[i64]) -> None:
    """Nothing is on the table now, and everyone may make as many offers as at first."""
    for maker in range(makers(offers)):
        offers[at(maker) + MADE] = 0
    offers[1] = 0


def next_to_lapse(offers: vec[i64], things: i64) -> i64:
    """A maker whose offer speaks of any of these things, NOBODY if none does."""
    if offers[0] > 0:
        for maker in range(makers(offers)):
            if partner_of(offers, maker) != NOBODY and things_of(offers, maker) & things != 0:
                return maker
    return NOBODY


def next_of(offers: vec[i64], seat: i64) -> i64:
    """A maker whose offer has this seat on either side, NOBODY if there is none."""
    if offers[0] > 0:
        for maker in range(makers(offers)):
            partner = partner_of(offers, maker)
            if partner != NOBODY and (maker == seat or partner == seat):
                return maker
    return NOBODY


def oldest(offers: vec[i64]) -> i64:
    """Whose offer has lain longest on the table, NOBODY if it is empty."""
    found: i64 = NOBODY
    if offers[0] > 0:
        for maker in range(makers(offers)):
            if partner_of(offers, maker) == NOBODY:
                continue
            if found == NOBODY or offers[at(maker) + TICKET] < offers[at(found) + TICKET]:
                found = maker
    return found


# Small print: the money, then the numbers of the things.


def is_readable(extra: vec[i64], things: i64) -> bool:
    """Money within reason, and each thing named once."""
    if len(extra) == 0 or not -MOST_MONEY <= extra[0] <= MOST_MONEY:
        return False
    seen: i64 = 0
    for i in range(i64(1), i64(len(extra))):
        thing = extra[i]
        if not 0 <= thing < things or (seen >> thing) & 1 != 0:
            return False
        seen |= 1 << thing
    return True


def things_in(extra: vec[i64]) -> i64:
    found: i64 = 0
    for i in range(i64(1), i64(len(extra))):
        found |= 1 << extra[i]
    return found


def written(money: i64, things: i64, count: i64) -> vec[i64]:
    """The small print of an offer."""
    extra = vec[i64]([money])
    for thing in range(count):
        if (things >> thing) & 1 != 0:
            extra = append(extra, thing)
    return extra
