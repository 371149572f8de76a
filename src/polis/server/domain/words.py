"""The players' part in the chance of a game: a hash committed to before the seats are fixed, and
the nonce behind it told after. Why, and who can bias what: docs/chance.md

Decision: a seat that has committed to nothing adds nothing, and neither does one that keeps its
nonce to itself. Whatever the server put in its place, whoever runs it could choose."""

from __future__ import annotations

import re

from polis.core.fair import commitment
from polis.server.domain import acts
from polis.server.domain.table import Table
from polis.server.errors import TableError

PATIENCE = 60_000  # milliseconds for a page that is open to tell its nonce
NONCE = re.compile(r"[A-Za-z0-9_-]{16,64}")
COMMITMENT = re.compile(r"[0-9a-f]{64}")


def checked_nonce(text: str) -> str:
    if not NONCE.fullmatch(text):
        raise TableError("bad_nonce")
    return text


def checked_commitment(text: str) -> str:
    if text and not COMMITMENT.fullmatch(text):
        raise TableError("bad_commitment")
    return text


def bound_to(table: Table, user: str, nonce: str) -> list[int]:
    """The seats of a person that committed to this nonce."""
    bound = commitment(nonce)
    return [seat for seat in table.seats_of(user) if table.seats[seat].plan.commitment == bound]


def began(table: Table, nonce: str = "", seats: list[int] | None = None) -> acts.Started:
    """The game begins with what was told, and with the last nonce, of these seats."""
    nonces = [seat.plan.nonce for seat in table.seats]
    for seat in seats or []:
        nonces[seat] = nonce
    return acts.Started(at=0, lines=opening(table, nonces), nonces=nonces)


def opening(table: Table, nonces: list[str]) -> list[str]:
    """What chance does before the first decision, on a match of its own: nothing has begun yet."""
    match = table.new_match(nonces)
    match.settle()
    return [entry.write() for entry in match.entries]


def patient_until(table: Table) -> int:
    return table.fixed_at + PATIENCE
