"""A document of the project as a page of the site.

Links to documents become links to pages, pictures are taken along, and a line
``<!-- generated: game estates -->`` becomes what it names. A link to nothing ends the build.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

from tools.docs import api, games, pages, wire
from tools.shell import ROOT

LINK = re.compile(r"(?P<picture>!?)\[(?P<text>[^\]]*)\]\((?P<to>[^)\s#]*)(?P<anchor>#[^)\s]*)?\)")
FENCE = re.compile(r"^ *```")
GENERATED = re.compile(r"^<!-- generated: (?P<what>\w+) ?(?P<of>[\w. ]*) -->$")
COMMENT = re.compile(r"^<!-- .* -->$")

GENERATORS: dict[str, Callable[[str], str]] = {
    "game": games.facts,
    "sources": games.sources,
    "routes": wire.routes,
    "messages": wire.union,
    "types": wire.types,
    "module": api.module,
}


def write(page: str, folder: Path) -> None:
    """Put a page into the folder the generator reads."""
    path = pages.source(page)
    text = Writer(path, folder).page(path.read_text(encoding="utf-8"))
    (folder / page).write_text(text, encoding="utf-8")


class Writer:
    def __init__(self, path: Path, folder: Path) -> None:
        self.path = path
        self.folder = folder

    def page(self, text: str) -> str:
        inside = False
        lines: list[str] = []
        for line in text.splitlines():
            inside ^= bool(FENCE.match(line))
            lines.append(line if inside else self.line(line))
        return "\n".join([*lines, ""])

    def line(self, line: str) -> str:
        if found := GENERATED.match(line):
            return GENERATORS[found["what"]](found["of"])
        return "" if COMMENT.match(line) else LINK.sub(self.link, line)

    def link(self, found: re.Match[str]) -> str:
        to, anchor = found["to"], found["anchor"] or ""
        if not to or to.startswith(("http://", "https://", "/")):
            return found[0]
        target = (self.path.parent / to).resolve()
        if not target.exists():
            raise SystemExit(f"dev: {self.path.relative_to(ROOT)} links to {to}, which is nowhere")
        if found["picture"]:
            return f"![{found['text']}]({self.picture(target)})"
        page = pages.by_source().get(target)
        if page:
            return f"[{found['text']}]({page}{anchor})"
        # A file of the project that is no page is named, as a reader of the source would find it.
        name = f"`{target.relative_to(ROOT)}`"
        return name if found["text"] in (to, target.name) else f"{found['text']} ({name})"

    def picture(self, target: Path) -> str:
        copy = self.folder / "images" / target.name
        copy.parent.mkdir(exist_ok=True)
        shutil.copyfile(target, copy)
        return f"images/{target.name}"
