"""N1: components and set-up."""

from __future__ import annotations

import pytest

from polis.core.model import Log, Odds
from polis.games.newyork.codes import PICKING
from polis.games.newyork.data import BASES, BOX, DARK_COPIES, LIGHT_COPIES, TILES, VALUE_OF
from polis.games.newyork.phases.cards import card_odds, leave_deck
from polis.games.newyork.schema import DISTRICT_NAMES
from polis.games.newyork.terms import DISTRICTS
from polis.games.newyork.tests.table import (
    chances,
    held,
    in_round,
    laid,
    let_chance,
    picking,
    start,
    state_of,
    told,
    towers,
)


def test_N1_1_two_to_four_play_and_one_alone_meets_a_tom() -> None:
    houses = [
        state_of(start(seats, toms=toms)).houses for seats in (1, 2, 3, 4) for toms in (0, 1, 3)
    ]
    assert houses == [2, 2, 4, 2, 3, 4, 3, 4, 4, 4, 4, 4]


def test_N1_2_there_are_six_districts() -> None:
    assert len(DISTRICT_NAMES) == DISTRICTS == 6


def test_N1_3_the_deck_has_fifteen_cards_of_seven_kinds() -> None:
    state = state_of(start())
    assert list(state.deck) == [15] * 7 and state.deck_left == 105


def test_N1_3_discards_become_a_new_deck_when_a_card_is_needed() -> None:
    state = state_of(in_round(3))
    state.deck_left, moved = 0, list(state.deck)
    for card in range(7):
        state.discards[card], state.deck[card] = moved[card], 0
    odds, log = Odds(), Log()
    card_odds(state, odds)
    assert odds.total == sum(moved)
    leave_deck(state, 0, log)
    assert list(state.deck) == [moved[0] - 1, *moved[1:]] and sum(state.discards) == 0


def test_N1_4_sixty_four_dark_tiles_lie_by_value_with_four_of_each_open() -> None:
    table = let_chance(laid())
    state = state_of(table)
    assert sum(DARK_COPIES) == 64 and sum(LIGHT_COPIES) == 12
    assert [len([k for k in state.office if VALUE_OF[k] == v]) for v in range(1, 6)] == [4] * 5
    assert sum(state.pile) == sum(state.pile_left) == 44


@pytest.mark.parametrize(("seats", "open_piles", "blind"), [(2, 3, 2), (3, 4, 1), (4, 5, 0)])
def test_N1_5_one_starter_pile_more_than_players_is_open(
    seats: int, open_piles: int, blind: int
) -> None:
    table = picking(seats)
    state = state_of(table)
    piles = [tuple(state.starters[2 * i : 2 * i + 2]) for i in range(5)]
    assert sum(pile != (-1, -1) for pile in piles) == open_piles
    assert state.blind_left == blind
    assert all(VALUE_OF[a] == 1 and VALUE_OF[b] == 5 for a, b in piles if a >= 0)


def test_N1_5_a_face_down_pile_is_chosen_blind_then_turned_over() -> None:
    table = picking(2)
    seat = 2  # the last on the track picks first
    assert table.offered(seat)[-1] == "blind"
    table.play(f"{seat}: blind")
    first = chances(table)
    assert all(VALUE_OF[int(name.split("c")[1]) - 1] == 1 for name in first)
    table.play(f"*: {next(iter(first))}")
    table.play(f"*: {next(iter(chances(table)))}")
    assert sum(state_of(table).staff[36:]) == 2


def test_N1_6_letters_and_base_values_are_dealt_at_random() -> None:
    table = start()
    assert chances(table) == {f"letter {name}": 1 for name in "abcdex"}
    for letter in "xabcde":
        table.play(f"*: letter {letter}")
    assert chances(table) == {"base 6": 1, "base 7": 1, "base 8": 2, "base 9": 1, "base 10": 1}
    assert sorted(BASES) == [6, 7, 8, 8, 9, 10]


def test_N1_7_tokens_vehicles_and_the_statue_wait() -> None:
    state = state_of(picking())
    assert set(state.token_at) == {-1} and set(state.vehicle_of) == {-1} and state.statue


@pytest.mark.parametrize(("seats", "space"), [(2, 8), (3, 7), (4, 6)])
def test_N1_8_neutral_skyscrapers_and_marker(seats: int, space: int) -> None:
    state = state_of(picking(seats))
    assert list(state.towers[seats * 6 :]) == [2] * 6
    assert state.space[seats] == space


def test_N1_9_everybody_starts_in_x_with_four_skyscrapers_and_a_dollar() -> None:
    table = picking(1, toms=1)
    state = state_of(table)
    assert towers(table, 1) == towers(table, 2) == {"jersey_city": 1}
    assert list(state.supply) == [4, 0] and list(state.dollars) == [1, 0]
    assert list(state.points) == [0, 0]


def test_N1_9_markers_are_stacked_in_random_order() -> None:
    table = laid(3, order="2 3 1")
    assert list(state_of(table).order) == [3, 1, 2, 0]  # the neutral one is ahead on its space


def test_N1_10_each_person_has_two_open_cards_in_reserve() -> None:
    state = state_of(picking(3))
    assert list(state.reserve_size) == [2, 2, 2]
    assert held(state.reserve, 1) == "press press"


def test_N1_11_starters_are_chosen_from_the_least_influence() -> None:
    table = picking(3, order="2 3 1")
    picked = []
    while state_of(table).phase == PICKING:
        seat = next(s for s in (1, 2, 3) if table.offered(s))
        picked.append(seat)
        table.play(f"{seat}: {table.offered(seat)[0]}")
    assert picked == [1, 3, 2]
    assert sum(state_of(table).staff) == 6


def test_N1_11_a_pile_taken_is_gone() -> None:
    table = picking(2).play("2: pick 1")
    assert table.refused("1: pick 1").code == "pile_gone"


def test_N1_5_with_four_players_no_pile_is_face_down() -> None:
    assert picking(4).refused("4: blind").code == "no_blind"


def test_N1_12_nothing_counts_the_general_supply() -> None:
    """Dollars and skyscrapers may pass the printed numbers: the stock leaves them out."""
    table = in_round(2)
    before = list(table.info.game.conserved(table.state))
    state_of(table).dollars[0] = 99
    assert list(table.info.game.conserved(table.state)) == before


def test_N1_13_a_tom_counts_as_a_player() -> None:
    state = state_of(in_round(2, toms=2))
    assert state.houses == 4 and state.space[4] == 6


def test_N3_0_what_is_reconstructed_says_so() -> None:
    known = {name: part.values["source"] for name, part in BOX.items()}
    rebuilt = {name for name, source in known.items() if source == "reconstruction"}
    assert rebuilt == {"prestige", "routes", "lamps", "characters"}
    assert len(TILES) == 36 * 4


def test_N1_6_the_log_names_letter_and_base() -> None:
    table = laid()
    assert told(table, "letter_laid")[0]["letter"] == "a"
    assert [event["points"] for event in told(table, "base_laid")] == [6, 7, 8, 8, 9, 10]
