"""The command line as people and scripts meet it: what it prints, and its exit status."""

from __future__ import annotations

import io
import json
import os
import random
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from rich.tree import Tree

from polis import Match
from polis.bots.roster import bot
from polis.cli import main
from polis.core import notation
from polis.core.codec import Json, pack
from polis.core.record import read
from polis.core.rng import Rng
from polis.core.seats import SPECTATOR
from polis.core.texts import LANGUAGES, texts
from polis.games.estates.tests.table import ESTATES, arranged
from polis.terminal.board import plain
from polis.terminal.language import language_of


class Said(NamedTuple):
    status: int
    out: str
    err: str


Run = Callable[..., Said]


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


def numbers(seed: int) -> list[str]:
    """More answers than a game has questions; a number that is not offered is asked again."""
    pick = random.Random(seed)
    return [pick.choice(["1", "2", "1 1", "2 3", "3", "5", "8"]) for _ in range(3000)]


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


# Play


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_by_numbers(run: Run, language: str) -> None:
    command = f"play estates --seats 2 --bots random --seed one --lang {language}"
    said = run(command, *numbers(1))
    assert (said.status, said.err) == (0, "")
    assert {"ru": "Победа: ", "en": "Winner: "}[language] in said.out.splitlines()[-1]
    assert "cli-" not in said.out and "label-" not in said.out and "event-" not in said.out


def test_no_line_of_a_game_is_wider_than_eighty_columns_but_sentences(run: Run) -> None:
    out = run("play estates --seats 5 --bots random --seed wide --lang ru", *numbers(2)).out
    drawn = [line for line in out.splitlines() if "▔" in line or "▸" in line or "?" in line]
    assert drawn
    assert max(map(len, (line for line in drawn if not line.startswith(">")))) <= 80


def test_the_same_seed_is_the_same_game(run: Run) -> None:
    command = "play estates --seats 2 --bots random --seed same"
    assert run(command, *numbers(3)[:40]).out == run(command, *numbers(3)[:40]).out


def at_an_auction(run: Run, *typed: str, language: str = "en") -> str:
    """The answers to some lines, typed where the player has to bid: he has 12 cheques."""
    for seed in range(20):
        command = f"play estates --seats 2 --seed {seed} --bots random --lang {language}"
        out = run(command, *typed).out
        if "bid 1..12" in out.partition("> ")[0]:
            return out
    raise AssertionError("nobody ever has to bid first")


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "[E3.1] The nearest legal move: bid 12."),
        ("ru", "[E3.1] Ближайший возможный ход: bid 12."),
    ],
)
def test_a_refusal_names_its_rule_and_the_nearest_move(
    run: Run, language: str, expected: str
) -> None:
    assert expected in at_an_auction(run, "bid 20", language=language)


def test_why_answers_without_moving(run: Run) -> None:
    out = at_an_auction(run, "why bid 20", "why pass", "почему")
    assert "[E3.1] The nearest legal move: bid 12." in out
    assert 'The move "pass" is legal now.' in out
    assert out.count("Your move") == 1


def test_orders_have_russian_names_too(run: Run) -> None:
    out = at_an_auction(run, "почему pass", "правила E4.2", "совет", language="ru")
    assert "Ход «pass» сейчас возможен." in out
    assert texts("ru", "estates").say("clause-E4-2")[:40] in out
    assert "Совет: " in out


def test_an_amount_is_asked_for_where_a_choice_needs_one(run: Run) -> None:
    out = at_an_auction(run, "1", "2", "undo")
    assert "How much, 1 to 12? 2" in out
    assert "Your last decision is taken back." in out


def test_undo_returns_to_the_same_decision(run: Run) -> None:
    out = at_an_auction(run, "pass", "undo", "board")
    again = out.partition("taken back")[2]
    assert "bid 1..12" in again


def test_undo_before_any_decision_is_refused(run: Run) -> None:
    assert "no decision of yours" in at_an_auction(run, "undo")


def test_what_is_neither_move_nor_order_is_told_so(run: Run) -> None:
    out = at_an_auction(run, "dance", "99", "", "bid", "help")
    assert '"dance" is neither a move nor an order' in out
    assert "There is no choice 99; they are numbered 1 to 2." in out
    assert "Choose a number from 1 to 2 or write a move." in out
    assert "The move is written bid <amount>." in out
    assert "why MOVE" in out


@pytest.mark.slow
def test_a_saved_game_goes_on_where_it_was_left(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "saved.polis"
    command = "play estates --seats 2 --seed 3 --bots random --save"
    run(f"{command} {file}", *numbers(4)[:40])
    saved = Match.load(file.read_text(encoding="utf-8"))
    assert not saved.over
    said = run(f"play --load {file} --bots random --save {file}", *numbers(5))
    whole = Match.load(file.read_text(encoding="utf-8"))
    assert "Winner" in said.out
    assert whole.over and whole.entries[: len(saved.entries)] == saved.entries


def test_save_writes_a_record_during_the_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "kept.polis"
    out = run("play estates --seed 1 --bots random", f"save {file}", f"save {tmp_path}", "save").out
    assert f"Saved to {file}." in out
    assert "is a folder, not a file." in out
    assert "Name a file: save FILE" in out
    assert Match.load(file.read_text(encoding="utf-8")).head.seats == 4


def test_options_and_names_reach_the_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "kept.polis"
    words = "--option rounds=2 --option money=open --me 2 --name Anna --bots random"
    run(f"play estates --seats 3 {words} --save {file}")
    record = read(file.read_text(encoding="utf-8"))
    assert (record.options["rounds"], record.options["money"]) == ("2", "open")
    assert record.names == ["Vera", "Anna", "Zoya"]


def test_a_game_without_a_drawing_is_shown_as_a_tree_in_words() -> None:
    view = {"turn": 1, "companies": ["red", "blue"], "seats": [{"cash": None}], "is_new": True}
    tree = plain(Tree("table"), view, texts("ru", "estates"), ["colour"])
    told = [str(branch.label) for branch in tree.children]
    assert told == ["Ходит: 1", "Сертификаты: красный, синий", "Игроки", "is_new: ✓"]


# Review


def test_review_tells_of_chances_luck_and_turning_points(run: Run, thrown: Path) -> None:
    said = run(f"review {thrown} --games 30 --lang ru").out
    assert "Где партия переломилась:" in said
    assert "Лучше было «" in said


def test_review_as_json_adds_up(run: Run, thrown: Path) -> None:
    data = json.loads(run(f"review {thrown} --games 30 --json").out)
    for row in data["accounts"]:
        parts = [row[part] for part in ("start", "luck", "own", "others", "unseen")]
        assert sum(parts) == row["result"]


def test_a_game_that_goes_on_has_no_review(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.polis"
    file.write_text(Match.new("estates", seats=2).record(), encoding="utf-8")
    said = run(f"review {file}")
    assert (said.status, "not over" in said.err) == (2, True)


# Replay


def test_replay_tells_every_line_with_its_clause(run: Run, finished: Path) -> None:
    said = run(f"replay {finished} --lang ru")
    match = Match.load(finished.read_text(encoding="utf-8"))
    assert said.status == 0
    assert f"{len(match.entries):>4}  " in said.out
    assert "Раунд 1: начинает " in said.out
    assert said.out.count("E3.1") == [e.clause for e in match.events(SPECTATOR)].count("E3.1")


def test_replay_of_a_part_begins_and_ends_there(run: Run, finished: Path) -> None:
    data = json.loads(run(f"replay {finished} --from 26 --to 28 --json").out)
    assert [line["line"] for line in data["lines"]] == [26, 27, 28]
    assert data["lines"][0]["events"][0]["clause"]


def test_replay_draws_the_board_when_asked(run: Run, finished: Path) -> None:
    assert run(f"replay {finished} --from 26 --to 28 --board").out.count("Floors for sale") == 3


def test_replay_hides_the_secret_moves_of_others(run: Run, tmp_path: Path) -> None:
    match = Match.new("estates", seats=2, seed="s", options={"money": "secret"})
    seat = match.actors[0]
    match.play(seat, "stash")
    file = tmp_path / "secret.polis"
    file.write_text(match.record(), encoding="utf-8")
    own, other = (run(f"replay {file} --seat {who}").out for who in (seat + 1, 2 - seat))
    assert f"{seat + 1}: stash" in own
    assert f"{seat + 1}: …" in other and "stash" not in other


def test_replay_tells_what_was_taken_back(run: Run, tmp_path: Path) -> None:
    match = Match.new("estates", seats=2, seed="s")
    match.play(match.actors[0], "offer left1")
    match.undo()
    match.redo()
    file = tmp_path / "undone.polis"
    file.write_text(match.record(), encoding="utf-8")
    out = run(f"replay {file}").out
    assert "1 decision is taken back." in out
    assert "1 decision is brought back." in out
    assert "The game is not finished; 28 lines so far." in out


# Verify


def test_verify_tells_the_promise_and_that_it_was_kept(run: Run, finished: Path) -> None:
    record = read(finished.read_text(encoding="utf-8"))
    said = run(f"verify {finished}")
    assert said.status == 0
    assert record.promise in said.out
    assert said.out.endswith("All as promised.\n")
    assert json.loads(run(f"verify {finished} --json").out)["ok"] is True


def test_verify_names_the_line_of_a_changed_draw(run: Run, finished: Path) -> None:
    record = read(finished.read_text(encoding="utf-8"))
    deals = record.entries
    deals[3], deals[4] = deals[4], deals[3]
    finished.write_text(record.write(), encoding="utf-8")
    said = run(f"verify {finished}")
    assert (said.status, said.out) == (1, "")
    assert f"Line {record.first_line + 3}: the record has" in said.err
    told = json.loads(run(f"verify {finished} --json").out)
    assert (told["ok"], told["line"]) == (False, record.first_line + 3)


def test_verify_names_an_altered_line(run: Run, finished: Path) -> None:
    lines = finished.read_text(encoding="utf-8").splitlines()
    lines[40] += " "
    lines[50] = "1: pass now"
    finished.write_text("\n".join(lines), encoding="utf-8")
    said = run(f"verify {finished} --lang ru")
    assert said.status == 1
    assert "51" in said.err


def test_verify_refuses_a_record_cut_off(run: Run, finished: Path) -> None:
    lines = finished.read_text(encoding="utf-8").splitlines()
    finished.write_text("\n".join(lines[:60]), encoding="utf-8")
    said = run(f"verify {finished}")
    assert said.status == 1
    assert "breaks off at line 60" in said.err


def test_verify_needs_the_secret(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "sealed.polis"
    file.write_text(Match.new("estates", seats=2, seed="s").record(secret=False), encoding="utf-8")
    said = run(f"verify {file}")
    assert said.status == 1
    assert "has not been revealed yet" in said.err


# Simulate and bench


def test_simulate_sums_up_in_json(run: Run) -> None:
    said = run("simulate estates --bots random random --games 4 --jobs 1 --json")
    assert said.status == 0
    assert json.loads(said.out)


def test_bench_measures_this_build(run: Run) -> None:
    rows = json.loads(run("bench estates --seconds 0.01 --json").out)
    compiled = os.environ.get("POLIS_BUILD") == "compiled"
    assert list(rows) == ["estates compiled" if compiled else "estates interpreted"]


# Mistakes


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
