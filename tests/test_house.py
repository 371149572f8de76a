"""The rules of the house: who may import whom, how strict the code is, what no file may hold."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import tokenize
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from polis.core.registry import load

ROOT = Path(__file__).resolve().parents[1]
POLIS = ROOT / "src" / "polis"

# What each part may import besides itself and the bare package; a part not named may import all.
ARROWS = {
    "core": set[str](),
    "mech": {"core"},
    "games": {"core", "mech"},
    "bots": {"core"},
    "adapters": {"core", "bots"},
    "analysis": {"core", "bots"},
    "testing": {"core", "bots", "analysis"},
    "server": {"core", "bots", "analysis"},
}
# The same within the server. Nothing there imports ``http`` or ``ops``; the domain is pure.
SERVER_ARROWS = {
    "errors": set[str](),
    "settings": set[str](),
    "messages": set[str](),
    "telemetry": set[str](),
    "store": {"errors"},
    "bus": {"errors"},
    "migrations": {"store"},
    "domain": {"errors", "messages"},
    "thinking": {"errors", "messages", "telemetry", "domain"},
}
SERVER_ARROWS["runtime"] = {*SERVER_ARROWS} - {"migrations"}
SERVER_ARROWS["http"] = {*SERVER_ARROWS["runtime"], "runtime"}
SERVER_ARROWS["ops"] = {*SERVER_ARROWS["runtime"], "runtime"}
# What knows the time, draws chance, waits or writes has no place in the domain.
IMPURE = {"asyncio", "litestar", "logging", "os", "random", "secrets", "socket", "sqlalchemy"}
IMPURE |= {"structlog", "subprocess", "threading", "time"}
STRICT = ("core", "mech", "games", "bots")
RETIRED = re.compile(r"\bbrisk(?![a-z])|\bsmall[ _-]print\b")
LOOSE = re.compile(r"# *(type: *ignore|noqa)")

GENERATED = ("# Generated", "// Generated")
HOMES = ("src", "tests", "tools", "bench")
PAGE = ("src/polis/games/*/ui", "web/src", "web/tests", "web/harness", "docs")
PAGE_FILES = (".svelte", ".ts", ".css")
LONGEST = 400
LONGEST_BODY = 25

# All that a rule may import: nothing that knows the time, draws chance, waits or writes.
FOR_RULES = {"__future__", "librt", "mypy_extensions", "polis", "typing"}
# A rule function opens with its clauses.
CLAUSES = re.compile(r"(\[[A-Z]\d+\.\d+\] )+\S")
CITED = re.compile(r"\[([A-Z]\d+\.\d+)\]")

# In halves, so that this file does not hold what it forbids.
HOSTS = [
    "pypi" + ".org",
    "python" + "hosted",
    "npm" + "js.org",
    "yarn" + "pkg.com",
    "deb." + "debian",
]
PLACES = [rf"(?<![\w./]){place}" for place in ("/wo" + "rk/", "/ro" + "ot/", "/ho" + "me/")]
FORBIDDEN = re.compile("|".join([*map(re.escape, HOSTS), *PLACES]))


def modules() -> list[Path]:
    return sorted(path for path in POLIS.rglob("*.py") if "tests" not in path.parts)


def written_by_hand(paths: Iterable[Path]) -> list[Path]:
    kept = [path for path in paths if not path.read_text(encoding="utf-8").startswith(GENERATED)]
    return sorted(kept)


def functions(path: Path) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return [node for node in ast.walk(tree) if isinstance(node, kinds)]


def name(path: Path) -> str:
    return path.relative_to(POLIS).as_posix()


def part(path: Path) -> str:
    return path.relative_to(POLIS).parts[0].removesuffix(".py")


def imported(path: Path) -> Iterator[list[str]]:
    """The names under ``polis`` that a module imports, wherever in it, as lists of their parts."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name(path)} imports by a relative name"
            found = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (words.split(".")[1:] for words in found if words.split(".")[0] == "polis")


@pytest.mark.parametrize("path", modules(), ids=name)
def test_imports_follow_the_arrows(path: Path) -> None:
    own = part(path)
    wrong = {
        ".".join(words)
        for words in imported(path)
        if own in ARROWS and words and is_part(words[0]) and words[0] not in ARROWS[own] | {own}
    }
    assert not wrong


SERVER = [path for path in modules() if part(path) == "server"]


@pytest.mark.parametrize("path", SERVER, ids=name)
def test_imports_within_the_server_follow_its_arrows(path: Path) -> None:
    own = path.relative_to(POLIS / "server").parts[0].removesuffix(".py")
    used = {words[1] for words in imported(path) if words[:1] == ["server"] and len(words) > 1}
    assert own == "__init__" or used - {own} <= SERVER_ARROWS[own]


@pytest.mark.parametrize("path", sorted((POLIS / "server" / "domain").glob("*.py")), ids=name)
def test_the_domain_of_the_server_is_pure(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    used = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    used |= {str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)}
    assert not {module.split(".")[0] for module in used} & IMPURE


def is_part(word: str) -> bool:
    return (POLIS / word).is_dir() or (POLIS / f"{word}.py").exists()


@pytest.mark.parametrize("path", modules(), ids=name)
def test_a_game_is_named_only_in_its_own_folder(path: Path) -> None:
    named = {words[1] for words in imported(path) if words[0:1] == ["games"] and len(words) > 1}
    games = {folder.name for folder in (POLIS / "games").iterdir() if folder.is_dir()}
    own = {path.relative_to(POLIS / "games").parts[0]} if part(path) == "games" else set()
    assert not named & games - own


def loose(token: tokenize.TokenInfo) -> bool:
    """Whether a token weakens the types; the word "Any" in a sentence does not."""
    if token.type == tokenize.NAME:
        return token.string == "Any"
    return token.type == tokenize.COMMENT and bool(LOOSE.search(token.string))


@pytest.mark.parametrize("path", [p for p in modules() if part(p) in STRICT], ids=name)
def test_the_engine_has_no_hole_in_its_types(path: Path) -> None:
    with tokenize.open(path) as source:
        tokens = tokenize.generate_tokens(source.readline)
        assert not [token.line for token in tokens if loose(token)]


def test_a_module_can_be_read_in_one_sitting() -> None:
    written = [path for home in HOMES for path in (ROOT / home).rglob("*.py")]
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in written}
    assert lengths
    assert not {str(path): length for path, length in lengths.items() if length > LONGEST}


def test_a_file_of_the_page_can_be_read_in_one_sitting() -> None:
    found = [path for home in PAGE for folder in ROOT.glob(home) for path in folder.rglob("*")]
    written = written_by_hand(path for path in found if path.suffix in PAGE_FILES)
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in written}
    assert {path.suffix for path in written} == set(PAGE_FILES)
    assert not {str(path): length for path, length in lengths.items() if length > LONGEST}


@pytest.mark.parametrize("path", written_by_hand(POLIS.rglob("*.py")), ids=name)
def test_a_function_does_one_thing(path: Path) -> None:
    lengths = {node.name: length_of(node) for node in functions(path)}
    assert not {name: length for name, length in lengths.items() if length > LONGEST_BODY}


def length_of(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines of the body, the docstring aside."""
    body = node.body[1:] if ast.get_docstring(node) is not None else node.body
    return (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 0


def rules() -> list[Path]:
    """The modules of the games that hold their rules: moves, refusals, the score."""
    found = [path for path in modules() if part(path) == "games" and holds_rules(path)]
    assert found
    return written_by_hand(found)


def holds_rules(path: Path) -> bool:
    words = path.relative_to(POLIS / "games").with_suffix("").parts
    return len(words) > 1 and words[1] in {"phases", "legality", "scoring"}


@pytest.mark.parametrize("path", rules(), ids=name)
def test_a_rule_function_opens_with_its_clauses(path: Path) -> None:
    game = path.relative_to(POLIS / "games").parts[0]
    known = {clause.id for clause in load(game).rulebook.clauses}
    for node in functions(path):
        text = ast.get_docstring(node) or ""
        assert CLAUSES.match(text), f"{node.name} opens with no clause"
        assert {*CITED.findall(text)} <= known, f"{node.name} names a clause there is not"


@pytest.mark.parametrize("path", rules(), ids=name)
def test_a_rule_module_holds_functions_and_constants_only(path: Path) -> None:
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            assert isinstance(node, ast.ImportFrom), "rules import names, not modules"
            assert str(node.module).split(".")[0] in FOR_RULES
        elif isinstance(node, ast.AnnAssign):
            assert ast.unparse(node.annotation).startswith("Final"), node.lineno
        else:
            text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            assert text or isinstance(node, ast.FunctionDef | ast.Assert), node.lineno


@pytest.mark.parametrize("path", sorted((POLIS / "mech").glob("[!_]*.py")), ids=name)
def test_what_games_share_serves_two_of_them(path: Path) -> None:
    users = {
        other.relative_to(POLIS / "games").parts[0]
        for other in modules()
        if part(other) == "games"
        for words in imported(other)
        if words[:2] == ["mech", path.stem]
    }
    assert len(users) > 1


@cache
def tracked() -> list[Path]:
    """The files of the repository, or of the folder where there is no repository."""
    git = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(git, capture_output=True, text=True, check=False).stdout
    return [path for word in listed.split("\0") if word and (path := ROOT / word).is_file()]


def test_no_file_names_a_registry_or_a_place_on_one_machine() -> None:
    if not tracked():
        pytest.skip("not a repository")
    found = {
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in tracked()
        for match in FORBIDDEN.finditer(path.read_bytes().decode(errors="ignore"))
    }
    assert not found


def test_retired_words_have_not_come_back() -> None:
    """Words of our own that gave way to those of the field (docs/vocabulary.md)."""
    if not tracked():
        pytest.skip("not a repository")
    told = {ROOT / "CHANGELOG.md", Path(__file__).resolve()}
    found = {
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in tracked()
        if path not in told
        for match in RETIRED.finditer(path.read_bytes().decode(errors="ignore"))
    }
    assert not found


def test_the_build_under_test_is_the_one_asked_for() -> None:
    from polis.core import model

    compiled = os.environ.get("POLIS_BUILD") == "compiled"
    assert str(model.__file__).endswith(".so") == compiled
