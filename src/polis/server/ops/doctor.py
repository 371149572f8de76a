"""What is wrong with this installation, if anything: each check ends in one plain sentence."""

from __future__ import annotations

import asyncio
import shutil
import socket
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from polis.core import model
from polis.core.errors import PolisError
from polis.core.match import Match
from polis.core.registry import games, load
from polis.server.bus import open_bus
from polis.server.ops import soundness
from polis.server.ops.findings import Finding, Installation, State, found
from polis.server.runtime.assets import folder
from polis.server.store import StoreError, address
from polis.server.store.engine import make_engine
from polis.server.store.gate import Gate
from polis.server.store.migrate import require
from polis.server.thinking.pool import PoolSettings, WorkerPool, WorkerProcess

OLDEST = (3, 11)
SKEW = 2.0  # seconds two clocks may differ
SCARCE, FEW = 200, 1000  # megabytes left on the disk
SECONDS = 30.0  # for any one check
PATCHES = {"store_no_file": "doctor-database-new", "store_old": "doctor-database-old"}
DISK = {"fine": "doctor-disk-fine", "note": "doctor-disk-note", "bad": "doctor-disk-bad"}


async def examine(installation: Installation) -> list[Finding]:
    return [await examined(check, installation) for check in CHECKS]


async def examined(
    check: Callable[[Installation], Awaitable[Finding]], installation: Installation
) -> Finding:
    """A check that breaks or never ends is a finding too."""
    try:
        return await asyncio.wait_for(check(installation), SECONDS)
    except PolisError as error:
        key = "doctor-silent" if error.code == "store_silent" else "doctor-refused"
        return found("bad", check.__name__, key, reason=error)
    except Exception as error:
        reason = str(error) or type(error).__name__
        return found(
            "bad", check.__name__, "doctor-broken", what=check.__name__, reason=reason[:200]
        )


async def python(installation: Installation) -> Finding:
    version = ".".join(map(str, sys.version_info[:3]))
    fine = sys.version_info >= OLDEST
    return found(
        "fine" if fine else "bad",
        "python",
        "doctor-python-fine" if fine else "doctor-python-bad",
        version=version,
    )


async def build(installation: Installation) -> Finding:
    compiled = str(model.__file__).endswith((".so", ".pyd"))
    return found(
        "fine" if compiled else "note",
        "build",
        "doctor-build-fine" if compiled else "doctor-build-bad",
    )


async def rules(installation: Installation) -> Finding:
    """Every game can be loaded and dealt."""
    for game in games():
        Match.new(game, seats=load(game).low, seed="doctor")
    return found("fine", "rules", "doctor-rules", count=len(games()))


async def database(installation: Installation) -> Finding:
    try:
        async with Gate(soundness.WAITING).waiting():
            await require(installation.db)
    except StoreError as error:
        if error.code in PATCHES:
            return found("note", "database", PATCHES[error.code])
        raise
    return found(
        "fine", "database", "doctor-database", url=address.shown(address.parse(installation.db))
    )


async def bus(installation: Installation) -> Finding:
    """A message must come back."""
    line = await open_bus(installation.bus)
    came = asyncio.Event()

    async def heard(message: bytes) -> None:
        came.set()

    try:
        await line.subscribe("polis.doctor", heard)
        await line.publish("polis.doctor", b"hello")
        await asyncio.wait_for(came.wait(), 5)
    finally:
        await line.close()
    return found("fine", "bus", "doctor-bus", url=address.masked(installation.bus))


async def page(installation: Installation) -> Finding:
    built = folder(installation.page) is not None
    return found(
        "fine" if built else "bad", "page", "doctor-page-fine" if built else "doctor-page-bad"
    )


async def port(installation: Installation) -> Finding:
    facts: dict[str, object] = {"host": installation.host, "port": str(installation.port)}
    try:
        family = socket.AF_INET6 if ":" in installation.host else socket.AF_INET
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((installation.host, installation.port))
    except (OSError, OverflowError):
        return found("bad", "port", "doctor-port-bad", **facts)
    return found("fine", "port", "doctor-port-fine", **facts)


async def workers(installation: Installation) -> Finding:
    """A worker process starts and finds a move."""
    game, pool, worker = games()[0], WorkerPool(PoolSettings(workers=1)), WorkerProcess()
    match = Match.new(game, seats=load(game).low, seed="doctor")
    started = time.monotonic()
    try:
        job = pool.job(match, match.actors[0], "random")
        await worker.ask(pool.encoded(job), SECONDS)
    finally:
        await worker.end()
    return found("fine", "workers", "doctor-workers", ms=round(1000 * (time.monotonic() - started)))


async def clock(installation: Installation) -> Finding:
    """The database's clock against ours: servers that differ would time players unequally."""
    url = address.parse(installation.db)
    if address.is_sqlite(url):
        return found("fine", "clock", "doctor-clock-alone")
    engine = make_engine(url)
    try:
        async with Gate(soundness.WAITING).waiting(), engine.connect() as connection:
            asked = time.time()
            now = sa.select(sa.func.extract("epoch", sa.func.clock_timestamp()))
            theirs = float((await connection.execute(now)).scalar_one())
            ours = (asked + time.time()) / 2
    except (SQLAlchemyError, OSError):
        return found("note", "clock", "doctor-clock-unknown")
    finally:
        await engine.dispose()
    off, fine = round(abs(theirs - ours), 1), abs(theirs - ours) <= SKEW
    return found(
        "fine" if fine else "bad",
        "clock",
        "doctor-clock-fine" if fine else "doctor-clock-bad",
        seconds=off,
    )


async def disk(installation: Installation) -> Finding:
    url = address.parse(installation.db)
    file = address.file_of(url).absolute() if address.is_sqlite(url) else Path.cwd()
    left = shutil.disk_usage(file.parent).free // 1_000_000
    state: State = "bad" if left < SCARCE else "note" if left < FEW else "fine"
    return found(state, "disk", DISK[state], megabytes=left)


CHECKS = (
    *(python, build, rules, database),
    *(soundness.sound, soundness.storing, soundness.private, soundness.outages),
    *(bus, page, port, workers, clock, disk),
)
