# Generated from schema.py by polis.testing.generate. Do not edit.
# fmt: off
"""Why a move is refused, a function for each reason."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Why


def game_over(why: Why) -> None:
    why.because(0)

def not_your_move(why: Why, player: i64) -> None:
    why.because(1, player)

def wrong_moment(why: Why, phase: i64) -> None:
    why.because(2, phase)

def natures_move(why: Why) -> None:
    why.because(3)

def pile_gone(why: Why, pile: i64) -> None:
    why.because(4, pile)

def no_blind(why: Why) -> None:
    why.because(5)

def pair_gone(why: Why, pair: i64) -> None:
    why.because(6, pair)

def not_employed(why: Why, character: i64) -> None:
    why.because(7, character)

def other_phase(why: Why, character: i64) -> None:
    why.because(8, character)

def other_auction(why: Why, character: i64) -> None:
    why.because(9, character)

def no_dollar(why: Why) -> None:
    why.because(10)

def used_already(why: Why, character: i64) -> None:
    why.because(11, character)

def say_which(why: Why, character: i64) -> None:
    why.because(12, character)

def no_converter(why: Why, character: i64) -> None:
    why.because(13, character)

def own_category(why: Why, card: i64) -> None:
    why.because(14, card)

def postponed_already(why: Why) -> None:
    why.because(15)

def postpone_first(why: Why) -> None:
    why.because(16)

def no_builder(why: Why, character: i64) -> None:
    why.because(17, character)

def no_tower(why: Why) -> None:
    why.because(18)

def not_drawn(why: Why, card: i64) -> None:
    why.because(19, card)

def keep_first(why: Why) -> None:
    why.because(20)

def kept_enough(why: Why) -> None:
    why.because(21)

def not_spare(why: Why, card: i64) -> None:
    why.because(22, card)

def not_in_hand(why: Why, card: i64) -> None:
    why.because(23, card)

def not_in_reserve(why: Why, card: i64) -> None:
    why.because(24, card)

def same_card(why: Why, card: i64) -> None:
    why.because(25, card)

def swapped_enough(why: Why, count: i64) -> None:
    why.because(26, count)

def no_such_bid(why: Why, count: i64) -> None:
    why.because(27, count)

def too_many_jokers(why: Why, count: i64) -> None:
    why.because(28, count)

def unreadable(why: Why) -> None:
    why.because(29)

def nothing_laid(why: Why) -> None:
    why.because(30)

def jokers_alone(why: Why) -> None:
    why.because(31)

def card_alone(why: Why, card: i64) -> None:
    why.because(32, card)

def tile_not_open(why: Why, character: i64) -> None:
    why.because(33, character)

def tile_too_dear(why: Why, character: i64, count: i64) -> None:
    why.because(34, character, count)

def token_not_open(why: Why, token: i64) -> None:
    why.because(35, token)

def no_route(why: Why, token: i64, district: i64, other: i64) -> None:
    why.because(36, token, district, other)

def vehicle_gone(why: Why, district: i64, other: i64) -> None:
    why.because(37, district, other)

def no_tower_there(why: Why, district: i64) -> None:
    why.because(38, district)

def already_there(why: Why, district: i64) -> None:
    why.because(39, district)

def arrangement_left(why: Why, card: i64, other: i64) -> None:
    why.because(40, card, other)

def arranged_so(why: Why) -> None:
    why.because(41)

def reserve_size(why: Why, count: i64) -> None:
    why.because(42, count)

def not_owned(why: Why, card: i64) -> None:
    why.because(43, card)

def no_bid(why: Why) -> None:
    why.because(44)

def ties_already(why: Why) -> None:
    why.because(45)
