"""What ``./dev`` and the build of a wheel stand on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools.compile import libraries
from tools.setup import SCRIPT
from tools.shell import ROOT

# As Windows has it: no fcntl, and msvcrt, which gives up a lock it had to wait for too long.
WINDOWS = """
import multiprocessing, pathlib, subprocess, sys, types
sys.path.insert(0, {root!r})
asked = []

def locking(number, how, size):
    asked.append((how, size))
    if len(asked) == 1:
        raise OSError("somebody else has it")

sys.platform = "win32"
sys.modules["fcntl"] = None
sys.modules["msvcrt"] = types.SimpleNamespace(LK_LOCK=1, locking=locking)
from tools import shell
shell.BUILD = pathlib.Path({build!r})
with shell.alone("wheel"):
    print(asked)
"""


def test_the_launcher_does_nothing_when_workers_import_it(tmp_path: Path) -> None:
    file = tmp_path / "polis"
    file.write_text(SCRIPT.format(python=sys.executable), encoding="utf-8")
    script = f"import runpy; runpy.run_path({str(file)!r}, run_name='__mp_main__'); print('quiet')"
    done = subprocess.run(
        [sys.executable, "-c", script, "games"], capture_output=True, text=True, check=True
    )
    assert (done.stdout, done.stderr) == ("quiet\n", "")


def test_builds_take_turns_on_windows_too(tmp_path: Path) -> None:
    script = WINDOWS.format(root=str(ROOT), build=str(tmp_path))
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("[(1, 1), (1, 1)]\n", "")


def test_a_wheel_holds_the_libraries_of_any_system(tmp_path: Path) -> None:
    names = ("a.cp311-win_amd64.pyd", "b.cpython-311-x86_64-linux-gnu.so", "c.py", "d.pyc")
    for name in names:
        (tmp_path / name).touch()
    assert [path.name for path in libraries(tmp_path)] == list(names[:2])
    assert "compile.libraries(COMPILED)" in (ROOT / "hatch_build.py").read_text(encoding="utf-8")


def test_what_a_server_stores_here_is_not_committed_by_accident() -> None:
    """It holds the key of every session."""
    names = ["polis.db", "polis.db-wal", "polis.db-shm"]
    done = subprocess.run(
        ["git", "-C", str(ROOT), "check-ignore", *names],
        capture_output=True,
        text=True,
        check=False,
    )
    if "not a git repository" in done.stderr:
        pytest.skip("not a repository")
    assert done.stdout.split() == names
