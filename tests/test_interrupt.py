"""One Ctrl+C ends any command, its workers too, and shows what was finished."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from polis import Match
from tools.setup import SCRIPT

STOPPED = 130
SOON = 5.0  # seconds; a quiet machine needs a fifth of one, and anything broken takes minutes
PATIENCE = 60.0  # seconds for processes to start on a machine busy with other work

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals of a terminal")


@pytest.fixture(scope="module")
def launcher(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The very script that set-up writes, for this Python and this build of Polis."""
    file = tmp_path_factory.mktemp("bin") / "polis"
    file.write_text(SCRIPT.format(python=sys.executable), encoding="utf-8")
    file.chmod(0o755)
    return file


@contextmanager
def started(launcher: Path, words: str) -> Iterator[subprocess.Popen[str]]:
    """A command as a terminal starts it: it and its workers are a group of their own."""
    pipe = subprocess.PIPE
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [str(launcher), *words.split(), "--lang", "en"]
    # A shell that runs tests in the background has them ignore Ctrl+C, and what they start too.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    run = subprocess.Popen(
        command, stdout=pipe, stderr=pipe, text=True, env=env, start_new_session=True
    )
    signal.signal(signal.SIGINT, before)
    with run:
        try:
            yield run
        finally:
            if run.poll() is None:
                os.killpg(run.pid, signal.SIGKILL)


def members(group: int) -> list[int]:
    """The processes of a group that have not ended; a zombie has."""
    found = subprocess.run(["ps", "-eo", "pid=,pgid=,stat="], capture_output=True, text=True)
    rows = [line.split() for line in found.stdout.splitlines()]
    return [int(pid) for pid, pgid, stat in rows if int(pgid) == group and stat[0] != "Z"]


def busy(group: int) -> float:
    """Processor time of the group's workers, in seconds."""
    total = 0.0
    for pid in members(group):
        if pid != group:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return total


def stop(run: subprocess.Popen[str]) -> tuple[str, str, float]:
    """Ctrl+C, as a terminal sends it: to every process of the group at once. What was printed, and
    how long it took to end."""
    os.killpg(run.pid, signal.SIGINT)
    begun = time.monotonic()
    out, err = run.communicate(timeout=PATIENCE)
    took = time.monotonic() - begun
    deadline = time.monotonic() + PATIENCE
    while members(run.pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert members(run.pid) == []
    return out, err, took


LONG = [
    "simulate estates --bots thumb random random random --games 1000000 --jobs 2 --csv {file}",
    "tournament estates --games 1000000 --jobs 2",
    "calibrate bibs --games 1000000 --jobs 2",
]


@pytest.mark.slow
@pytest.mark.parametrize("words", LONG, ids=lambda words: words.split()[0])
def test_ctrl_c_ends_workers_and_tells_what_was_finished(
    launcher: Path, tmp_path: Path, words: str
) -> None:
    with started(launcher, words.format(file=tmp_path / "games.csv")) as run:
        deadline = time.monotonic() + PATIENCE
        while busy(run.pid) < 4 and time.monotonic() < deadline:
            time.sleep(0.1)
        out, err, took = stop(run)
    assert (run.returncode, "Traceback" in err + out) == (STOPPED, False)
    assert "polis: stopped" in err
    assert took < SOON, f"it took {took:.2f} s"


@pytest.mark.slow
def test_workers_do_not_outlive_a_command_that_was_killed(launcher: Path) -> None:
    words = "simulate estates --bots random random --games 1000000 --jobs 2"
    with started(launcher, words) as run:
        deadline = time.monotonic() + PATIENCE
        while busy(run.pid) < 4 and time.monotonic() < deadline:
            time.sleep(0.1)
        assert len(members(run.pid)) > 1
        run.kill()
        run.wait()
        deadline = time.monotonic() + PATIENCE
        while members(run.pid) and time.monotonic() < deadline:
            time.sleep(0.05)
        left = members(run.pid)
        for pid in left:
            os.kill(pid, signal.SIGKILL)
    assert left == []


@pytest.mark.slow
def test_ctrl_c_while_workers_start_leaves_none_and_no_traceback(launcher: Path) -> None:
    words = "simulate estates --bots random random --games 1000000 --jobs 2"
    with started(launcher, words) as run:
        deadline = time.monotonic() + PATIENCE
        while len(members(run.pid)) < 2 and time.monotonic() < deadline:
            time.sleep(0.01)
        out, err, _ = stop(run)
    assert (run.returncode, out) == (STOPPED, "")
    assert err == "polis: stopped before anything was finished.\n"


def finished(file: Path) -> Path:
    """A whole game, written down."""
    match = Match.new("estates", seats=4, seed="looked back at")
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.moves(seat)[-1])
    file.write_text(match.record(), encoding="utf-8")
    return file


@pytest.mark.slow
def test_ctrl_c_in_a_review_shows_the_decisions_looked_at(launcher: Path, tmp_path: Path) -> None:
    with started(launcher, f"review {finished(tmp_path / 'g.polis')} --games 100000") as run:
        time.sleep(3)
        out, err, took = stop(run)
    assert (run.returncode, "Traceback" in err + out) == (STOPPED, False)
    assert "polis: stopped" in err
    assert took < SOON, f"it took {took:.2f} s"
