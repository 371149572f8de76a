"""N6.1: hand and reserve."""

from __future__ import annotations

from typing import Any

import pytest

from polis.core.examples import examples
from polis.core.match import Match
from polis.core.model import Log, Menu, kind_of
from polis.core.play import settle
from polis.core.rng import Rng
from polis.core.seats import first
from polis.games.newyork.codes import SWAP
from polis.games.newyork.position import NewYork
from polis.games.newyork.tests.table import GAME, NEWYORK, auction, hand, held, state_of, told


def test_N6_1_a_hand_card_goes_for_a_reserve_card() -> None:
    table = auction("press", ["plan", "press"], reserves=["press joker", ""])
    assert table.offered(1) == ["pass", "swap plan press", "swap plan joker"]
    table.play("1: swap plan press")
    assert hand(table, 1) == "press" and held(state_of(table).reserve, 1) == "plan joker"
    assert "bid 1 0" in table.offered(1)


def test_N6_1_swaps_have_no_limit() -> None:
    table = auction("press", ["plan office", "press"], reserves=["press joker", ""])
    table.play("1: swap plan press; 1: swap office joker; 1: swap joker plan")
    assert hand(table, 1) == "press plan"
    table.play("1: arrange : 1 0 0 0 0 0 1; 1: arrange : 0 0 1 1 0 0 0; 1: arrange : 1 0 0 0 0 0 1")
    assert held(state_of(table).reserve, 1) == "press joker"
    assert len(told(table, "swapped")) == 3 + 1 + 2 + 2
    assert len(state_of(table).left) == 4, "each reserve is noted once"


def test_N6_1_a_menu_never_leads_back_to_what_this_decision_has_left() -> None:
    table = auction("press", ["plan", "press"], reserves=["press joker", ""])
    table.play("1: swap plan press")
    assert [move for move in table.offered(1) if move.startswith("swap")] == ["swap press joker"]
    error = table.refused("1: swap press plan")
    assert (error.code, error.rule) == ("arrangement_left", "N6.1")
    assert error.nearest == "arrange : 1 0 0 0 0 0 1", "what was left is set up anew"
    assert table.fork().play(f"1: {error.nearest}")
    table.play("1: swap press joker")
    assert not [move for move in table.offered(1) if move.startswith("swap")]
    assert table.fork().play("1: arrange : 1 0 0 0 0 0 1; 1: pass")


def test_N6_1_the_next_decision_begins_anew() -> None:
    table = auction("press", ["plan", ""], reserves=["press joker", ""])
    table.play("1: swap plan press; 1: pass")
    assert state_of(table).auction == 1
    assert "swap press plan" in table.offered(1)


def test_N6_1_random_play_ends_although_swaps_have_no_limit() -> None:
    table, rng = auction("press", ["plan office", ""], reserves=["press joker", ""]), Rng(7)
    menu = Menu()
    for _ in range(60):  # arrangements of four different cards are six
        swaps = [move for move in table.offered(1) if move.startswith("swap")]
        if not swaps:
            break
        table.play(f"1: {swaps[rng.below(len(swaps))]}")
    NEWYORK.game.legal(table.state, 0, menu)
    assert state_of(table).swaps <= 5 and menu.total > 0


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_N6_1_no_decision_of_a_bot_swaps_back(seed: int) -> None:
    game, rng, log = GAME, Rng(seed), Log(silent=True)
    state = game.start(3, NEWYORK.options.numbers({}))
    menu, had, swapped = Menu(), list[Any](), 0
    settle(game, state, rng, log)
    while state.actors:
        seat = first(state.actors)
        wise = rng.below(2) == 0
        code = game.advise(state, seat, rng) if wise else game.pick(state, seat, menu, rng)
        had.append(held(state.reserve, seat + 1))
        game.apply(state, seat, code, log)
        if kind_of(code) == SWAP:
            swapped += 1
            assert held(state.reserve, seat + 1) not in had
        else:
            had = []
        settle(game, state, rng, log)
    assert swapped > 20


def test_N6_1_the_first_edition_had_as_many_swaps_as_the_reserve_has_cards() -> None:
    table = auction("press", ["plan plan", "press"], reserves=["press joker", ""], edition="1")
    table.play("1: swap plan press; 1: swap press plan")
    assert table.refused("1: swap plan press").code == "swapped_enough"
    assert hand(table, 1) == "plan plan"


def test_N6_1_an_arrangement_is_of_ones_own_cards_and_keeps_its_size() -> None:
    table = auction("press", ["plan", "press"], reserves=["press joker", ""])
    for small, code, nearest in [
        ("0 0 0 1 0 0 0", "reserve_size", "1 0 0 1 0 0 0"),
        ("0 0 1 0 0 0 1", "not_owned", "0 0 0 1 0 0 1"),
        ("1 0 0 0 0 0 1", "arranged_so", "1 0 0 1 0 0 0"),
        ("1 1", "unreadable", ""),
    ]:
        error = table.refused(f"1: arrange : {small}")
        assert (error.code, error.nearest) == (code, nearest and f"arrange : {nearest}")
    table = auction("press", ["plan", "press"])
    assert "arrange" not in examples(NEWYORK.game, table.state, 0)


def test_N6_1_once_more_after_the_last_auction() -> None:
    table = auction("skyscraper", ["plan joker", ""], reserves=["press press", "press press"])
    table.play("1: pass; 1: swap joker press; 1: done")
    assert held(state_of(table).reserve, 1) == "press joker"


def test_N6_1_a_position_stored_before_the_second_edition_goes_on_under_the_first() -> None:
    match = Match.new("newyork", seats=2, seed="stored", options={"edition": "1"})
    data = match.to_json()
    state, options = data["state"], data["options"]
    assert isinstance(state, dict) and isinstance(options, dict)
    for name in ("drafted", "tom_laid", "edition"):
        del state[name], options[name]
    del state["left"]
    old = Match.from_json(data, seed="stored")
    assert old.head.options["edition"] == "1" and old.head.options["drafted"] == "open"
    assert isinstance(old.state, NewYork) and (old.state.edition, old.state.drafted) == (0, 1)
