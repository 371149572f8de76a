"""The rules of Street Market, clause by clause: a few lines of play, one fact."""

from __future__ import annotations

from typing import Any

import pytest

from polis.core.match import Match
from polis.core.model import State
from polis.core.registry import load
from polis.testing import conformance
from polis.testing.script import Script, seen

OPENED = "*: open 1; *: draw fruit"


def start(players: int = 2, purse: int = 20) -> Script[State]:
    info = load("market")
    return Script(info, info.game.start(players, info.options.numbers({"purse": purse})))


def look(table: Script[State]) -> dict[str, Any]:
    return seen(table.info.game, table.state, 0)


def told(table: Script[State]) -> list[object]:
    return [event["event"] for event in table.story()]


def test_M1_1_everyone_has_a_purse_and_the_bag_five_of_each() -> None:
    seen = look(start(purse=7))
    assert [seat["cash"] for seat in seen["seats"]] == [7, 7]
    assert seen["bag"] == {"fruit": 5, "cloth": 5, "spice": 5, "lamps": 5}


def test_M1_2_whoever_is_drawn_speaks_first() -> None:
    assert look(start().play("*: open 2; *: draw fruit"))["speaker"] == 1


def test_M2_1_who_passes_is_out_of_this_auction() -> None:
    table = start(3).play(f"{OPENED}; 1: pass; 2: bid 1; 3: bid 2")
    assert look(table)["speaker"] == 1
    assert table.refused("1: bid 3").code == "not_your_move"


@pytest.mark.parametrize(("amount", "reason"), [(2, "bid_too_low"), (21, "bid_over_cash")])
def test_M2_2_a_bid_is_higher_than_all_before_and_in_hand(amount: int, reason: str) -> None:
    table = start().play(f"{OPENED}; 1: bid 2")
    assert table.refused(f"2: bid {amount}").code == reason


def test_M2_3_the_highest_bidder_pays_and_takes_the_crate() -> None:
    seen = look(start().play(f"{OPENED}; 1: bid 3; 2: pass"))
    assert (seen["seats"][0]["cash"], seen["seats"][0]["crates"]["fruit"]) == (17, 1)
    assert seen["opener"] == 1


def test_M2_3_a_crate_nobody_wants_is_thrown_away() -> None:
    assert told(start().play(f"{OPENED}; 1: pass; 2: pass"))[-1] == "thrown_away"


def test_M3_1_after_twelve_crates_the_market_closes() -> None:
    match = Match.new("market", seats=2, seed="twelve")
    while not match.over:
        match.play(match.actors[0], "pass")
    names = [event.name for event in match.events(0)]
    assert names.count("thrown_away") == 12 and "closed" in names


def test_M3_2_most_of_a_good_full_sets_crates_and_coins() -> None:
    table = start()
    for good in ("fruit", "cloth", "spice", "lamps"):
        opener = look(table)["opener"]
        lines = "1: bid 1; 2: pass" if opener <= 0 else "2: pass; 1: bid 1"
        opening = "*: open 1; " if good == "fruit" else ""
        table.play(f"{opening}*: draw {good}; {lines}")
    # 16 coins are 3 points, four crates 4, four majorities 16, one set 3; 20 coins are 4.
    assert list(table.info.game.scores(table.state)) == [26, 4]


def test_M3_3_of_equal_points_more_coins_win() -> None:
    table = start(purse=21)
    assert list(table.info.game.places(table.state)) == [1, 1]
    table = start().play(f"{OPENED}; 1: bid 20; 2: pass")  # 0 + 1 + 4 points against 4
    assert list(table.info.game.places(table.state)) == [1, 2]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("purse", [5, 20])
def test_every_promise_is_kept(players: int, purse: int) -> None:
    assert conformance.broken(load("market"), players, [purse], players) == {}
