"""A command to run, and records for it to read."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from polis import Match
from polis.bots.roster import bot
from polis.cli import main
from polis.core import notation
from polis.core.codec import Json, pack
from polis.core.rng import Rng
from polis.games.estates.tests.table import ESTATES, arranged
from tests.cli.command import Run, Said


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command with some lines typed into it. Without ``--lang`` it speaks English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")

    def runs(words: str, *typed: str) -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(typed) + "\n" if typed else ""))
        status = main(words.split())
        out, err = capsys.readouterr()
        return Said(status, out, err)

    return runs


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a whole game."""
    match, rng = Match.new("estates", seats=2, seed="a finished game"), Rng(1)
    while not match.over:
        seat = match.actors[0]
        code = bot("random").choose(match.game, match.state, seat, rng)
        match.play(seat, notation.write(match.game.schema(), code))
    file = tmp_path / "game.polis"
    file.write_text(match.record(), encoding="utf-8")
    return file


@pytest.fixture
def thrown(tmp_path: Path) -> Path:
    """The record of an end in which the last move throws a won game away."""
    top, middle = "red1^1 red2^2 red3^3 red4^4", "blue1^1 blue2^2 blue3^3 blue4"
    table = arranged(
        2, top=top, middle=middle, bottom="red5", holders="blue:2", cash=[0, 0], stash=[12, 12]
    )
    position: dict[str, Json] = {
        "game": "estates",
        "seats": 2,
        "options": {**ESTATES.options.names(ESTATES.options.defaults())},
        "state": pack(table.state),
    }
    match = Match.from_json(position, seed="end")
    for move in ("offer roof", "roof middle 4"):
        match.play(0, move)
    file = tmp_path / "thrown.polis"
    file.write_text(match.record(), encoding="utf-8")
    return file
