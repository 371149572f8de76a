"""A worker process: reads a job a line, thinks about the guess it was given, answers with a move
or with figures.

It never sees a position, only a guess made for the seat it thinks for, so it cannot tell what it
does not know. It ends when its server does, whose end closes the pipe.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import sys
from time import perf_counter
from typing import BinaryIO

import msgspec

from polis.analysis.looks import Look
from polis.bots.roster import Bot, bot
from polis.core import notation
from polis.core.codec import unpack
from polis.core.model import Game, State
from polis.core.registry import load, position
from polis.core.rng import Rng
from polis.server.thinking.lookback import LookBack, look_back
from polis.server.thinking.studies import Studied, Study, study

READY = b"ready\n"
STUDIES = "studies"  # said to a process that is for studies only
TRIAL = 4  # playouts that show how many of them fit into a budget
KINDNESS = 5  # the server's own loop goes first
PATIENCE = 12  # and whoever studies lets the bots go first


class Job(msgspec.Struct, tag="move"):
    """``guess`` is a packed position; ``limit`` is when the server stops waiting."""

    game: str
    seat: int
    bot: str
    seed: int
    budget: int  # milliseconds
    limit: int
    guess: msgspec.Raw


class MoveFound(msgspec.Struct):
    move: str


class Worker:
    def __init__(self) -> None:
        self.playouts: dict[tuple[str, str], float] = {}  # by game and bot, in a millisecond

    def answer(self, job: Job | Study | LookBack) -> MoveFound | Studied | Look:
        if isinstance(job, LookBack):
            return look_back(job)
        return self.think(job) if isinstance(job, Job) else study(job)

    def think(self, job: Job) -> MoveFound:
        info = load(job.game)
        guess = unpack(msgspec.json.decode(job.guess), position(job.game))
        rng = Rng(job.seed)
        chosen = self.within(job, info.game, guess, rng)
        code = chosen.choose(info.game, guess, job.seat, rng)
        return MoveFound(notation.write(info.game.schema(), code))

    def within(self, job: Job, game: Game[State], guess: State, rng: Rng) -> Bot:
        """The bot, with no more playouts than fit into its budget on this machine."""
        wanted = bot(job.bot)
        if not wanted.plays_out or wanted.effort <= TRIAL:
            return wanted
        known = job.game, wanted.name
        if known not in self.playouts:
            started = perf_counter()
            wanted._replace(effort=TRIAL).choose(game, guess, job.seat, rng)
            self.playouts[known] = TRIAL / max(perf_counter() - started, 1e-6) / 1000
        fits = int(self.playouts[known] * job.budget)
        return wanted._replace(effort=max(1, min(wanted.effort, fits)))


def serve(jobs: BinaryIO, thoughts: BinaryIO) -> None:
    jobs_read = Job | Study | LookBack
    decoder: msgspec.json.Decoder[Job | Study | LookBack] = msgspec.json.Decoder(jobs_read)
    encoder, worker = msgspec.json.Encoder(), Worker()
    write(thoughts, READY)
    for line in jobs:
        job = decoder.decode(line)
        # A worker whose server is gone has nobody else to end it.
        faulthandler.dump_traceback_later(2 * job.limit / 1000, exit=True)
        write(thoughts, encoder.encode(worker.answer(job)) + b"\n")
        faulthandler.cancel_dump_traceback_later()


def write(thoughts: BinaryIO, line: bytes) -> None:
    thoughts.write(line)
    thoughts.flush()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(PATIENCE if STUDIES in sys.argv else KINDNESS)
    thoughts, sys.stdout = sys.stdout.buffer, sys.stderr
    serve(sys.stdin.buffer, thoughts)


if __name__ == "__main__":
    main()
