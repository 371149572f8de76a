"""N3, N5.2 and N7.1: the characters and their abilities."""

from __future__ import annotations

import pytest

from polis.games.newyork.data import VALUE_OF, WHEN_OF
from polis.games.newyork.scoring import staff_value
from polis.games.newyork.tests.table import (
    auction,
    bare,
    employ,
    hand,
    held,
    in_phase,
    let_chance,
    next_round,
    state_of,
    told,
    towers,
)


def test_N3_1_each_character_has_a_time_and_a_value() -> None:
    times = [sum(when == time for when in WHEN_OF) for time in (1, 2, 3, 4)]
    assert times == [8, 12, 8, 8]
    assert set(VALUE_OF) == {1, 2, 3, 4, 5}


def test_N3_1_a_character_works_in_its_own_phase_only() -> None:
    table = in_phase(3, ["", ""], ["c21 c10", ""], [2, 0])
    assert table.refused("1: use c10").code == "other_phase"


def test_N3_2_a_use_costs_a_dollar_and_works_once_a_round() -> None:
    table = in_phase(3, ["", ""], ["c21", "c22"], [2, 1])
    table.play("1: use c21")
    assert state_of(table).dollars[0] == 1
    assert table.offered(1) == []
    assert table.offered(2) == ["use c22", "done"]


def test_N3_2_without_a_dollar_nobody_is_asked() -> None:
    table = in_phase(3, ["", ""], ["c21", "c22"], [0, 1])
    assert table.offered(1) == [] and table.offered(2) == ["use c22", "done"]


def test_N3_3_each_copy_is_used_once() -> None:
    table = in_phase(3, ["", ""], ["c21 c21 c22", ""], [3, 0])
    table.play("1: use c21; 1: use c21")
    assert table.refused("1: use c21").code == "used_already"
    assert state_of(table).points[0] == 2


def test_N3_4_a_character_scores_its_value() -> None:
    state = bare()
    employ(state, 0, "c1 c8 c28")
    assert staff_value(state, 0) == 1 + 5 + 5


def test_N4_1_dollars_on_characters_are_gone_and_the_tiles_free_again() -> None:
    table = in_phase(3, ["", ""], ["c21", ""], [1, 0])
    table.play("1: use c21")
    state = state_of(table)
    assert state.round == 2 and sum(state.paid) == 0 and state.dollars[0] == 0
    assert state.idle[2] == 1


# Phase I


def test_N5_2_phase_one_goes_by_influence() -> None:
    table = in_phase(1, ["press", "press"], ["c1", "c1"], [1, 1])
    assert table.offered(1) == ["use c1", "done"] and table.offered(2) == []
    table.play("1: done")
    assert table.offered(2) == ["use c1", "done"]


def test_N5_2_number_1_exchanges_up_to_two_cards() -> None:
    table = in_phase(1, ["press press plan", "press"], ["c1", ""], [1, 1])
    table.play("1: use c1; 1: drop press; 1: drop plan")
    table.play("*: deal joker; *: deal office")
    assert hand(table, 1) == "press office joker"
    table = in_phase(1, ["press press plan", "press"], ["c1", ""], [1, 1])
    table.play("1: use c1; 1: drop press; 1: done; *: deal joker")
    assert hand(table, 1) == "press plan joker"


def test_N5_2_number_2_draws_into_the_reserve() -> None:
    table = in_phase(1, ["press", "press"], ["c2", ""], [1, 1])
    table.play("1: use c2; *: turn joker")
    assert held(state_of(table).reserve, 1) == "joker"


def test_N5_2_number_3_takes_a_card_of_the_spare_pair() -> None:
    table = in_phase(1, ["press", "press"], ["c3 c3 c3", ""], [3, 0], spare="prestige joker")
    assert table.play("1: use c3").offered(1) == ["spare prestige", "spare joker"]
    table.play("1: spare joker; 1: use c3; 1: spare prestige; 1: use c3; *: deal plan")
    assert hand(table, 1) == "press plan prestige joker"


def test_N5_2_number_4_draws_two_and_keeps_one() -> None:
    table = in_phase(1, ["press", "press"], ["c4", ""], [1, 1])
    table.play("1: use c4; *: deal joker; *: deal plan")
    assert table.offered(1) == ["keep plan", "keep joker"]
    table.play("1: keep joker")
    assert hand(table, 1) == "press joker" and state_of(table).discards[3] == 1


@pytest.mark.parametrize(("character", "keeps"), [("c5", 1), ("c8", 2)])
def test_N5_2_numbers_5_and_8_fill_hand_reserve_and_discards(character: str, keeps: int) -> None:
    table = in_phase(1, ["", ""], [character, ""], [1, 1])
    table.play(f"1: use {character}", "*: deal press; *: deal plan; *: deal joker")
    if keeps == 2:
        table.play("*: deal office", "1: keep office")
    table.play("1: keep joker")
    assert table.refused("1: keep press").code == "kept_enough"
    table.play("1: shelve press")
    assert held(state_of(table).reserve, 1) == "press"
    assert state_of(table).discards[3] == 1
    assert state_of(table).hand_size[0] == keeps


def test_N5_2_number_6_draws_one_then_exchanges_up_to_three() -> None:
    table = in_phase(1, ["press press", "press"], ["c6", ""], [1, 1])
    table.play("1: use c6; *: deal plan; 1: drop press; 1: drop press; 1: drop plan")
    table.play("*: deal joker; *: deal joker; *: deal joker")
    assert hand(table, 1) == "joker joker joker"


def test_N5_2_number_7_draws_three_and_keeps_two() -> None:
    table = in_phase(1, ["", ""], ["c7", ""], [1, 1])
    table.play("1: use c7; *: deal press; *: deal plan; *: deal joker; 1: keep plan; 1: keep joker")
    assert hand(table, 1) == "plan joker" and state_of(table).discards[0] == 1


# Phase II


def test_N3_5_a_bonus_counts_for_the_bid_and_a_pass_takes_it_back() -> None:
    table = auction("press", ["press", "press"], staff=["c10 c20", ""], dollars=[2, 0])
    table.play("1: use c10; 1: use c20")
    assert table.offered(1) == ["pass", "bid 4 0"]
    fork = table.fork().play("1: pass")
    assert state_of(fork).dollars[0] == 2 and sum(state_of(fork).paid) == 0
    table.play("1: bid 4 0")
    assert state_of(table).bids[0] == 4 and state_of(table).dollars[0] == 0


def test_N3_5_a_bonus_serves_its_own_auction_only() -> None:
    table = auction("dollars", ["dollars", "press"], staff=["c10 c11", ""], dollars=[2, 0])
    assert table.refused("1: use c10").code == "other_auction"
    assert "use c11" in table.offered(1)


def test_N3_5_number_9_bids_after_everybody_else() -> None:
    table = auction("press", ["press", "press"], staff=["c9", ""], dollars=[1, 0])
    table.play("1: use c9")
    assert state_of(table).dollars[0] == 1
    table.play("2: bid 1 0")
    assert table.offered(1) == ["pass", "bid 1 0"]


def test_N3_5_postponing_comes_before_other_characters() -> None:
    table = auction("press", ["press", "press"], staff=["c9 c10", ""], dollars=[2, 0])
    assert table.play("1: use c10").refused("1: use c9").code == "postpone_first"


def test_N3_5_number_16_lets_a_card_of_another_category_pass() -> None:
    table = auction("press", ["plan", "press"], staff=["c16", ""], dollars=[1, 0])
    assert table.offered(1)[0] == "pass" and "bid 1 0" not in table.offered(1)
    table.play("1: use c16")
    assert "bid 1 0" in table.offered(1)


def test_N3_5_number_17_wins_ties() -> None:
    hands, staff = ["dollars", "dollars"], ["", "c17"]
    table = auction("dollars", hands, staff=staff, dollars=[0, 1], order="N 1 2")
    table.play("1: bid 1 0; 2: use c17; 2: bid 1 0")
    assert told(table, "highest")[0]["player"] == 1


def test_N3_5_number_18_is_one_more_joker() -> None:
    table = auction("press", ["plan", "press"], staff=["c18", ""], dollars=[1, 0])
    table.play("1: use c18; 1: bid 1 0")
    assert state_of(table).bids[0] == 1 and hand(table, 1) == ""


def test_N3_5_number_19_turns_a_whole_category() -> None:
    table = auction("press", ["plan plan plan", "press"], staff=["c19", ""], dollars=[1, 0])
    assert table.refused("1: use c19").code == "say_which"
    table.play("1: convert plan; 1: bid 3 0")
    assert state_of(table).bids[0] == 3


def test_N3_5_a_character_taken_in_auction_3_works_in_the_same_round() -> None:
    table = auction("office", ["office plan plan", "press"], dollars=[1, 0])
    state = state_of(table)
    state.office[4], state.pile[12] = 12, state.pile[12] - (state.office[4] != 12)
    table.play("1: bid 1 0; 2: pass; 1: take c13")
    let_chance(table)
    assert "use c13" in table.offered(1)


# Phase III


def test_N7_1_numbers_21_to_26_give_what_they_show() -> None:
    staff = ["c21 c22 c23 c24 c25 c26", ""]
    table = in_phase(3, ["", ""], staff, [6, 0])
    table.play(*[f"1: use c{number}" for number in range(21, 27)])
    state = state_of(table)
    assert (state.points[0], state.supply[0], state.space[0]) == (3, 4 + 3, 3)


def test_N7_1_number_27_moves_by_the_rank_of_that_moment() -> None:
    """The rulebook's example: third of three, the neutral marker ignored, moves 3."""
    table = in_phase(3, ["", "", ""], ["", "", "c27 c23"], [0, 0, 2], seats=3)
    assert state_of(table).order[3] == 2
    fork = table.fork().play("3: use c27")
    assert state_of(fork).space[2] == 3
    table.play("3: use c23; 3: use c27")  # the step made him first
    assert state_of(table).space[2] == 2


def test_N7_1_number_28_builds_anywhere() -> None:
    table = in_phase(3, ["", ""], ["c28 c21", ""], [2, 0])
    table.play("1: erect bronx")
    assert towers(table, 1) == {"bronx": 1, "jersey_city": 1}
    assert state_of(table).supply[0] == 3


def test_N7_1_number_28_needs_a_skyscraper() -> None:
    table = in_phase(3, ["", ""], ["c28 c21", ""], [2, 0])
    state_of(table).supply[0] = 0
    assert table.refused("1: erect bronx").code == "no_tower"


def test_N4_1_not_in_the_first_round_there_is_nothing_to_return() -> None:
    state = bare()
    state.round = 0
    assert sum(state_of(next_round(state)).paid) == 0
