"""Examples in the documents run."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import polis.core.match
from polis.core import registry
from tools.docs import finish, markdown, pages

ROOT = Path(__file__).parent.parent


EXAMPLES = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/index.md", "docs/start-ru.md"]
FENCED = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
FILES = re.compile(r"(?:src|web)/[\w./<>-]+\.(?:py|ts|svelte)")
NUMBER = ["eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen"]


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_in_documents_run(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert result.failed == 0
    assert name != "README.md" or result.attempted > 10


@pytest.mark.skipif(
    not polis.core.match.__file__.endswith(".py"), reason="doctest sees no examples in a library"
)
def test_examples_in_the_api_run() -> None:
    result = doctest.testmod(polis.core.match)
    assert result.failed == 0
    assert result.attempted > 4


def test_a_game_is_imported_by_its_name_and_the_list_of_them_has_another() -> None:
    """In a process of its own: here other tests have long imported the package of the games."""
    script = "import polis, polis.games.estates.scoring as e; print(e.__name__, polis.list_games())"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout == f"polis.games.estates.scoring {registry.games()}\n"


def test_a_preview_of_the_api_names_the_events_that_then_come() -> None:
    match = polis.Match.new("estates", seats=2, seed="api")
    seat = match.actors[0]
    told = match.preview(seat, "offer mayor").events
    match.play(seat, "offer mayor")
    assert told and told == match.events(seat)[-len(told) :]
    assert all(isinstance(event, polis.Event) for event in told)


@pytest.mark.slow
def test_the_worked_example_of_a_bot_runs_as_it_is_printed() -> None:
    """Block after block in one module, as its reader would have it."""
    names: dict[str, object] = {"__name__": "dreamer"}
    for code in FENCED.findall((ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")):
        if code.startswith(">>> "):
            example = doctest.DocTestParser().get_doctest(code, names, "write-a-bot.md", None, 0)
            assert doctest.DocTestRunner().run(example, clear_globs=False).failed == 0
            names.update(example.globs)
        else:
            exec(compile(code, "write-a-bot.md", "exec"), names)


def test_the_picture_of_a_move_names_files_that_exist_and_counts_them() -> None:
    drawn = (ROOT / "docs" / "move.svg").read_text(encoding="utf-8").replace("&lt;id&gt;", "<id>")
    found = set(FILES.findall(drawn))
    for game in registry.games():
        missing = [one for one in found if not (ROOT / one.replace("<id>", game)).exists()]
        assert missing == [], game
    count = NUMBER[len(found) - 11]
    assert f"through {count} files" in drawn
    assert f"through {count} files" in (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")


def test_every_document_is_a_page_and_every_page_has_a_document() -> None:
    pages.check()


def test_a_link_to_nothing_ends_the_build(tmp_path: Path) -> None:
    writer = markdown.Writer(ROOT / "docs" / "index.md", tmp_path)
    assert writer.line("[how](../ARCHITECTURE.md#why)") == "[how](architecture.md#why)"
    assert writer.line("[style](../web/STYLE.md)") == "style (`web/STYLE.md`)"
    with pytest.raises(SystemExit, match=r"docs/index.md links to nowhere.md"):
        writer.line("[lost](nowhere.md)")


def test_what_our_headers_forbid_ends_the_build(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<p style="color:red"><a href="b.html#c">b</a>', "utf-8")
    (tmp_path / "b.html").write_text('<script src="https://example.org/x.js"></script>', "utf-8")
    assert [*finish.within(tmp_path)] == ["a.html:  style= is forbidden by our security headers"]
    assert sorted(finish.dead(tmp_path, [])) == [
        "a.html: there is no place b.html#c",
        "b.html: loads https://example.org/x.js from elsewhere",
    ]


def test_the_guide_tells_the_true_size_of_its_example() -> None:
    market, guide = ROOT / "examples" / "market", ROOT / "docs" / "write-a-game.md"
    lines = {path: path.read_text(encoding="utf-8").splitlines() for path in market.rglob("*.*")}
    made = {
        path: text for path, text in lines.items() if text and text[0].startswith("# Generated")
    }
    told = re.findall(r"^\| (.+) \| (\d+) \|", guide.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(told) > 8
    for named, count in told:
        names = [word.strip("`") for word in named.split(", ")]
        found = [path for name in names for path in lines if is_of(path, market / name)]
        chosen = list(made) if named == "generated" else found
        assert int(count) == sum(len(lines[path]) for path in chosen), named


def is_of(path: Path, place: Path) -> bool:
    return path == place or (place in path.parents and path.suffix == ".py")
