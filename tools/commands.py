"""The commands of ``./dev``. Each prepares all it needs and is quick the second time."""

from __future__ import annotations

import shutil
from collections.abc import Callable

from tools import play as serving
from tools import setup, steps
from tools.shell import BIN, ROOT, become, call, must

Words = list[str]


def polis_env() -> dict[str, str]:
    """Compile, and say where to import the result from."""
    must(["python", "-m", "tools.compile"])
    return serving.made()


def play(words: Words) -> int:
    """Play in the browser, on a server of this machine."""
    setup.ready()
    must(["python", "-m", "tools.web", "build"])
    call(["python", "-m", "tools.docs"])  # a fault in a document keeps nobody from playing
    return serving.play(words)


def test(words: Words) -> int:
    """Check everything, as CI does."""
    setup.ready()
    return steps.run(steps.TEST)


def check(words: Words) -> int:
    """Check style, types and the quick tests: the loop while writing."""
    setup.ready()
    return steps.run(steps.CHECK)


def bench(words: Words) -> int:
    """Measure speed of the engine, or with the word server of the server, on the compiled build."""
    setup.ready()
    if words[:1] == ["server"]:
        become(["python", "bench/server.py", *words[1:]], polis_env())
    become(["python", "bench/run.py", *words], polis_env())


def polis(words: Words) -> int:
    """Run the polis command line on the compiled build."""
    setup.ready()
    become([BIN / "polis", *words], polis_env())


def docs(words: Words) -> int:
    """Build the documentation into build/docs; a dead link fails."""
    setup.ready()
    return call(["python", "-m", "tools.docs"])


def lock(words: Words) -> int:
    """Write requirements.lock anew from pyproject.toml; --upgrade takes newer versions."""
    setup.ready()
    setup.lock(words)
    setup.ready()
    return 0


def format_all(words: Words) -> int:
    """Put the code into shape."""
    setup.ready()
    return call(["ruff", "check", "-q", "--fix", "."]) or call(["ruff", "format", "."])


def clean(words: Words) -> int:
    """Remove all that was installed or built."""
    for name in (".venv", "build", "dist", "web/node_modules", ".mypy_cache", ".ruff_cache"):
        shutil.rmtree(ROOT / name, ignore_errors=True)
    return 0


COMMANDS: dict[str, Callable[[Words], int]] = {
    "play": play,
    "test": test,
    "check": check,
    "bench": bench,
    "polis": polis,
    "docs": docs,
    "lock": lock,
    "format": format_all,
    "clean": clean,
}


def usage() -> str:
    lines = [f"  ./dev {name:7} {command.__doc__}" for name, command in COMMANDS.items()]
    return "\n".join(["usage: ./dev COMMAND [arguments]", "", *lines])


def main(words: Words) -> int:
    if not words or words[0] not in COMMANDS:
        print(usage())
        return 0 if words[:1] in ([], ["-h"], ["--help"]) else 2
    try:
        return COMMANDS[words[0]](words[1:])
    except KeyboardInterrupt:
        return 130
