"""A recorded game for each way Bibs can end (``games/*.polis``)."""

from __future__ import annotations

from importlib.resources import files

import pytest

from polis.core.codec import Json, pack
from polis.core.errors import DataError
from polis.core.match import Match
from polis.core.seats import EVERYONE
from polis.games.bibs.position import Bibs
from polis.games.bibs.tests.table import GAME, Script, arranged, drive

GAMES = files("polis.games.bibs").joinpath("tests", "games")


def load(name: str) -> Match:
    return Match.load(GAMES.joinpath(f"{name}.polis").read_text(encoding="utf-8"))


def table(match: Match) -> Bibs:
    assert isinstance(match.state, Bibs)
    return match.state


def told(match: Match) -> list[str]:
    schema = GAME.schema()
    rows = [row for step in match.history.steps for row in step.events if row[0] == EVERYONE]
    return [schema.events[row[1]].name for row in rows]


@pytest.mark.parametrize(
    ("name", "end"),
    [
        ("rounds", "rounds_over"),
        ("sum", "sum_reached"),
        ("time", "time_over"),
        ("ruin", "ruined_by_player"),
        ("ruin_by_bank", "ruined_by_bank"),
        ("sum_without_limit", "sum_reached"),
        ("time_called", "time_over"),
    ],
)
def test_B1_1_each_goal_was_reached(name: str, end: str) -> None:
    match = load(name)
    assert match.over and end in told(match) and match.winners
    assert match.head.options["goal"] == ("rounds" if name == "rounds" else name.split("_")[0])


def test_B1_1_games_of_the_first_edition_keep_its_readings() -> None:
    options = load("optional_rules").head.options
    assert [options[name] for name in ("time_ends", "stripping", "removed_firm", "edition")] == [
        *["consent", "free", "any_time", "1"]
    ]
    assert table(load("sum")).rounds == 60 and table(load("sum_without_limit")).rounds == 0


NEW = ["consent", "strip_free", "keep_cards", "edition", "cleared", "lifted", "parted"]
READINGS = ["time_ends", "stripping", "removed_firm", "edition"]


def test_B1_1_a_position_of_the_first_edition_keeps_its_readings() -> None:
    """One stored without what was added since."""
    whole = Match.new("bibs", 2, seed="first", options={"rounds": "12"}).to_json()
    fields, options = whole["state"], whole["options"]
    assert isinstance(fields, dict) and isinstance(options, dict)
    older = {
        **whole,
        "state": {name: value for name, value in fields.items() if name not in NEW},
        "options": {name: value for name, value in options.items() if name not in READINGS},
    }
    state = table(Match.from_json(older))
    assert (state.edition, state.consent, state.keep_cards) == (1, 1, 1)


OLD = """
polis 1
game bibs
seats 2
option rounds 12

*: begin 1
1: roll
*: dice 1 2
1: buy
2: roll
*: dice 2 3
2: buy
1: offer 2 : 60 3
2: accept 1
"""


def test_B6_3_records_that_give_things_by_number_are_read() -> None:
    match = Match.load(OLD, sealed=False)
    assert match.head.options["edition"] == "1" and table(match).owner[3] == 0
    assert "1: offer 2 : 60" in match.record()
    assert table(Match.load(match.record())).owner[3] == 0


def test_B1_1_the_last_one_standing_won() -> None:
    match = load("last_standing")
    events = told(match)
    assert "rounds_over" not in events and events[-1] == "won"
    assert sorted(match.scores)[:2] == [0, 0]


def test_B6_13_a_bankruptcy_ended_the_game_at_once() -> None:
    events = told(load("ruin"))
    assert set(events[events.index("ruined_by_player") + 1 :]) <= {
        *["lapsed", "holding_ended", "worth", "won", "shared"]
    }


def test_B5_1_holdings_were_formed_and_ended() -> None:
    events = told(load("holdings"))
    assert events.count("holding_formed") >= 1
    assert {"holding_ended", "sold_down", "clean_rent_paid", "cheaply"} <= set(events)


def test_B7_5_the_optional_rules_were_used() -> None:
    events = set(told(load("optional_rules")))
    assert {"passing_taxed", "holding_formed", "holding_left", "arrow_removed"} <= events


def stored(script: Script, **fields: int) -> Match:
    """A position written down and read again, with some of its numbers changed."""
    packed = pack(script.state)
    assert isinstance(packed, dict)
    options: dict[str, Json] = {"double_parts": "on", "edition": "2", "removed_firm": "next_turn"}
    options |= {"time_ends": "call", "stripping": "within_gap"}
    whole: dict[str, Json] = {"game": "bibs", "seats": 3, "options": options}
    return Match.from_json({**whole, "state": {**packed, **fields}})


def test_B7_6_a_member_who_is_asked_after_a_double_can_be_stored() -> None:
    own = {1: "bar@o1 cafe@o2", 3: "restaurant@o3"}
    script = drive(arranged(3, firms=own, holdings="dining", double_parts="on"), 1, 2, 2)
    assert stored(script.play("1: done")).moves(2) == ["break dining", "done"]


@pytest.mark.parametrize(
    ("field", "number"), [("lifted", 1), ("parted", 1), ("cleared", 1), ("consent", 1)]
)
def test_B6_6_no_position_has_cards_to_put_down_that_nobody_holds(field: str, number: int) -> None:
    script = arranged(3, double_parts="on")
    assert not stored(script).over
    with pytest.raises(DataError):
        stored(script, **{field: number})
