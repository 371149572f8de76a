"""E2: the turn: the stash, and the choice of a piece."""

from __future__ import annotations

from typing import Any

import pytest

from polis.core.model import Odds
from polis.games.estates.tests.table import ESTATES, arranged, opened, story_of
from polis.testing.script import draws, seen

FLOORS = [f"offer {side}{line}" for line in (1, 2, 3) for side in ("left", "right")]
SPECIAL = ["offer barrier1", "offer barrier2", "offer barrier3", "offer mayor", "offer cancel"]


def test_E2_1_a_cheque_goes_from_the_hand_into_the_stash() -> None:
    state = opened(3).play("1: stash").state
    assert (list(state.cash), list(state.stash)) == ([11, 12, 12], [1, 0, 0])


def test_E2_1_stashing_is_optional() -> None:
    table = opened(3).play("1: offer left1")
    assert list(table.state.stash) == [0, 0, 0]


def test_E2_1_exactly_one_cheque_a_turn() -> None:
    table = opened(3).play("1: stash")
    assert table.offered(1) == [*FLOORS, *SPECIAL]
    assert table.refused("1: stash").code == "stashed_already"


def test_E2_1_one_cheque_more_on_the_next_own_turn() -> None:
    table = arranged(2, cash=[12, 0], stash=[1, 0])
    table.play("1: offer mayor; 1: discard; 2: offer cancel; 1: pass; 2: discard; 1: stash")
    assert table.state.stash[0] == 2


def test_E2_1_only_at_the_start_of_the_turn() -> None:
    table = opened(2).play("1: offer left1; 2: bid 1")
    assert table.refused("1: stash").code == "wrong_moment"
    assert opened(2).refused("2: stash").code == "not_your_move"


def test_E2_1_without_a_cheque_in_hand_there_is_nothing_to_stash() -> None:
    table = arranged(2, cash=[0, 24])
    assert table.offered(1) == [*FLOORS, *SPECIAL]
    assert table.refused("1: stash").code == "no_cheque"


def test_E2_1_the_stash_cannot_be_bid() -> None:
    table = arranged(2, cash=[5, 2], stash=[0, 7]).play("1: offer mayor")
    assert table.offered(2) == ["pass", "bid 1", "bid 2"]


def test_E2_1_the_stash_cannot_pay_for_keeping() -> None:
    table = arranged(2, cash=[2, 5], stash=[9, 0]).play("1: offer mayor; 2: bid 3")
    assert table.offered(1) == ["sell"]


def test_E2_1_nobody_sees_into_anothers_stash() -> None:
    table = arranged(3, stash=[3, 2, 1])
    for viewer in (0, 1, 2, 16):
        seats = seen(ESTATES.game, table.state, viewer)["seats"]
        shown = [seat for seat in range(3) if seats[seat]["stash"] is not None]
        assert shown == ([viewer] if viewer < 3 else [])


def test_E2_2_the_first_turn_offers_every_end_and_every_special_piece() -> None:
    assert opened(4).offered(1) == ["stash", *FLOORS, *SPECIAL]


def test_E2_2_a_player_must_auction_something() -> None:
    table = opened(2)
    for line in ("1: pass", "1: discard", "1: abstain"):
        assert table.refused(line).code == "wrong_moment"


def test_E2_2_the_winner_places_the_piece_at_once() -> None:
    table = opened(3).play("1: offer left1; 2: bid 2; 3: pass; 1: sell")
    assert table.offered(2) == ["build top 1", "build middle 1", "build bottom 1"]
    assert table.offered(1) == table.offered(3) == []


@pytest.mark.parametrize(("turn", "following"), [(1, 2), (2, 3), (3, 1)])
def test_E2_2_then_the_next_player_clockwise(turn: int, following: int) -> None:
    table = arranged(3, cash=[0, 0, 0], turn=turn).play(f"{turn}: offer mayor; {turn}: discard")
    assert [seat for seat in (1, 2, 3) if table.offered(seat)] == [following]


def test_E2_2_the_turn_goes_on_from_the_auctioneer_not_from_the_winner() -> None:
    table = opened(4).play("1: offer left1; 2: pass; 3: bid 1; 4: pass; 1: sell; 3: build top 1")
    assert table.offered(2)[0] == "stash"


def test_E2_3_a_floor_comes_from_either_end_of_a_line() -> None:
    table = opened(2, "blue1 blue2 blue3 blue4 blue5 blue6 red1 red2")
    for end, floor in (("left1", "blue1"), ("right1", "red2")):
        told = story_of(table.fork().play(f"1: offer {end}"), "offered_floor")
        assert told == [{"event": "offered_floor", "player": 0, "floor": floor, "piece": end}]


def test_E2_3_the_next_floor_becomes_the_end() -> None:
    table = opened(2, "blue1 blue2 blue3 blue4 blue5 blue6 red1 red2")
    table.play("1: offer left1; 2: pass; 1: build top 1; 2: offer right1; 1: pass; 2: build top 2")
    line = seen(ESTATES.game, table.state, 0)["lines"][0]
    assert line == ["blue2", "blue3", "blue4", "blue5", "blue6", "red1"]


def test_E2_3_the_last_floor_of_a_line_is_offered_once() -> None:
    table = arranged(2, "blue1", "", "red1 red2")
    offers = [move for move in table.offered(1) if move in FLOORS]
    assert offers == ["offer left1", "offer left3", "offer right3"]


FULL: dict[str, Any] = {
    "shortened": "2:top 1:middle 3:bottom",
    "top": "blue6^1 green4",
    "bottom": "grey5^2",
}


def test_E2_3_only_floors_that_can_be_placed_now() -> None:
    """All lots are built; only a floor below 4 fits, on the green 4."""
    middle = "red6^3 red5^4 yellow6^5"
    table = arranged(2, "blue1 blue4", "blue3 red3", "blue5", middle=middle, **FULL)
    offers = [move for move in table.offered(1) if move in FLOORS]
    assert offers == ["offer left1", "offer left2", "offer right2"]


def test_E2_3_any_floor_fits_while_a_lot_is_empty() -> None:
    table = arranged(2, "blue1 blue4", "blue3", "blue5", middle="red6^3 red5^4", **FULL)
    offers = [move for move in table.offered(1) if move in FLOORS]
    assert offers == ["offer left1", "offer right1", "offer left2", "offer left3"]


def test_E2_3_no_roof_while_there_is_no_building() -> None:
    assert "offer roof" not in opened().offered(1)


def test_E2_3_a_roof_while_a_building_has_none() -> None:
    assert "offer roof" in arranged(2, top="blue3").offered(1)
    assert "offer roof" not in arranged(2, top="blue3^1").offered(1)
    assert "offer roof" in arranged(2, top="blue3^1 blue4").offered(1)


def test_E2_3_no_roof_when_none_is_left() -> None:
    assert "offer roof" not in arranged(2, top="blue3", roofs="").offered(1)


def test_E2_3_special_pieces_while_neither_on_the_board_nor_removed() -> None:
    table = arranged(2, extended="1:top", removed="barrier2 cancel", mayor="top")
    offers = [move for move in table.offered(1) if move not in FLOORS]
    assert offers == ["stash", "offer barrier3"]


def test_E2_3_a_lifted_barrier_does_not_come_back() -> None:
    table = arranged(2, extended="1:top", cash=[0, 0]).play("1: offer cancel; 1: lift 1")
    offers = [move for move in table.offered(2) if move in SPECIAL]
    assert offers == ["offer barrier2", "offer barrier3", "offer mayor"]


def test_E2_3_the_cancel_cube_without_a_barrier_can_only_be_removed() -> None:
    table = arranged(2, cash=[0, 0]).play("1: offer cancel")
    assert table.offered(1) == ["discard"]


def test_E2_4_a_roof_is_turned_over_before_the_bidding() -> None:
    table = arranged(2, top="blue3").play("1: offer roof")
    assert [table.offered(seat) for seat in (1, 2)] == [[], []]
    table.play("*: turn 5")
    assert table.story(2)[-1] == {"event": "roof_turned", "clause": "E2.4", "roof": 5}
    assert table.offered(2)[0] == "pass"


def test_E2_4_any_hidden_roof_may_turn_up_as_often_as_it_lies_there() -> None:
    table = arranged(2, top="blue3", roofs="1 1 4").play("1: offer roof")
    assert draws(ESTATES.game, table.state) == ["turn 1", "turn 4"]
    odds = Odds()
    ESTATES.game.chances(table.state, odds)
    assert list(odds.weights) == [2, 1]


def test_E2_4_a_turned_roof_must_be_auctioned() -> None:
    table = arranged(3, top="blue3").play("1: offer roof; *: turn 6")
    assert table.offered(1) == []
    assert table.refused("1: offer mayor").code == "not_your_move"
    table.play("2: pass; 3: pass")
    assert table.offered(1) == ["roof top 1"]
