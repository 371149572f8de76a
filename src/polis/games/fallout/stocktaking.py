"""What no move may create or destroy, counted where it lies."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.seats import NOBODY
from polis.core.vectors import filled, total
from polis.games.fallout.position import Fallout
from polis.games.fallout.terms import ASSETS, CARDS, FIRST_CARD, PROPERTIES, VAULT
from polis.mech.sets import size_of


def conserved(state: Fallout) -> vec[i64]:
    """Caps with those of the bank, deeds in one hand each, shacks, vaults, and cards by deck."""
    counts = filled(0, 6)
    counts[0] = state.bank + total(state.cash)
    for asset in range(i64(ASSETS)):
        counts[1] += holders(state, asset)
    counts[2], counts[3] = state.shacks, state.vaults
    for site in range(i64(PROPERTIES)):
        if state.level[site] == VAULT:
            counts[3] += 1
        else:
            counts[2] += state.level[site]
    for deck in range(i64(2)):
        counts[4 + deck] = size_of(state.unseen[deck]) + state.ring[2 * deck + 1]
        if state.owner[FIRST_CARD + deck] != NOBODY:
            counts[4 + deck] += 1
        counts[4 + deck] += repeated(state, deck)
    return counts


def holders(state: Fallout, asset: i64) -> i64:
    """One, if the deed lies with the player or the bank it is said to be with, and only there."""
    found: i64 = 0
    for seat in range(state.players):
        if (state.owned[seat] >> asset) & 1 != 0:
            found += 1
            if state.owner[asset] != seat:
                return 9
    if state.owner[asset] == NOBODY:
        return found + 1
    return found


def repeated(state: Fallout, deck: i64) -> i64:
    """Cards that lie twice in a deck, which none may."""
    seen = state.unseen[deck]
    twice: i64 = 0
    for i in range(state.ring[2 * deck + 1]):
        card = state.known[deck * CARDS + (state.ring[2 * deck] + i) % CARDS]
        if (seen >> card % CARDS) & 1 != 0:
            twice += 100
        seen |= 1 << card % CARDS
    return twice
