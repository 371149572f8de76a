"""Where things lie and how other programs are started."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, NoReturn

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
BIN = VENV / "bin"
BUILD = ROOT / "build"
SOURCE = ROOT / "src"
COMPILED = BUILD / "compiled"

# An outer environment must neither be emptied by our installs nor lend us its packages.
FOREIGN = {"VIRTUAL_ENV", "CONDA_PREFIX", "PYTHONPATH", "PYTHONHOME", "UV_PROJECT_ENVIRONMENT"}
# Containers often forbid bytecode; without it a third of the quick tests' time goes into importing.
FORGETFUL = {"PYTHONDONTWRITEBYTECODE"}


def say(text: str) -> None:
    print(f"dev: {text}", flush=True)


def environment(extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """The variables of our own virtual environment; relative paths are kept as they are."""
    own = {name: value for name, value in os.environ.items() if name not in FOREIGN | FORGETFUL}
    own["VIRTUAL_ENV"] = str(VENV)
    own["PYTHONPYCACHEPREFIX"] = str(BUILD / "pycache")
    own["PATH"] = os.pathsep.join([str(BIN), own.get("PATH", os.defpath)])
    return own | dict(extra or {})


def call(command: Sequence[str | Path], extra: Mapping[str, str] | None = None) -> int:
    """Run a command in the root of the project and give its exit status."""
    words = [str(word) for word in command]
    found = BIN / words[0]
    if found.exists():
        words[0] = str(found)
    try:
        return subprocess.call(words, cwd=ROOT, env=environment(extra))
    except FileNotFoundError:
        say(f"{words[0]} is not installed")
        return 127
    except KeyboardInterrupt:
        return 130


def become(command: Sequence[str | Path], extra: Mapping[str, str] | None = None) -> NoReturn:
    """Run a command in our place: Ctrl+C and the end of a pipe are its own affair, and its exit
    status is ours."""
    words = [str(BIN / command[0] if (BIN / command[0]).exists() else command[0])]
    words += map(str, command[1:])
    sys.stdout.flush()
    os.chdir(ROOT)
    os.execve(words[0], words, environment(extra))


def hear(
    command: Sequence[str | Path], extra: Mapping[str, str], listen: Callable[[str], None]
) -> int:
    """Run a command like ``call``, and let somebody listen to what it prints."""
    words = [str(BIN / command[0] if (BIN / command[0]).exists() else command[0]), *command[1:]]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        words, cwd=ROOT, env=environment(extra), stdout=pipe, stderr=subprocess.STDOUT, text=True
    ) as run:
        assert run.stdout is not None
        for line in run.stdout:
            print(line, end="", flush=True)
            listen(line)
    return run.returncode


def must(command: Sequence[str | Path], extra: Mapping[str, str] | None = None) -> None:
    """Run a command; its failure ends everything."""
    status = call(command, extra)
    if status:
        sys.exit(status)


def digest(parts: Iterable[bytes | str | Path]) -> str:
    """One fingerprint of texts and files, for the stamps that make a second run quick."""
    total = hashlib.sha256()
    for part in parts:
        data = part.read_bytes() if isinstance(part, Path) else part
        data = data.encode() if isinstance(data, str) else data
        total.update(len(data).to_bytes(8, "big") + data)
    return total.hexdigest()


def stamped(stamp: Path, value: str) -> bool:
    return stamp.exists() and stamp.read_text() == value


def set_stamp(stamp: Path, value: str) -> None:
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(value)


@contextmanager
def alone(what: str) -> Iterator[None]:
    """Let one process at a time install or build; the others wait and then find it done."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{what}.lock").open("a+") as lock:
        hold(lock)
        yield


if sys.platform == "win32":
    import msvcrt

    def hold(lock: IO[str]) -> None:
        """Wait for the lock; the system lets go of it when the file is closed."""
        while True:
            lock.seek(0)
            with suppress(OSError):  # it gives up after ten seconds of waiting
                msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)
                return

else:
    import fcntl

    def hold(lock: IO[str]) -> None:
        """Wait for the lock; the system lets go of it when the file is closed."""
        fcntl.flock(lock, fcntl.LOCK_EX)
