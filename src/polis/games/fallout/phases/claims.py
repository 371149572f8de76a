"""F2.2: rent by hand: asked for before the next player rolls, or lost."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.core.seats import NOBODY
from polis.games.fallout import tell
from polis.games.fallout.codes import (
    BUYING,
    CLAIM,
    CLOSING,
    ENDING,
    FOR_RENT,
    RESUME,
    ROLLING,
    WAIVE,
)
from polis.games.fallout.phases.debt import owe
from polis.games.fallout.position import Fallout
from polis.games.fallout.terms import CLAIM_SIZE, SETTLING


def claim_of(state: Fallout, seat: i64) -> i64:
    """[F2.2] Where the first rent lies that this owner may ask for; NOBODY if there is none.
    Decision: an auction or a debt under way is finished first, for which no dice are rolled."""
    if state.phase == ROLLING or state.phase == BUYING or state.phase == CLOSING:
        for i in range(i64(len(state.claims)) // CLAIM_SIZE):
            if state.claims[i * CLAIM_SIZE + 1] == seat:
                return i * CLAIM_SIZE
    return NOBODY


def claimable(state: Fallout, seat: i64, menu: Menu) -> None:
    """[F2.2] Ask for the rent, or let it go."""
    if len(state.claims) > 0 and claim_of(state, seat) != NOBODY:
        menu.offer(move(CLAIM))
        menu.offer(move(WAIVE))


def take_claim(state: Fallout, at: i64) -> None:
    """[F2.2] A rent that was asked for, waived or lost is not asked for again."""
    kept = vec[i64]()
    for i in range(i64(len(state.claims))):
        if not at <= i < at + CLAIM_SIZE:
            kept = append(kept, state.claims[i])
    state.claims = kept


def claim(state: Fallout, seat: i64, log: Log) -> None:
    """[F2.2] The visitor owes the rent of the moment he landed."""
    at = claim_of(state, seat)
    visitor, rent = state.claims[at], state.claims[at + 2]
    take_claim(state, at)
    tell.rent_due(log, visitor, seat, rent)
    owe(state, visitor, seat, rent, FOR_RENT, log)
    if len(state.debts) > 0 and state.then != ENDING:
        state.then = RESUME
        state.resume = state.phase
        state.phase = SETTLING


def waive(state: Fallout, seat: i64, log: Log) -> None:
    """[F2.2] The owner does not ask for the rent."""
    at = claim_of(state, seat)
    tell.rent_waived(log, seat, state.claims[at], state.claims[at + 2])
    take_claim(state, at)


def lose_claims(state: Fallout, log: Log) -> None:
    """[F2.2] Lost when another than the visitor rolls."""
    at: i64 = 0
    while at < len(state.claims):
        if state.claims[at] == state.turn:
            at += CLAIM_SIZE
        else:
            tell.rent_lost(log, state.claims[at + 1], state.claims[at + 2])
            take_claim(state, at)
