"""N6.3: bids of any cards, and how a player finds out that there are such."""

from __future__ import annotations

from polis.core.examples import examples
from polis.core.match import Match
from polis.games.newyork.tests.table import NEWYORK, auction


def test_N6_3_a_free_bid_is_shown_by_an_example_legal_now() -> None:
    table = auction("press", ["plan plan joker", "press"])
    shown = examples(NEWYORK.game, table.state, 0)["lay"]
    assert shown in ("lay : 0 0 0 1 0 0 1", "lay : 0 0 0 2 0 0 0")
    table.play(f"1: {shown}")


def test_N6_3_no_example_where_no_set_is_a_bid_or_it_is_not_ones_turn() -> None:
    table = auction("press", ["joker joker", "press"])
    assert "lay" not in examples(NEWYORK.game, table.state, 0)
    assert examples(NEWYORK.game, table.state, 1) == {}


def test_N6_3_a_match_lists_free_bids_among_its_choices() -> None:
    match = Match.new("newyork", seats=2, seed="free bids")
    while not any(move.startswith("bid") for move in match.moves(match.actors[0])):
        match.play(match.actors[0], match.moves(match.actors[0])[-1])
    seat = match.actors[0]
    shown = [box for box in match.choices(seat) if box["move"] == "lay"]
    assert shown == [{"move": "lay", "example": match.examples(seat)["lay"]}]
    assert match.why_not(seat, str(shown[0]["example"])) is None
