# Generated from schema.py by polis.testing.generate. Do not edit.
# fmt: off
"""Why a move is refused, a function for each reason."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Why


def game_over(why: Why) -> None:
    why.because(0)

def natures_move(why: Why) -> None:
    why.because(1)

def not_your_move(why: Why, player: i64) -> None:
    why.because(2, player)

def wrong_moment(why: Why, phase: i64) -> None:
    why.because(3, phase)

def are_bankrupt(why: Why) -> None:
    why.because(4)

def not_in_jail(why: Why) -> None:
    why.because(5)

def no_card(why: Why) -> None:
    why.because(6)

def no_cash(why: Why, amount: i64) -> None:
    why.because(7, amount)

def cash_bound(why: Why, amount: i64) -> None:
    why.because(8, amount)

def bid_too_low(why: Why, amount: i64) -> None:
    why.because(9, amount)

def bid_unreadable(why: Why) -> None:
    why.because(10)

def not_a_site(why: Why, property: i64) -> None:
    why.because(11, property)

def not_owned(why: Why, property: i64) -> None:
    why.because(12, property)

def group_not_whole(why: Why, group: i64) -> None:
    why.because(13, group)

def group_mortgaged(why: Why, group: i64) -> None:
    why.because(14, group)

def uneven(why: Why, property: i64) -> None:
    why.because(15, property)

def full(why: Why, property: i64) -> None:
    why.because(16, property)

def none_in_stock(why: Why, building: i64) -> None:
    why.because(17, building)

def no_buildings(why: Why, property: i64) -> None:
    why.because(18, property)

def sell_uneven(why: Why, property: i64) -> None:
    why.because(19, property)

def vault_needs_shacks(why: Why, count: i64) -> None:
    why.because(20, count)

def sell_singly(why: Why, group: i64) -> None:
    why.because(21, group)

def not_even_state(why: Why, group: i64, count: i64) -> None:
    why.because(22, group, count)

def mortgaged_already(why: Why, property: i64) -> None:
    why.because(23, property)

def group_built(why: Why, group: i64) -> None:
    why.because(24, group)

def not_mortgaged(why: Why, property: i64) -> None:
    why.because(25, property)

def debt_first(why: Why) -> None:
    why.because(26)

def too_many_wanted(why: Why, count: i64) -> None:
    why.because(27, count)

def cannot_place(why: Why, property: i64) -> None:
    why.because(28, property)

def no_such_partner(why: Why) -> None:
    why.because(29)

def offer_unreadable(why: Why) -> None:
    why.because(30)

def offer_empty(why: Why) -> None:
    why.because(31)

def not_of_you_two(why: Why, asset: i64) -> None:
    why.because(32, asset)

def offer_built(why: Why, group: i64) -> None:
    why.because(33, group)

def offer_no_cash(why: Why, player: i64, cash: i64) -> None:
    why.because(34, player, cash)

def offer_no_interest(why: Why, player: i64, amount: i64) -> None:
    why.because(35, player, amount)

def offers_spent(why: Why, count: i64) -> None:
    why.because(36, count)

def no_offer(why: Why) -> None:
    why.because(37)

def not_useful(why: Why, property: i64) -> None:
    why.because(38, property)

def business_waits(why: Why) -> None:
    why.because(39)

def nothing_to_claim(why: Why) -> None:
    why.because(40)

def no_debt(why: Why) -> None:
    why.because(41)

def untimed(why: Why) -> None:
    why.because(42)

def called_already(why: Why) -> None:
    why.because(43)

def which_card(why: Why) -> None:
    why.because(44)

def one_card(why: Why) -> None:
    why.because(45)

def no_cash_bid(why: Why, amount: i64) -> None:
    why.because(46, amount)

def group_bare(why: Why, group: i64) -> None:
    why.because(47, group)

def choose_odd(why: Why, group: i64, count: i64) -> None:
    why.because(48, group, count)

def not_odd(why: Why, group: i64, count: i64) -> None:
    why.because(49, group, count)

def too_early(why: Why, round: i64) -> None:
    why.because(50, round)

def card_not_chosen(why: Why) -> None:
    why.because(51)

def maker_owes(why: Why, player: i64) -> None:
    why.because(52, player)
