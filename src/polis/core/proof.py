# interpreted: writes proofs of finished games
"""A proof: the record of a game with the odds of every draw, so that a program that does not know
the rules can redo each of them. The format: docs/chance.md"""

from __future__ import annotations

from polis.core import notation
from polis.core.codec import Json
from polis.core.record import Record
from polis.core.registry import load
from polis.core.schema import Schema
from polis.core.verify import Draw, limits, verify


def proof(record: Record) -> dict[str, Json]:
    """Raises RecordError where a draw is not what the secret gives. Lines are those of play,
    counted from 1, wherever they stand in the text."""
    record = record._replace(first_line=1)
    schema = load(record.game).game.schema()
    return {
        "promise": record.promise,
        "secret": record.secret,
        "commitments": [*record.commitments],
        "nonces": [*record.nonces],
        "limits": [{"code": code, "places": [*places]} for code, places in limits(record)],
        "draws": [drawn(schema, draw) for draw in verify(record)],
        "record": record.write(),
    }


def drawn(schema: Schema, draw: Draw) -> dict[str, Json]:
    return {
        "line": draw.line,
        "ways": draw.ways,
        "ticket": draw.ticket,
        "text": draw.text,
        "outcomes": [notation.write(schema, code) for code in draw.odds.codes],
        "weights": [int(weight) for weight in draw.odds.weights],
    }
