# Generated from schema.py by polis.testing.generate. Do not edit.
# fmt: off
"""What is told, a function for each event."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log
from polis.core.seats import EVERYONE


def seated(log: Log, player: i64, rank: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 0, player, rank, amount, 0, 0)

def round_began(log: Log, round: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 1, round, 0, 0, 0, 0)

def order_set(log: Log, player: i64, rank: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 2, player, rank, amount, 0, 0)

def dealt(log: Log, tile: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 3, tile, 0, 0, 0, 0)

def dealt_to(log: Log, to: i64, tile: i64) -> None:
    if not log.silent:
        log.write(to, 3, tile, 0, 0, 0, 0)

def all_dealt(log: Log, round: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 4, round, 0, 0, 0, 0)

def chose(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 5, player, 0, 0, 0, 0)

def kept(log: Log, tile: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 6, tile, 0, 0, 0, 0)

def kept_to(log: Log, to: i64, tile: i64) -> None:
    if not log.silent:
        log.write(to, 6, tile, 0, 0, 0, 0)

def received_2(log: Log, tile: i64, second: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 7, tile, second, 0, 0, 0)

def received_2_to(log: Log, to: i64, tile: i64, second: i64) -> None:
    if not log.silent:
        log.write(to, 7, tile, second, 0, 0, 0)

def received_3(log: Log, tile: i64, second: i64, third: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 8, tile, second, third, 0, 0)

def received_3_to(log: Log, to: i64, tile: i64, second: i64, third: i64) -> None:
    if not log.silent:
        log.write(to, 8, tile, second, third, 0, 0)

def received_4(log: Log, tile: i64, second: i64, third: i64, fourth: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 9, tile, second, third, fourth, 0)

def received_4_to(log: Log, to: i64, tile: i64, second: i64, third: i64, fourth: i64) -> None:
    if not log.silent:
        log.write(to, 9, tile, second, third, fourth, 0)

def received_5(log: Log, tile: i64, second: i64, third: i64, fourth: i64, fifth: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 10, tile, second, third, fourth, fifth)

def received_5_to(
    log: Log, to: i64, tile: i64, second: i64, third: i64, fourth: i64, fifth: i64,
) -> None:
    if not log.silent:
        log.write(to, 10, tile, second, third, fourth, fifth)

def kept_last(log: Log, tile: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 11, tile, 0, 0, 0, 0)

def kept_last_to(log: Log, to: i64, tile: i64) -> None:
    if not log.silent:
        log.write(to, 11, tile, 0, 0, 0, 0)

def draft_ended(log: Log) -> None:
    if not log.silent:
        log.write(EVERYONE, 12, 0, 0, 0, 0, 0)

def sold(log: Log, player: i64, tile: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 13, player, tile, amount, 0, 0)

def tile_shown(log: Log, player: i64, tile: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 14, player, tile, 0, 0, 0)

def tile_given(log: Log, player: i64, tile: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 15, player, tile, 0, 0, 0)

def district_built(log: Log, player: i64, tile: i64, place: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 16, player, tile, place, amount, 0)

def plant_built(log: Log, player: i64, plant: i64, place: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 17, player, plant, place, amount, 0)

def built_money(log: Log, player: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 18, player, amount, 0, 0, 0)

def built_points(log: Log, player: i64, points: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 19, player, points, 0, 0, 0)

def built_goods(log: Log, player: i64, count: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 20, player, count, 0, 0, 0)

def level_chosen(log: Log, player: i64, points: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 21, player, points, amount, 0, 0)

def type_scored(log: Log, player: i64, points: i64, type: i64, count: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 22, player, points, type, count, 0)

def park_laid(log: Log, player: i64, place: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 23, player, place, 0, 0, 0)

def pond_laid(log: Log, player: i64, place: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 24, player, place, 0, 0, 0)

def landscape_left_out(log: Log, count: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 25, count, 0, 0, 0, 0)

def supply_began(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 26, player, 0, 0, 0, 0)

def supplied(log: Log, player: i64, tile: i64, place: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 27, player, tile, place, 0, 0)

def cube_carried(log: Log, resource: i64, source: i64, place: i64, tile: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 28, resource, source, place, tile, amount)

def goods_used(log: Log, player: i64, count: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 29, player, count, 0, 0, 0)

def toll_paid(log: Log, player: i64, other: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 30, player, other, amount, 0, 0)

def city_paid(log: Log, player: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 31, player, amount, 0, 0, 0)

def profit_money(log: Log, player: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 32, player, amount, 0, 0, 0)

def profit_points(log: Log, player: i64, points: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 33, player, points, 0, 0, 0)

def profit_goods(log: Log, player: i64, count: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 34, player, count, 0, 0, 0)

def shared_money(log: Log, player: i64, tile: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 35, player, tile, amount, 0, 0)

def shared_points(log: Log, player: i64, tile: i64, points: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 36, player, tile, points, 0, 0)

def shared_goods(log: Log, player: i64, tile: i64, count: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 37, player, tile, count, 0, 0)

def passed(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 38, player, 0, 0, 0, 0)

def cannot_supply(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 39, player, 0, 0, 0, 0)

def cleaned_up(log: Log, round: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 40, round, 0, 0, 0, 0)

def refilled(log: Log, place: i64, count: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 41, place, count, 0, 0, 0)

def money_scored(log: Log, player: i64, points: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 42, player, points, amount, 0, 0)

def final_score(log: Log, player: i64, points: i64, cash: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 43, player, points, cash, 0, 0)

def won(log: Log, player: i64, points: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 44, player, points, 0, 0, 0)

def win_shared(log: Log, player: i64, points: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 45, player, points, 0, 0, 0)

def tie_broken(log: Log, player: i64, points: i64, cash: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 46, player, points, cash, 0, 0)
