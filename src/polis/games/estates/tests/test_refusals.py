"""Every refusal of The Estates: its clause, its facts, and the nearest legal move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from polis.core.texts import LANGUAGES, explain
from polis.games.estates.schema import SCHEMA
from polis.games.estates.tests.table import Script, arranged, deal, earlier, opened, start

POOR = [0, 0]
DONE = "red1^1 red2^2 red3^3 red4^4"


class Case(NamedTuple):
    code: str
    rule: str
    facts: dict[str, Any]
    line: str
    position: Callable[[], Script]
    nearest: str = ""


def choosing(**board: Any) -> Script:
    return arranged(2, **board)


def bidding(**board: Any) -> Script:
    return arranged(2, **board).play("1: offer mayor")


def deciding(bid: int, **board: Any) -> Script:
    return bidding(**board).play(f"2: bid {bid}")


def placing(piece: str, *lines: str, **board: Any) -> Script:
    """Seat 1 has taken the piece free."""
    return arranged(2, *lines, cash=POOR, **board).play(f"1: offer {piece}")


def floor(name: str, **board: Any) -> Script:
    return placing("left1", name, **board)


def roof(**board: Any) -> Script:
    return placing("roof", **board).play("*: turn 1")


def finished() -> Script:
    middle = "blue1^1 blue2^2 blue3^3"
    table = arranged(2, top=DONE, middle=middle, cash=POOR)
    return table.play("1: offer barrier1; 1: shorten middle")


def roofs_gone() -> Script:
    return roof(top="red1 red2", roofs="1").play("1: roof top 1")


def floors_gone() -> Script:
    return placing("left1", "red5", "", "", top="red1").play("1: build top 2")


def last_of_two_rounds() -> Script:
    middle = "blue1^1 blue2^2 blue3^3"
    table = arranged(2, top=DONE, middle=middle, cash=POOR, rounds=2)
    return earlier(table, [2], [0, 0]).play("1: offer barrier1; 1: shorten middle")


def crowded() -> Script:
    """Every lot is built, and no floor above 3 fits anywhere."""
    board: dict[str, Any] = {
        "top": "blue6^1 green4",
        "middle": "red6^3 red5^4 yellow6",
        "bottom": "grey5^2",
    }
    return arranged(2, "blue5", "", "", shortened="2:top 1:middle 3:bottom", **board)


CASES = [
    Case("game_over", "E8.1", {}, "1: offer mayor", finished),
    Case("game_over", "E8.2", {}, "1: offer mayor", roofs_gone),
    Case("game_over", "E8.2", {}, "1: offer mayor", floors_gone),
    Case("game_over", "E9.1", {}, "1: offer mayor", last_of_two_rounds),
    Case("not_your_move", "E2.2", {"player": 0}, "2: offer mayor", choosing),
    Case("not_your_move", "E3.1", {"player": 1}, "1: bid 3", bidding),
    Case("not_your_move", "E3.2", {"player": 0}, "2: pass", lambda: deciding(2)),
    Case("not_your_move", "E2.2", {"player": 0}, "2: discard", lambda: placing("mayor")),
    Case("wrong_moment", "E2.2", {"phase": "choosing"}, "1: bid 3", choosing),
    Case("wrong_moment", "E2.2", {"phase": "choosing"}, "1: abstain", choosing),
    Case("wrong_moment", "E3.1", {"phase": "bidding"}, "2: offer mayor", bidding),
    Case("wrong_moment", "E3.2", {"phase": "deciding"}, "1: pass", lambda: deciding(2)),
    Case("wrong_moment", "E2.2", {"phase": "placing"}, "1: keep", lambda: placing("mayor")),
    Case("wrong_moment", "E1.2", {"phase": "dealing"}, "1: offer mayor", lambda: start(2)),
    Case(
        *("wrong_moment", "E1.4", {"phase": "who_begins"}, "1: offer left1"),
        lambda: start(2).play(deal()),
    ),
    Case(
        *("wrong_moment", "E2.4", {"phase": "turning"}, "1: offer mayor"),
        lambda: placing("roof", top="red1"),
    ),
    Case("no_cheque", "E2.1", {}, "1: stash", lambda: choosing(cash=POOR)),
    Case(
        *("no_cheque", "E2.1", {}, "1: stash"),
        lambda: choosing(cash=POOR, money="secret"),
        "abstain",
    ),
    Case("stashed_already", "E2.1", {}, "1: stash", lambda: opened(2).play("1: stash")),
    Case(
        *("stashed_already", "E2.1", {}, "1: abstain"),
        lambda: opened(2, money="secret").play("1: stash"),
    ),
    Case("stash_first", "E2.1", {}, "1: offer mayor", lambda: opened(2, money="secret")),
    Case(
        *("line_empty", "E2.3", {"piece": "left2"}, "1: offer left2"),
        lambda: arranged(2, "red1", "", "red2"),
    ),
    Case(
        *("one_floor_left", "E2.3", {"piece": "right1"}, "1: offer right1"),
        lambda: arranged(2, "red1", "", "red2"),
        "offer left1",
    ),
    Case("floor_fits_nowhere", "E2.3", {"floor": "blue5"}, "1: offer left1", crowded),
    Case("no_roofs_left", "E2.3", {}, "1: offer roof", lambda: choosing(top="red1", roofs="")),
    Case("nothing_to_roof", "E2.3", {}, "1: offer roof", lambda: choosing(top="red1^1")),
    Case(
        *("piece_gone", "E2.3", {"piece": "barrier2"}, "1: offer barrier2"),
        lambda: choosing(extended="2:top"),
    ),
    Case(
        *("piece_gone", "E2.3", {"piece": "mayor"}, "1: offer mayor"),
        lambda: choosing(removed="mayor"),
    ),
    Case(
        *("bid_too_low", "E3.1", {"amount": 6}, "3: bid 5"),
        lambda: opened(3).play("1: offer mayor; 2: bid 5"),
        "bid 6",
    ),
    Case(
        *("bid_over_cash", "E3.1", {"amount": 12}, "2: bid 13"),
        bidding,
        "bid 12",
    ),
    Case(
        *("bid_over_cash", "E3.1", {"amount": 0}, "2: bid 1"),
        lambda: choosing(cash=POOR, money="secret").play("1: abstain; 1: offer mayor"),
        "pass",
    ),
    Case(
        *("keep_over_cash", "E3.2", {"amount": 5}, "1: keep"),
        lambda: deciding(5, cash=[4, 9]),
        "sell",
    ),
    Case(
        *("piece_is_other", "E2.2", {"piece": "mayor"}, "1: build top 1"),
        lambda: placing("mayor"),
    ),
    Case(
        *("piece_is_other", "E2.2", {"piece": "barrier1"}, "1: lift 1"),
        lambda: placing("barrier1"),
    ),
    Case("must_be_placed", "E4.4", {"piece": "left1"}, "1: discard", lambda: floor("red1")),
    Case("must_be_placed", "E4.4", {"piece": "roof"}, "1: discard", lambda: roof(top="red1")),
    Case(
        *("gap", "E4.1", {"row": "top", "lot": 1}, "1: build top 3"),
        lambda: floor("red1"),
        "build top 1",
    ),
    Case(
        *("beyond_limit", "E4.1", {"row": "middle", "count": 4}, "1: build middle 5"),
        lambda: floor("red6", middle="blue1 blue2 blue3 blue4"),
    ),
    Case(
        *("too_tall", "E4.2", {"floor": "blue3"}, "1: build middle 1"),
        lambda: floor("red3", middle="blue3"),
        "build middle 2",
    ),
    Case(
        *("on_roof", "E4.2", {}, "1: build middle 1"),
        lambda: floor("red1", middle="blue3^1 blue2"),
        "build middle 2",
    ),
    Case(
        *("white_lot", "E4.3", {"row": "bottom", "lot": 2}, "1: build bottom 2"),
        lambda: floor("red5", bottom="blue3 blue6"),
        "build bottom 3",
    ),
    Case(
        *("no_building", "E5.1", {"row": "top", "lot": 2}, "1: roof top 2"),
        lambda: roof(top="red1"),
        "roof top 1",
    ),
    Case(
        *("roofed_already", "E5.1", {"row": "top", "lot": 1}, "1: roof top 1"),
        lambda: roof(top="red1^2 red2^2 red3"),
        "roof top 3",
    ),
    Case(
        *("too_short", "E6.4", {"row": "top", "count": 3}, "1: shorten top"),
        lambda: placing("barrier2", top="red1 red2 red3"),
    ),
    Case(
        *("below_one", "E6.4", {"row": "top"}, "1: shorten top"),
        lambda: placing("barrier1", shortened="3:top"),
    ),
    Case(
        *("below_one", "E6.4", {"row": "top"}, "1: shorten top"),
        lambda: placing("barrier3", shortened="2:top"),
    ),
    Case(
        *("too_long", "E6.4", {"row": "bottom"}, "1: extend bottom"),
        lambda: placing("barrier1", extended="2:bottom 3:bottom"),
    ),
    Case(
        *("barrier_not_there", "E7.2", {"barrier": 1}, "1: lift 1"),
        lambda: placing("cancel", extended="2:top"),
        "lift 2",
    ),
    Case(
        *("lift_too_short", "E7.3", {"barrier": 1, "row": "top", "count": 5}, "1: lift 1"),
        lambda: placing("cancel", extended="1:top", top="red1 red2 red3 red4 red5"),
    ),
    Case(
        *("lift_below_one", "E7.3", {"barrier": 2, "row": "top"}, "1: lift 2"),
        lambda: placing("cancel", extended="2:top", shortened="1:top 3:top"),
        "lift 1",
    ),
    Case("natures_move", "E2.4", {}, "1: turn 3", lambda: placing("roof", top="red1")),
    Case("natures_move", "E1.2", {}, "1: deal red3", choosing),
    Case("natures_move", "E1.4", {}, "1: begin 1", choosing),
]


@pytest.mark.parametrize("case", CASES, ids=[f"{case.code}: {case.line[3:]}" for case in CASES])
def test_a_refusal_names_clause_reason_and_nearest_move(case: Case) -> None:
    error = case.position().refused(case.line)
    assert (error.code, error.rule) == (case.code, case.rule)
    assert error.facts == case.facts
    assert error.nearest == case.nearest


@pytest.mark.parametrize("case", CASES, ids=[f"{case.code}: {case.line[3:]}" for case in CASES])
def test_the_nearest_move_is_legal(case: Case) -> None:
    table = case.position()
    nearest = table.refused(case.line).nearest
    assert not nearest or nearest in table.offered(int(case.line[0]))


def test_every_refusal_in_the_words_is_reached() -> None:
    assert {case.code for case in CASES} == {refusal.name for refusal in SCHEMA.refusals}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_one_whole_sentence(language: str) -> None:
    for case in CASES:
        error = case.position().refused(case.line)
        sentence = explain(error, language)
        assert f"refusal-{case.code}" not in sentence
        assert "{" not in sentence and "None" not in sentence
        assert error.rule in sentence
