"""Clocks: how much thinking time passed, and how much is left. Pure arithmetic on milliseconds."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence

from polis.server.messages.parts import Clock

SECOND = 1000
HOUR = 3600 * SECOND
DAY = 24 * HOUR

Outage = tuple[int, int]  # from when to when no server could have taken a move; in order, apart


def opening_bank(clock: Clock) -> int:
    """What a seat starts with."""
    if clock.kind == "live":
        return clock.bank * SECOND
    return clock.hours * HOUR if clock.kind == "daily" else 0


def spent(clock: Clock, since: int, until: int, outages: Sequence[Outage] = ()) -> int:
    """Time on the clock between two moments, without what outages took of it."""
    lost = sum(passed(clock, *outage) for outage in within(outages, since, until))
    return passed(clock, since, until) - lost


def within(outages: Sequence[Outage], since: int, until: int) -> Iterator[Outage]:
    """What lies of the outages between two moments."""
    for begin, end in outages[max(0, bisect_left(outages, (since, 0)) - 1) :]:
        if begin >= until:
            return
        if end > since:
            yield max(begin, since), min(end, until)


def passed(clock: Clock, since: int, until: int) -> int:
    """Time on the clock if there is always a server; by the day only waking hours count (UTC)."""
    if until <= since or clock.kind == "none":
        return 0
    if clock.kind == "live" or clock.wake_from == clock.wake_to:
        return until - since
    whole, rest = divmod(until - since, DAY)
    total = whole * awake_on_a_day(clock)
    return total + awake_between(clock, since % DAY, since % DAY + rest)


def awake_on_a_day(clock: Clock) -> int:
    return (clock.wake_to - clock.wake_from) % 24 * HOUR


def awake_between(clock: Clock, start: int, end: int) -> int:
    """Waking time from ``start`` to ``end``, both counted from one midnight, less than a day."""
    total = 0
    for day in (-DAY, 0, DAY):
        opens = day + clock.wake_from * HOUR
        closes = opens + awake_on_a_day(clock)
        total += max(0, min(end, closes) - max(start, opens))
    return total


def after_decision(clock: Clock, bank: int, used: int) -> int:
    """What is left after a decision: live clocks add an increment, daily ones begin anew."""
    if clock.kind == "daily":
        return opening_bank(clock)
    return max(0, bank - used) + clock.increment * SECOND


def moment(clock: Clock, since: int, amount: int, outages: Sequence[Outage] = ()) -> int:
    """When so much time will have passed on a clock that runs from ``since``."""
    at, lost = reached(clock, since, amount), 0
    for begin, end in outages[max(0, bisect_left(outages, (since, 0)) - 1) :]:
        if begin >= at:
            break
        lost += passed(clock, max(begin, since), end)
        at = reached(clock, since, amount + lost)
    return at


def reached(clock: Clock, since: int, amount: int) -> int:
    """The same, if there is always a server."""
    if clock.kind != "daily" or clock.wake_from == clock.wake_to or amount <= 0:
        return since + amount
    days, short = divmod(amount - 1, awake_on_a_day(clock))
    # Within a day the sum of waking time only rises, so halving finds where it is enough.
    low, high = 0, DAY
    while low < high:
        middle = (low + high) // 2
        if passed(clock, since, since + middle) > short:
            high = middle
        else:
            low = middle + 1
    return since + days * DAY + low
