"""The commands of ``./dev``. Each prepares all it needs and is quick the second time."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import webbrowser
from collections.abc import Callable
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from tools import setup, steps
from tools.shell import BIN, COMPILED, ROOT, become, call, environment, must, say

Words = list[str]


def polis_env() -> dict[str, str]:
    """Compile, and say where to import the result from; empty where nothing can be compiled."""
    must(["python", "-m", "tools.compile"])
    return {"PYTHONPATH": str(COMPILED)} if COMPILED.exists() else {}


def play(words: Words) -> int:
    """Play in the browser, on a server of this machine."""
    setup.ready()
    must(["python", "-m", "tools.web", "build"])
    return serve(words, polis_env())


def serve(words: Words, env: dict[str, str]) -> int:
    """Run the server until Ctrl+C, and show its page where there is a screen."""
    command = [str(BIN / "polis"), "serve", *words]
    with subprocess.Popen(command, cwd=ROOT, env=environment(env)) as server:
        address = f"http://{option(words, '--host', '127.0.0.1')}:{option(words, '--port', '8000')}"
        try:
            if answers(address, server):
                say(f"playing at {address} (Ctrl+C ends it)")
                if screen():
                    webbrowser.open(address)
            return server.wait()
        except KeyboardInterrupt:
            server.terminate()
            return server.wait()


def option(words: Words, name: str, default: str) -> str:
    """The value of an option among the words, written ``--name value`` or ``--name=value``."""
    flat = " ".join(words).replace(f"{name}=", f"{name} ").split()
    return flat[flat.index(name) + 1] if name in flat[:-1] else default


def answers(address: str, server: subprocess.Popen[bytes]) -> bool:
    """Wait until the server answers or ends."""
    while server.poll() is None:
        try:
            with urlopen(address, timeout=1):
                return True
        except HTTPError:
            return True
        except (URLError, OSError):
            time.sleep(0.1)
    return False


def screen() -> bool:
    if os.environ.get("CI"):
        return False
    return sys.platform == "darwin" or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


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
