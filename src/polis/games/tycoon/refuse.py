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

def chosen_already(why: Why) -> None:
    why.because(4)

def not_in_pack(why: Why, tile: i64) -> None:
    why.because(5, tile)

def not_in_hand(why: Why, tile: i64) -> None:
    why.because(6, tile)

def too_dear(why: Why, tile: i64, amount: i64, cash: i64) -> None:
    why.because(7, tile, amount, cash)

def cost_is_chosen(why: Why, tile: i64) -> None:
    why.because(8, tile)

def cost_is_fixed(why: Why, tile: i64) -> None:
    why.because(9, tile)

def pile_empty(why: Why, station: i64) -> None:
    why.because(10, station)

def plant_too_dear(why: Why, station: i64, amount: i64, cash: i64) -> None:
    why.because(11, station, amount, cash)

def place_taken(why: Why, place: i64) -> None:
    why.because(12, place)

def place_not_open(why: Why, place: i64) -> None:
    why.because(13, place)

def not_beside(why: Why, place: i64) -> None:
    why.because(14, place)

def other_landscape(why: Why) -> None:
    why.because(15)

def no_district(why: Why, place: i64) -> None:
    why.because(16, place)

def not_yours(why: Why, place: i64, player: i64) -> None:
    why.because(17, place, player)

def needs_nothing(why: Why, tile: i64) -> None:
    why.because(18, tile)

def supplied_already(why: Why, tile: i64) -> None:
    why.because(19, tile)

def out_of_reach(why: Why, tile: i64, resource: i64) -> None:
    why.because(20, tile, resource)

def no_goods(why: Why, tile: i64, count: i64, held: i64) -> None:
    why.because(21, tile, count, held)

def toll_too_high(why: Why, tile: i64, amount: i64, cash: i64) -> None:
    why.because(22, tile, amount, cash)

def nobody_to_favour(why: Why) -> None:
    why.because(23)

def unreadable(why: Why) -> None:
    why.because(24)

def wrong_cubes(why: Why, resource: i64, count: i64, held: i64) -> None:
    why.because(25, resource, count, held)

def no_cube_there(why: Why, place: i64) -> None:
    why.because(26, place)

def not_crossed(why: Why, place: i64) -> None:
    why.because(27, place)

def no_way_between(why: Why, source: i64, place: i64) -> None:
    why.because(28, source, place)

def twice(why: Why, place: i64) -> None:
    why.because(29, place)
