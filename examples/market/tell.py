# Generated from schema.py by polis.testing.generate. Do not edit.
# fmt: off
"""What is told, a function for each event."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log
from polis.core.seats import EVERYONE


def opened(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 0, player, 0, 0, 0, 0)

def drawn(log: Log, good: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 1, good, 0, 0, 0, 0)

def bid_made(log: Log, player: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 2, player, amount, 0, 0, 0)

def passed(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 3, player, 0, 0, 0, 0)

def sold(log: Log, player: i64, good: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 4, player, good, amount, 0, 0)

def thrown_away(log: Log, good: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 5, good, 0, 0, 0, 0)

def closed(log: Log) -> None:
    if not log.silent:
        log.write(EVERYONE, 6, 0, 0, 0, 0, 0)

def scored(log: Log, player: i64, points: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 7, player, points, 0, 0, 0)

def won(log: Log, player: i64, points: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 8, player, points, 0, 0, 0)
