"""The peers' own environment, made when it is missing or its lock has changed.

python bench/peers_env.py pytest tests/test_openspiel.py

runs a module there, with the packages of this Python and the Polis of PYTHONPATH beside the peers.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import sysconfig
import tempfile
import venv
from pathlib import Path

from rich.console import Console

BENCH = Path(__file__).resolve().parent
HOME = BENCH.parent / "build" / "peers-venv"
LOCK = BENCH / "peers.lock"
# Peers that no registry has: by library, where their source lies and which commit.
SOURCES = {
    "simulator": (
        "https://github.com/gamescomputersplay/monopoly",
        "7c4df31b7c299c245453b12e9fa327ee38c81d8f",
    )
}


def source_of(library: str) -> str:
    """The folder of a peer's source, brought here once; empty for those that are installed."""
    if library not in SOURCES:
        return ""
    address, commit = SOURCES[library]
    folder = HOME.with_name("peers-source") / commit
    if not (folder / "README.md").exists():
        folder.mkdir(parents=True, exist_ok=True)
        for words in (["init"], ["fetch", "--depth=1", address, commit], ["checkout", commit]):
            subprocess.run(["git", *words], cwd=folder, capture_output=True, check=False)
    return str(folder)


def peers_python(console: Console) -> Path:
    """Its interpreter. What could not be installed is said here, and again when it is missed."""
    python = HOME / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    stamp = HOME / "lock.sha256"
    lock = LOCK.read_text(encoding="utf-8")
    digest = hashlib.sha256(lock.encode()).hexdigest()
    if stamp.exists() and stamp.read_text(encoding="utf-8") == digest:
        return python
    with console.status("installing the peers"):
        venv.create(HOME, clear=True, with_pip=True)
        failed = [] if install(python, lock) else singly(python, lock)
    for name in failed:
        console.print(f"{name}: could not be installed among the peers", highlight=False)
    if not failed:
        stamp.write_text(digest, encoding="utf-8")
    return python


def install(python: Path, requirements: str) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "requirements.txt"
        file.write_text(requirements, encoding="utf-8")
        command = [str(python), "-m", "pip", "install", "-q", "--require-hashes", "--no-deps"]
        done = subprocess.run([*command, "-r", str(file)], capture_output=True, check=False)
    return done.returncode == 0


def singly(python: Path, lock: str) -> list[str]:
    """One package at a time, so that a peer without a wheel here does not cost us the others."""
    packages = lock.replace(" \\\n", " ").splitlines()
    return [line.split("==")[0] for line in packages if not install(python, line + "\n")]


def own_packages() -> list[str]:
    """Where the packages of this Python lie, so that the peers need no second copy of them."""
    return list(dict.fromkeys(sysconfig.get_path(name) for name in ("purelib", "platlib")))


def main(words: list[str]) -> int:
    python = peers_python(Console(stderr=True))
    paths = [os.environ.get("PYTHONPATH") or str(BENCH.parent / "src"), *own_packages()]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    return subprocess.call([str(python), "-m", *words], env=env)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
