"""The virtual environment in ``.venv``: made, filled from the lock, pointed at ``src``."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.shell import BIN, ROOT, SOURCE, VENV, alone, call, digest, must, say, set_stamp, stamped

LOCK = ROOT / "requirements.lock"
STAMP = VENV / "filled"
PYTHON = BIN / "python"
PIP = [str(PYTHON), "-m", "pip", "-qq", "--disable-pip-version-check"]
PIP += ["install", "--require-hashes", "-r"]

SCRIPT = '''\
#!{python}
"""``polis`` from the sources. Workers import this file again: it must do nothing then."""

import sys

from polis.cli import main

if __name__ == "__main__":
    sys.exit(main())
'''


def ready() -> None:
    """Make the environment as the lock wants it; a second call costs one comparison."""
    wanted = digest([LOCK, Path(__file__), sys.version, str(ROOT)])
    if stamped(STAMP, wanted):
        return
    with alone("venv"):
        if stamped(STAMP, wanted):
            return
        make_venv()
        fill()
        link_project()
        set_stamp(STAMP, wanted)


def make_venv() -> None:
    """Make ``.venv`` anew unless it is whole, of this Python, and was made at this place."""
    if PYTHON.exists() and venv_answer() == f"{sys.version_info[:3]} {VENV}":
        return
    shutil.rmtree(VENV, ignore_errors=True)
    say(f"making .venv with Python {sys.version.split()[0]}")
    must([sys.executable, "-m", "venv", VENV])


def venv_answer() -> str:
    # pip's script holds the absolute path at which the environment was made.
    question = "import sys; print(tuple(sys.version_info[:3]), sys.prefix)"
    asked = subprocess.run([PYTHON, "-c", question], capture_output=True, text=True, check=False)
    moved = str(VENV) not in (BIN / "pip").read_text() if (BIN / "pip").exists() else True
    return "" if moved else asked.stdout.strip()


def fill() -> None:
    """Install exactly what the lock names, by uv, or by pip where uv does not run."""
    say("installing the packages of requirements.lock")
    if uv_runs():
        must(["uv", "pip", "sync", "-q", "--require-hashes", LOCK])
    else:
        say("uv is not to be had here, pip takes its place")
        must([*PIP, LOCK])


def uv_runs() -> bool:
    if not (BIN / "uv").exists():
        say("installing uv")
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as only_uv:
            only_uv.write(locked("uv"))
            only_uv.flush()
            call([*PIP, only_uv.name])
    return (BIN / "uv").exists() and call(["uv", "--version"]) == 0


def locked(package: str) -> str:
    """The lines of one package in the lock, hashes included."""
    found = re.search(rf"^{package}==.*(?:\n    .*)*", LOCK.read_text(), re.MULTILINE)
    if not found:
        sys.exit(f"dev: requirements.lock does not name {package}")
    return found[0] + "\n"


def link_project() -> None:
    """Make ``polis`` importable from its source and callable by its name."""
    for packages in (VENV / "lib").glob("python*/site-packages"):
        (packages / "polis.pth").write_text(f"{SOURCE}\n")
    script = BIN / "polis"
    script.write_text(SCRIPT.format(python=PYTHON))
    script.chmod(0o755)


def lock(words: list[str]) -> None:
    """Write the lock anew: every platform, with hashes, without the address of any registry."""
    how = "--universal --generate-hashes --no-header --no-emit-index-url --no-annotate --group dev"
    must(["uv", "pip", "compile", "-q", *how.split(), "pyproject.toml", "-o", LOCK.name, *words])


def chromium() -> int:
    """Install the browser of the browser tests where that is possible without asking."""
    if any(map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))):
        return 0
    if os.geteuid() or not shutil.which("apt-get"):
        say("the browser tests need Chromium: install it first")
        return 1
    say("installing chromium")
    apt = {"DEBIAN_FRONTEND": "noninteractive"}
    call(["apt-get", "-qq", "update"], apt)
    return call(["apt-get", "-qq", "install", "-y", "--no-install-recommends", "chromium"], apt)


if __name__ == "__main__":
    sys.exit(chromium())
