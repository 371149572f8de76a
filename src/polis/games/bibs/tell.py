# Generated from schema.py by polis.testing.generate. Do not edit.
# fmt: off
"""What is told, a function for each event."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log
from polis.core.seats import EVERYONE


def began(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 0, player, 0, 0, 0, 0)

def round_began(log: Log, round: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 1, round, 0, 0, 0, 0)

def turn_began(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 2, player, 0, 0, 0, 0)

def turn_skipped(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 3, player, 0, 0, 0, 0)

def rolled(log: Log, player: i64, die: i64, second: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 4, player, die, second, 0, 0)

def rolled_one(log: Log, player: i64, die: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 5, player, die, 0, 0, 0)

def moved(log: Log, player: i64, cell: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 6, player, cell, 0, 0, 0)

def bonus_paid(log: Log, player: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 7, player, amount, 0, 0, 0)

def taxed(log: Log, player: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 8, player, amount, 0, 0, 0)

def passing_taxed(log: Log, player: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 9, player, amount, 0, 0, 0)

def parked(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 10, player, 0, 0, 0, 0)

def rode(log: Log, player: i64, metro: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 11, player, metro, amount, 0, 0)

def order_paid(log: Log, player: i64, firm: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 12, player, firm, amount, 0, 0)

def plot_bought(log: Log, player: i64, plot: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 13, player, plot, amount, 0, 0)

def plot_left(log: Log, player: i64, plot: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 14, player, plot, 0, 0, 0)

def bought_back(log: Log, player: i64, firm: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 15, player, firm, amount, 0, 0)

def rent_paid(log: Log, player: i64, other: i64, firm: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 16, player, other, firm, amount, 0)

def clean_rent_paid(log: Log, player: i64, other: i64, firm: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 17, player, other, firm, amount, 0)

def bank_rent_paid(log: Log, player: i64, firm: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 18, player, firm, amount, 0, 0)

def no_rent(log: Log, player: i64, plot: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 19, player, plot, 0, 0, 0)

def founded(log: Log, player: i64, firm: i64, plot: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 20, player, firm, plot, amount, 0)

def developed(log: Log, player: i64, firm: i64, level: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 21, player, firm, level, amount, 0)

def cheaply(log: Log, player: i64, firm: i64, level: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 22, player, firm, level, amount, 0)

def unit_sold(log: Log, player: i64, firm: i64, level: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 23, player, firm, level, amount, 0)

def sold_down(log: Log, player: i64, firm: i64, level: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 24, player, firm, level, amount, 0)

def stripped(log: Log, player: i64, firm: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 25, player, firm, amount, 0, 0)

def taken_off(log: Log, player: i64, firm: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 26, player, firm, 0, 0, 0)

def placed(log: Log, player: i64, firm: i64, plot: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 27, player, firm, plot, 0, 0)

def returned(log: Log, player: i64, firm: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 28, player, firm, amount, 0, 0)

def no_place(log: Log, player: i64, firm: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 29, player, firm, amount, 0, 0)

def business_sold(log: Log, player: i64, firm: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 30, player, firm, amount, 0, 0)

def holding_proposed(log: Log, player: i64, group: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 31, player, group, 0, 0, 0)

def arrow_proposed(log: Log, player: i64, arrow: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 32, player, arrow, 0, 0, 0)

def removal_proposed(log: Log, player: i64, arrow: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 33, player, arrow, 0, 0, 0)

def agreed(log: Log, player: i64, other: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 34, player, other, 0, 0, 0)

def refused(log: Log, player: i64, other: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 35, player, other, 0, 0, 0)

def pact_lapsed(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 36, player, 0, 0, 0, 0)

def holding_formed(log: Log, group: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 37, group, 0, 0, 0, 0)

def holding_left(log: Log, player: i64, firm: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 38, player, firm, amount, 0, 0)

def units_back(log: Log, player: i64, firm: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 39, player, firm, amount, 0, 0)

def holding_ended(log: Log, group: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 40, group, 0, 0, 0, 0)

def holding_merged(log: Log, player: i64, group: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 41, player, group, 0, 0, 0)

def holding_broken(log: Log, player: i64, group: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 42, player, group, 0, 0, 0)

def bank_in_holding(log: Log, group: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 43, group, 0, 0, 0, 0)

def arrow_laid(log: Log, arrow: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 44, arrow, 0, 0, 0, 0)

def arrow_removed(log: Log, arrow: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 45, arrow, 0, 0, 0, 0)

def offered(log: Log, player: i64, other: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 46, player, other, 0, 0, 0)

def countered(log: Log, player: i64, other: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 47, player, other, 0, 0, 0)

def term_plot(log: Log, player: i64, plot: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 48, player, plot, 0, 0, 0)

def term_business(log: Log, player: i64, firm: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 49, player, firm, 0, 0, 0)

def term_card(log: Log, player: i64, firm: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 50, player, firm, 0, 0, 0)

def term_cash(log: Log, player: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 51, player, amount, 0, 0, 0)

def accepted(log: Log, player: i64, other: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 52, player, other, 0, 0, 0)

def plot_passed(log: Log, player: i64, plot: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 53, player, plot, 0, 0, 0)

def business_passed(log: Log, player: i64, firm: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 54, player, firm, 0, 0, 0)

def card_passed(log: Log, player: i64, firm: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 55, player, firm, 0, 0, 0)

def declined(log: Log, player: i64, other: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 56, player, other, 0, 0, 0)

def withdrawn(log: Log, player: i64, other: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 57, player, other, 0, 0, 0)

def lapsed(log: Log, player: i64, other: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 58, player, other, 0, 0, 0)

def in_debt(log: Log, player: i64, amount: i64, cash: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 59, player, amount, cash, 0, 0)

def debt_paid(log: Log, player: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 60, player, amount, 0, 0, 0)

def gave_up(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 61, player, 0, 0, 0, 0)

def ruined_by_player(log: Log, player: i64, other: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 62, player, other, amount, 0, 0)

def ruined_by_bank(log: Log, player: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 63, player, amount, 0, 0, 0)

def time_called(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 64, player, 0, 0, 0, 0)

def sum_reached(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 65, player, 0, 0, 0, 0)

def rounds_over(log: Log, round: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 66, round, 0, 0, 0, 0)

def time_over(log: Log) -> None:
    if not log.silent:
        log.write(EVERYONE, 67, 0, 0, 0, 0, 0)

def worth(log: Log, player: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 68, player, amount, 0, 0, 0)

def won(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 69, player, 0, 0, 0, 0)

def shared(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 70, player, 0, 0, 0, 0)

def plot_too_dear(log: Log, player: i64, plot: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 71, player, plot, amount, 0, 0)

def no_marker(log: Log, player: i64, plot: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 72, player, plot, 0, 0, 0)

def no_fare(log: Log, player: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 73, player, amount, 0, 0, 0)

def no_order(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 74, player, 0, 0, 0, 0)

def replaced(log: Log, player: i64, firm: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 75, player, firm, amount, 0, 0)
