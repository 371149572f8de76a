"""The command blocks of the documents, read from their Markdown.

A block without a language is commands; prose and pictures in a block are marked ``text``. What
cannot be run where tests run is named above its block, with the reason:

    <!-- not run: docker compose: needs a Docker engine -->
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "deploy/README.md")
OTHERS = ("python", "text", "toml", "json", "nginx", "yaml")  # blocks that are no commands
MARK = re.compile(r"<!-- not run: (?P<command>[^:]+): (?P<reason>.+) -->")
FENCE = re.compile(r"^(?P<indent> *)```(?P<language>\S*)$")


class Block(NamedTuple):
    document: str
    line: int
    commands: list[str]
    left_out: dict[str, str]  # the command, and why it is not run

    def __str__(self) -> str:
        return f"{self.document}:{self.line}"


def documents() -> list[str]:
    return [*DOCUMENTS, *sorted(f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md"))]


def blocks(document: str) -> Iterator[Block]:
    inside, start, language = False, 0, ""
    lines: list[str] = []
    marks: dict[str, str] = {}
    for number, line in enumerate((ROOT / document).read_text(encoding="utf-8").splitlines(), 1):
        fence = FENCE.match(line)
        if fence and not inside:
            inside, start, language, lines = True, number, fence["language"], []
        elif fence:
            inside = False
            if language not in OTHERS:
                assert not language, f"{document}:{start}: is {language} a block of commands?"
                yield split(document, start, lines, marks)
                marks = {}
        elif inside:
            lines.append(line)
        elif mark := MARK.fullmatch(line.strip()):
            marks[mark["command"]] = mark["reason"]
    assert not marks, f"{document}: {marks} marks no block of commands"


def split(document: str, line: int, lines: list[str], marks: dict[str, str]) -> Block:
    """One command may go over several lines, and a loop always does."""
    found: list[str] = []
    text = "\n".join(lines).replace("\\\n", " ")
    for each in text.splitlines():
        if found and found[-1].startswith("for ") and not found[-1].endswith("done"):
            found[-1] += f"\n{each}"
        elif each.strip():
            found.append(each.partition("  #")[0].strip())
    left_out = {}
    for start, reason in marks.items():
        (command,) = [command for command in found if command.startswith(start)]
        left_out[command] = reason
    return Block(document, line, [each for each in found if each not in left_out], left_out)
