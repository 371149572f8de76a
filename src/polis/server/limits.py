"""Rate limits: buckets of tokens that fill again with time."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST = 20_000  # buckets kept; the least used go first


class Bucket:
    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = float(burst)
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """One bucket for each name, such as a user or an address."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.all: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        bucket = self.all.get(name)
        if bucket is None:
            bucket = self.all[name] = Bucket(self.rate, self.burst)
        self.all.move_to_end(name)
        if len(self.all) > MOST:
            self.all.popitem(last=False)
        return bucket.take()
