# Generated from schema.py by polis.testing.generate. Do not edit.
# fmt: off
"""What is told, a function for each event."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log
from polis.core.seats import EVERYONE


def round_began(log: Log, round: i64, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 0, round, player, 0, 0, 0)

def floor_dealt(log: Log, floor: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 1, floor, 0, 0, 0, 0)

def stashed(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 2, player, 0, 0, 0, 0)

def stashed_to(log: Log, to: i64, player: i64) -> None:
    if not log.silent:
        log.write(to, 2, player, 0, 0, 0, 0)

def offered_floor(log: Log, player: i64, floor: i64, piece: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 3, player, floor, piece, 0, 0)

def offered(log: Log, player: i64, piece: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 4, player, piece, 0, 0, 0)

def roof_turned(log: Log, roof: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 5, roof, 0, 0, 0, 0)

def bid_made(log: Log, player: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 6, player, amount, 0, 0, 0)

def passed(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 7, player, 0, 0, 0, 0)

def cannot_overbid(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 8, player, 0, 0, 0, 0)

def sold(log: Log, player: i64, other: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 9, player, other, amount, 0, 0)

def kept(log: Log, player: i64, other: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 10, player, other, amount, 0, 0)

def taken_free(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 11, player, 0, 0, 0, 0)

def floor_built(log: Log, player: i64, floor: i64, row: i64, lot: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 12, player, floor, row, lot, 0)

def certificate_taken(log: Log, player: i64, colour: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 13, player, colour, 0, 0, 0)

def roof_placed(log: Log, player: i64, roof: i64, row: i64, lot: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 14, player, roof, row, lot, 0)

def row_extended(log: Log, player: i64, barrier: i64, row: i64, count: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 15, player, barrier, row, count, 0)

def row_shortened(log: Log, player: i64, barrier: i64, row: i64, count: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 16, player, barrier, row, count, 0)

def mayor_seated(log: Log, player: i64, row: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 17, player, row, 0, 0, 0)

def barrier_lifted(log: Log, player: i64, barrier: i64, row: i64, count: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 18, player, barrier, row, count, 0)

def discarded(log: Log, player: i64, piece: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 19, player, piece, 0, 0, 0)

def row_completed(log: Log, row: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 20, row, 0, 0, 0, 0)

def row_reopened(log: Log, row: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 21, row, 0, 0, 0, 0)

def ended_by_rows(log: Log) -> None:
    if not log.silent:
        log.write(EVERYONE, 22, 0, 0, 0, 0, 0)

def ended_by_roofs(log: Log) -> None:
    if not log.silent:
        log.write(EVERYONE, 23, 0, 0, 0, 0, 0)

def ended_by_floors(log: Log) -> None:
    if not log.silent:
        log.write(EVERYONE, 24, 0, 0, 0, 0, 0)

def row_scored(log: Log, player: i64, row: i64, points: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 25, player, row, points, 0, 0)

def stash_scored(log: Log, player: i64, points: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 26, player, points, 0, 0, 0)

def round_score(log: Log, player: i64, points: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 27, player, points, 0, 0, 0)

def round_won(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 28, player, 0, 0, 0, 0)

def round_shared(log: Log) -> None:
    if not log.silent:
        log.write(EVERYONE, 29, 0, 0, 0, 0, 0)

def match_won(log: Log, player: i64, points: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 30, player, points, 0, 0, 0)

def match_shared(log: Log, player: i64, points: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 31, player, points, 0, 0, 0)

def won_by_two(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 32, player, 0, 0, 0, 0)

def ended_without_floors(log: Log) -> None:
    if not log.silent:
        log.write(EVERYONE, 33, 0, 0, 0, 0, 0)

def tie_broken(log: Log, player: i64, points: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 34, player, points, amount, 0, 0)

def total_tie_broken(log: Log, player: i64, points: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 35, player, points, amount, 0, 0)
