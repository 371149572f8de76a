"""Documented means executed: every command block of the documents, on a clean clone.

The clone is set up and launched by its own ``./dev`` and by the ``polis`` its set-up writes. What
takes minutes to make and is the same here, the compiled rules and the packages of the page and of
the peers, is lent to it. Sizes are small (POLIS_SMALL), which every command says itself.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from tests.documents.blocks import ROOT, Block, blocks, documents

BLOCKS = [block for document in documents() for block in blocks(document)]
SERVERS = ("./dev play", "polis serve")
LENT = ("build/compiled", "build/peers-venv", "web/node_modules")
PATIENCE = 300.0  # seconds; whoever is right answers in a few, on a busy machine too
KNOWN = {
    "./dev test": "it is what runs these commands",
    "docker compose -f deploy/compose.yaml up --build": "needs a Docker engine",
    "POLIS_GAMES=examples .venv/bin/polis play market --seats 3": (
        "it waits for somebody at a terminal"
    ),
    "node web/public/verify/verify.mjs proof.json": (
        "needs Node on the path; tests/test_verifier.py runs it"
    ),
}

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What somebody has who has just cloned it."""
    home = tmp_path_factory.mktemp("clean") / "polis"
    subprocess.run(["git", "clone", "-q", str(ROOT), str(home)], check=True)
    for name in LENT:
        if (ROOT / name).exists():
            shutil.copytree(ROOT / name, home / name, symlinks=True)
    return home


def environment(clone: Path) -> dict[str, str]:
    """Nothing of the environment the tests run in."""
    own = ("HOME", "LANG", "TMPDIR", "SSL_CERT_FILE")
    passed = {name: value for name, value in os.environ.items() if name in own}
    passed |= {name: os.environ[name] for name in os.environ if name.lower().endswith("_proxy")}
    passed |= {name: os.environ[name] for name in os.environ if name.startswith(("UV_", "PIP_"))}
    others = os.environ.get("PATH", os.defpath).split(os.pathsep)
    first = [str(clone / ".venv" / "bin"), str(Path(sys.base_prefix) / "bin")]
    path = os.pathsep.join(first + [each for each in others if ROOT not in Path(each).parents])
    return {**passed, "PATH": path, "POLIS_SMALL": "1", "CI": "1"}


@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_documented_commands_run(clone: Path, block: Block) -> None:
    for command in block.commands:
        if command.startswith(SERVERS):
            serve(clone, command)
        else:
            carry_out(clone, command)


def carry_out(clone: Path, command: str) -> None:
    done = subprocess.run(
        ["bash", "-euc", command],
        cwd=clone,
        env=environment(clone),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0 and "Traceback" not in done.stdout, f"{command}\n{done.stdout}"


def serve(clone: Path, command: str) -> None:
    """Started, asked, and ended by one Ctrl+C."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port = found.getsockname()[1]
    with started(clone, f"exec {command} --port {port}") as server:
        told = answer(server, f"http://127.0.0.1:{port}/api/health")
        if server.poll() is None:
            os.killpg(server.pid, signal.SIGINT)
        printed = server.communicate(timeout=PATIENCE)[0]
    assert '"ok"' in told, f"{command}: {told}\n{printed}"
    assert server.returncode in (0, 130) and "Traceback" not in printed, f"{command}\n{printed}"


def started(clone: Path, command: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        ["bash", "-euc", command],
        cwd=clone,
        env=environment(clone),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )


def answer(server: subprocess.Popen[str], address: str) -> str:
    """What it says, or nothing if it ends or never does."""
    deadline = time.monotonic() + PATIENCE
    while server.poll() is None and time.monotonic() < deadline:
        try:
            with urlopen(address, timeout=10) as reply:
                return str(reply.read().decode())
        except (URLError, OSError):
            time.sleep(0.2)
    return ""


def test_what_is_not_run_is_listed_with_its_reason() -> None:
    left_out = {command: why for block in BLOCKS for command, why in block.left_out.items()}
    print("\n".join(f"not run: {command}: {why}" for command, why in left_out.items()))
    assert left_out == KNOWN


def test_no_document_hides_a_command_from_this_test() -> None:
    """Every line that calls something of ours stands in a block that is read."""
    calls = re.compile(r"^ *(\$ )?(\./dev|polis|docker|pip|uv|curl|npm|python3?) \S+ *\S*$")
    for document in documents():
        text = (ROOT / document).read_text(encoding="utf-8")
        known = " ".join(c for b in blocks(document) for c in [*b.commands, *b.left_out])
        for line in filter(calls.match, text.splitlines()):
            assert line.partition("  #")[0].strip() in known, f"{document}: {line}"


@pytest.fixture(scope="module", autouse=True)
def nothing_left(clone: Path) -> Iterator[None]:
    """Whatever was started in the clone has ended."""
    yield
    found = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True)
    assert [line for line in found.stdout.splitlines() if str(clone) in line] == []
