"""Positions from outside: those of games are taken, spoiled ones refused in one sentence. Rules
believe what they are given: unchecked, one number too large was a menu of 4.6 · 10¹⁸ bids."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from polis.cli import main
from polis.core import sanity
from polis.core.errors import DataError, RecordError
from polis.core.match import Match
from polis.core.record import CORRECT, Entry
from polis.core.registry import games, load
from polis.testing.promises.walk import opening, option_sets, walk
from tests import mutations

COMPILED = os.environ.get("POLIS_BUILD") == "compiled"
EACH = 600 if COMPILED else 60  # mutations of a game
SOME = 6  # one position in so many


@pytest.mark.parametrize("game", games())
def test_every_position_of_a_game_is_sane(game: str) -> None:
    info = load(game)
    sets = option_sets(info)
    for i, players in enumerate(info.seats):
        options = sets[i % len(sets)]
        way, start = walk(info, players, options, 40 + i), opening(info.game, players, options)
        names = {one.name: one.write(n) for one, n in zip(info.options.all, options, strict=True)}
        for state in [*way.states[:: SOME if COMPILED else 7 * SOME], way.end]:
            sanity.check(game, info.game, state, start, names)


@pytest.mark.parametrize("game", games())
def test_a_spoiled_position_is_refused_or_can_be_played(game: str) -> None:
    """None hangs, none breaks the rules, none has another stock; ``tests.mutations`` does more."""
    found = mutations.run(game, EACH)
    assert set(found) == {"refused", "played"}
    assert found["refused"] > found["played"]


@pytest.mark.parametrize("game", games())
def test_a_game_says_what_every_field_of_its_own_may_hold(game: str) -> None:
    """Fields added later and said nothing of keep to wide bounds; those of today are named."""
    info, own = load(game), sanity.sane_of(game)
    assert own is not None
    start = info.game.start(info.low, info.options.defaults())
    named = sanity.ranges_of(info.game, start) or own.ranges(start)
    assert len(named) > 20
    assert [name for name in named if not hasattr(start, name)] == []


def finished() -> Match:
    match = Match.new("estates", 2, seed="a short one")
    while not match.over:
        match.play(match.actors[0], match.moves(match.actors[0])[0])
    return match


@pytest.mark.parametrize("start", ["[" * 100_000, '{"cash":' * 30_000, "[]", "7", "{}"])
def test_deep_and_foolish_starts_are_refused_in_a_sentence(start: str) -> None:
    record = Match.new("estates", 2, seed="x").as_record()
    with pytest.raises(RecordError) as error:
        Match.replay(record._replace(start=start, entries=[]))
    assert mutations.is_sentence(str(error.value))


def test_a_deep_position_is_refused_in_a_sentence() -> None:
    deep: list[object] = []
    for _ in range(5000):
        deep = [deep]
    position = Match.new("estates", 2, seed="x").to_json()
    assert isinstance(position["state"], dict)
    position["state"]["cash"] = deep  # type: ignore[assignment]
    with pytest.raises(DataError) as error:
        Match.from_json(position)
    assert mutations.is_sentence(str(error.value))


def test_a_game_that_began_when_it_was_over_has_nothing_to_review(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    over = Match.from_json(json.loads(json.dumps(finished().to_json())))
    assert over.over
    file = tmp_path / "over.polis"
    file.write_text(over.record())
    assert main(["review", str(file), "--lang", "en"]) == 2
    assert "nothing to look back at" in capsys.readouterr().err


def test_thousands_of_corrections_are_refused_before_they_cost_hours() -> None:
    match = finished()
    line = next(i for i, entry in enumerate(match.entries, 1) if entry.seat in (0, 1))
    first = match.entries[line - 1]
    again = [Entry(CORRECT, first.seat, first.text, line)] * 5000
    record = match.as_record()
    with pytest.raises(RecordError) as error:
        Match.replay(record._replace(entries=[*match.entries, *again]))
    assert error.value.code == "too_many_corrections"
    some = record._replace(entries=[*match.entries, *again[:20]])
    assert Match.replay(some).scores == match.scores
