"""What things are worth to whom, as the player of thumb rules sees it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.games.fallout.data import (
    GROUP_OF,
    INTEREST,
    MASKS,
    MORTGAGES,
    PRICES,
    RENTS,
    SIZES,
    STARTS,
)
from polis.games.fallout.position import Fallout
from polis.games.fallout.terms import FIRST_CARD, GROUPS, SITES, STATION_GROUP, STEPS
from polis.mech.sets import size_of

# How often the spaces of a group are visited, in hundredths of the mean: orange and red lie a roll
# or two behind Jail.
VISITS: Final = vec[i64]([85, 92, 106, 120, 114, 108, 105, 95, 110, 105])
CARD: Final = 40  # a get-out card: a little less than the fine
THIRD: Final = 3  # shacks with which a site pays best
SHARE: Final = 3  # of the rents to come a whole group is worth so much of one round of them


def deed(state: Fallout, asset: i64) -> i64:
    """A property by itself: its price by how often it is visited, less what redeeming costs."""
    if asset >= FIRST_CARD:
        return CARD
    worth = PRICES[asset] * VISITS[GROUP_OF[asset]] // 100
    if (state.mortgaged >> asset) & 1 != 0:
        return worth - MORTGAGES[asset] - INTEREST[asset]
    return worth


def whole(group: i64) -> i64:
    """What it is worth to hold a colour group whole: the rents with three shacks on every site."""
    rents: i64 = 0
    for site in range(STARTS[group], STARTS[group] + SIZES[group]):
        rents += RENTS[site * STEPS + THIRD]
    return rents * VISITS[group] // 100 // SHARE


def bonus(group: i64, owned: i64) -> i64:
    """What properties of one group gain by lying in one hand."""
    mine = size_of(owned & MASKS[group])
    if group >= STATION_GROUP:
        return 40 * mine * (mine - 1)
    if mine == SIZES[group]:
        return whole(group)
    if mine == SIZES[group] - 1:
        return whole(group) // 6
    return 0


def estate(state: Fallout, owned: i64) -> i64:
    """All of these assets in one hand, buildings aside."""
    worth: i64 = 0
    for group in range(i64(GROUPS)):
        if owned & MASKS[group] != 0:
            worth += bonus(group, owned)
    for asset in range(i64(FIRST_CARD + 2)):
        if (owned >> asset) & 1 != 0:
            worth += deed(state, asset)
    return worth


def gain(state: Fallout, seat: i64, gets: i64, gives: i64) -> i64:
    """What a player gains by an exchange, money aside."""
    before = state.owned[seat]
    return estate(state, (before & ~gives) | gets) - estate(state, before)


def use_of(state: Fallout, seat: i64, lot: i64) -> i64:
    """What one more property is worth to a player, and to keep it from those who need it most."""
    own = gain(state, seat, 1 << lot, 0)
    harm: i64 = 0
    for other in range(state.players):
        if other != seat and state.owned[other] & MASKS[GROUP_OF[lot]] != 0:
            harm = max(harm, gain(state, other, 1 << lot, 0))
    return max(own, own + (harm - own) // 3)


def danger(state: Fallout, seat: i64) -> i64:
    """The highest rent the others could ask now: what one likes to keep in hand."""
    worst: i64 = 0
    for site in range(i64(SITES)):
        owner = state.owner[site]
        if owner >= 0 and owner != seat and (state.mortgaged >> site) & 1 == 0:
            worst = max(worst, RENTS[site * STEPS + state.level[site]])
    return worst


def reserve(state: Fallout, seat: i64) -> i64:
    """Cash to keep: half of the worst rent, and something for the road."""
    return 60 + min(danger(state, seat) // 2, 500)


assert len(VISITS) == GROUPS
