"""The one stopwatch of the benchmark: how much work fits into a CPU-second."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple


class Pace(NamedTuple):
    calls: float
    units: float


def pace(task: Callable[[], int], seconds: float) -> Pace:
    """Calls a second over one stretch, and the units a second those calls say they did."""
    task()
    calls, units, batch = 0, 0, 1
    start = now = time.process_time()
    while now - start < seconds:
        for _ in range(batch):
            units += task()
        calls += batch
        before, now = now, time.process_time()
        # Reading the clock costs as much as a copy: quick tasks must not be charged for it.
        if now - before < seconds / 50:
            batch *= 2
    return Pace(calls / (now - start), units / (now - start))


def microseconds(copy: Callable[[], object], seconds: float) -> float:
    """What one copy costs. Ten to a call, so that the call itself weighs little."""

    def ten() -> int:
        for _ in range(10):
            copy()
        return 10

    return 1e6 / pace(ten, seconds).units
