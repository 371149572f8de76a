"""E9: several rounds."""

from __future__ import annotations

from typing import Any

import pytest

from polis.games.estates.tests.table import ESTATES, Script, arranged, deal, earlier, story_of
from polis.testing.script import draws, seen

TOP = "red1^1 red2^2 red3^3 red4^4"
MIDDLE = "blue1^1 blue2^2 blue3^3"
END = "1: offer barrier1; 1: shorten middle"


def last_turn(seats: int = 3, winner: int = 1, **more: Any) -> Script:
    """Seat 1 can end this round; the winner has all 32 points on the board."""
    holders = f"red:{winner} blue:{winner}"
    board = {"top": TOP, "middle": MIDDLE, "holders": holders, "cash": [0] * seats}
    return arranged(seats, **{**board, **more})


def won(winner: int, **more: Any) -> Script:
    return last_turn(winner=winner, **more).play(END)


def after(rounds_won: list[int], winner: int, **options: Any) -> Script:
    """These seats (0 for a shared round) won the rounds before, and the winner this one."""
    return earlier(last_turn(winner=winner, **options), rounds_won, [0, 0, 0]).play(END)


def winners(table: Script) -> list[int]:
    assert table.state.actors == 0
    places = ESTATES.game.places(table.state)
    return [seat + 1 for seat in range(table.state.players) if places[seat] == 1]


def test_E9_1_a_single_round_unless_agreed() -> None:
    assert won(2).state.actors == 0


def test_E9_1_the_agreed_number_of_rounds_is_played() -> None:
    table = won(2, rounds=3)
    assert table.state.round == 2
    assert draws(ESTATES.game, table.state)[0] == "deal blue1"
    assert winners(after([1, 2], winner=3, rounds=3)) == [3]


def test_E9_1_scores_are_added_and_the_highest_total_wins() -> None:
    table = earlier(last_turn(winner=2, rounds=2), [3], [33, 0, 4]).play(END)
    assert list(ESTATES.game.scores(table.state)) == [33, 32, 4]
    assert winners(table) == [1]
    assert story_of(table, "match_won") == [{"event": "match_won", "player": 0, "points": 33}]


def test_E9_1_totals_are_shown_between_rounds() -> None:
    table = won(2, rounds=2)
    assert [seat["total"] for seat in seen(ESTATES.game, table.state, 0)["seats"]] == [0, 32, 0]


def test_E9_1_two_rounds_in_a_row_win_at_once() -> None:
    table = after([2], winner=2, rounds=5)
    assert winners(table) == [2]
    assert story_of(table, "won_by_two") == [{"event": "won_by_two", "player": 1}]


def test_E9_1_even_with_a_lower_total() -> None:
    table = earlier(last_turn(winner=2, rounds=5), [2], [500, 2, 0]).play(END)
    assert winners(table) == [2]
    assert list(ESTATES.game.places(table.state)) == [2, 1, 3]


def test_E9_1_two_rounds_apart_do_not_by_default() -> None:
    table = after([2, 1], winner=2, rounds=5)
    assert table.state.round == 4
    assert story_of(table, "won_by_two") == []


@pytest.mark.parametrize("before", [[2], [2, 1], [2, 0, 3]])
def test_E9_1_any_two_rounds_win_where_the_table_agreed_so(before: list[int]) -> None:
    table = after(before, winner=2, rounds=9, two_wins="any")
    assert winners(table) == [2]
    assert story_of(table, "won_by_two") == [{"event": "won_by_two", "player": 1}]


def test_E9_1_one_round_is_not_two() -> None:
    table = after([1, 3], winner=2, rounds=9, two_wins="any")
    assert table.state.round == 4


def test_E9_1_the_least_negative_total_wins() -> None:
    table = earlier(last_turn(winner=2, rounds=2), [3], [-5, -40, -6]).play(END)
    assert list(ESTATES.game.scores(table.state)) == [-5, -8, -6]
    assert winners(table) == [1]


def test_E9_2_the_next_round_is_set_up_anew() -> None:
    table = won(2, rounds=2, mayor="top", removed="cancel", bottom="green3")
    table.play(deal("red6"), "*: begin 3")
    fresh = ESTATES.game.start(3, ESTATES.options.numbers({"rounds": 2}))
    for name in ("top", "roof", "roofs", "rows", "holder", "barriers"):
        assert list(getattr(table.state, name)) == list(getattr(fresh, name)), name
    assert (table.state.mayor, table.state.cancel, table.state.roofs_left) == (0, 0, 12)


def test_E9_2_with_a_new_random_first_player() -> None:
    table = won(2, rounds=2).play(deal())
    assert draws(ESTATES.game, table.state) == ["begin 1", "begin 2", "begin 3"]
    table.play("*: begin 3")
    assert table.story()[-1] == {
        "event": "round_began",
        "clause": "E1.4",
        "round": 2,
        "player": 2,
    }
    assert table.offered(3)


def test_E9_2_each_keeps_their_cheques_with_the_stash_back_in_hand() -> None:
    table = won(2, rounds=2, cash=[5, 0, 0], stash=[2, 7, 22])
    assert list(table.state.cash) == [7, 7, 22]
    assert list(table.state.stash) == [0, 0, 0]


def test_E9_2_a_player_without_cheques_plays_on() -> None:
    table = won(2, rounds=2, cash=[0, 0, 0], stash=[0, 20, 16]).play(deal(), "*: begin 1")
    assert "stash" not in table.offered(1)
    table.play("1: offer left1; 2: bid 3; 3: pass; 1: sell; 2: build top 1")
    assert table.state.cash[0] == 3


def test_E9_2_a_place_is_kept_by_who_cannot_bid() -> None:
    table = won(2, rounds=2, cash=[0, 0, 0], stash=[20, 0, 16]).play(deal(), "*: begin 1")
    table.play("1: offer left1")
    assert story_of(table, "passed")[-1] == {"event": "passed", "player": 1}
    assert table.offered(3)[0] == "pass"


def shared(**more: Any) -> Script:
    """Seats 1 and 2 end the round with 20 points and 20 cheques each."""
    holders = "red:1 blue:2"
    return last_turn(holders=holders, cash=[20, 0, 0], stash=[0, 8, 0], **more)


def test_E9_3_a_rounds_tie_is_broken_by_cheques() -> None:
    table = shared(rounds=2).play(END)
    assert story_of(table, "tie_broken", "round_won") == [
        {"event": "tie_broken", "player": 0, "points": 20, "amount": 20},
        {"event": "round_won", "player": 0},
    ]


def test_E9_3_a_shared_round_is_won_by_none() -> None:
    table = earlier(shared(rounds=3), [1], [9, 0, 0])
    table.state.cash[0] = 8
    table.play(END)
    assert story_of(table, "round_shared") == [{"event": "round_shared"}]
    assert table.state.last_winner == -1
    assert list(table.state.wins) == [1, 0, 0]


def test_E9_3_a_shared_round_breaks_a_row_of_wins() -> None:
    table = after([2, 0], winner=2, rounds=9)
    assert table.state.round == 4


def test_E9_3_a_tie_in_the_total_goes_to_more_cheques() -> None:
    table = earlier(
        last_turn(winner=2, rounds=2, cash=[3, 0, 0], stash=[0, 0, 2]), [3], [32, 0, 30]
    ).play(END)
    assert list(ESTATES.game.scores(table.state)) == [32, 32, 32]
    assert winners(table) == [1]
    assert story_of(table, "tie_broken", "total_tie_broken") == [
        {"event": "total_tie_broken", "player": 0, "points": 32, "amount": 3}
    ]
    assert list(ESTATES.game.places(table.state)) == [1, 3, 2]


def test_E9_3_then_it_is_shared() -> None:
    table = earlier(last_turn(winner=2, rounds=2), [1], [32, 0, 0]).play(END)
    assert winners(table) == [1, 2]
    assert [event["player"] for event in story_of(table, "match_shared")] == [0, 1]
