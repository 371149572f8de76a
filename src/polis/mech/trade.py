"""Trade by agreement: offers that lie between two players until they are answered or lapse.

An offer is money and things. Each thing belongs to one of the two, so which way it goes needs no
saying; money is written from its maker's side: above zero he pays, below zero he asks for it. A
maker has one offer at a time. Knows no game: what things are, and what may be traded, is the
game's. A set of things is a number with one bit for each; a game with more than 62 of them keeps
the others in a second set.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.core.seats import NOBODY
from polis.core.vectors import filled

# A table of offers is one vector: how many are open, the next ticket, then six numbers a maker.
HEAD: Final = 2
SIZE: Final = 6
PARTNER: Final = 0
MONEY: Final = 1
THINGS: Final = 2
TICKET: Final = 3  # the oldest offer has the lowest
MADE: Final = 4  # offers made since the count began anew
MORE: Final = 5  # the second set of things

MOST_THINGS: Final = 62  # in one set
MOST_MONEY: Final = 999_999


def powers(count: i64) -> vec[i64]:
    found = vec[i64]()
    power: i64 = 1
    for _ in range(count):
        found = append(found, power)
        power *= 2
    return found


BITS: Final = powers(MOST_THINGS)


def bit(thing: i64) -> i64:
    """The set of one thing. Compiled, ``1 << thing`` has 32 bits only, whatever the 1 is called."""
    return BITS[thing]


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


def more_of(offers: vec[i64], maker: i64) -> i64:
    return offers[at(maker) + MORE]


def made_by(offers: vec[i64], maker: i64) -> i64:
    return offers[at(maker) + MADE]


def put(offers: vec[i64], maker: i64, partner: i64, money: i64, things: i64, more: i64 = 0) -> None:
    """Lay an offer on the table, in the place of the maker's last one. It answers an offer the
    partner has made to the maker, which is then gone."""
    take_back(offers, maker)
    if partner_of(offers, partner) == maker:
        take_back(offers, partner)
    place = at(maker)
    offers[place + PARTNER] = partner
    offers[place + MONEY] = money
    offers[place + THINGS] = things
    offers[place + MORE] = more
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
        offers[place + MORE] = 0
        offers[place + TICKET] = 0
        offers[0] -= 1


def count_anew(offers: vec[i64]) -> None:
    """Nothing is on the table now, and everyone may make as many offers as at first."""
    for maker in range(makers(offers)):
        offers[at(maker) + MADE] = 0
    offers[1] = 0


def next_to_lapse(offers: vec[i64], things: i64, more: i64 = 0) -> i64:
    """A maker whose offer speaks of any of these things, NOBODY if none does."""
    if offers[0] > 0:
        for maker in range(makers(offers)):
            if things_of(offers, maker) & things != 0 or more_of(offers, maker) & more != 0:
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


# Payload: the money, then the numbers of the things.


def is_readable(payload: vec[i64], things: i64) -> bool:
    """Money within reason, and each thing named once."""
    if len(payload) == 0 or not -MOST_MONEY <= payload[0] <= MOST_MONEY:
        return False
    for i in range(i64(1), i64(len(payload))):
        if not 0 <= payload[i] < things:
            return False
        for j in range(i64(1), i):
            if payload[j] == payload[i]:
                return False
    return True


def things_in(payload: vec[i64], low: i64 = 0, count: i64 = MOST_THINGS) -> i64:
    """The set of the things named, counted from ``low`` on."""
    found: i64 = 0
    for i in range(i64(1), i64(len(payload))):
        if low <= payload[i] < low + count:
            found |= bit(payload[i] - low)
    return found


def written(money: i64, things: i64, count: i64, more: i64 = 0, others: i64 = 0) -> vec[i64]:
    """The payload of an offer: of so many things and, behind them, so many others."""
    payload = vec[i64]([money])
    for thing in range(count):
        if things & bit(thing) != 0:
            payload = append(payload, thing)
    for thing in range(others):
        if more & bit(thing) != 0:
            payload = append(payload, count + thing)
    return payload
