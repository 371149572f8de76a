"""What a player could do: every figure is what then happens."""

from __future__ import annotations

import pytest

from polis.core.rng import Rng
from polis.games.newyork.data import VALUE_OF
from polis.games.newyork.schema import DISTRICT_NAMES
from polis.games.newyork.scoring import place_in, totals
from polis.games.newyork.terms import tower_at
from polis.games.newyork.tests.table import GAME, auction, build, in_phase, state_of
from polis.testing.prospects import named, prospects


@pytest.mark.parametrize(("category", "changed"), [("press", "space"), ("dollars", "dollars")])
def test_the_cards_in_hand_say_what_they_would_bring(category: str, changed: str) -> None:
    table = auction(category, [f"{category} {category} joker", ""])
    (found,) = named(table, 1, "bid")
    assert (found.args["auction"], found.move) == (category, "bid 2 0")
    before = int(getattr(state_of(table), changed)[0])
    table.play(f"1: {found.move}")  # the other has nothing to bid with
    gained = int(getattr(state_of(table), changed)[0]) - before
    assert gained == found.args["count"] == int(found.args["size"]) + 1  # nobody bid more


def test_who_has_no_card_of_the_auction_or_is_not_asked_is_told_of_none() -> None:
    table = auction("press", ["dollars", "press"])
    assert not named(table, 1, "bid") and not named(table, 2, "bid")


def test_one_skyscraper_takes_the_lead_for_as_many_points_as_said() -> None:
    table = auction("press", ["press", "press"], supply=[3, 3])
    state = state_of(table)
    build(state, 0, brooklyn=3)
    build(state, 1, brooklyn=4, queens=1)
    for found in [*named(table, 1, "lead"), *named(table, 1, "enter")]:
        district = DISTRICT_NAMES.index(str(found.args["district"]))
        after = state.copy()
        after.towers[tower_at(0, district)] += 1
        gain = found.args["points"]
        alone = totals(after)[0] - totals(state)[0] >= int(gain)
        assert alone and (place_in(after, 0, district) == 1) == (found.name == "lead")
    assert "brooklyn" in {one.args["district"] for one in named(table, 1, "lead")}


def test_a_bid_in_the_office_centre_names_whom_it_is_enough_for() -> None:
    table = auction("office", ["office office joker", ""])
    open_now = [state_of(table).office[slot] for slot in range(4, 8)]
    reached = named(table, 1, "reach")
    assert {str(one.args["character"]) for one in reached} == {f"c{kind + 1}" for kind in open_now}
    assert {(one.args["size"], one.move) for one in reached} == {(2, "bid 2 0")}


def test_whoever_may_take_a_character_is_told_whom_and_for_how_many_points() -> None:
    table = auction("office", ["office office", ""]).play("1: bid 2 0")
    offered = {move for move in table.offered(1) if move.startswith("take")}
    hires = named(table, 1, "hire")
    assert {one.move for one in hires} == offered
    assert {int(one.args["points"]) for one in hires} == {1, 2, 3}  # the highest bid, one more
    for one in hires:
        assert VALUE_OF[int(str(one.args["character"])[1:]) - 1] == one.args["points"]


def test_in_phase_three_the_rigger_takes_the_lead() -> None:
    table = in_phase(3, ["", ""], ["c28", ""], [1, 0])
    build(state_of(table), 0, brooklyn=2)  # as many as the neutral ones, who are ahead on the press
    led = named(table, 1, "lead")
    assert led and all(one.move == f"erect {one.args['district']}" for one in led)


def test_without_a_skyscraper_in_supply_no_district_is_named() -> None:
    table = auction("press", ["press", "press"], supply=[0, 3])
    assert {one.name for one in prospects(table, 1)} == {"bid"}


def test_what_others_hold_changes_nothing() -> None:
    table = auction("press", ["press press", "press joker"])
    for seed in range(5):
        world = GAME.determinize(state_of(table), 0, Rng(seed))
        fork = table.fork()
        fork.state = world
        assert prospects(fork, 1) == prospects(table, 1)
