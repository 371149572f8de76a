"""A recorded game for each way Monopoly: Fallout can go (``games/*.polis``)."""

from __future__ import annotations

from importlib.resources import files

import pytest

from polis.core.match import Match
from polis.core.seats import EVERYONE
from polis.games.fallout.position import Fallout
from polis.games.fallout.tests.table import GAME

GAMES = files("polis.games.fallout").joinpath("tests", "games")


def load(name: str) -> Match:
    return Match.load(GAMES.joinpath(f"{name}.polis").read_text(encoding="utf-8"))


def ended(match: Match) -> Fallout:
    assert isinstance(match.state, Fallout)
    return match.state


def told(match: Match) -> list[str]:
    schema = GAME.schema()
    rows = [row for step in match.history.steps for row in step.events if row[0] == EVERYONE]
    return [schema.events[row[1]].name for row in rows]


@pytest.mark.parametrize(
    ("name", "ruin"),
    [("bankrupt_to_player", "ruined_by_player"), ("bankrupt_to_bank", "ruined_by_bank")],
)
def test_F1_5_the_last_bankruptcy_decided_the_game(name: str, ruin: str) -> None:
    events = told(load(name))
    assert [event for event in events if event.startswith("ruined")][-1] == ruin
    assert events[-1] == "won"


def test_F5_2_a_creditor_was_ruined_by_what_he_inherited() -> None:
    events = told(load("chain_bankruptcy"))
    tail = events[events.index("interest_due") :]
    before_next_roll = tail[: tail.index("ruined_by_bank") + 1]
    assert "in_debt" in before_next_roll and "turn_began" not in before_next_roll


def test_F5_3_an_estate_was_auctioned() -> None:
    events = told(load("bankrupt_to_bank"))
    assert "auction_opened" in events[events.index("ruined_by_bank") :]


def test_F1_6_the_agreed_rounds_were_played() -> None:
    match = load("round_limit")
    events = told(match)
    assert "limit_reached" in events and events[-1] == "won"
    assert ended(match).round == int(match.head.options["rounds"]) + 1
    assert match.scores[match.winners[0]] == max(match.scores)


def test_F2_2_rent_was_asked_for_by_hand() -> None:
    events = told(load("rent_by_hand"))
    assert events.count("rent_open") >= events.count("rent_due") > 10


def test_F4_2_buildings_ran_short() -> None:
    events = told(load("shortage"))
    assert "wanted" in events[events.index("shortage") :]


def test_F2_2_the_rent_of_the_last_turn_was_asked_for() -> None:
    events = told(load("last_rent"))
    after = events[events.index("last_rents") :]
    assert after.index("rent_due") < after.index("limit_reached")


def test_F5_1_a_debtor_was_saved_by_what_was_mortgaged() -> None:
    """All was mortgaged and still not enough; a neighbour bought it, and the debtor played on."""
    events = told(load("debtor_trades"))
    debts = [i for i, event in enumerate(events) if event == "in_debt"]
    ends = [*debts[1:], len(events)]
    saved = [events[a:b] for a, b in zip(debts, ends, strict=True)]
    assert any({"accepted", "interest_paid", "turn_began"} <= set(tail) for tail in saved)
