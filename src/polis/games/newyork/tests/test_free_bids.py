"""N6.3: bids of any cards, and how a player finds out that there are such."""

from __future__ import annotations

import pytest

from polis.core.examples import examples
from polis.core.match import Match
from polis.core.seats import SPECTATOR
from polis.core.texts import LANGUAGES, texts
from polis.games.newyork.tests.table import NEWYORK, auction
from polis.terminal.board import remark
from polis.testing.script import seen


def test_N6_3_a_free_bid_is_shown_by_an_example_legal_now() -> None:
    table = auction("press", ["plan plan joker", "press"])
    shown = examples(NEWYORK.game, table.state, 0)["lay"]
    assert shown in ("lay : 0 0 0 1 0 0 1", "lay : 0 0 0 2 0 0 0")
    table.play(f"1: {shown}")


def test_N6_3_no_example_where_no_set_is_a_bid_or_it_is_not_ones_turn() -> None:
    table = auction("press", ["joker joker", "press"])
    assert "lay" not in examples(NEWYORK.game, table.state, 0)
    assert examples(NEWYORK.game, table.state, 1) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_N6_4_the_list_of_choices_names_the_cards_of_a_bid(language: str) -> None:
    table = auction("press", ["press plan plan joker", "press"])
    view, book = seen(NEWYORK.game, table.state, 0), texts(language, "newyork")
    plan, joker = book.say("card-plan"), book.say("card-joker")
    for move, named in [("bid 2 0", [plan]), ("bid 3 1", [plan, joker])]:
        said = remark("newyork", view, book, move)
        assert all(name in said for name in named), said
        after = table.fork().play(f"1: {move}")
        taken = seen(NEWYORK.game, after.state, 1)["auction"]["laid"][0]
        shown = [s for s in view["sets"] if f"bid {s['size']} {s['jokers']}" == move]
        assert shown[0]["cards"] == taken


def test_N6_5_only_who_bids_sees_the_cards_of_their_bids() -> None:
    table = auction("press", ["press plan plan joker", "press"])
    views = [seen(NEWYORK.game, table.state, viewer) for viewer in (0, 1, SPECTATOR)]
    assert [bool(view["sets"]) for view in views] == [True, False, False]


def test_N6_3_a_match_lists_free_bids_among_its_choices() -> None:
    match = Match.new("newyork", seats=2, seed="free bids")
    while not any(move.startswith("bid") for move in match.moves(match.actors[0])):
        match.play(match.actors[0], match.moves(match.actors[0])[-1])
    seat = match.actors[0]
    shown = [box for box in match.choices(seat) if box.move == "lay"]
    assert [box.example for box in shown] == [match.examples(seat)["lay"]]
    assert match.why_not(seat, shown[0].example) is None
