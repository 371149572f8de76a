# interpreted: checks finished games
"""Redo every draw of a finished game from its secret, trusting nothing but the rules; and say what
that does not prove. docs/chance.md"""

from __future__ import annotations

from typing import NamedTuple

from polis.core import notation
from polis.core.errors import RecordError
from polis.core.fair import FairRng, commitment, promise
from polis.core.match import Match
from polis.core.model import Odds
from polis.core.record import CORRECT, REDO, UNDO, Record
from polis.core.seats import NATURE


class Draw(NamedTuple):
    """One draw: of ``ways`` equally likely tickets, ticket number ``ticket`` came out."""

    line: int
    ways: int
    ticket: int
    text: str
    odds: Odds


class Limit(NamedTuple):
    """Something a proof leaves open; ``places`` are the lines or the seats it is about."""

    code: str
    places: tuple[int, ...] = ()


def verify(record: Record, kept: str = "") -> list[Draw]:
    """Every draw, recomputed. Raises RecordError at the first that is not what the secret gives.
    ``kept`` is the promise as a player kept it."""
    if not record.secret or not record.promise:
        raise RecordError("not_told", record.first_line + len(record.entries))
    if kept and kept.strip().lower() != record.promise:
        raise RecordError("other_promise", 1, kept=kept[:64], recorded=record.promise)
    secret = bytes.fromhex(record.secret)
    if promise(secret) != record.promise:
        raise RecordError("wrong_promise", 1)
    check_words(record)
    match, rng = Match.blank(record), FairRng(secret, record.nonces)
    draws: list[Draw] = []
    for i, entry in enumerate(record.entries):
        line = record.first_line + i
        if entry.seat == NATURE and entry.text:
            draws.append(check(match, rng, len(draws), line, entry.text))
        match.follow(entry, line)
    return draws


def check_words(record: Record) -> None:
    """Every nonce is the one its seat had committed to."""
    for seat, bound in enumerate(record.commitments):
        nonce = record.nonces[seat]
        if bound and nonce and commitment(nonce) != bound:
            raise RecordError("wrong_word", 1, seat=seat + 1)


def check(match: Match, rng: FairRng, number: int, line: int, text: str) -> Draw:
    odds, schema = match.history.odds(), match.game.schema()
    rng.begin(number)
    ticket = rng.below(odds.total) if odds.total else 0
    rng.begin(number)
    drawn = notation.write(schema, odds.draw(rng)) if odds.total else "?"
    if drawn != text:
        raise RecordError("wrong_draw", line, text=text, expected=drawn)
    return Draw(line, odds.total, ticket, text, odds)


def limits(record: Record) -> list[Limit]:
    """What the draws of a record being right does not prove, from its text alone."""
    bound = [*record.commitments, *[""] * record.seats][: record.seats]
    words = list(zip(bound, record.nonces, strict=True))
    withheld = tuple(i + 1 for i, (hash, nonce) in enumerate(words) if hash and not nonce)
    unbound = tuple(i + 1 for i, (hash, nonce) in enumerate(words) if nonce and not hash)
    corrected = tuple(
        record.first_line + i for i, entry in enumerate(record.entries) if entry.act == CORRECT
    )
    again = tuple(record.first_line + i for i in taken_back(record))
    found = [
        ("start", (), bool(record.start)),
        ("unfinished", (), not record.result),
        ("alone", (), not any(record.nonces)),
        ("withheld", withheld, bool(withheld)),
        ("unbound", unbound, bool(unbound)),
        ("corrected", corrected, bool(corrected)),
        ("drawn_again", again, bool(again)),
    ]
    return [Limit(code, places) for code, places, holds in found if holds]


def taken_back(record: Record) -> list[int]:
    """The entries that take a draw back, so that another is made in its place."""
    found: list[int] = []
    stands: list[bool] = []  # of each move that stands, whether nature made it
    undone: list[bool] = []
    for i, entry in enumerate(record.entries):
        if entry.act == UNDO:
            decided = [at for at, drawn in enumerate(stands) if not drawn]
            first = decided[-entry.number] if entry.number <= len(decided) else 0
            stands, gone = stands[:first], stands[first:]
            undone = gone + undone
            found += [i] if any(gone) else []
        elif entry.act == REDO:
            starts = [at for at, drawn in enumerate(undone) if not drawn]
            end = [*starts, len(undone)][min(entry.number, len(starts))]
            stands, undone = stands + undone[:end], undone[end:]
        elif entry.act != CORRECT:
            stands.append(entry.seat == NATURE)
            undone = []
    return found
