"""What a Tom takes, places, builds and scores."""

from __future__ import annotations

from polis.games.newyork.codes import OFFICE
from polis.games.newyork.data import VALUE_OF
from polis.games.newyork.phases.tom import award_tom
from polis.games.newyork.scoring import rest_points, staff_points
from polis.games.newyork.tests.table import (
    NEWYORK,
    Script,
    auction,
    bare,
    build,
    employ,
    hand,
    let_chance,
    stack_tokens,
    state_of,
    told,
    towers,
)
from polis.testing.script import seen

# Auction 3


def test_N9_7_he_takes_the_leftmost_of_the_value_of_his_bid() -> None:
    table = auction("office", ["plan", "office"], 1, tom1="A6")
    left = state_of(table).office[4]  # the highest bid counts 2
    table.play("1: pass")
    assert told(table, "tom_took")[0]["character"] == f"c{left + 1}"
    assert VALUE_OF[left] == 2


def test_N9_7_the_row_shifts_and_refills_at_once() -> None:
    table = auction("office", ["office", "office office"], 1, tom1="A6", order="N 2 1")
    row = list(state_of(table).office[8:12])
    table.play("1: bid 1 0")
    assert list(state_of(table).office[8:12]) == [*row[1:], -1]
    let_chance(table)
    assert state_of(table).office[11] >= 0 and state_of(table).auction == OFFICE
    assert table.offered(1)  # now the person takes


def test_N9_7_an_empty_row_sends_him_to_the_next_lower_one() -> None:
    table = auction("office", ["plan", "office"], 1, tom1="A6")
    for slot in range(4, 8):
        state_of(table).pile[state_of(table).office[slot]] += 1
        state_of(table).office[slot] = -1
    table.play("1: pass")
    assert told(table, "tom_took")[0]["value"] == 1


def test_N9_7_he_has_no_part_in_auction_4() -> None:
    table = auction("plan", ["press", "plan plan joker"], 1, tom1="A6")
    table.play("1: pass")
    assert told(table, "tom_passes_by") and state_of(table).hand_size[1] == 3


# Auction 5


def test_N9_8_the_rulebooks_example() -> None:
    """A yellow and a brown token; B, C, D and X can be reached, and only in X does he stand: D is
    latest. Two taxis and a metro lead there, and the taxi to the Bronx joins it with X."""
    state = bare(1, letters="d b c x a e")
    stack_tokens(state, "taxi_low metro_high")
    table = Script(NEWYORK, state)
    award_tom(state, 1, table.log)
    placed = told(table, "tom_placed")[0]
    assert (placed["token"], placed["district"], placed["other"]) == (
        "taxi_low",
        "manhattan",
        "bronx",
    )
    assert towers(table, 2) == {"manhattan": 1, "bronx": 1}
    assert state.vehicle_of[0] == 1


def test_N9_8_of_two_tokens_of_one_colour_the_higher() -> None:
    state = bare(1)
    stack_tokens(state, "ship_low ship_high")
    table = Script(NEWYORK, state)
    award_tom(state, 1, table.log)
    assert told(table, "tom_placed")[0]["token"] == "ship_high"


def test_N9_8_the_fewest_skyscrapers_come_before_the_letter() -> None:
    state = bare(1)
    stack_tokens(state, "ship_low")
    build(state, 1, manhattan=0, staten_island=1, jersey_city=1)
    table = Script(NEWYORK, state)
    award_tom(state, 1, table.log)
    assert told(table, "tom_placed")[0]["district"] == "manhattan"


def test_N9_8_where_he_has_five_he_only_places_the_token() -> None:
    state = bare(1)
    stack_tokens(state, "ship_low")
    build(state, 1, manhattan=5, staten_island=5, jersey_city=5)
    table = Script(NEWYORK, state)
    award_tom(state, 1, table.log)
    assert told(table, "tom_placed")[0]["district"] == "jersey_city"
    assert towers(table, 2)["jersey_city"] == 5 and told(table, "tom_full")


# Auction 6


def test_N9_9_four_jokers_and_plans_are_three_skyscrapers() -> None:
    table = auction("skyscraper", ["press", "plan plan joker joker"], 1, tom1="A6")
    table.play("1: pass")
    assert told(table, "tom_bid_made")[0]["size"] == 3
    assert told(table, "tom_substitutes")[0]["count"] == 4
    assert towers(table, 2)["manhattan"] == 4  # the highest bid builds one more


def test_N9_9_a_single_joker_is_discarded() -> None:
    table = auction("skyscraper", ["press", "joker"], 1, tom1="A6")
    table.play("1: pass")
    assert told(table, "tom_single") and hand(table, 2) == "" and state_of(table).discards[6] >= 1


def test_N9_9_with_a_skyscraper_jokers_only_win() -> None:
    table = auction("skyscraper", ["press", "skyscraper plan joker"], 1, tom1="A6", first=2)
    assert state_of(table).bids[1] == 1


def test_N9_9_never_more_than_five_in_a_district() -> None:
    table = auction("skyscraper", ["press", "skyscraper skyscraper"], 1, tom1="A6")
    build(state_of(table), 1, manhattan=4)
    table.play("1: pass")
    assert towers(table, 2) == {"manhattan": 5} and told(table, "tom_full")


# Points


def test_N9_10_the_rulebooks_example() -> None:
    """Values 1, 1, 1, 4; five dollars: one on each, and a second on the leftmost."""
    state = bare(1)
    employ(state, 1, "c21 c22 c23 c27")
    state.dollars[1] = 5
    assert staff_points(state, 1) == 8 and rest_points(state, 1) == 0


def test_N9_10_left_over_dollars_count_half_and_abilities_nothing() -> None:
    state = bare(1)
    employ(state, 1, "c32 c21")
    state.dollars[1] = 7
    assert staff_points(state, 1) == 2 * (5 + 1) and rest_points(state, 1) == 1


def test_N9_11_his_stock_is_open_and_discarded_in_the_end() -> None:
    table = auction("skyscraper", ["press", "press plan skyscraper"], 1, tom1="A6")
    assert seen(NEWYORK.game, table.state, 0)["houses"][1]["hand"] == {
        "press": 1,
        "plan": 1,
        "skyscraper": 1,
    }
    table.play("1: pass")
    assert hand(table, 2) == ""
