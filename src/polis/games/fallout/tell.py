# Generated from schema.py by polis.testing.generate. Do not edit.
# fmt: off
"""What is told, a function for each event."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log
from polis.core.seats import EVERYONE


def starter_rolled(log: Log, player: i64, die: i64, second: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 0, player, die, second, 0, 0)

def starts_tied(log: Log, count: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 1, count, 0, 0, 0, 0)

def began(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 2, player, 0, 0, 0, 0)

def round_began(log: Log, round: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 3, round, 0, 0, 0, 0)

def turn_began(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 4, player, 0, 0, 0, 0)

def rolled(log: Log, player: i64, die: i64, second: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 5, player, die, second, 0, 0)

def rolled_double(log: Log, player: i64, die: i64, count: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 6, player, die, count, 0, 0)

def moved(log: Log, player: i64, space: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 7, player, space, 0, 0, 0)

def salary_paid(log: Log, player: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 8, player, amount, 0, 0, 0)

def landed(log: Log, player: i64, space: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 9, player, space, 0, 0, 0)

def bought(log: Log, player: i64, property: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 10, player, property, amount, 0, 0)

def auction_opened(log: Log, property: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 11, property, 0, 0, 0, 0)

def bid_made(log: Log, player: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 12, player, amount, 0, 0, 0)

def dropped_out(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 13, player, 0, 0, 0, 0)

def sold(log: Log, player: i64, property: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 14, player, property, amount, 0, 0)

def unsold(log: Log, property: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 15, property, 0, 0, 0, 0)

def rent_open(log: Log, player: i64, other: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 16, player, other, amount, 0, 0)

def rent_due(log: Log, player: i64, other: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 17, player, other, amount, 0, 0)

def rent_waived(log: Log, player: i64, other: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 18, player, other, amount, 0, 0)

def rent_lost(log: Log, player: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 19, player, amount, 0, 0, 0)

def no_rent(log: Log, player: i64, property: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 20, player, property, 0, 0, 0)

def threw(log: Log, player: i64, die: i64, second: i64, count: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 21, player, die, second, count, 0)

def card_drawn(log: Log, player: i64, card: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 22, player, card, 0, 0, 0)

def card_kept(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 23, player, 0, 0, 0, 0)

def paid_bank(log: Log, player: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 24, player, amount, 0, 0, 0)

def paid_player(log: Log, player: i64, other: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 25, player, other, amount, 0, 0)

def received(log: Log, player: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 26, player, amount, 0, 0, 0)

def jailed(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 27, player, 0, 0, 0, 0)

def fine_paid(log: Log, player: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 28, player, amount, 0, 0, 0)

def card_used(log: Log, player: i64, asset: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 29, player, asset, 0, 0, 0)

def out_by_double(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 30, player, 0, 0, 0, 0)

def stays_in(log: Log, player: i64, count: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 31, player, count, 0, 0, 0)

def must_leave(log: Log, player: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 32, player, amount, 0, 0, 0)

def built(log: Log, player: i64, property: i64, count: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 33, player, property, count, amount, 0)

def vault_built(log: Log, player: i64, property: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 34, player, property, amount, 0, 0)

def sold_building(log: Log, player: i64, building: i64, property: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 35, player, building, property, amount, 0)

def sold_down(log: Log, player: i64, group: i64, count: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 36, player, group, count, amount, 0)

def mortgaged(log: Log, player: i64, property: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 37, player, property, amount, 0, 0)

def redeemed(log: Log, player: i64, property: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 38, player, property, amount, 0, 0)

def shortage(log: Log, player: i64, building: i64, count: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 39, player, building, count, 0, 0)

def wanted(log: Log, player: i64, count: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 40, player, count, 0, 0, 0)

def building_auctioned(log: Log, building: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 41, building, 0, 0, 0, 0)

def building_won(log: Log, player: i64, building: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 42, player, building, amount, 0, 0)

def building_left(log: Log, building: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 43, building, 0, 0, 0, 0)

def offered(log: Log, player: i64, other: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 44, player, other, 0, 0, 0)

def countered(log: Log, player: i64, other: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 45, player, other, 0, 0, 0)

def term_given(log: Log, player: i64, asset: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 46, player, asset, 0, 0, 0)

def term_taken(log: Log, player: i64, asset: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 47, player, asset, 0, 0, 0)

def term_cash(log: Log, player: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 48, player, amount, 0, 0, 0)

def accepted(log: Log, player: i64, other: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 49, player, other, 0, 0, 0)

def changed_hands(log: Log, player: i64, asset: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 50, player, asset, 0, 0, 0)

def interest_paid(log: Log, player: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 51, player, amount, 0, 0, 0)

def declined(log: Log, player: i64, other: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 52, player, other, 0, 0, 0)

def withdrawn(log: Log, player: i64, other: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 53, player, other, 0, 0, 0)

def lapsed(log: Log, player: i64, other: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 54, player, other, 0, 0, 0)

def in_debt(log: Log, player: i64, amount: i64, cash: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 55, player, amount, cash, 0, 0)

def gave_up(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 56, player, 0, 0, 0, 0)

def ruined_by_player(log: Log, player: i64, other: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 57, player, other, 0, 0, 0)

def ruined_by_bank(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 58, player, 0, 0, 0, 0)

def inherited(log: Log, player: i64, amount: i64, count: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 59, player, amount, count, 0, 0)

def interest_due(log: Log, player: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 60, player, amount, 0, 0, 0)

def card_returned(log: Log, asset: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 61, asset, 0, 0, 0, 0)

def time_called(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 62, player, 0, 0, 0, 0)

def limit_reached(log: Log) -> None:
    if not log.silent:
        log.write(EVERYONE, 63, 0, 0, 0, 0, 0)

def worth(log: Log, player: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 64, player, amount, 0, 0, 0)

def won(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 65, player, 0, 0, 0, 0)

def shared(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 66, player, 0, 0, 0, 0)

def paid_rent(log: Log, player: i64, other: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 67, player, other, amount, 0, 0)

def paid_card(log: Log, player: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 68, player, amount, 0, 0, 0)

def paid_fine(log: Log, player: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 69, player, amount, 0, 0, 0)

def paid_interest(log: Log, player: i64, amount: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 70, player, amount, 0, 0, 0)

def step_kept(log: Log, property: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 71, property, 0, 0, 0, 0)

def step_less(log: Log, property: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 72, property, 0, 0, 0, 0)

def clock_called(log: Log, player: i64) -> None:
    if not log.silent:
        log.write(EVERYONE, 73, player, 0, 0, 0, 0)

def last_rents(log: Log) -> None:
    if not log.silent:
        log.write(EVERYONE, 74, 0, 0, 0, 0, 0)
