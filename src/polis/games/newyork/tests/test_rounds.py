"""N4, N5 and N7.2: the round from its set-up to its end."""

from __future__ import annotations

import pytest

from polis.core.seats import SPECTATOR
from polis.games.newyork.tests.table import (
    NEWYORK,
    Script,
    auction,
    bare,
    employ,
    hand,
    held,
    in_round,
    let_chance,
    next_round,
    state_of,
    told,
)
from polis.testing.script import seen


def test_N4_2_the_mayor_follows_the_letters_and_never_enters_x() -> None:
    state = bare(letters="x e d c b a")
    state.round = 0
    visited = []
    for _ in range(5):
        next_round(state)
        visited.append(state.letter[state.mayor])
    assert visited == [0, 1, 2, 3, 4]


def test_N4_3_two_prestige_tokens_are_opened() -> None:
    state = state_of(in_round())
    assert list(state.token_at).count(-2) == 2


def test_N4_4_each_person_draws_three_cards() -> None:
    state = state_of(in_round(3))
    assert list(state.hand_size) == [3, 3, 3]


@pytest.mark.parametrize(("seats", "pairs"), [(2, 5), (3, 7), (4, 9)])
def test_N4_5_two_pairs_a_player_and_one_more(seats: int, pairs: int) -> None:
    state = state_of(in_round(seats))
    assert sum(card >= 0 for card in state.pairs) == 2 * pairs


def draft(table: Script, seats: int) -> list[int]:
    """Everybody takes the first pair he can; who took, in order."""
    taken: list[int] = []
    while state_of(table).phase == 13:
        seat = next(s for s in range(1, seats + 1) if table.offered(s))
        taken.append(seat)
        table.play(f"{seat}: {table.offered(seat)[0]}")
    return taken


def test_N5_1_pairs_are_taken_twice_in_reverse_order() -> None:
    table = in_round(3, order="2 3 1")
    assert draft(table, 3) == [1, 3, 2, 1, 3, 2]
    assert list(state_of(table).hand_size) == [7, 7, 7]


def test_N5_1_the_pair_left_over_is_discarded() -> None:
    table = in_round(2)
    state = state_of(table)
    for kind in range(36):
        state.staff[kind] = state.staff[36 + kind] = 0
    state.idle[0] = state.idle[4] = 0
    last = list(state.pairs[8:10])
    draft(table, 2)
    assert sum(state.discards) == 2 and all(state.discards[card] for card in last)


def test_N5_1_a_pair_taken_is_gone() -> None:
    table = in_round(2).play("2: pair 1")
    assert table.refused("1: pair 1").code == "pair_gone"


def test_N6_5_a_pair_is_listed_where_the_table_agreed_so_and_a_dealt_card_is_not() -> None:
    table = in_round(2, drafted="open")
    before = seen(NEWYORK.game, table.state, 0)["houses"][1]
    assert before["hand"] is None and before["hand_size"] == 3 and before["known"] == {}
    table.play("2: pair 1")
    after = seen(NEWYORK.game, table.state, SPECTATOR)["houses"][1]
    assert sum(after["known"].values()) == 2
    assert told(table, "pair_taken") and told(table, "pair_laid")


def test_N6_5_by_the_letter_only_the_number_of_cards_is_listed() -> None:
    table = in_round(2)
    table.play("2: pair 1")
    for viewer in (0, 1, SPECTATOR):
        house = seen(NEWYORK.game, table.state, viewer)["houses"][1]
        assert house["known"] == {} and house["hand_size"] == 5
    assert told(table, "pair_chosen") == [
        {"event": "pair_chosen", "clause": "N5.1", "player": 1, "pair": 1}
    ]
    assert not told(table, "pair_taken") and not told(table, "pair_laid")


def test_N9_11_a_toms_pair_is_told_in_every_reading() -> None:
    table = in_round(1, toms=1)
    table.play("1: pair 1; 1: pair 2")
    let_chance(table)
    assert len(told(table, "tom_pair_taken")) == 1


def test_N6_1_a_reserve_filled_by_a_character_is_cut_to_two_in_the_end() -> None:
    table = auction("skyscraper", ["", ""], reserves=["press plan joker", "press press"])
    assert table.offered(1) == ["shed press", "shed plan", "shed joker"]
    table.play("1: shed press")
    assert held(state_of(table).reserve, 1) == "plan joker"


def test_N7_2_hands_are_discarded_and_reserves_kept() -> None:
    table = auction("skyscraper", ["press plan", "plan"], reserves=["joker joker", "press press"])
    table.play("1: pass; 2: pass; 1: done; 2: done")
    state = state_of(table)
    assert state.round == 2 and hand(table, 1) == hand(table, 2) == ""
    assert held(state.reserve, 1) == "joker joker"
    assert len(told(table, "hands_discarded")) == 1


def test_N7_2_after_round_five_points_are_counted() -> None:
    table = auction("skyscraper", ["press", "plan"])
    state_of(table).round = 5
    employ(state_of(table), 0, "c21")
    table.play("1: pass; 2: pass")
    if table.offered(1):
        table.play("1: done")
    assert table.state.actors == 0 and len(told(table, "total_scored")) == 2


def test_N4_4_only_the_drawer_hears_which_card_came() -> None:
    table = in_round(2)
    for seat in (1, 2):
        heard = [e for e in table.story(seat) if e["event"] == "drew_card"]
        assert [e["player"] for e in heard] == [seat - 1] * 3
    assert [e for e in table.story(SPECTATOR + 1) if e["event"] == "drew_card"] == []
