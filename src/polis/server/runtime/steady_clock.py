"""The time of a server: it never runs back, and no jump of the machine's clock is anybody's time.

Between two readings a monotonic clock counts. Wall time sets it at the start, and what the last
server wrote down if that is later. A machine's clock that is set forward is followed at the next
heartbeat, which makes an outage of the jump; one that is set back is waited for, by going slower.
"""

from __future__ import annotations

import time
from collections.abc import Callable

Milliseconds = Callable[[], int]

TOLERATED = 500  # milliseconds wall time may differ
EASED = 10  # a clock that is ahead loses one part in so many


def wall_time() -> int:
    return time.time_ns() // 1_000_000


def monotonic_time() -> int:
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    def __init__(
        self, wall: Milliseconds = wall_time, monotonic: Milliseconds = monotonic_time
    ) -> None:
        self.wall = wall
        self.monotonic = monotonic
        self.offset = wall() - monotonic()
        self.latest = 0  # never told an earlier time after a later one
        self.followed = monotonic()

    def __call__(self) -> int:
        self.latest = max(self.latest, self.offset + self.monotonic())
        return self.latest

    def follow(self, seen: int = 0) -> None:
        """Look at wall time again, and at the time another server has written down."""
        monotonic = self.monotonic()
        ours, wall = self.offset + monotonic, self.wall()
        if seen > ours or wall > ours + TOLERATED:
            self.offset = max(seen, wall) - monotonic
        elif ours > wall + TOLERATED:
            self.offset -= min(ours - wall, (monotonic - self.followed) // EASED)
        self.followed = monotonic
