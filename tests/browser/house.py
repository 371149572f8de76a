"""What browser tests stand on: the built page, a server that shows it, the browser."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Playwright

from polis.server.settings import Settings
from tests.server.dealt import APPLICATION
from tests.server.fleet import Process
from tools import web
from tools.docs import build as docs
from tools.shell import alone

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
# Chromium as root has no sandbox; the rest keeps it from calling home.
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
    "--no-default-browser-check",
]
QUICK = {"workers": 1, "bot_budget": 100, "bot_pace": 0, "sweep_seconds": 0.2, "notice_wait": 0.0}


def page() -> str:
    """The folder of the page under test: one that was given, or today's build."""
    given = os.environ.get("POLIS_PAGE", "")
    if given:
        return given
    with alone("page"):
        web.build()
        docs.build()
    return str(web.PAGE)


def renewed(folder: Path) -> str:
    """The page as it is after an update: one file is another."""
    newer = folder / "newer-page"
    if not newer.exists():
        shutil.copytree(page(), newer)
        (newer / "updated.txt").write_text("updated")
    return str(newer)


@contextlib.contextmanager
def serving(folder: Path, port: int = 0, **changes: object) -> Iterator[Process]:
    """A server whose bots do not dawdle, with its database in this folder."""
    wishes = {"db": f"sqlite:///{folder}/polis.db", "page": page(), "limits": False, **QUICK}
    settings = Settings(**{**wishes, **changes})  # type: ignore[arg-type]
    process = Process(settings, port, APPLICATION)
    try:
        process.wait_until_up()
        yield process
    finally:
        process.end(signal.SIGTERM)


def browser(playwright: Playwright) -> Browser:
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, "Chromium is missing: python -m tools.setup installs it"
    return playwright.chromium.launch(executable_path=found, args=SWITCHES)
