"""Every refusal: who, when and what, with its clause and the nearest legal move."""

from __future__ import annotations

import pytest

from polis.games.newyork.tests.table import (
    Script,
    auction,
    build,
    in_phase,
    in_round,
    picking,
    state_of,
)


def code(table: Script, line: str) -> str:
    error = table.refused(line)
    return f"{error.code} {error.rule}"


def test_N2_2_it_is_anothers_turn_by_the_clause_of_its_order() -> None:
    assert code(picking(2), "1: pick 1") == "not_your_move N1.11"
    assert code(in_round(2), "1: pair 1") == "not_your_move N5.1"
    assert code(auction("press", ["press", "press"]), "2: pass") == "not_your_move N6.2"
    hands = ["prestige prestige", "prestige"]
    table = auction("prestige", hands, tokens="taxi_low taxi_high").play("1: bid 2 0; 2: bid 1 0")
    assert code(table, "2: decline") == "not_your_move N6.12"
    table = in_phase(3, ["", ""], ["c21", "c21"], [1, 1])
    assert code(table, "2: use c21") == "not_your_move N2.2"


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("pick 1", "N1.11"),
        ("pair 1", "N5.1"),
        ("erect bronx", "N7.1"),
        ("done", "N1.1"),
        ("keep press", "N5.2"),
        ("drop press", "N5.2"),
        ("take c1", "N6.10"),
        ("decline", "N6.12"),
        ("place taxi_low bronx queens", "N6.12"),
        ("move bronx", "N6.13"),
        ("shed press", "N6.1"),
    ],
)
def test_N1_1_a_move_belongs_to_its_moment(line: str, clause: str) -> None:
    table = auction("press", ["press", "press"])
    assert code(table, f"1: {line}") == f"wrong_moment {clause}"


def test_N6_2_bids_and_swaps_wait_for_the_auctions() -> None:
    table = in_round(2)
    assert code(table, "2: bid 1 0") == "wrong_moment N6.2"
    assert code(table, "2: swap press plan") == "wrong_moment N6.1"
    assert code(table, "2: arrange : 1 1 0 0 0 0 0") == "wrong_moment N6.1"
    assert code(table, "2: use c1") == "wrong_moment N3.2"


@pytest.mark.parametrize(
    ("line", "clause"), [("turn press", "N1.3"), ("letter a", "N1.6"), ("token taxi_low", "N4.3")]
)
def test_N1_3_chance_moves_for_itself(line: str, clause: str) -> None:
    table = auction("press", ["press", "press"])
    assert code(table, f"1: {line}") == f"natures_move {clause}"


def test_N7_2_nothing_is_done_after_the_end() -> None:
    table = auction("skyscraper", ["press", "press"])
    state_of(table).round = 5
    table.play("1: pass; 2: pass")
    assert code(table, "1: pass") == "game_over N7.2"


def test_N3_2_only_ones_own_characters_for_a_dollar() -> None:
    table = in_phase(3, ["", ""], ["c21 c22", ""], [1, 0])
    assert code(table, "1: use c24") == "not_employed N3.2"
    assert code(table, "1: erect bronx") == "no_builder N7.1"
    table = auction("press", ["press", ""], staff=["c10", ""], dollars=[0, 0])
    assert code(table, "1: use c10") == "no_dollar N3.2"
    assert code(table, "1: convert plan") == "no_converter N3.5"


def test_N3_5_refusals_of_phase_two() -> None:
    staff = ["c9 c9 c17 c17 c19", ""]
    table = auction("press", ["press plan", "press"], staff=staff, dollars=[4, 0])
    assert code(table, "1: convert press") == "own_category N3.5"
    assert code(table, "1: convert joker") == "own_category N3.5"
    table.play("1: use c9; 2: pass")
    assert code(table, "1: use c9") == "postponed_already N3.5"
    table.play("1: use c17")
    assert code(table, "1: use c17") == "ties_already N3.5"
    table.play("1: convert plan")
    assert code(table, "1: convert office") == "used_already N3.3"


def test_N5_2_refusals_of_phase_one() -> None:
    table = in_phase(1, ["press", ""], ["c5", ""], [1, 0])
    table.play("1: use c5; *: deal press; *: deal plan; *: deal joker")
    assert code(table, "1: keep office") == "not_drawn N5.2"
    assert code(table, "1: shelve press") == "keep_first N5.2"
    table = in_phase(1, ["press", ""], ["c3", ""], [1, 0], spare="plan joker")
    assert code(table.play("1: use c3"), "1: spare press") == "not_spare N5.2"
    table = in_phase(1, ["press", ""], ["c1", ""], [1, 0])
    assert code(table.play("1: use c1"), "1: drop plan") == "not_in_hand N5.2"


def test_N6_1_refusals_of_swaps() -> None:
    table = auction("press", ["press plan", "press"], reserves=["plan joker", ""])
    assert code(table, "1: swap office joker") == "not_in_hand N6.1"
    assert code(table, "1: swap press office") == "not_in_reserve N6.1"
    assert code(table, "1: swap plan plan") == "same_card N6.1"
    table = auction("skyscraper", ["", ""], reserves=["press plan joker", ""])
    assert code(table, "1: shed office") == "not_in_reserve N6.1"


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("bid 5 0", "no_such_bid N6.4"),
        ("bid 2 3", "too_many_jokers N6.3"),
        ("lay : 1 0", "unreadable N6.3"),
        ("lay : -1 0 0 0 0 0 0", "unreadable N6.3"),
        ("lay : 0 0 0 0 0 0 0", "nothing_laid N6.3"),
        ("lay : 0 0 0 0 0 0 1", "jokers_alone N6.3"),
        ("lay : 1 0 0 1 0 0 0", "card_alone N6.3"),
        ("lay : 3 0 0 0 0 0 0", "not_in_hand N6.1"),
    ],
)
def test_N6_3_refusals_of_bids(line: str, refusal: str) -> None:
    assert code(auction("press", ["press press plan joker", "press"]), f"1: {line}") == refusal


def test_N6_3_the_nearest_bid_is_named() -> None:
    table = auction("press", ["press press", "press"])
    assert table.refused("1: bid 4 0").nearest == "bid 2 0"


@pytest.mark.parametrize(
    ("line", "nearest"),
    [
        ("lay : 0 0 0 0 0 0 1", "lay : 1 0 0 0 0 0 1"),  # a joker alone: beside a real card
        ("lay : 2 0 0 1 0 0 0", "lay : 2 0 0 1 0 0 1"),  # a card alone: with a joker
        ("lay : 3 0 0 0 0 0 0", "lay : 2 0 0 0 0 0 0"),  # more than there are
        ("lay : 1", ""),
    ],
)
def test_N6_3_the_nearest_set_is_named(line: str, nearest: str) -> None:
    table = auction("press", ["press press plan joker", "press"])
    assert table.refused(f"1: {line}").nearest == nearest


def test_N6_3_where_no_set_is_legal_none_is_named() -> None:
    table = auction("press", ["plan joker", "press"])
    assert table.refused("1: lay : 0 0 0 0 0 0 1").nearest == "lay : 0 0 0 1 0 0 1"
    table = auction("press", ["plan office", "press"])
    assert table.refused("1: lay : 0 0 0 1 0 0 0").nearest == ""


def test_N6_10_a_tile_that_is_not_open() -> None:
    table = auction("office", ["office", ""]).play("1: bid 1 0")
    shut = next(n for n in range(1, 37) if n - 1 not in list(state_of(table).office))
    assert code(table, f"1: take c{shut}") == "tile_not_open N6.10"
    assert table.refused(f"1: take c{shut}").nearest == table.offered(1)[0]


def test_N6_13_refusals_of_moving() -> None:
    table = auction("skyscraper", ["skyscraper", ""], supply=[0, 0])
    build(state_of(table), 0, bronx=1, manhattan=1)
    table.play("1: bid 1 0")
    assert code(table, "1: move queens") == "no_tower_there N6.13"
    assert code(table, "1: move manhattan") == "already_there N6.13"


def test_N6_12_refusals_of_moving_for_the_bonus() -> None:
    table = auction("prestige", ["prestige", ""], supply=[0, 0], tokens="taxi_low taxi_high")
    build(state_of(table), 0, staten_island=1)
    table.play("1: bid 1 0")
    place = next(move for move in table.offered(1) if "staten" not in move and "place" in move)
    table.play(f"1: {place}")
    there = place.split()[2]
    assert code(table, f"1: move {there}") == "already_there N6.12"
    empty = "queens" if there != "queens" else "bronx"
    assert code(table, f"1: move {empty}") == "no_tower_there N6.12"


def test_N9_3_with_toms_there_is_no_pile_to_take_blind() -> None:
    assert code(picking(1, toms=1), "1: blind") == "no_blind N9.3"


def test_N3_5_a_character_that_needs_a_name() -> None:
    table = auction("press", ["press", ""], staff=["c19", ""], dollars=[1, 0])
    assert code(table, "1: use c19") == "say_which N3.5"
    table = in_phase(3, ["", ""], ["c21 c28", ""], [1, 0])
    assert code(table, "1: use c28") == "say_which N7.1"


def test_N6_3_a_hand_that_makes_no_bid() -> None:
    table = auction("press", ["joker joker", "press"])
    assert code(table, "1: bid 2 2") == "no_bid N6.3"


def test_N1_11_a_pile_that_was_never_open() -> None:
    assert code(picking(2), "2: pick 5") == "pile_gone N1.11"
