"""The compiled engine is the source: the same games, to the last bit. And mypyc's known traps."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log, Menu, State, first_of, kind_of, move, second_of, third_of
from polis.core.registry import games, load
from polis.core.rng import Rng
from polis.core.seats import NATURE, SPECTATOR, all_of, first, holds, members, only, without
from polis.testing.promises.positions import shared
from polis.testing.promises.walk import snapshot, walk
from tools import compile as compiling

ROOT = Path(__file__).resolve().parents[1]

# Recorded once and for all: saved games and fixtures depend on them.
SCHEMA = [3451093493, 442948601, 4183025268, 2215753927]
DICE = [1, 4, 3, 3, 0, 1, 0, 0, 3, 0, 5, 1]


# Both builds


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_both_builds_play_the_same_thousand_games() -> None:
    if not compiling.compiler():
        pytest.skip("no C compiler")
    subprocess.run([sys.executable, "-m", "tools.compile"], cwd=ROOT, check=True)
    folders = {"interpreted": "src", "compiled": "build/compiled"}
    printed = {build: fingerprints(ROOT / folder) for build, folder in folders.items()}
    for build, lines in printed.items():
        assert [(line[0], line[1]) for line in lines] == [(game, build) for game in games()]
    assert [line[2] for line in printed["interpreted"]] == [line[2] for line in printed["compiled"]]


def fingerprints(folder: Path) -> list[list[str]]:
    command = [sys.executable, "-B", "-m", "polis.testing.marathon", "--fingerprint-only"]
    env = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=True)
    return [line.split() for line in done.stdout.splitlines()]


# Changed rules

CHANGED = """
import polis.games.estates.scoring as scoring
from polis.analysis.simulate import simulate
usual = [o.scores for o in simulate("estates", ["random"] * 2, 6, "sign").outcomes]
sign = scoring.sign
scoring.sign = lambda *given: -sign(*given)
print(usual == [o.scores for o in simulate("estates", ["random"] * 2, 6, "sign").outcomes])
"""
CHANGED_AT_ONCE = """
import polis.games.estates.scoring as scoring
scoring.sign = None
"""


def with_changed_rules(script: str = CHANGED, **env: str) -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join(path for path in sys.path if path)
    command, env = [sys.executable, "-c", script], {**os.environ, "PYTHONPATH": paths, **env}
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def test_changed_rules_are_played_by_the_interpreted_build_of_either() -> None:
    done = with_changed_rules(POLIS_BUILD="interpreted")
    assert (done.stdout, done.stderr) == ("False\n", "")


@pytest.mark.skipif(
    os.environ.get("POLIS_BUILD") != "compiled", reason="only compiled rules refuse"
)
@pytest.mark.parametrize("script", [CHANGED, CHANGED_AT_ONCE], ids=["later", "before any game"])
def test_the_compiled_build_refuses_changed_rules_and_says_what_to_do(script: str) -> None:
    done = with_changed_rules(script)
    assert done.stdout == ""
    assert done.stderr.splitlines()[-1].endswith(
        "Set POLIS_BUILD=interpreted to try changed rules."
    )


# Chance


def test_the_stream_of_chance_never_changes() -> None:
    rng = Rng(1)
    assert [rng.word() for _ in range(4)] == SCHEMA
    assert [rng.below(6) for _ in range(12)] == DICE


class Scripted(Rng):
    """An outside source of chance: the words it is given."""

    def __init__(self, words: list[int]) -> None:
        super().__init__(0)
        self.words = words

    def word(self) -> int:
        return self.words.pop(0)


def test_words_that_would_favour_some_numbers_are_thrown_away() -> None:
    assert Scripted([0, 715827882 * 5]).below(6) == 4
    assert Scripted([2**32 - 1]).below(6) == 5


@pytest.mark.parametrize("n", [2, 3, 6, 52, 1000])
def test_the_stream_of_chance_is_even(n: int) -> None:
    rng, counts = Rng(7), [0] * n
    for _ in range(n * 400):
        counts[rng.below(n)] += 1
    chi = sum((count - 400) ** 2 / 400 for count in counts)
    assert abs(chi - (n - 1)) <= 5 * (2 * n) ** 0.5


# Traps of mypyc. The tests run on either build; only the compiled one can fall into most of them.


def test_sets_of_seats_stay_within_the_bits_a_shifted_one_has() -> None:
    assert max(NATURE, SPECTATOR) < 31
    for seat in range(SPECTATOR + 1):
        assert only(seat) == 2**seat and first(only(seat)) == seat
        assert holds(only(seat), seat) and without(only(seat), seat) == 0
    assert all_of(14) == 2**14 - 1 and members(all_of(3)) == [0, 1, 2]


def test_moves_keep_all_bits_of_their_arguments() -> None:
    for args in [(0, 0, 0), (1, 2, 3), (65535, 0, 0), (0, 65535, 0), (0, 0, 65535)]:
        code = move(1000, *args)
        assert kind_of(code) == 1000
        assert (first_of(code), second_of(code), third_of(code)) == args


def test_a_long_log_keeps_its_beginning_and_a_copy_its_end() -> None:
    log = Log()
    log.tell(1, 2, 3)
    early = log.numbers
    for i in range(100):
        log.tell(i)
    assert list(early) == [-2, 1, 2, 3, 0, 0, 0]
    assert log.rows()[0] == (-2, 1, 2, 3, 0, 0, 0) and len(log.rows()) == 101


def test_a_menu_used_again_holds_only_the_new_moves() -> None:
    menu = Menu()
    for _ in range(2):
        menu.clear()
        menu.offer_each(1, 5, 9)
        menu.offer(move(2))
        assert [menu.at(i) for i in range(menu.total)] == [
            *(move(1, n) for n in range(5, 10)),
            move(2),
        ]
    menu.clear()
    assert menu.total == 0 and not menu.allows(move(2))


class Pair(State):
    def __init__(self) -> None:
        super().__init__()
        self.left: vec[i64] = vec[i64]([1, 2])
        self.right: vec[i64] = vec[i64]([3])


def test_shared_vectors_are_found_by_writing_since_they_have_no_identity() -> None:
    one, other = Pair(), Pair()
    assert shared(one, other) == []
    other.left = one.left
    assert shared(one, other) == ["left"]


@pytest.mark.parametrize("game", games())
def test_no_position_holds_a_truth_value_where_a_number_belongs(game: str) -> None:
    """Interpreted it would stay True and compiled become 1; the codec refuses it."""
    info = load(game)
    for state in walk(info, info.low, info.options.defaults(), 5).states:
        snapshot(state)


def compiled_functions() -> list[tuple[str, ast.FunctionDef]]:
    polis = ROOT / "src" / "polis"
    return [
        (f"{path.relative_to(polis)}:{node.lineno} {node.name}", node)
        for path in compiling.modules(polis)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    ]


@pytest.mark.slow
def test_no_counter_of_the_rules_is_a_slow_python_number() -> None:
    """``count = 0`` is a boxed int; ``count: i64 = 0`` is a machine word."""
    assert [name for name, node in compiled_functions() if slow_counters(node)] == []


def slow_counters(function: ast.FunctionDef) -> set[str]:
    plain = {
        target.id
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and is_number(node.value)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    typed = {
        node.target.id
        for node in ast.walk(function)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
    counted = {
        node.target.id
        for node in ast.walk(function)
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name)
    }
    return (plain - typed) & counted


def is_number(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int


def test_functions_may_be_inlined_in_the_library() -> None:
    assert "-fno-semantic-interposition" in compiling.C_FLAGS
