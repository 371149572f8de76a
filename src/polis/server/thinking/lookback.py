"""A third kind of job for workers: one decision of a finished game, looked back at."""

from __future__ import annotations

import msgspec

from polis.analysis.decisions import Question, guess_at
from polis.analysis.looks import Look, look
from polis.core.codec import pack, unpack
from polis.core.match import Match
from polis.core.registry import load, position

LIMIT = 120_000  # milliseconds; a slow machine may need many for a long game


class LookBack(msgspec.Struct, tag="look"):
    """``guess`` is what the mover could know, packed."""

    game: str
    seat: int
    move: str
    seed: int
    games: int
    guess: msgspec.Raw
    limit: int = LIMIT


def job_of(match: Match, asked: Question) -> LookBack:
    guess = msgspec.Raw(msgspec.json.encode(pack(guess_at(match, asked))))
    return LookBack(match.head.game, asked.seat, asked.text, asked.seed, asked.games, guess)


def look_back(job: LookBack) -> Look:
    info = load(job.game)
    guess = unpack(msgspec.json.decode(job.guess), position(job.game))
    return look(info.game, guess, job.seat, job.move, job.seed, job.games)
