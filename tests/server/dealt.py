"""A server whose games are dealt alike, whenever and in whatever order its tables are made."""

from __future__ import annotations

from hashlib import sha256

from litestar import Litestar

from polis.core.fair import secret_from
from polis.core.match import Match
from polis.server.domain.acts import Created
from polis.server.http.app import from_environment
from polis.server.runtime.entropy import Entropy
from polis.server.thinking.studies import SEEDS

APPLICATION = f"{__name__}:application"


class Dealt(Entropy):
    """What is drawn follows from the game and the number of seats, what bots do from how far the
    game has come."""

    def secret(self, made: Created) -> bytes:
        # Those who never commit to a nonce have one as tables kept it that are older than that.
        for i, seat in enumerate(made.seats):
            seat.nonce = f"1931{i}" if seat.kind == "person" else ""
        return secret_from(f"{made.game} for {len(made.seats)}")

    def seed(self, match: Match, seat: int) -> int:
        text = f"{match.head.game} {len(match.entries)} {seat}"
        return int.from_bytes(sha256(text.encode()).digest()[:8], "big") % SEEDS


def application() -> Litestar:
    return from_environment(Dealt())
