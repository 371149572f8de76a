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

def firm_too_dear(why: Why, firm: i64, amount: i64, cash: i64) -> None:
    why.because(5, firm, amount, cash)

def debt_first(why: Why) -> None:
    why.because(6)

def too_many_plots(why: Why, player: i64) -> None:
    why.because(7, player)

def not_your_plot(why: Why, plot: i64) -> None:
    why.because(8, plot)

def plot_taken(why: Why, plot: i64) -> None:
    why.because(9, plot)

def plot_fresh(why: Why, plot: i64) -> None:
    why.because(10, plot)

def not_eco(why: Why, firm: i64) -> None:
    why.because(11, firm)

def not_free(why: Why, firm: i64) -> None:
    why.because(12, firm)

def two_a_turn(why: Why, group: i64) -> None:
    why.because(13, group)

def not_here(why: Why, plot: i64) -> None:
    why.because(14, plot)

def not_yours(why: Why, firm: i64) -> None:
    why.because(15, firm)

def not_in_hand(why: Why, firm: i64) -> None:
    why.because(16, firm)

def not_on_plot(why: Why, firm: i64) -> None:
    why.because(17, firm)

def next_turn(why: Why, firm: i64) -> None:
    why.because(18, firm)

def group_not_whole(why: Why, group: i64) -> None:
    why.because(19, group)

def one_a_turn(why: Why, firm: i64) -> None:
    why.because(20, firm)

def fully_built(why: Why, firm: i64) -> None:
    why.because(21, firm)

def gap(why: Why, firm: i64) -> None:
    why.because(22, firm)

def no_units(why: Why, firm: i64) -> None:
    why.because(23, firm)

def units_first(why: Why, firm: i64) -> None:
    why.because(24, firm)

def only_to_bank(why: Why, group: i64) -> None:
    why.because(25, group)

def leave_holding(why: Why, group: i64) -> None:
    why.because(26, group)

def no_holding(why: Why, group: i64) -> None:
    why.because(27, group)

def same_metro(why: Why, metro: i64) -> None:
    why.because(28, metro)

def must_place(why: Why, firm: i64) -> None:
    why.because(29, firm)

def not_together(why: Why, group: i64) -> None:
    why.because(30, group)

def bound_already(why: Why, group: i64) -> None:
    why.because(31, group)

def asked_already(why: Why, group: i64) -> None:
    why.because(32, group)

def pact_open(why: Why) -> None:
    why.because(33)

def second_holding(why: Why, player: i64) -> None:
    why.because(34, player)

def no_double(why: Why, group: i64) -> None:
    why.because(35, group)

def no_double_to_part(why: Why, group: i64) -> None:
    why.because(36, group)

def not_agreed(why: Why) -> None:
    why.because(37)

def arrow_spoken(why: Why) -> None:
    why.because(38)

def not_asked(why: Why) -> None:
    why.because(39)

def still_solvent(why: Why) -> None:
    why.because(40)

def no_debt(why: Why) -> None:
    why.because(41)

def nothing_to_sell(why: Why) -> None:
    why.because(42)

def no_such_partner(why: Why) -> None:
    why.because(43)

def offer_unreadable(why: Why) -> None:
    why.because(44)

def offer_empty(why: Why) -> None:
    why.because(45)

def plot_not_yours(why: Why, plot: i64) -> None:
    why.because(46, plot)

def card_not_yours(why: Why, firm: i64) -> None:
    why.because(47, firm)

def offer_no_cash(why: Why, player: i64, cash: i64) -> None:
    why.because(48, player, cash)

def offers_spent(why: Why, count: i64) -> None:
    why.because(49, count)

def not_your_turn_to_offer(why: Why) -> None:
    why.because(50)

def no_offer(why: Why) -> None:
    why.because(51)

def not_useful(why: Why, firm: i64) -> None:
    why.because(52, firm)

def untimed(why: Why) -> None:
    why.because(53)

def called_already(why: Why) -> None:
    why.because(54)

def unit_too_dear(why: Why, firm: i64, amount: i64, cash: i64) -> None:
    why.because(55, firm, amount, cash)

def natures_lot(why: Why) -> None:
    why.because(56)

def plot_cleared(why: Why, plot: i64) -> None:
    why.because(57, plot)

def card_fresh(why: Why, firm: i64) -> None:
    why.because(58, firm)

def gap_in_holding(why: Why, firm: i64) -> None:
    why.because(59, firm)

def must_put_back(why: Why, firm: i64) -> None:
    why.because(60, firm)

def not_a_member(why: Why, group: i64) -> None:
    why.because(61, group)

def time_not_yet(why: Why, round: i64) -> None:
    why.because(62, round)
