"""N9: Tom, the automatic rival."""

from __future__ import annotations

import pytest

from polis.core.errors import OptionError
from polis.core.match import Match
from polis.core.seats import members
from polis.core.texts import explain
from polis.games.newyork.data import EXTRA_CARDS, MODES
from polis.games.newyork.state import is_tom
from polis.games.newyork.tests.table import (
    NEWYORK,
    auction,
    bare,
    chances,
    hand,
    in_round,
    let_chance,
    picking,
    stand,
    state_of,
    told,
)


def test_N9_1_the_twelve_levels_of_the_rules_come_first() -> None:
    names = ["ABC"[mode] + str(cards) for mode, cards in zip(MODES, EXTRA_CARDS, strict=True)]
    assert names[:12] == ["A6", "B3", "C2", "A7", "B4", "C3", "A8", "B5", "C4", "A9", "B6", "C5"]
    assert all(option.values == names for option in NEWYORK.options.all[1:4])


def test_N9_1_any_mode_goes_with_any_number_of_cards() -> None:
    levels = {f"{mode}{cards}" for mode in "ABC" for cards in range(2, 10)}
    assert set(NEWYORK.options.all[1].values) == levels
    table = let_chance(in_round(1, tom1="C9").play("1: pair 1; 1: pair 2"))
    assert state_of(table).hand_size[1] == 2 + 9


def test_N9_1_no_more_toms_than_have_room_beside_the_seats() -> None:
    with pytest.raises(OptionError) as error:
        Match.new("newyork", seats=4, options={"toms": 3})
    assert error.value.code == "no_room_beside"
    assert "toms" in explain(error.value, "ru") and "toms" in explain(error.value, "en")
    assert Match.new("newyork", seats=1, seed="room", options={"toms": 3}).state


def test_N9_6_a_card_another_tom_has_laid_is_a_bid_to_beat() -> None:
    laid = {"bid": 1, "waits": 0}
    for reading, jokers in laid.items():
        table = auction(
            "press",
            ["", "press joker joker", "press"],
            1,
            toms=2,
            tom1="A6",
            tom2="B3",
            order="1 3 2 N",
            first=2,
            tom_laid=reading,
        )
        table.play("*: turn press")
        let_chance(table)
        assert sum(event["count"] for event in told(table, "tom_raised")) == jokers


def test_N9_1_each_tom_has_his_own_level() -> None:
    state = state_of(in_round(1, toms=3, tom1="A9", tom2="B3", tom3="C5"))
    assert [NEWYORK.options.all[1].values[level] for level in state.levels] == ["A9", "B3", "C5"]


def test_N9_1_a_tom_is_never_asked() -> None:
    table = in_round(2, toms=2)
    for _ in range(200):
        let_chance(table)
        if table.state.actors == 0:
            break
        seats = members(table.state.actors)
        assert all(not is_tom(state_of(table), seat) for seat in seats)
        moves = table.offered(seats[0] + 1)
        table.play(f"{seats[0] + 1}: {moves[len(moves) // 2]}")


def test_N9_2_plans_are_jokers_for_a_tom_and_he_pays_no_character() -> None:
    hands = ["prestige prestige", "prestige plan plan"]
    table = auction("prestige", hands, 1, tom1="A6", staff=["", "c14"], dollars=[0, 5])
    table.play("1: bid 2 0")
    state = state_of(table)
    assert state.bids[1] == 3 and sum(state.paid) == 0 and state.dollars[1] == 5


def test_N9_3_one_open_pile_each_and_the_rest_for_toms() -> None:
    table = picking(2, toms=2)
    state = state_of(table)
    assert sum(kind >= 0 for kind in state.starters) == 8 and state.blind_left == 0
    table.play("2: pick 1; 1: pick 3")
    assert chances(table) == {"allot 2": 1, "allot 4": 1}
    table.play("*: allot 4")
    assert [sum(state.staff[36 * h : 36 * h + 36]) for h in range(4)] == [2, 2, 2, 2]


def test_N9_3_a_tom_has_no_supply_dollar_reserve_or_cards() -> None:
    state = state_of(in_round(1))
    numbers = [v[1] for v in (state.supply, state.dollars, state.reserve_size, state.hand_size)]
    assert numbers == [0, 0, 0, 0]


@pytest.mark.parametrize(("seats", "toms", "pairs"), [(1, 1, 3), (1, 2, 4), (2, 1, 5), (2, 2, 6)])
def test_N9_4_two_pairs_a_person_and_one_a_tom(seats: int, toms: int, pairs: int) -> None:
    state = state_of(in_round(seats, toms=toms))
    assert sum(card >= 0 for card in state.pairs) == 2 * pairs


def test_N9_4_tom_gets_the_last_pair_and_draws_by_his_level() -> None:
    table = in_round(1, tom1="B4")
    table.play("1: pair 1; 1: pair 2")
    let_chance(table)
    assert state_of(table).hand_size[1] >= 2 + 4 - 1  # the auction may have begun with a draw
    assert len(told(table, "tom_stocked")) == 4
    assert len(told(table, "tom_pair_taken")) == 1


# Draws at the start of an auction


def drawn(category: str, stock: str, card: str, level: str) -> str:
    """What a Tom does with a card he draws: its event."""
    table = auction(category, ["press", stock], 1, tom1=level)
    table.play(f"*: turn {card}")
    names = ("tom_played", "tom_kept", "tom_dropped")
    done = next(event for event in table.story() if event["event"] in names)
    return f"{done['event']} {done['reason']}"


@pytest.mark.parametrize(
    ("category", "stock", "card", "level", "done"),
    [
        ("dollars", "dollars", "plan", "B4", "tom_played beside_own"),  # the rulebook's example
        ("dollars", "dollars", "joker", "B4", "tom_played beside_own"),
        ("dollars", "press", "joker", "B4", "tom_kept none_to_join"),
        ("dollars", "", "dollars", "B4", "tom_played of_this"),
        ("dollars", "", "press", "B4", "tom_dropped of_past"),
        ("dollars", "", "press", "C4", "tom_dropped of_past"),
        ("dollars", "", "prestige", "B4", "tom_dropped not_kept"),
        ("dollars", "", "prestige", "C4", "tom_kept for_later"),
        ("plan", "plan", "plan", "B4", "tom_kept none_to_join"),
        ("plan", "plan", "joker", "B4", "tom_kept none_to_join"),
        ("plan", "", "press", "C4", "tom_dropped of_past"),
        ("plan", "", "skyscraper", "B4", "tom_dropped not_kept"),
        ("plan", "", "skyscraper", "C4", "tom_kept for_later"),
    ],
)
def test_N9_5_what_becomes_of_a_drawn_card(
    category: str, stock: str, card: str, level: str, done: str
) -> None:
    assert drawn(category, stock, card, level) == done


def test_N9_5_in_mode_a_he_draws_nothing() -> None:
    table = auction("press", ["press", "press"], 1, tom1="A6")
    assert table.offered(1)


# Bids


def test_N9_6_the_rulebooks_example_one_joker_is_enough() -> None:
    hands = ["prestige prestige", "prestige joker joker"]
    table = auction("prestige", hands, 1, tom1="A6", order="N 2 1", tokens="taxi_low bus_low")
    table.play("1: bid 2 0")
    assert told(table, "tom_bid_made")[0]["size"] == 2
    assert told(table, "tom_raised")[0]["count"] == 1
    assert told(table, "tom_highest")
    assert hand(table, 2) == "joker"


def test_N9_6_behind_on_the_press_he_needs_one_more() -> None:
    hands = ["prestige prestige", "prestige joker joker"]
    table = auction("prestige", hands, 1, tom1="A6", order="N 1 2")
    table.play("1: bid 2 0")
    assert state_of(table).bids[1] == 3


def test_N9_6_jokers_that_cannot_win_stay_in_stock() -> None:
    hands = [" ".join(["prestige"] * 4), "prestige joker joker"]
    table = auction("prestige", hands, 1, tom1="A6", order="N 1 2")
    table.play("1: bid 4 0")
    assert state_of(table).bids[1] == 1 and hand(table, 2) == "joker joker"
    assert told(table, "tom_holds")[0]["count"] == 2


def test_N9_6_bidding_first_he_adds_none() -> None:
    table = auction("press", ["press", "press joker"], 1, tom1="A6", first=2)
    assert state_of(table).bids[1] == 1


def test_N9_6_without_a_card_of_the_category_he_passes() -> None:
    table = auction("press", ["press", "plan joker joker"], 1, tom1="A6", first=2)
    assert state_of(table).bids[1] == 0 and told(table, "tom_passed")


def test_N8_5_a_tom_can_win_and_the_seat_is_second() -> None:
    state = bare(1)
    stand(state, [0, 9, 8])
    state.points[1] = 50
    assert list(NEWYORK.game.places(state)) == [2] and NEWYORK.game.rivals(state) == 1
