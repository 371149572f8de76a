# interpreted: checks finished games
"""Redo every draw of a finished game from its secret, trusting nothing but the rules."""

from __future__ import annotations

from typing import NamedTuple

from polis.core import notation
from polis.core.errors import RecordError
from polis.core.fair import FairRng, promise
from polis.core.match import Match
from polis.core.record import Record
from polis.core.seats import NATURE


class Draw(NamedTuple):
    """One draw: of ``ways`` equally likely tickets, ticket number ``ticket`` came out."""

    line: int
    ways: int
    ticket: int
    text: str


def verify(record: Record) -> list[Draw]:
    """Every draw, recomputed. Raises RecordError at the first that is not what the secret gives."""
    if not record.secret or not record.promise:
        raise RecordError("not_told", record.first_line + len(record.entries))
    secret = bytes.fromhex(record.secret)
    if promise(secret) != record.promise:
        raise RecordError("wrong_promise", 1)
    match, rng = Match.blank(record), FairRng(secret, record.nonces)
    draws: list[Draw] = []
    for i, entry in enumerate(record.entries):
        line = record.first_line + i
        if entry.seat == NATURE and entry.text:
            draws.append(check(match, rng, len(draws), line, entry.text))
        match.follow(entry, line)
    return draws


def check(match: Match, rng: FairRng, number: int, line: int, text: str) -> Draw:
    odds, schema = match.history.odds(), match.game.schema()
    rng.begin(number)
    ticket = rng.below(odds.total) if odds.total else 0
    rng.begin(number)
    drawn = notation.write(schema, odds.draw(rng)) if odds.total else "?"
    if drawn != text:
        raise RecordError("wrong_draw", line, text=text, expected=drawn)
    return Draw(line, odds.total, ticket, text)
