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


def test_N2_2_it_is_anothers_turn() -> None:
    assert code(auction("press", ["press", "press"]), "2: pass") == "not_your_move N2.2"


def test_N1_1_a_move_belongs_to_its_phase() -> None:
    table = auction("press", ["press", "press"])
    for line in ("pair 1", "pick 1", "keep press", "drop press", "take c1", "done", "decline"):
        assert code(table, f"1: {line}") == "wrong_moment N1.1"
    assert code(in_round(2), "2: bid 1 0") == "wrong_moment N1.1"


def test_N1_3_chance_moves_for_itself() -> None:
    assert code(auction("press", ["press", "press"]), "1: turn press") == "natures_move N1.3"


def test_N7_2_nothing_is_done_after_the_end() -> None:
    table = auction("skyscraper", ["press", "press"])
    state_of(table).round = 5
    table.play("1: pass; 2: pass")
    assert code(table, "1: pass") == "game_over N7.2"


def test_N3_2_only_ones_own_characters_for_a_dollar() -> None:
    table = in_phase(3, ["", ""], ["c21 c22", ""], [1, 0])
    assert code(table, "1: use c24") == "not_employed N3.2"
    assert code(table, "1: erect bronx") == "no_builder N3.2"
    table = auction("press", ["press", ""], staff=["c10", ""], dollars=[0, 0])
    assert code(table, "1: use c10") == "no_dollar N3.2"
    assert code(table, "1: convert plan") == "no_converter N3.2"


def test_N3_5_refusals_of_phase_two() -> None:
    staff = ["c9 c9 c17 c17 c19", ""]
    table = auction("press", ["press plan", "press"], staff=staff, dollars=[4, 0])
    assert code(table, "1: convert press") == "own_category N3.5"
    assert code(table, "1: convert joker") == "own_category N3.5"
    table.play("1: use c9; 2: pass")
    assert code(table, "1: use c9") == "postponed_already N3.5"
    table.play("1: use c17")
    assert code(table, "1: use c17") == "used_already N3.3"
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
    assert code(table.play("1: use c1"), "1: drop plan") == "not_in_hand N6.1"


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


def test_N6_13_refusals_of_moving() -> None:
    table = auction("skyscraper", ["skyscraper", ""], supply=[0, 0])
    build(state_of(table), 0, bronx=1, manhattan=1)
    table.play("1: bid 1 0")
    assert code(table, "1: move queens") == "no_tower_there N6.13"
    assert code(table, "1: move manhattan") == "already_there N6.13"


def test_N1_11_a_pile_that_was_never_open() -> None:
    assert code(picking(2), "2: pick 5") == "pile_gone N1.11"
