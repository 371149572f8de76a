"""E3: the auction."""

from __future__ import annotations

import pytest

from polis.games.estates.tests.table import arranged, bids, opened, story_of


@pytest.mark.parametrize(("turn", "order"), [(1, [2, 3, 4]), (3, [4, 1, 2])])
def test_E3_1_bidding_goes_clockwise_from_the_auctioneers_left(turn: int, order: list[int]) -> None:
    table = opened(4, first=turn).play(f"{turn}: offer mayor")
    for seat in order:
        assert [s for s in (1, 2, 3, 4) if table.offered(s)] == [seat]
        table.play(f"{seat}: pass")


def test_E3_1_each_speaks_once() -> None:
    table = opened(3).play("1: offer mayor; 2: bid 1; 3: bid 2")
    assert table.offered(2) == []
    assert table.offered(1) == ["sell", "keep"]


def test_E3_1_a_pass_is_final() -> None:
    table = opened(3).play("1: offer mayor; 2: pass; 3: bid 2")
    assert table.offered(2) == []


def test_E3_1_the_first_bid_may_be_anything_from_1_to_the_cash_in_hand() -> None:
    table = opened(3).play("1: offer mayor")
    assert table.offered(2) == ["pass", *bids(1, 12)]


def test_E3_1_bids_must_rise() -> None:
    table = opened(4).play("1: offer mayor; 2: bid 4")
    assert table.offered(3) == ["pass", *bids(5, 12)]
    table.play("3: bid 9")
    assert table.offered(4) == ["pass", *bids(10, 12)]


def test_E3_1_a_pass_in_between_does_not_lower_the_bid() -> None:
    table = opened(4).play("1: offer mayor; 2: bid 4; 3: pass")
    assert table.offered(4) == ["pass", *bids(5, 12)]


def test_E3_1_no_bid_above_the_cash_in_hand() -> None:
    table = arranged(3, cash=[0, 5, 31]).play("1: offer mayor")
    assert table.offered(2) == ["pass", *bids(1, 5)]
    table.play("2: bid 5")
    assert table.offered(3) == ["pass", *bids(6, 31)]


def test_E3_1_the_auctioneer_does_not_bid() -> None:
    table = opened(3).play("1: offer mayor")
    assert table.offered(1) == []
    assert table.refused("1: bid 1").code == "not_your_move"


@pytest.mark.parametrize(("money", "event"), [("hidden", "passed"), ("open", "cannot_overbid")])
def test_E3_1_who_cannot_overbid_passes_unasked(money: str, event: str) -> None:
    """[E1.4] That it is for want of cheques is told only where all see them."""
    table = arranged(4, cash=[0, 5, 5, 6], money=money).play("1: offer mayor; 2: bid 5")
    assert table.story()[-1] == {"event": event, "clause": "E3.1", "player": 2}
    assert table.offered(4) == ["pass", "bid 6"]


def test_E3_1_who_has_nothing_passes_unasked() -> None:
    table = arranged(4, cash=[0, 0, 3, 0]).play("1: offer mayor")
    assert table.offered(3) == ["pass", *bids(1, 3)]
    table.play("3: bid 3")
    assert table.offered(1) == ["sell"]
    assert [event["player"] for event in story_of(table, "passed")] == [1, 3]


def test_E3_1_two_players_have_a_single_bidder() -> None:
    table = opened(2).play("1: offer mayor; 2: bid 12")
    assert table.offered(1) == ["sell", "keep"]


def test_E3_2_sold_to_the_highest_bidder_who_pays_the_auctioneer() -> None:
    table = opened(4).play("1: offer mayor; 2: bid 1; 3: bid 4; 4: pass; 1: sell")
    assert list(table.state.cash) == [16, 12, 8, 12]
    assert table.offered(3) == ["mayor top", "mayor middle", "mayor bottom", "discard"]


def test_E3_2_kept_by_the_auctioneer_who_pays_the_highest_bidder() -> None:
    table = opened(4).play("1: offer mayor; 2: bid 1; 3: bid 4; 4: pass; 1: keep")
    assert list(table.state.cash) == [8, 12, 16, 12]
    assert table.offered(1) == ["mayor top", "mayor middle", "mayor bottom", "discard"]


def test_E3_2_sale_and_payment_are_told() -> None:
    table = opened(3).play("1: offer mayor; 2: bid 3; 3: pass")
    for choice, event in (("sell", "sold"), ("keep", "kept")):
        told = story_of(table.fork().play(f"1: {choice}"), event)
        assert told == [{"event": event, "player": 0, "other": 1, "amount": 3}]


def test_E3_2_keeping_takes_that_much_in_hand() -> None:
    table = arranged(2, cash=[4, 9]).play("1: offer mayor; 2: bid 5")
    assert table.offered(1) == ["sell"]


def test_E3_2_keeping_may_take_the_last_cheque() -> None:
    table = arranged(2, cash=[5, 9]).play("1: offer mayor; 2: bid 5")
    assert table.offered(1) == ["sell", "keep"]
    assert list(table.play("1: keep").state.cash) == [0, 14]


def test_E3_2_a_bid_may_take_the_last_cheque() -> None:
    table = arranged(2, cash=[5, 9]).play("1: offer mayor; 2: bid 9; 1: sell")
    assert list(table.state.cash) == [14, 0]


def test_E3_3_all_pass_and_the_auctioneer_takes_it_free() -> None:
    table = opened(4).play("1: offer mayor; 2: pass; 3: pass; 4: pass")
    assert table.story()[-1] == {"event": "taken_free", "clause": "E3.3", "player": 0}
    assert list(table.state.cash) == [12] * 4
    assert table.offered(1) == ["mayor top", "mayor middle", "mayor bottom", "discard"]


def test_E3_3_free_too_when_nobody_else_has_a_cheque() -> None:
    table = arranged(3, cash=[0, 0, 0]).play("1: offer left1")
    assert table.offered(1) == ["build top 1", "build middle 1", "build bottom 1"]
