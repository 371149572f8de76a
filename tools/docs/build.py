"""Builds the site: pages into a folder, the generator over it, the result made fit and checked."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.shell import BUILD, ROOT, SOURCE, alone, digest, say, set_stamp, stamped

SITE = BUILD / "docs"
WORK = BUILD / "docs-work"
STAMP = WORK / "stamp"
SETTINGS = ROOT / "docs" / "zensical.toml"
STYLE = ROOT / "docs" / "site.css"
ICON = ROOT / "web" / "public" / "icon.svg"


def exists() -> bool:
    return SETTINGS.exists()


def environment() -> dict[str, str]:
    """Where ``polis`` is imported from when it is not installed: the build of a wheel."""
    return {**os.environ, "PYTHONPATH": str(SOURCE)}


def sources() -> list[Path]:
    """All that the site depends on: documents, pictures, the source with its data, these tools."""
    found = [*(ROOT / "docs").rglob("*"), *Path(__file__).parent.glob("*.py"), ICON]
    found += [*ROOT.glob("*.md"), ROOT / "deploy" / "README.md", *(ROOT / "web/style").glob("*")]
    found += [path for end in ("py", "toml", "ftl") for path in SOURCE.rglob(f"*.{end}")]
    return sorted(path for path in found if path.is_file() and "tests" not in path.parts)


def build() -> None:
    """Build the site, if anything it is made of changed since the last time."""
    chosen = sources()
    wanted = digest([*(str(path.relative_to(ROOT)) for path in chosen), *chosen])
    with alone("docs"):
        if SITE.exists() and stamped(STAMP, wanted):
            return
        say("building the documentation")
        make()
        set_stamp(STAMP, wanted)
        count = len(list(SITE.glob("*.html")))
        place = SITE.relative_to(ROOT)
        say(f"{count} pages in {place}, no dead link; polis serve has them at /docs/")


def make() -> None:
    # Reads games and messages, which a look at the stamp need not wait for.
    from polis.core.registry import games
    from tools.docs import finish, markdown, pages

    pages.check()
    shutil.rmtree(WORK, ignore_errors=True)
    folder = WORK / "pages"
    folder.mkdir(parents=True)
    for page in pages.names():
        markdown.write(page, folder)
    shutil.copyfile(STYLE, folder / STYLE.name)
    settings = SETTINGS.read_text(encoding="utf-8").replace("nav = []\n", pages.navigation())
    (WORK / SETTINGS.name).write_text(settings, encoding="utf-8")
    generate()
    finish.finish(WORK / "site", ICON, games())
    shutil.rmtree(SITE, ignore_errors=True)
    (WORK / "site").rename(SITE)


def generate() -> None:
    """In strict mode a link to no page or to no heading of one ends it."""
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--config-file"]
    env = {**os.environ, "NO_COLOR": "1"}
    done = subprocess.run(
        [*command, str(WORK / SETTINGS.name)],
        cwd=WORK, env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        told = done.stdout + done.stderr.partition("Traceback")[0]
        raise SystemExit(f"{told}\ndev: the documentation could not be built")
