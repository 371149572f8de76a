"""Which pages the site has, in the order of its navigation."""

from __future__ import annotations

import json
from pathlib import Path

from tools.shell import ROOT

DOCS = ROOT / "docs"
# Documents that live where readers of the source look for them.
ELSEWHERE = {
    "architecture.md": "ARCHITECTURE.md",
    "changelog.md": "CHANGELOG.md",
    "contributing.md": "CONTRIBUTING.md",
    "deploy.md": "deploy/README.md",
}
HOME = {"README.md": "index.md"}  # what the site has another page for
RUSSIAN = ("start-ru.md",)
OPTIONAL = ("write-a-game.md",)

SECTIONS = {
    "": ["index.md", "start-ru.md"],
    "The games": ["estates.md", "tycoon.md", "newyork.md", "fallout.md", "bibs.md"],
    "Program": ["write-a-bot.md", "write-a-game.md", "bots.md", "openspiel.md", "api.md"],
    "Server": ["deploy.md", "chance.md", "http.md", "websocket.md", "messages.md"],
    "Inside": ["architecture.md", "vocabulary.md", "contributing.md", "changelog.md"],
}


def sections() -> dict[str, list[str]]:
    return {
        title: [page for page in pages if page not in OPTIONAL or source(page).exists()]
        for title, pages in SECTIONS.items()
    }


def names() -> list[str]:
    return [page for pages in sections().values() for page in pages]


def source(page: str) -> Path:
    """The file a page is made of."""
    return ROOT / ELSEWHERE[page] if page in ELSEWHERE else DOCS / page


def by_source() -> dict[Path, str]:
    """Pages by the file of the project they are made of."""
    found = {source(page): page for page in names()}
    return found | {ROOT / name: page for name, page in HOME.items()}


def check() -> None:
    """Every page has its file, and every document is a page."""
    missing = [page for page in names() if not source(page).is_file()]
    unlisted = sorted({path.name for path in DOCS.glob("*.md")} - set(names()))
    if missing or unlisted:
        raise SystemExit(f"dev: pages without a file: {missing}; files without a page: {unlisted}")


def navigation() -> str:
    """The ``nav`` of the generator's settings; pages are called by their first heading."""
    first, *others = sections().items()
    lines = [json.dumps(page) for page in first[1]]
    lines += [f"{{ {json.dumps(title)} = {json.dumps(pages)} }}" for title, pages in others]
    return "nav = [\n" + "".join(f"  {line},\n" for line in lines) + "]\n"
