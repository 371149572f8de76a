"""What is wrong on the command line is told in one sentence, with status 2."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from tests.cli.command import Run


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("rules chess", 'There is no game "chess". There are: bibs, estates'),
        ("rules estates E99", 'There is no clause "E99".'),
        ("play estates --option speed=9", 'There is no option "speed".'),
        ("play estates --option rounds=99", 'The option "rounds" cannot be "99".'),
        ("play estates --option rounds", "An option is written as name=value"),
        ("play estates --seats 9", "There may be 2 to 5 players, not 9."),
        ("play estates --seats many", '--seats takes a whole number, not "many".'),
        ("play estates --me 7", 'There is no seat "7" at this table.'),
        ("play estates --bots wizard", 'There is no bot "wizard".'),
        ("play estates --seats 2 --bots random thumb", "Too many bots are named: 2 for 1 seat."),
        ("play --load nowhere.polis", 'There is no file "nowhere.polis".'),
        ("replay .", '"." is a folder, not a file.'),
        ("replay", "Something is missing: FILE."),
        ("verify nowhere.polis", 'There is no file "nowhere.polis".'),
        ("simulate estates --bots random random --games 0", "At least one game is needed"),
        ("simulate estates --bots random random --jobs -3", "At least one process is needed, not"),
        ("simulate estates --bots random random --csv /no/x.csv", 'There is no folder "/no".'),
        ("tournament estates --bots club club", 'The bot "club" is named twice'),
        ("tournament chess", 'There is no game "chess".'),
        ("calibrate estates --plot c.png", "The plot is an SVG picture"),
        ("calibrate estates --plot /no/c.svg", 'There is no folder "/no".'),
        ("serve --port 99999", "A port is a number from 1 to 65535, not 99999."),
        ("serve --port 0", "A port is a number from 1 to 65535, not 0."),
        ("serve --db mysql://x", '"mysql://x" is not the address of a database.'),
        ("serve --db sqlite:////no/x.db", "The database sqlite:////no/x.db cannot be opened"),
        ("serve --bus kafka://x", '"kafka://x" is not the address of a bus.'),
        ("serve --page /no", 'There is no folder "/no".'),
        ("serve --workers -1", "--workers cannot be −1."),
        ("dance", 'There is no command "dance".'),
        ("games --loud", "This cannot be understood: --loud."),
        ("games --lang de", 'There is no language "de".'),
        ("play estates --seed", "A value must follow --seed."),
    ],
)
def test_a_mistake_is_one_sentence_and_status_2(run: Run, words: str, expected: str) -> None:
    said = run(words)
    assert (said.status, said.out) == (2, "")
    assert said.err.startswith("polis: ") and said.err.count("\n") == 1
    assert expected in said.err


def test_an_address_in_use_is_refused_before_the_server_starts(run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        said = run(f"serve --port {other.getsockname()[1]} --lang ru")
    assert (said.status, said.out) == (2, "")
    assert "занять не удалось" in said.err and said.err.count("\n") == 1


def test_mistakes_are_told_in_russian_too(run: Run) -> None:
    assert "Порт — это число от 1 до 65535, а не 99999." in run("serve --port 99999 --lang ru").err
    assert "Команды «dance» нет." in run("--lang ru dance").err
    assert "Файла «nowhere.polis» нет." in run("replay nowhere.polis --lang ru").err


def test_a_file_that_is_not_text_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture.polis"
    file.write_bytes(b"\xff\xfe\x00polis")
    said = run(f"replay {file}")
    assert said.status == 2
    assert "is not text." in said.err


def test_a_text_that_is_not_a_record_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "letter.polis"
    file.write_text("Dear players,\n", encoding="utf-8")
    said = run(f"play --load {file}")
    assert (said.status, said.out) == (2, "")
    assert "This is not the record of a game" in said.err
