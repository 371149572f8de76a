"""Commands that only tell: help, games, rules, and what simulations and this build come to."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from polis.core.texts import LANGUAGES, texts
from polis.terminal.language import language_of
from tests.cli.command import Run

# Language and help


@pytest.mark.parametrize(
    ("words", "env", "expected"),
    [
        ([], {}, "en"),
        ([], {"LANG": "ru_RU.UTF-8"}, "ru"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        (["--lang", "en"], {"LANG": "ru_RU.UTF-8"}, "en"),
        (["games", "--lang=ru"], {}, "ru"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_one_of_the_locale(
    words: list[str], env: dict[str, str], expected: str
) -> None:
    assert language_of(words, env) == (expected, None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    ["", "games", "rules", "play", "simulate", "tournament", "replay", "review", "verify", "bench"],
)
def test_help_of_every_command_speaks_one_language(
    run: Run, capsys: pytest.CaptureFixture[str], command: str, language: str
) -> None:
    with pytest.raises(SystemExit) as left:
        run(f"{command} --help --lang {language}")
    told = capsys.readouterr().out
    assert left.value.code == 0
    assert ("usage:" in told, "вызов:" in told) == (language == "en", language == "ru")
    assert "cli-" not in told and "show this help message" not in told


def test_without_a_command_it_shows_what_there_is(run: Run) -> None:
    assert "verify" in run("").out


def test_version_tells_the_build(run: Run) -> None:
    compiled = os.environ.get("POLIS_BUILD") == "compiled"
    expected = "polis 0.1.0, compiled by mypyc\n" if compiled else "polis 0.1.0, interpreted\n"
    assert run("--version") == (0, expected, "")


def test_python_m_polis_is_the_same_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "polis", "games", "--json"], capture_output=True, check=True
    )
    assert "estates" in [game["id"] for game in json.loads(done.stdout)]


@pytest.mark.slow
@pytest.mark.parametrize("words", ["rules estates", "rules fallout --json", "games"])
def test_a_reader_that_leaves_early_causes_no_complaint(words: str) -> None:
    script = f"'{sys.executable}' -m polis {words} | head -1; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", script], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


# Games and rules


def test_games_lists_ids_seats_and_options(run: Run) -> None:
    out = run("games").out
    assert "The Estates  estates" in out
    assert "2 to 5 players" in out
    assert "hidden — Hidden (usual)" in out


def test_games_in_json_names_every_option_with_its_values(run: Run) -> None:
    listed = json.loads(run("games --json --lang ru").out)
    estates = next(game for game in listed if game["id"] == "estates")
    assert estates["title"] == "Город Мечты"
    assert estates["seats"] == [2, 3, 4, 5]
    names = [option["name"] for option in estates["options"]]
    assert names == ["money", "rounds", "two_wins", "ending"]
    assert estates["options"][1]["high"] == 9


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_hold_every_chapter_and_component_with_its_source(run: Run, language: str) -> None:
    out, book = run(f"rules estates --lang {language}").out, texts(language, "estates")
    for number in range(1, 10):
        assert book.say(f"chapter-E{number}") in out
    assert book.say("component-board") in out
    assert "1, 7" in out and "[1" not in out
    assert {"ru": "[+] открытый источник", "en": "[+] public source"}[language] in out
    assert {"ru": "[!] наше уточнение", "en": "[!] our ruling"}[language] in out


def test_one_clause_comes_with_the_code_and_refusals_that_cite_it(run: Run) -> None:
    said = run("rules estates e4.2")
    assert said.status == 0
    assert texts("en", "estates").say("clause-E4-2") in said.out
    assert "phases.floors:" in said.out
    assert "too_tall" in said.out


def test_a_chapter_alone_can_be_read(run: Run) -> None:
    out = run("rules estates E5").out
    assert "E5.1" in out and "E4.1" not in out


def test_rules_in_json_have_text_and_source(run: Run) -> None:
    data = json.loads(run("rules estates --json").out)
    ties = next(clause for clause in data["clauses"] if clause["id"] == "E9.3")
    assert ties["source"] == "ruling"
    assert {table["table"] for table in data["components"]} >= {"board", "floors", "roofs"}


# Simulate and bench


def test_simulate_sums_up_in_json(run: Run) -> None:
    said = run("simulate estates --bots random random --games 4 --jobs 1 --json")
    assert said.status == 0
    assert json.loads(said.out)


def test_bench_measures_this_build(run: Run) -> None:
    rows = json.loads(run("bench estates --seconds 0.01 --json").out)
    compiled = os.environ.get("POLIS_BUILD") == "compiled"
    assert list(rows) == ["estates compiled" if compiled else "estates interpreted"]
