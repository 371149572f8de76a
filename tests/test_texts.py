"""The words people read: complete in both languages, and watched by a tool that can fail."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import polis
from polis.core.errors import IllegalMove, RecordError
from polis.core.match import Match
from polis.core.registry import games, load
from polis.core.rng import Rng
from polis.core.texts import LANGUAGES, explain, source, texts
from polis.testing import coverage, sentences
from polis.testing.sentences import Wanted

SHARED = coverage.shared_packages()
PACKAGES = [*SHARED, *(f"polis.games.{game}" for game in games())]
POLIS = Path(polis.__file__).parent


# What is typed or named the same in every language: commands, moves, bots, numbers.
TYPED = {
    *["polis", "games", "play", "load", "help", "board", "log", "hint", "why", "rules", "undo"],
    *["save", "quit", "bid", "random", "thumb", "sampler", "search", "mypyc", "JSON"],
    *["newcomer", "club", "master", "promise"],
    "Polis",
    *["II", "III"],  # Roman numbers
}

# The texts


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_sentences(package: str) -> None:
    russian, english = (list(sentences.parse(source(package, lang)).messages) for lang in LANGUAGES)
    assert russian == english


@pytest.mark.parametrize("game", games())
def test_a_game_has_no_gap_between_rules_tests_and_texts(game: str) -> None:
    assert coverage.examine(load(game)).gaps == []


@pytest.mark.slow
@pytest.mark.parametrize("package", SHARED)
def test_shared_words_are_complete_correct_and_used(package: str) -> None:
    assert coverage.examine_shared(package).gaps == []


@pytest.mark.parametrize(("language", "alien"), [("ru", "[A-Za-z]{2,}"), ("en", "[А-Яа-яЁё]")])
@pytest.mark.parametrize("package", PACKAGES)
def test_no_sentence_is_left_in_the_other_language(package: str, language: str, alien: str) -> None:
    entries = FluentParser().parse(source(package, language)).body
    parts = [node for node in sentences.nodes(entries) if isinstance(node, fluent.TextElement)]
    foreign = {word for part in parts for word in re.findall(alien, part.value)}
    assert foreign - TYPED == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_a_position_without_a_board_is_told_in_words(game: str, language: str) -> None:
    info, book = load(game), texts(language, game)
    domains = ["field", "phase", *(domain.name for domain in sentences.domains(info))]
    shown = viewed(game) - {""}
    assert [w for w in shown if not any(book.has(f"{domain}-{w}") for domain in domains)] == []


@cache
def viewed(game: str) -> set[str]:
    """Every key and named value the views of the game may have: as written, and as met in play."""
    folder = POLIS / "games" / game
    paths = [*folder.glob("view*.py"), folder / "shown.py"]
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in paths]
    dicts = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Dict)]
    keys = [key.value for node in dicts for key in node.keys if isinstance(key, ast.Constant)]
    found, match, rng = {str(key) for key in keys}, Match.new(game, 2, seed="words"), Rng(5)
    for _ in range(150):
        if match.over:
            break
        found |= {*sentences.names_in(match.view(match.actors[0]))}
        moves = match.moves(match.actors[0])
        match.play(match.actors[0], moves[rng.below(len(moves))])
    return found


# What they look like


@pytest.mark.parametrize(
    ("amount", "sentence"),
    [
        (1, "Анна предлагает 1 чек."),
        (3, "Анна предлагает 3 чека."),
        (11, "Анна предлагает 11 чеков."),
        (22, "Анна предлагает 22 чека."),
    ],
)
def test_russian_counts_its_cheques(amount: int, sentence: str) -> None:
    event = next(e for e in load("estates").game.schema().events if e.name == "bid_made")
    book = texts("ru", "estates")
    assert book.say("event-bid_made", book.facts(event.args, [0, amount], ["Анна"])) == sentence


def test_a_loss_has_a_true_minus_sign() -> None:
    told = {"player": "Анна", "points": -23}
    assert "−23 очка" in texts("ru", "estates").say("event-round_score", told)


def test_a_named_value_takes_the_form_its_sentence_needs() -> None:
    event = next(e for e in load("estates").game.schema().events if e.name == "mayor_seated")
    book = texts("ru", "estates")
    told = book.say("event-mayor_seated", book.facts(event.args, [1, 2], ["Анна", "Олег"]))
    assert told == "Олег ставит мэра перед нижним рядом: очки этого ряда удвоятся."


def test_a_refusal_names_the_rule_and_the_nearest_move() -> None:
    error = IllegalMove("estates", "E3.1", "bid_too_low", "bid 4", amount=4)
    assert explain(error, "en") == (
        "That bid is too low: it takes at least 4 cheques. Bid more or pass. [E3.1] "
        "The nearest legal move: bid 4."
    )


def test_a_broken_record_is_explained_in_the_readers_language() -> None:
    reason = IllegalMove("estates", "E4.3", "white_lot", "", row="top", lot=1)
    error = RecordError("impossible_move", 40, text="build top 1", reason=reason)
    assert explain(error, "ru") == (
        "Строка 40: ход «build top 1» здесь невозможен. Участок 1 верхнего ряда белый: здесь "
        "помещается только один этаж. Выберите другое место. [E4.3]"
    )


# The tool fails when it should

ESTATES = "games/estates"
BREAKS = [
    # file, text taken out, text put in, what the tool must say
    (f"{ESTATES}/texts/ru.ftl", "move-pass = Спасовать\n", "", "ru move-pass: no text"),
    (f"{ESTATES}/texts/ru.ftl", "{ $row_ins }", "{ $row_abl }", "unknown argument $row_abl"),
    (f"{ESTATES}/texts/ru.ftl", "    .loc = среднем ряду\n", "", "unknown argument $row_loc"),
    (f"{ESTATES}/texts/en.ftl", "event-passed = ", "event-passed = { $bid }", "argument $bid"),
    (f"{ESTATES}/texts/en.ftl", "title = ", "motto = Build\ntitle = ", "motto: nothing uses it"),
    (f"{ESTATES}/texts/en.ftl", "move-sell = Sell", "move-sell = { sell }", "move-sell: Unknown"),
    (f"{ESTATES}/texts/en.ftl", "move-keep = ", "move-keep ", "en cannot be read: 'move-keep"),
    (f"{ESTATES}/scoring.py", "[E8.5]", "[E8.6]", "scoring:sign: there is no clause E8.6"),
    (f"{ESTATES}/scoring.py", "[E8.5]", "[E8.6]", "E8.5: no rule function cites it"),
    (f"{ESTATES}/schema.py", '"passed", "E3.1"', '"passed", "E3.9"', "event passed: there is no"),
    (f"{ESTATES}/ledger.toml", 'id = "E9.3"', 'id = "E9.4"', "E9.4: no test names it"),
    (f"{ESTATES}/game.toml", '"open",', '"open", "odd",', "ru option-money-odd: no text"),
    (f"{ESTATES}/data/components.toml", "[money]", "[bag]\nsource = 'ruling'\n[money]", "ent-bag"),
    ("core/texts.py", 'say("seat",', 'say("chair",', "chair: said, but no text"),
    ("core/texts/ru.ftl", "error-bad_seat =", "error-bad_chair =", "ru error-bad_seat: no text"),
    ("core/texts/en.ftl", "{ $stated }", "{ $told }", "error-wrong_result: unknown argument $told"),
]


def spoiled(folder: Path, breaks: list[tuple[str, str, str]]) -> subprocess.CompletedProcess[str]:
    """The tool's answer about a copy of Polis with these changes."""
    shutil.copytree(POLIS, folder / "polis", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    for file, old, new in dict.fromkeys(breaks):
        path = folder / "polis" / file
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{file} no longer has {old!r}"
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
    command = [sys.executable, "-m", "polis.testing.coverage"]
    env = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run(command, env=env, cwd=folder, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def answer(tmp_path_factory: pytest.TempPathFactory) -> subprocess.CompletedProcess[str]:
    return spoiled(tmp_path_factory.mktemp("spoiled"), [row[:3] for row in BREAKS])


@pytest.mark.slow
@pytest.mark.parametrize("complaint", [row[3] for row in BREAKS])
def test_the_tool_finds_what_was_spoiled(
    answer: subprocess.CompletedProcess[str], complaint: str
) -> None:
    assert answer.returncode == 1
    assert complaint in answer.stdout


@pytest.mark.slow
def test_the_tool_refuses_a_component_table_without_a_source(tmp_path: Path) -> None:
    file = f"{ESTATES}/data/components.toml"
    answer = spoiled(tmp_path, [(file, '[money]\nsource = "rulebook"', "[money]")])
    assert answer.returncode == 1
    assert "components.toml:money.source" in answer.stdout


def test_a_branch_for_a_value_that_does_not_exist_is_found() -> None:
    arg = next(arg for kind in load("estates").game.schema().moves for arg in kind.args)
    page = sentences.parse("x = { $piece_id ->\n    [rooof] A roof\n   *[other] A piece\n }")
    found = sentences.faults(Wanted("x", [arg]), page, texts("en", "estates"))
    assert next(found) == "x: $piece is never rooof"
