"""What games share: sets of things, two dice, and the players of a street."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log, Menu, Odds, move
from polis.core.rng import Rng
from polis.core.seats import NATURE, NOBODY, only
from polis.core.vectors import nth_equal
from polis.mech import dice, sets, street

SMALL = st.sets(st.integers(0, 31), min_size=1)
LARGE = st.sets(st.integers(0, 61), min_size=1)
FALL = 3


def bits(things: set[int]) -> int:
    return sum(1 << thing for thing in things)


@given(SMALL)
def test_a_set_is_counted_and_searched(things: set[int]) -> None:
    assert sets.size_of(bits(things)) == len(things)
    assert [sets.nth_of(bits(things), i) for i in range(len(things))] == sorted(things)


@given(LARGE)
def test_a_larger_set_is_searched_and_added_up(things: set[int]) -> None:
    numbers = [7 * thing + 1 for thing in range(62)]
    assert sets.lowest_of_many(bits(things)) == min(things)
    assert sets.total_of(bits(things), vec[i64](numbers)) == sum(numbers[one] for one in things)
    assert sets.named_in(bits(things), [f"t{i}" for i in range(62)]) == [
        f"t{thing}" for thing in sorted(things)
    ]


@given(LARGE)
def test_a_menu_lists_a_set_in_its_order(things: set[int]) -> None:
    menu = Menu()
    menu.offer_set(5, bits(things), 9)
    assert [menu.at(i) for i in range(menu.total)] == [move(5, one, 9) for one in sorted(things)]
    assert menu.runs == sum(one - 1 not in things for one in things)


def test_a_value_is_found_the_so_manieth_time() -> None:
    assert [nth_equal(vec[i64]([4, 2, 4, 4]), 4, i) for i in range(3)] == [0, 2, 3]


def test_two_dice_fall_in_as_many_ways_as_they_are_thrown() -> None:
    odds, rng = Odds(), Rng(1)
    dice.two_dice(FALL, odds)
    assert odds.total == 36 and len({*odds.codes}) == 36
    assert {dice.throw_two(FALL, rng) for _ in range(2000)} == {*odds.codes}


# A street


def seated(players: int) -> street.Street:
    state = street.Street()
    street.seat_players(state, players, 100)
    return state


def test_everyone_begins_with_the_same_and_the_bank_has_paid_it() -> None:
    state = seated(3)
    assert list(state.cash) == [100, 100, 100] and state.bank == -300
    street.to_bank(state, 0, 30)
    street.hand_cash(state, 1, 2, 10)
    assert list(state.cash) == [70, 90, 110] and state.bank + sum(state.cash) == 0


def test_bankrupts_are_passed_over_and_come_last() -> None:
    state = seated(4)
    street.fall_out(state, 2)
    street.fall_out(state, 0)
    assert street.next_alive(state, 1) == 3 and street.next_alive(state, 3) == 1
    assert list(street.final_places(state, vec[i64]([0, 5, 0, 9]))) == [3, 2, 4, 1]
    assert not street.may_trade_with(state, 1, 0) and not street.may_trade_with(state, 1, 1)
    assert street.may_trade_with(state, 1, 3)


def test_places_in_a_round_are_counted_from_the_starter() -> None:
    state = seated(4)
    state.starter = 2
    assert [street.place_in_round(state, seat) for seat in range(4)] == [2, 3, 0, 1]


@pytest.mark.parametrize(
    ("ranks", "told"), [([2, 1, 3], [(8, 1)]), ([1, 3, 1], [(9, 0), (9, 2)])], ids=["won", "shared"]
)
def test_one_wins_or_several_share(ranks: list[int], told: list[tuple[int, int]]) -> None:
    log = Log()
    street.tell_winners(vec[i64](ranks), 8, 9, log)
    assert [row[1:3] for row in log.rows()] == told


def test_whoever_decides_need_not_wait_for_those_who_are_asked() -> None:
    state = seated(3)
    state.decider = NOBODY
    assert street.may_go_on(state) == 0 and state.actors == only(NATURE)
    state.decider, state.actors = 1, only(2)
    assert street.may_go_on(state) == only(1)
    state.actors = only(1)
    assert street.may_go_on(state) == 0


def test_who_leads_by_a_share_is_ahead() -> None:
    state = seated(3)
    assert street.is_ahead(state, vec[i64]([100, 94, 90]), 0, 20)
    assert not street.is_ahead(state, vec[i64]([100, 95, 90]), 0, 20)
    street.fall_out(state, 1)
    assert street.is_ahead(state, vec[i64]([100, 95, 90]), 0, 20)
