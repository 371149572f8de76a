"""Every record dropped into a game's ``tests/games`` is a test of that game."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest

from polis.core.match import Match
from polis.core.record import Record, read
from polis.core.registry import PACKAGE, games, load
from polis.core.seats import NATURE
from polis.core.verify import verify


def folder(game: str) -> Traversable:
    return files(f"{PACKAGE}.{game}").joinpath("tests", "games")


RECORDS = {
    f"{game}/{file.name.removesuffix('.polis')}": file.read_text(encoding="utf-8")
    for game in games()
    if folder(game).is_dir()
    for file in sorted(folder(game).iterdir(), key=str)
    if file.name.endswith(".polis")
}
RECORDED = pytest.mark.parametrize("text", RECORDS.values(), ids=RECORDS.keys())


@RECORDED
def test_a_recorded_game_replays_to_the_letter(text: str) -> None:
    """It may be older than some options; written again it names what it was played under."""
    record, again = read(text), Match.load(text).record()
    options = load(record.game).options.recorded(record.options)
    assert again == record._replace(options=options).write()
    assert Match.load(again).record() == again


def test_some_recorded_games_are_older_than_an_option() -> None:
    assert any(older(read(text)) for text in RECORDS.values())


def older(record: Record) -> bool:
    return len(record.options) < len(load(record.game).options.all)


@RECORDED
def test_a_recorded_game_ends_as_it_did(text: str) -> None:
    record, match = read(text), Match.load(text)
    assert match.over == bool(record.result)
    assert record.result == (match.scores if match.over else [])
    assert match.over or not match.winners
    assert match.winners or not match.over or match.game.rivals(match.state)


@RECORDED
def test_nothing_is_made_or_lost_in_a_recorded_game(text: str) -> None:
    match = Match.blank(read(text))
    stock = list(match.game.conserved(match.state))
    for i, entry in enumerate(read(text).entries, 1):
        match.follow(entry, i)
        assert list(match.game.conserved(match.state)) == stock


@RECORDED
def test_every_draw_of_a_finished_game_can_be_verified(text: str) -> None:
    record = read(text)
    if record.result:
        draws = verify(record)
        assert [draw.text for draw in draws] == [e.text for e in record.entries if e.seat == NATURE]
