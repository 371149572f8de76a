"""What no move may create or destroy, counted where it lies."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.seats import NOBODY
from polis.core.vectors import filled, total
from polis.games.bibs.position import Bibs
from polis.games.bibs.terms import BANK, FIRMS, GROUPS, PLOTS, SIZE
from polis.mech.sets import size_of
from polis.mech.trade import bit


def conserved(state: Bibs) -> vec[i64]:
    """Money with that of the bank, firms in one place each, plots in one hand each; and nothing but
    zeros where the counters the rules keep agree with where things lie."""
    counts = filled(0, 5)
    counts[0] = state.bank + total(state.cash)
    for firm in range(i64(FIRMS)):
        counts[1] += places_of(state, firm)
    for plot in range(i64(PLOTS)):
        counts[2] += hands_on(state, plot)
    counts[3] = miscounted(state)
    counts[4] = misplaced(state)
    return counts


def places_of(state: Bibs, firm: i64) -> i64:
    """One, if a firm is free, in one hand, or on one plot, and nowhere else."""
    found = (state.free >> firm) & 1
    if state.site[firm] != NOBODY and state.firm[state.site[firm]] == firm:
        found += 1
    for seat in range(state.players):
        found += (state.hand[seat] >> firm) & 1
    return found


def hands_on(state: Bibs, plot: i64) -> i64:
    """One, if a plot is empty, the bank's with a firm, or one player's."""
    owner, firm = state.owner[plot], state.firm[plot]
    found: i64 = 0
    if owner == NOBODY and firm == NOBODY:
        found += 1
    if owner == BANK and firm != NOBODY:
        found += 1
    for seat in range(state.players):
        if state.bare[seat] & bit(plot) != 0:
            found += 1
        if firm != NOBODY and (state.own[seat] >> firm) & 1 != 0:
            found += 1
            if owner != seat or state.holder[firm] != seat:
                found += 9
    return found


def miscounted(state: Bibs) -> i64:
    """How many counters of plots, groups and firms are wrong."""
    wrong: i64 = 0
    for seat in range(state.players):
        if state.plots[seat] != int(state.bare[seat]).bit_count() + size_of(state.own[seat]):
            wrong += 1
        for group in range(i64(GROUPS)):
            mine = size_of(state.own[seat] >> (SIZE * group) & 7)
            if state.tally[seat * GROUPS + group] != mine:
                wrong += 1
            if (state.present[seat] >> group) & 1 != min(mine, i64(1)):
                wrong += 1
            if (state.wholes[seat] >> group) & 1 != mine // SIZE:
                wrong += 1
    return wrong


def misplaced(state: Bibs) -> i64:
    """Units on firms that stand nowhere, and groups counted complete that are not."""
    wrong: i64 = 0
    everyone: i64 = 0
    for seat in range(state.players):
        everyone |= state.own[seat]
    for firm in range(i64(FIRMS)):
        if state.site[firm] == NOBODY and state.level[firm] > 0:
            wrong += 1
    for group in range(i64(GROUPS)):
        standing = size_of(everyone >> (SIZE * group) & 7)
        if state.standing[group] != standing:
            wrong += 1
        if (state.complete >> group) & 1 != standing // SIZE:
            wrong += 1
    return wrong
