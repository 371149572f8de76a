"""Rate limits: buckets of tokens that fill again with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

Clock = Callable[[], float]  # seconds
MOST = 20_000  # buckets kept; the least used go first


class Bucket:
    def __init__(self, rate: float, burst: int, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.tokens = float(burst)
        self.at = clock()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self.clock()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """One bucket for each name, such as a user or an address."""

    def __init__(self, rate: float, burst: int, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.all: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        bucket = self.all.get(name)
        if bucket is None:
            bucket = self.all[name] = Bucket(self.rate, self.burst, self.clock)
        self.all.move_to_end(name)
        if len(self.all) > MOST:
            self.all.popitem(last=False)
        return bucket.take()
