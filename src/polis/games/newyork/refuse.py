# Generated from schema.py by tools/schema.py. Do not edit.
"""Why a move is refused, a function for each reason."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Why


def game_over(why: Why) -> None:
    # [N7.2]
    why.because(0)


def not_your_move(why: Why, player: i64) -> None:
    # [N2.2, …]
    why.because(1, player)


def wrong_moment(why: Why, phase: i64) -> None:
    # [N1.1, …]
    why.because(2, phase)


def natures_move(why: Why) -> None:
    # [N1.3, …]
    why.because(3)


def pile_gone(why: Why, pile: i64) -> None:
    # [N1.11]
    why.because(4, pile)


def no_blind(why: Why) -> None:
    # [N1.5, …]
    why.because(5)


def pair_gone(why: Why, pair: i64) -> None:
    # [N5.1]
    why.because(6, pair)


def not_employed(why: Why, character: i64) -> None:
    # [N3.2]
    why.because(7, character)


def other_phase(why: Why, character: i64) -> None:
    # [N3.1]
    why.because(8, character)


def other_auction(why: Why, character: i64) -> None:
    # [N3.5]
    why.because(9, character)


def no_dollar(why: Why) -> None:
    # [N3.2]
    why.because(10)


def used_already(why: Why, character: i64) -> None:
    # [N3.3]
    why.because(11, character)


def say_which(why: Why, character: i64) -> None:
    # [N3.5, …]
    why.because(12, character)


def no_converter(why: Why, character: i64) -> None:
    # [N3.5]
    why.because(13, character)


def own_category(why: Why, card: i64) -> None:
    # [N3.5]
    why.because(14, card)


def postponed_already(why: Why) -> None:
    # [N3.5]
    why.because(15)


def postpone_first(why: Why) -> None:
    # [N3.5]
    why.because(16)


def no_builder(why: Why, character: i64) -> None:
    # [N7.1]
    why.because(17, character)


def no_tower(why: Why) -> None:
    # [N7.1]
    why.because(18)


def not_drawn(why: Why, card: i64) -> None:
    # [N5.2]
    why.because(19, card)


def keep_first(why: Why) -> None:
    # [N5.2]
    why.because(20)


def kept_enough(why: Why) -> None:
    # [N5.2]
    why.because(21)


def not_spare(why: Why, card: i64) -> None:
    # [N5.2]
    why.because(22, card)


def not_in_hand(why: Why, card: i64) -> None:
    # [N6.1, …]
    why.because(23, card)


def not_in_reserve(why: Why, card: i64) -> None:
    # [N6.1]
    why.because(24, card)


def same_card(why: Why, card: i64) -> None:
    # [N6.1]
    why.because(25, card)


def swapped_enough(why: Why, count: i64) -> None:
    # [N6.1]
    why.because(26, count)


def no_such_bid(why: Why, count: i64) -> None:
    # [N6.4]
    why.because(27, count)


def too_many_jokers(why: Why, count: i64) -> None:
    # [N6.3]
    why.because(28, count)


def unreadable(why: Why) -> None:
    # [N6.3, …]
    why.because(29)


def nothing_laid(why: Why) -> None:
    # [N6.3]
    why.because(30)


def jokers_alone(why: Why) -> None:
    # [N6.3]
    why.because(31)


def card_alone(why: Why, card: i64) -> None:
    # [N6.3]
    why.because(32, card)


def tile_not_open(why: Why, character: i64) -> None:
    # [N6.10]
    why.because(33, character)


def tile_too_dear(why: Why, character: i64, count: i64) -> None:
    # [N6.10]
    why.because(34, character, count)


def token_not_open(why: Why, token: i64) -> None:
    # [N6.12]
    why.because(35, token)


def no_route(why: Why, token: i64, district: i64, other: i64) -> None:
    # [N6.12]
    why.because(36, token, district, other)


def vehicle_gone(why: Why, district: i64, other: i64) -> None:
    # [N6.12]
    why.because(37, district, other)


def no_tower_there(why: Why, district: i64) -> None:
    # [N6.13, …]
    why.because(38, district)


def already_there(why: Why, district: i64) -> None:
    # [N6.13, …]
    why.because(39, district)


def arrangement_left(why: Why, card: i64, other: i64) -> None:
    # [N6.1]
    why.because(40, card, other)


def arranged_so(why: Why) -> None:
    # [N6.1]
    why.because(41)


def reserve_size(why: Why, count: i64) -> None:
    # [N6.1]
    why.because(42, count)


def not_owned(why: Why, card: i64) -> None:
    # [N6.1]
    why.because(43, card)


def no_bid(why: Why) -> None:
    # [N6.3]
    why.because(44)


def ties_already(why: Why) -> None:
    # [N3.5]
    why.because(45)
