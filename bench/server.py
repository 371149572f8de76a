"""The server under load, and a boardgame.io server under the same load in the same run.

python bench/server.py [--quick] [--tables N] [--json FILE]        (./dev bench server)

One server process with SQLite and its default settings, on loopback; the clients are another
process. The machine is shared with whoever else uses it, so beside the figures by the clock stand
moves per CPU-second of the server, which compare.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec
import uvloop
from load import LoadTable, PeerPage, PolisPage, close, crowd, press, stroll
from picows import WSListener, ws_connect
from report import WIDTH
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table as Sheet
from server_tables import Prepared, prepare

from polis.core import model
from polis.server.http.app import ENVIRONMENT
from polis.server.settings import Settings

BENCH = Path(__file__).resolve().parent
NODE = BENCH.parent / "build" / "peers-node"
PEER = "boardgame.io@0.50.2"
PAUSE = 10.0  # seconds between two moves of a table at which people play
CROWDED = 64  # tables that play as fast as they can
TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")

Row = dict[str, float]


class Idle(NamedTuple):
    """What is measured on an idle server: long tables to open, sockets that only watch."""

    cold: int
    sockets: int


class Server:
    """A server process, its memory and the processor time it used."""

    def __init__(self, command: list[str], port: int, env: dict[str, str]) -> None:
        self.port = port
        self.process = subprocess.Popen(
            command, env={**os.environ, **env}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def wait(self, path: str) -> None:
        """Until it answers, be it that there is nothing here."""
        for _ in range(1200):
            try:
                with urlopen(self.url(path), timeout=5):
                    return
            except HTTPError as error:
                if error.code == 404:
                    return
            except (URLError, OSError):
                pass
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise SystemExit("the server did not start")

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def cpu(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def memory(self) -> int:
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(20)


def free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def polis(db: str) -> Iterator[Server]:
    port = free_port()
    command = [
        sys.executable,
        "-m",
        "uvicorn",
        "polis.server.http.app:from_environment",
        "--factory",
    ]
    command += ["--port", str(port), "--ws", "websockets-sansio"]
    command += ["--ws-per-message-deflate", "false", "--no-access-log", "--log-level", "warning"]
    settings = Settings(db=db, limits=False, workers=1)
    server = Server(command, port, {ENVIRONMENT: msgspec.json.encode(settings).decode()})
    try:
        server.wait("/api/ready")
        yield server
    finally:
        server.end()


@contextlib.contextmanager
def peer() -> Iterator[Server | None]:
    """boardgame.io, installed when it is not there yet; None where that cannot be done."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        yield None
        return
    if not (NODE / "node_modules" / "boardgame.io").is_dir():
        NODE.mkdir(parents=True, exist_ok=True)
        (NODE / "package.json").write_text('{"private": true}\n', encoding="utf-8")
        command = [npm, "install", "--no-audit", "--no-fund", "--silent", PEER]
        with contextlib.suppress(subprocess.TimeoutExpired):
            subprocess.run(command, cwd=NODE, capture_output=True, timeout=180, check=False)
    if not (NODE / "node_modules" / "boardgame.io").is_dir():
        yield None
        return
    port = free_port()
    env = {"NODE_PATH": str(NODE / "node_modules"), "NODE_ENV": "production"}
    server = Server([node, str(BENCH / "peer_server.js"), str(port)], port, env)
    try:
        server.wait("/")
        yield server
    finally:
        server.end()


async def polis_tables(server: Server, made: Prepared, ids: list[str]) -> list[LoadTable]:
    urls = [[f"ws://127.0.0.1:{server.port}/ws/tables/{id}"] * 2 for id in ids]
    return await crowd(PolisPage, urls, [{"Cookie": cookie} for cookie in made.cookies])


async def peer_tables(server: Server, count: int) -> list[LoadTable]:
    """boardgame.io makes a match when somebody first asks for it."""
    url = f"ws://127.0.0.1:{server.port}/socket.io/?EIO=4&transport=websocket"

    def make(table: LoadTable, seat: int) -> PeerPage:
        page = PeerPage(table, seat)
        page.match = f"bench{table.number}"
        return page

    return await crowd(make, [[url, url]] * count, [{}, {}])


async def measured(server: Server, tables: list[LoadTable], seconds: float) -> Row:
    """First all tables at people's pace, then some as fast as they can."""
    before = server.cpu()
    calm = await stroll(tables, seconds, PAUSE)
    used = server.cpu() - before
    before = server.cpu()
    hard = await press(tables[:CROWDED], seconds)
    pressed = server.cpu() - before
    return {
        "tables": len(tables),
        "calm_rate": calm.rate,
        "calm_p50": calm.middle,
        "calm_p99": calm.slowest,
        "calm_cpu": 100 * used / seconds,
        "rate": hard.rate,
        "p50": hard.middle,
        "p99": hard.slowest,
        "per_cpu": hard.moves / max(pressed, 0.01),
        "memory": server.memory() / 1e6,
    }


async def idle_sockets(server: Server, id: str, count: int) -> float:
    """Kilobytes a socket that only watches costs."""
    before = server.memory()
    url = f"ws://127.0.0.1:{server.port}/ws/tables/{id}"
    room = asyncio.Semaphore(32)

    async def sit() -> object:
        async with room:
            return (await ws_connect(WSListener, url, websocket_handshake_timeout=60))[0]

    watching = await asyncio.gather(*(sit() for _ in range(count)))
    await asyncio.sleep(1)
    cost = (server.memory() - before) / count / 1000
    for transport in watching:
        transport.disconnect()  # type: ignore[attr-defined]
    await asyncio.sleep(0.5)
    return cost


async def ages(server: Server, made: Prepared, moves: int) -> dict[str, float]:
    """A move early in a game and one late in it, by turns on an otherwise idle server."""
    tables = dict(zip(("young", "old"), await polis_tables(server, made, made.ages), strict=True))
    waits: dict[str, list[float]] = {"young": [], "old": []}
    for _ in range(moves):
        for name, table in tables.items():
            waits[name].append(await one_move(table))
    close(list(tables.values()))
    middle = {name: sorted(found)[len(found) // 2] for name, found in waits.items()}
    return middle


async def one_move(table: LoadTable) -> float:
    moved: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def done(table: LoadTable, wait: float) -> None:
        if not moved.done():
            moved.set_result(wait)

    table.done = done
    assert table.go()
    return 1000 * await asyncio.wait_for(moved, 20)


def cold(server: Server, made: Prepared) -> list[float]:
    """The first sight of tables the process has never opened."""
    found: list[float] = []
    for id in made.long:
        started = time.perf_counter()
        request = Request(server.url(f"/api/tables/{id}"), headers={"Cookie": made.cookies[0]})
        with urlopen(request, timeout=30) as answer:
            answer.read()
        found.append(1000 * (time.perf_counter() - started))
    return sorted(found)


@contextlib.asynccontextmanager
async def database(tables: int, cold: int) -> AsyncIterator[tuple[str, Prepared]]:
    with tempfile.TemporaryDirectory() as folder:
        db = f"sqlite:///{folder}/polis.db"
        yield db, await prepare(db, tables, cold)


async def run(tables: int, seconds: float, idle: Idle, console: Console) -> dict[str, Row]:
    rows: dict[str, Row] = {}
    with console.status("making tables"):
        async with database(tables, idle.cold) as (db, made):
            with polis(db) as server:
                rows["one table"] = await alone(server, made, idle.sockets, console)
                console.log("Polis: all tables")
                crowd_of_ours = await polis_tables(server, made, made.tables)
                rows["polis"] = await measured(server, crowd_of_ours, seconds)
                close(crowd_of_ours)
    with peer() as other:
        if other is None:
            console.print("boardgame.io: left out, npm could not install it")
        else:
            console.log("boardgame.io: all tables")
            theirs = await peer_tables(other, tables)
            rows["boardgame.io"] = await measured(other, theirs, seconds)
            close(theirs)
    return rows


async def alone(server: Server, made: Prepared, sockets: int, console: Console) -> Row:
    console.log("Polis: a cold table, a long game, idle sockets")
    before = server.cpu()
    opened = cold(server, made)
    used = 1000 * (server.cpu() - before) / len(opened)
    aged = await ages(server, made, 40)
    cost = await idle_sockets(server, made.tables[0], sockets)
    return {
        "cold_p50": opened[len(opened) // 2],
        "cold_best": opened[0],
        "cold_cpu": used,
        "move_20": aged["young"],
        "move_2000": aged["old"],
        "kb_socket": cost,
    }


def show(console: Console, rows: dict[str, Row]) -> None:
    build = "compiled" if str(model.__file__).endswith((".so", ".pyd")) else "interpreted"
    sheet = Sheet(title=f"From a move to every page, {build} rules", box=SIMPLE)
    heads = ["", "tables", "moves/s\npeople's pace", "p50 ms", "p99 ms", "CPU %"]
    heads += ["moves/s\nat most", "p50 ms", "p99 ms", "moves per\nCPU-second", "MB"]
    for head in heads:
        sheet.add_column(head, justify="right", no_wrap=True)
    names = ["tables", "calm_rate", "calm_p50", "calm_p99", "calm_cpu"]
    names += ["rate", "p50", "p99", "per_cpu", "memory"]
    for name in ("polis", "boardgame.io"):
        if name in rows:
            sheet.add_row(name, *(f"{rows[name][column]:,.4g}" for column in names))
    console.print(sheet)
    one = rows["one table"]
    lines = [
        f"a cold table of 1,000 moves opens in {one['cold_p50']:.1f} ms "
        f"(quickest {one['cold_best']:.1f}; {one['cold_cpu']:.1f} ms of CPU)",
        f"move 20 takes {one['move_20']:.2f} ms, move 2,000 {one['move_2000']:.2f} ms",
        f"an idle socket costs {one['kb_socket']:.1f} kB",
    ]
    for line in lines:
        console.print(line, highlight=False)
    if "boardgame.io" in rows:
        ours, theirs = rows["polis"], rows["boardgame.io"]
        console.print(
            f"moves a second: {ours['rate'] / theirs['rate']:.2f} times boardgame.io's, "
            f"per CPU-second {ours['per_cpu'] / theirs['per_cpu']:.2f} times; "
            "it keeps its games in memory, Polis commits every move to a disk",
            highlight=False,
        )


def main() -> None:
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("--quick", action="store_true", help="fewer tables, under a minute")
    options.add_argument("--tables", type=int, default=2000)
    options.add_argument("--seconds", type=float, default=20.0, help="of each kind of load")
    options.add_argument("--json", type=Path, metavar="FILE")
    given = options.parse_args()
    if given.quick:
        given.tables, given.seconds = min(given.tables, 200), 5.0
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    console = Console(width=max(Console().width, WIDTH))
    idle = Idle(5, 200) if given.quick else Idle(12, 1500)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        rows = runner.run(run(given.tables, given.seconds, idle, console))
    show(console, rows)
    if given.json:
        given.json.write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
