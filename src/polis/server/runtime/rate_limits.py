"""Rate limits: buckets of tokens that fill again with time."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network, ip_address

Clock = Callable[[], float]  # seconds
MOST = 20_000  # buckets kept; the least used go first
NETWORK = 64  # bits of an IPv6 address that a provider gives to one household, at the least


class Bucket:
    def __init__(self, rate: float, burst: int, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.tokens = float(burst)
        self.at = clock()

    def wait(self, count: int = 1) -> float:
        """Seconds until so many may be taken, 0 if they may be now."""
        now = self.clock()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        missing = min(count, self.burst) - self.tokens
        if missing <= 0:
            return 0.0
        return missing / self.rate if self.rate else math.inf

    def spend(self, count: int = 1) -> None:
        self.tokens -= count


class Buckets:
    """One bucket for each name, such as a user or a network."""

    def __init__(self, rate: float, burst: int, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.all: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, name: str) -> Bucket:
        bucket = self.all.get(name)
        if bucket is None:
            bucket = self.all[name] = Bucket(self.rate, self.burst, self.clock)
        self.all.move_to_end(name)
        if len(self.all) > MOST:
            self.all.popitem(last=False)
        return bucket


def take(*buckets: Bucket, count: int = 1) -> float:
    """Take from all of them, or from none: 0, or the seconds until all have enough."""
    wait = max(bucket.wait(count) for bucket in buckets)
    if not wait:
        for bucket in buckets:
            bucket.spend(count)
    return wait


def network_of(address: str) -> str:
    """Who shares a limit: an IPv4 address, or all of an IPv6 network that one household has."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, NETWORK), strict=False))
