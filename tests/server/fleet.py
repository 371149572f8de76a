"""Several server processes behind a balancer, as in production but without Docker."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from itertools import cycle
from urllib.error import URLError
from urllib.request import urlopen

import msgspec
import uvloop

from polis.server.http.app import ENVIRONMENT
from polis.server.settings import Settings
from tests.server.servers import free_port

UP = 120.0


class Process:
    """One server process, to be killed for real."""

    def __init__(
        self, settings: Settings, port: int = 0, app: str = "polis.server.http.app:from_environment"
    ) -> None:
        self.settings = settings
        self.port = port or free_port()
        command = [sys.executable, "-m", "uvicorn", app]
        command += ["--factory", "--port", str(self.port), "--ws", "websockets-sansio"]
        command += ["--ws-per-message-deflate", "false", "--log-level", "warning"]
        command += ["--no-access-log", "--timeout-graceful-shutdown", "3"]
        env = {**os.environ, ENVIRONMENT: msgspec.json.encode(settings).decode()}
        self.process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL)

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def wait_until_up(self) -> None:
        deadline = time.monotonic() + UP
        while True:
            assert self.process.poll() is None, "the server ended"
            assert time.monotonic() < deadline
            ready = f"http://127.0.0.1:{self.port}/api/ready"
            with contextlib.suppress(URLError, OSError), urlopen(ready, timeout=10):
                return
            time.sleep(0.05)

    def end(self, how: signal.Signals) -> None:
        if self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(UP)


class Balancer:
    """Every connection goes to the next server that takes it; no session sticks to one."""

    def __init__(self, ports: list[int]) -> None:
        self.port = free_port()
        self.turns = cycle(ports)
        self.count = len(ports)
        self.taken = dict.fromkeys(ports, 0)
        self.writers: set[asyncio.StreamWriter] = set()

    def start(self) -> None:
        self.loop = uvloop.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)
        self.thread.start()
        opened = asyncio.start_server(self.serve, "127.0.0.1", self.port)
        self.door = asyncio.run_coroutine_threadsafe(opened, self.loop).result(UP)

    def stop(self) -> None:
        asyncio.run_coroutine_threadsafe(self.drop_all(), self.loop).result(UP)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(UP)
        assert not self.thread.is_alive()
        self.loop.close()

    async def drop_all(self) -> None:
        self.door.close()
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        # A loop that is closed while transports are open takes an unrelated test down.
        for writer in [*self.writers]:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()
        await self.door.wait_closed()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.writers.add(writer)
        try:
            for _ in range(self.count):
                port = next(self.turns)
                with contextlib.suppress(OSError):
                    there, back = await asyncio.open_connection("127.0.0.1", port)
                    self.writers.add(back)
                    self.taken[port] += 1
                    await join((reader, back), (there, writer))
                    self.writers.discard(back)
                    return
        finally:
            writer.close()
            self.writers.discard(writer)


async def join(*ways: tuple[asyncio.StreamReader, asyncio.StreamWriter]) -> None:
    """Pass on in both directions until either side ends."""
    tasks = [asyncio.create_task(pass_on(*way)) for way in ways]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for _, writer in ways:
            writer.close()
        for _, writer in ways:
            with contextlib.suppress(OSError):
                await writer.wait_closed()


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()


class Fleet:
    def __init__(self, settings: Settings, count: int) -> None:
        self.processes = [Process(settings) for _ in range(count)]
        self.balancer = Balancer([process.port for process in self.processes])

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.balancer.port}"


@contextlib.contextmanager
def fleet(db: str, bus: str, count: int = 2, **changes: object) -> Iterator[Fleet]:
    quick: dict[str, object] = {"limits": False, "workers": 1, "bot_pace": 0, "bot_budget": 200}
    quick |= {"sweep_seconds": 0.3, "takeover": 1000}
    settings = Settings(**{"db": db, "bus": bus, **quick, **changes})  # type: ignore[arg-type]
    ships = Fleet(settings, count)
    try:
        for process in ships.processes:
            process.wait_until_up()
        ships.balancer.start()
        try:
            yield ships
        finally:
            ships.balancer.stop()
    finally:
        for process in ships.processes:
            process.end(signal.SIGTERM)
