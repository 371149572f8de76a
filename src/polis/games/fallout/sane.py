# interpreted: asked once for each position that comes from outside
"""What a position of Monopoly: Fallout may hold, and which of its counters is wrong."""

from __future__ import annotations

from collections.abc import Mapping

from polis.core.model import State
from polis.core.sanity import Range
from polis.games.fallout.data import SIZES, STARTS
from polis.games.fallout.state import (
    ALL_CARDS,
    ALL_OTHERS,
    ASSETS,
    AUCTION,
    BUYING,
    CARDS,
    CLOSING,
    DEBT,
    DICE,
    ENDING,
    EVERYTHING,
    FOR_INTEREST,
    FOR_RENT,
    OVER,
    OWING,
    PROPERTIES,
    PROPERTY_BITS,
    SITES,
    SPACES,
    VAULT,
    Fallout,
)
from polis.mech.sane_offers import offers_are_sane

MONEY = 1_000_000
ROUNDS = 100_000
DEBTS = 64


def ranges(start: State) -> Mapping[str, Range]:
    assert isinstance(start, Fallout)
    players = int(start.players)
    seat, seats, flag = Range(-1, players - 1), Range(0, (1 << players) - 1), Range(0, 1)
    property_ = Range(-1, PROPERTIES - 1)
    return {
        "phase": Range(0, CLOSING),
        **dict.fromkeys(["decider", "starter", "bidder", "before", "asker", "buyer"], seat),
        **dict.fromkeys(["turn", "heir"], Range(0, players - 1)),
        **dict.fromkeys(["alive", "called", "bidders", "rivals"], seats),
        **dict.fromkeys(["again", "deck", "pressing", "kind"], flag),
        "round": Range(1, ROUNDS),
        "doubles": Range(0, 3),
        "steps": Range(0, 12),
        "then": Range(0, ENDING),
        "resume": Range(0, OVER),
        "under": Range(0, CLOSING),
        "rent": Range(0, 2),
        "contest": Range(-1, 12, (0, players)),
        "cash": Range(0, MONEY),
        "position": Range(0, SPACES - 1),
        "jail": Range(0, 3),
        "ruined": Range(0, players),
        "left": Range(1, players),
        "owner": seat,
        "owned": Range(0, EVERYTHING),
        "level": Range(0, VAULT),
        "built": Range(0, 3 * VAULT),
        **dict.fromkeys(["mortgaged", "fresh", "estate"], Range(0, PROPERTY_BITS)),
        "bank": Range(-MONEY, MONEY),
        "shacks": Range(0, 32),
        "vaults": Range(0, 12),
        "unseen": Range(0, ALL_CARDS),
        "known": Range(0, 2 * CARDS - 1),
        "ring": Range(0, CARDS),
        "debts": Range(ALL_OTHERS, MONEY, tuple(range(0, DEBTS, DEBT))),
        "causes": Range(FOR_RENT, FOR_INTEREST, tuple(range(DEBTS // DEBT))),
        "claims": Range(-1, MONEY, tuple(range(0, DEBTS, DEBT))),
        "lot": property_,
        "site": property_,
        "bid": Range(0, MONEY),
        "price": Range(0, MONEY),
        "wants": Range(0, 32),
        "offers": Range(-MONEY, EVERYTHING),
    }


def miscounted(state: State) -> str:
    assert isinstance(state, Fallout)
    players = int(state.players)
    if (state.phase == OVER) != (state.actors == 0):
        return "phase"
    if state.phase == CLOSING and (state.then != ENDING or len(state.claims) == 0):
        return "phase"
    if len(state.causes) not in (0, len(state.debts) // DEBT):  # older positions have none
        return "causes"
    if DICE <= state.phase <= BUYING and state.decider != state.turn:
        return "turn"
    if state.left != int(state.alive).bit_count():
        return "left"
    playing = DICE <= state.phase < OVER
    if playing and (state.decider < 0 or not state.alive >> state.decider & 1):
        return "decider"
    if state.phase == AUCTION and not state.bidders >> max(0, int(state.decider)) & 1:
        return "bidders"
    if state.phase == OWING and (not len(state.debts) or state.debts[0] != state.decider):
        return "debts"
    for group, first in enumerate(STARTS):
        if state.built[group] != sum(state.level[first : first + SIZES[group]]):
            return "built"
    if any(state.level[site] for site in range(SITES, PROPERTIES)):
        return "level"
    if any(state.owner[p] < 0 and state.level[p] for p in range(PROPERTIES)):
        return "level"
    for what in (state.debts, state.claims):
        rows = [list(what[i : i + DEBT]) for i in range(0, len(what), DEBT)]
        if any(not 0 <= row[0] < players or row[1] >= players or row[2] < 0 for row in rows):
            return "debts" if what is state.debts else "claims"
    return "" if offers_are_sane(state.offers, players, ASSETS, MONEY) else "offers"
