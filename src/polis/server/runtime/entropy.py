"""Where what nobody may foresee comes from. Tests bring a source of their own, so that their games
are dealt alike."""

from __future__ import annotations

from polis.core.fair import new_secret
from polis.core.match import Match
from polis.server.domain.acts import Created
from polis.server.thinking.studies import new_seed


class Entropy:
    def secret(self, made: Created) -> bytes:
        """The secret all draws of a new table come from."""
        return new_secret()

    def seed(self, match: Match, seat: int) -> int:
        """For a bot's guess, and for its move."""
        return new_seed()
