"""The compiled build: a copy of ``src/polis`` in ``build/compiled``, with mypyc's libraries.

``src`` stays bare, so a stale library can never hide a newer source. Run the compiled build with
``PYTHONPATH=build/compiled``; make it with ``python -m tools.compile [folder]``.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Any

from tools.shell import BUILD, COMPILED, ROOT, SOURCE, alone, digest, say, set_stamp, stamped

PACKAGES = ("core", "mech", "games", "bots")
MARKER = "# interpreted"
MARKER_LINES = 10
LIBRARIES = (".so", ".pyd")  # how compiled modules end: on Windows the second way
STAMP = "compiled.stamp"

# Without it a shared library may not inline its own functions: a third of the speed is lost.
# Names that nobody outside calls are hidden: a sixth less code, and constants are near at hand.
# One C file a module, optimised as a whole when linked: half the time of one file for all, whose
# cost grows faster than its size, and the same speed. A library a game would lose a sixth.
C_FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-g0", "-flto=auto"]
LINK_FLAGS = ["-O3", *C_FLAGS]


def modules(polis: Path) -> list[Path]:
    """The modules to compile: the rules and what plays them, unless a file declines."""
    found = [path for package in PACKAGES for path in (polis / package).rglob("*.py")]
    return sorted(path for path in found if compiles(path.relative_to(polis), path))


def compiles(name: Path, path: Path) -> bool:
    if name.name == "__init__.py" or "tests" in name.parts:
        return False
    if name.parts[0] == "games" and not (path.parents[len(name.parts) - 3] / "game.toml").exists():
        return False  # not a game yet
    with path.open(encoding="utf-8") as lines:
        return not any(line.startswith(MARKER) for line in islice(lines, MARKER_LINES))


def compiler() -> str | None:
    """The C compiler, where it and Python's headers are both present."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(str(named).split()[0]) if headers.exists() else None


def wanted() -> bool:
    return os.environ.get("POLIS_MYPYC") != "0" and compiler() is not None


def is_current(target: Path = COMPILED) -> bool:
    """Whether the compiled build is that of today's sources."""
    if not wanted() or not target.exists():
        return False
    with alone("compile"):
        mirror(SOURCE / "polis", target / "polis")
        return stamped(target / STAMP, fingerprint(target))


def build(target: Path = COMPILED) -> bool:
    """Bring the compiled build up to date; false where it has to be done without."""
    if not wanted():
        say("no C compiler or POLIS_MYPYC=0: the rules run interpreted")
        shutil.rmtree(target, ignore_errors=True)
        return False
    with alone("compile"):
        mirror(SOURCE / "polis", target / "polis")
        compile_changed(target)
    return True


def mirror(source: Path, target: Path) -> None:
    """Make the target hold the files of the source, touching only what differs."""
    wanted = {path.relative_to(source): path for path in files(source)}
    folders = {folder for name in wanted for folder in name.parents}
    for path in list(target.rglob("*")):
        name = path.relative_to(target)
        if path.is_dir() and name not in folders and path.name != "__pycache__":
            shutil.rmtree(path)
        elif path.is_file() and name not in wanted and path.suffix not in (*LIBRARIES, ".pyc"):
            path.unlink()
    for name, path in wanted.items():
        copy = target / name
        if not copy.exists() or age(copy) != age(path):
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, copy)


def files(folder: Path) -> Iterator[Path]:
    for path in folder.rglob("*"):
        if path.is_file() and not {"__pycache__", "node_modules"} & set(path.parts):
            yield path


def age(path: Path) -> tuple[int, int]:
    facts = path.stat()
    return facts.st_size, facts.st_mtime_ns


def compile_changed(target: Path) -> None:
    """Compile all modules as one unit, if any of them changed since the last time."""
    stamp, today = target / STAMP, fingerprint(target)
    if stamped(stamp, today):
        return
    names = [str(path.relative_to(target)) for path in modules(target / "polis")]
    say(f"compiling {len(names)} modules")
    started = time.monotonic()
    stamp.unlink(missing_ok=True)
    for library in libraries(target):
        library.unlink()
    if names:
        compile_unit(target, names)
    set_stamp(stamp, today)
    say(f"compiled in {time.monotonic() - started:.0f} s")


def libraries(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix in LIBRARIES)


def fingerprint(target: Path) -> str:
    """Of all that the libraries are made from."""
    chosen = modules(target / "polis")
    names = [str(path.relative_to(target)) for path in chosen]
    return digest([Path(__file__), sys.version, *names, *chosen])


def compile_unit(target: Path, names: list[str]) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution

    work = BUILD / "mypyc" / target.name
    os.chdir(target)  # mypyc names a module by its path from here
    extensions = mypycify(
        [f"--config-file={ROOT / 'pyproject.toml'}", f"--cache-dir={work / 'cache'}", *names],
        opt_level="3",
        multi_file=True,
        target_dir=str(work),
        group_name="polis",
    )
    for extension in extensions:
        extension.extra_compile_args += C_FLAGS
        extension.extra_link_args += LINK_FLAGS
    unit = Distribution({"name": "polis", "ext_modules": extensions})
    command = unit.get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(target), str(work / "objects")
    command.ensure_finalized()
    link = command.build_extensions

    def compile_and_link() -> None:
        side_by_side(command.compiler)
        link()

    command.build_extensions = compile_and_link
    command.run()


def side_by_side(compiler: Any) -> None:
    """Let setuptools compile the files of a library on all cores, not one after another."""
    compile_one = compiler.compile

    def compile_all(sources: list[str], **settings: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as workers:
            made = workers.map(lambda source: compile_one([source], **settings), sources)
            return [file for files in made for file in files]

    compiler.compile = compile_all


if __name__ == "__main__":
    build(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else COMPILED)
